import Foundation

/// The visible content of a cell, no matter how it was set. Not part of UIKit.
extension UITableViewCell {
    /// The main text.
    public var shownText: String? {
        listContent.map(\.text) ?? textLabel?.text
    }

    /// The second text.
    public var shownDetailText: String? {
        listContent.map(\.secondaryText) ?? detailTextLabel?.text
    }

    /// The image, unless the cell style doesn't show one.
    public var shownImage: UIImage? {
        listContent.map(\.image) ?? (imageView?.isHidden == true ? nil : imageView?.image)
    }

    /// The standard accessory in the current editing mode, or `.none` if an accessory view replaces it.
    public var shownAccessoryType: AccessoryType {
        guard shownAccessoryView == nil else { return .none }
        return isEditing ? editingAccessoryType : accessoryType
    }

    /// The accessory view in the current editing mode.
    public var shownAccessoryView: UIView? {
        isEditing ? editingAccessoryView : accessoryView
    }

    /// The content in a standard style, also where a content view of the app's own holds it.
    private var listContent: UIListContentConfiguration? {
        if let list = contentConfiguration as? UIListContentConfiguration { return list }
        let held = contentView.subviews.filter { $0 is any UIContentView }.flatMap(\.subviews)
        return held.lazy.compactMap { ($0 as? UIListContentView)?.configuration as? UIListContentConfiguration }.first
    }
}
