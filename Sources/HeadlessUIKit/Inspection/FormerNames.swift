// Names that looked like UIKit's and aren't. They stay for one version.

extension UIImage {
    /// The former name of `inspection.source`.
    @available(*, deprecated, renamed: "inspection.source")
    public var source: Source { inspection.source }
    /// The former name of `inspection.tintColor`.
    @available(*, deprecated, renamed: "inspection.tintColor")
    public var appliedTintColor: UIColor? { inspection.tintColor }
    /// The former name of `inspection.name`.
    @available(*, deprecated, renamed: "inspection.name")
    public var name: String? { inspection.name }
}

extension UIImage.SymbolConfiguration {
    /// The former name of `inspection.values`.
    @available(*, deprecated, renamed: "inspection.values")
    public var values: Values { inspection.values }
}

extension UIColor {
    /// The former name of `inspection.name`.
    @available(*, deprecated, renamed: "inspection.name")
    public var colorName: String? { inspection.name }
}

extension UIFont {
    /// The former name of `inspection.weight`.
    @available(*, deprecated, renamed: "inspection.weight")
    public var weight: Weight { inspection.weight }
    /// The former name of `inspection.textStyle`.
    @available(*, deprecated, renamed: "inspection.textStyle")
    public var textStyle: TextStyle? { inspection.textStyle }
}

extension UIButton.Configuration {
    /// The former name of `inspection.style`.
    @available(*, deprecated, renamed: "inspection.style")
    public var style: Style { inspection.style }
}

extension UIContentUnavailableConfiguration {
    /// The former name of `inspection.isLoading`.
    @available(*, deprecated, renamed: "inspection.isLoading")
    public var isLoading: Bool { inspection.isLoading }
}

extension UITableViewCell {
    /// The former name of `inspection.style`.
    @available(*, deprecated, renamed: "inspection.style")
    public var cellStyle: CellStyle { inspection.style }
}

extension UIBarButtonItem {
    /// The former name of `inspection.systemItem`.
    @available(*, deprecated, renamed: "inspection.systemItem")
    public var systemItem: SystemItem? { inspection.systemItem }
}

extension UITabBarItem {
    /// The former name of `inspection.systemItem`.
    @available(*, deprecated, renamed: "inspection.systemItem")
    public var systemItem: SystemItem? { inspection.systemItem }
}

extension UIAccessibility {
    /// The former name of `HeadlessScreen.announcements`.
    @available(*, deprecated, renamed: "HeadlessScreen.announcements")
    @MainActor public static var announcements: [String] { HeadlessScreen.announcements }
}

extension UILocalizedIndexedCollation {
    /// The former name of `headlessSection(forText:)`.
    @available(*, deprecated, renamed: "headlessSection(forText:)")
    public func section(forText text: String) -> Int { headlessSection(forText: text) }

    /// The former name of `headlessSortedArray(from:text:)`.
    @available(*, deprecated, renamed: "headlessSortedArray(from:text:)")
    public func sortedArray<Element>(from array: [Element], text: (Element) -> String) -> [Element] {
        headlessSortedArray(from: array, text: text)
    }
}

extension UIGestureRecognizer {
    /// The former name of `addHeadlessTarget(_:)`.
    @available(*, deprecated, renamed: "addHeadlessTarget(_:)")
    public func addTarget(_ action: @escaping (UIGestureRecognizer) -> Void) { addHeadlessTarget(action) }
}

extension UIKeyCommand {
    /// The former name of `init(title:image:input:modifierFlags:discoverabilityTitle:attributes:headlessHandler:)`.
    @available(*, deprecated, message: "Use 'headlessHandler' instead of 'handler'.")
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        handler: @escaping (UIKeyCommand) -> Void
    ) {
        self.init(
            title: title,
            image: image,
            input: input,
            modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            headlessHandler: handler
        )
    }
}

extension UITextField {
    /// The former name of `tapDelete(_:)`. UIKit's method has no parameter.
    @available(*, deprecated, renamed: "tapDelete(_:)")
    @discardableResult
    public func deleteBackward(_ count: Int = 1) -> Bool { tapDelete(count) }

    /// The former name of `tapPaste(_:)`. UIKit's method has the sender as its parameter.
    @available(*, deprecated, renamed: "tapPaste(_:)")
    @discardableResult
    public func paste(_ string: String) -> Bool { tapPaste(string) }
}
