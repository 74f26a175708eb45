@MainActor
extension Inspection where Base: UITableViewCell {
    /// The style that the cell was created with.
    public var style: UITableViewCell.CellStyle { base.style }

    /// The main text, no matter how it was set.
    public var shownText: String? {
        listContent.map(\.text) ?? base.textLabel?.text
    }

    /// The second text, no matter how it was set.
    public var shownDetailText: String? {
        listContent.map(\.secondaryText) ?? base.detailTextLabel?.text
    }

    /// The image, no matter how it was set, unless the cell style doesn't show one.
    public var shownImage: UIImage? {
        listContent.map(\.image) ?? (base.imageView?.isHidden == true ? nil : base.imageView?.image)
    }

    /// The standard accessory in the current editing mode, or `.none` if an accessory view replaces it.
    public var shownAccessoryType: UITableViewCell.AccessoryType {
        guard shownAccessoryView == nil else { return .none }
        return base.isEditing ? base.editingAccessoryType : base.accessoryType
    }

    /// The accessory view in the current editing mode.
    public var shownAccessoryView: UIView? {
        base.isEditing ? base.editingAccessoryView : base.accessoryView
    }

    /// The content in a standard style, even if a custom content view contains it.
    private var listContent: UIListContentConfiguration? {
        if let list = base.contentConfiguration as? UIListContentConfiguration { return list }
        guard base.contentView is any UIContentView else { return nil }
        return base.contentView.subviews.lazy.compactMap {
            ($0 as? UIListContentView)?.configuration as? UIListContentConfiguration
        }.first
    }
}

@MainActor
extension Inspection where Base: UITableViewHeaderFooterView {
    /// The main text, no matter how it was set.
    public var shownText: String? {
        (base.contentConfiguration as? UIListContentConfiguration).map(\.text) ?? base.textLabel?.text
    }
}

@MainActor
extension Inspection where Base: UIActivityIndicatorView {
    /// Whether the spinner turns. Reuse of its cell removes the animation but doesn't change `isAnimating`
    /// (https://github.com/lionheart/openradar-mirror/issues/17872).
    public var isTurning: Bool { base.isInMotion }
}

@MainActor
extension Inspection where Base: UIScrollView {
    /// The number of times that the scroll indicators were flashed.
    public var scrollIndicatorFlashes: Int { base.indicatorFlashes }
}

@MainActor
extension Inspection where Base: UINavigationController {
    /// The title of the top controller's back button, or `nil` if there's no back button.
    ///
    /// The title is the back button title of the previous item, or else its title (View Controller Programming Guide,
    /// chapter 3).
    public var shownBackButtonTitle: String? { base.drawnBackButtonTitle }
}
