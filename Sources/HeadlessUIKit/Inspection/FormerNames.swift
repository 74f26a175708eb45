public import Foundation

// Names that looked like UIKit's and aren't. They stay for one version.

extension UIImage {
    /// The former name of `HeadlessImageSource`.
    @available(*, deprecated, renamed: "HeadlessImageSource")
    public typealias Source = HeadlessImageSource
    /// The former name of `inspection.source`.
    @available(*, deprecated, renamed: "inspection.source")
    public var source: HeadlessImageSource { inspection.source }
    /// The former name of `inspection.tintColor`.
    @available(*, deprecated, renamed: "inspection.tintColor")
    public var appliedTintColor: UIColor? { inspection.tintColor }
    /// The former name of `inspection.name`.
    @available(*, deprecated, renamed: "inspection.name")
    public var name: String? { inspection.name }
}

extension UIImage.SymbolConfiguration {
    /// The former name of `HeadlessSymbolValues`.
    @available(*, deprecated, renamed: "HeadlessSymbolValues")
    public typealias Values = HeadlessSymbolValues
    /// The former name of `inspection.values`.
    @available(*, deprecated, renamed: "inspection.values")
    public var values: HeadlessSymbolValues { inspection.values }
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
    /// The former name of `HeadlessButtonStyle`.
    @available(*, deprecated, renamed: "HeadlessButtonStyle")
    public typealias Style = HeadlessButtonStyle
    /// The former name of `inspection.style`.
    @available(*, deprecated, renamed: "inspection.style")
    public var style: HeadlessButtonStyle { inspection.style }
}

@available(iOS 17.0, *)
extension UIContentUnavailableConfiguration {
    /// The former name of `inspection.isLoading`.
    @available(*, deprecated, renamed: "inspection.isLoading")
    public var isLoading: Bool { inspection.isLoading }
}

extension UITableViewCell {
    /// The former name of `inspection.style`.
    @available(*, deprecated, renamed: "inspection.style")
    public var cellStyle: CellStyle { inspection.style }
    /// The former name of `inspection.shownText`.
    @available(*, deprecated, renamed: "inspection.shownText")
    public var shownText: String? { inspection.shownText }
    /// The former name of `inspection.shownDetailText`.
    @available(*, deprecated, renamed: "inspection.shownDetailText")
    public var shownDetailText: String? { inspection.shownDetailText }
    /// The former name of `inspection.shownImage`.
    @available(*, deprecated, renamed: "inspection.shownImage")
    public var shownImage: UIImage? { inspection.shownImage }
    /// The former name of `inspection.shownAccessoryType`.
    @available(*, deprecated, renamed: "inspection.shownAccessoryType")
    public var shownAccessoryType: AccessoryType { inspection.shownAccessoryType }
    /// The former name of `inspection.shownAccessoryView`.
    @available(*, deprecated, renamed: "inspection.shownAccessoryView")
    public var shownAccessoryView: UIView? { inspection.shownAccessoryView }
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
    /// The former name of `dragCursor(to:)`.
    @available(*, deprecated, renamed: "dragCursor(to:)")
    public func moveCursor(to count: Int) { dragCursor(to: count) }
    /// The former name of `chooseComposition()`.
    @available(*, deprecated, renamed: "chooseComposition()")
    public func commitComposition() { chooseComposition() }
}

extension UITableViewHeaderFooterView {
    /// The former name of `inspection.shownText`.
    @available(*, deprecated, renamed: "inspection.shownText")
    public var shownText: String? { inspection.shownText }
}

extension UITableView {
    /// The former name of `inspection.trace`.
    @available(*, deprecated, renamed: "inspection.trace")
    public var trace: [TableMessage] {
        get { inspection.trace }
        set { inspection.trace = newValue }
    }
    /// The former name of `inspection.updateTrace`.
    @available(*, deprecated, renamed: "inspection.updateTrace")
    public var updateTrace: [[TableChange]] {
        get { inspection.updateTrace }
        set { inspection.updateTrace = newValue }
    }
    /// The former name of `inspection.isTracing`.
    @available(*, deprecated, renamed: "inspection.isTracing")
    public var isTracing: Bool {
        get { inspection.isTracing }
        set { inspection.isTracing = newValue }
    }
    /// The former name of `inspection.preparedRowCount`.
    @available(*, deprecated, renamed: "inspection.preparedRowCount")
    public var preparedRowCount: Int {
        get { inspection.preparedRowCount }
        set { inspection.preparedRowCount = newValue }
    }
    /// The former name of `inspection.shownSectionIndexTitles`.
    @available(*, deprecated, renamed: "inspection.shownSectionIndexTitles")
    public var shownSectionIndexTitles: [String]? { inspection.shownSectionIndexTitles }
    /// The former name of `inspection.shownContextMenu`.
    @available(*, deprecated, renamed: "inspection.shownContextMenu")
    public var shownContextMenu: UIMenu? { inspection.shownContextMenu }
    /// The former name of `inspection.queuedCellCount(withIdentifier:)`.
    @available(*, deprecated, renamed: "inspection.queuedCellCount(withIdentifier:)")
    public func queuedCellCount(withIdentifier identifier: String) -> Int {
        inspection.queuedCellCount(withIdentifier: identifier)
    }
    /// The former name of `dragContent(toRow:)`.
    @available(*, deprecated, renamed: "dragContent(toRow:)")
    @discardableResult
    public func scroll(toRow indexPath: IndexPath) -> Bool { dragContent(toRow: indexPath) }
    /// The former name of `dragContent(toOffset:)`.
    @available(*, deprecated, renamed: "dragContent(toOffset:)")
    public func scroll(toContentOffset offset: CGFloat) { dragContent(toOffset: offset) }
    /// The former name of `tapDelete(at:)`.
    @available(*, deprecated, renamed: "tapDelete(at:)")
    @discardableResult
    public func confirmDelete(at indexPath: IndexPath) -> Bool { tapDelete(at: indexPath) }
    /// The former name of `tapOutsideContextMenu()`.
    @available(*, deprecated, renamed: "tapOutsideContextMenu()")
    @discardableResult
    public func dismissContextMenu() -> Bool { tapOutsideContextMenu() }
}

extension UIActivityIndicatorView {
    /// The former name of `inspection.isTurning`.
    @available(*, deprecated, renamed: "inspection.isTurning")
    public var isTurning: Bool { inspection.isTurning }
}

extension UIScrollView {
    /// The former name of `inspection.scrollIndicatorFlashes`.
    @available(*, deprecated, renamed: "inspection.scrollIndicatorFlashes")
    public var scrollIndicatorFlashes: Int { inspection.scrollIndicatorFlashes }
    /// The former name of `headlessDelegate`.
    @available(*, deprecated, renamed: "headlessDelegate")
    public var scrollDelegate: (any UIScrollViewDelegate)? {
        get { headlessDelegate }
        set { headlessDelegate = newValue }
    }
}

/// The former name of `HeadlessScrollView`.
@available(*, deprecated, renamed: "HeadlessScrollView")
public typealias UIScrollViewDelegating = HeadlessScrollView

extension UINavigationController {
    /// The former name of `inspection.shownBackButtonTitle`.
    @available(*, deprecated, renamed: "inspection.shownBackButtonTitle")
    public var shownBackButtonTitle: String? { inspection.shownBackButtonTitle }
}

extension UITabBarController {
    /// The former name of `dragTabs(into:)`.
    @available(*, deprecated, renamed: "dragTabs(into:)")
    @discardableResult
    public func customizeTabs(_ order: [UIViewController]) -> Bool { dragTabs(into: order) }
}

extension UIWindow {
    /// The former name of `HeadlessScreen.standardSize`.
    @available(*, deprecated, renamed: "HeadlessScreen.standardSize")
    public static var standardSize: CGSize { HeadlessScreen.standardSize }
}

extension UIView {
    /// The former name of `HeadlessScreen.layoutDirection`.
    @available(*, deprecated, renamed: "HeadlessScreen.layoutDirection")
    public static var appLayoutDirection: UIUserInterfaceLayoutDirection { HeadlessScreen.layoutDirection }
    /// The former name of `tapView()`.
    @available(*, deprecated, renamed: "tapView()")
    @discardableResult
    public func performTap() -> Bool { tapView() }
    /// The former name of `longPressView()`.
    @available(*, deprecated, renamed: "longPressView()")
    @discardableResult
    public func performLongPress() -> Bool { longPressView() }
    /// The former name of `chooseAccessibilityAction(named:)`.
    @available(*, deprecated, renamed: "chooseAccessibilityAction(named:)")
    @discardableResult
    public func performAccessibilityAction(named name: String) -> Bool { chooseAccessibilityAction(named: name) }
}

extension UISwitch {
    /// The former name of `tap()`.
    @available(*, deprecated, renamed: "tap()")
    @discardableResult
    public func toggle() -> Bool { tap() }
}

extension UIStepper {
    /// The former name of `tapPlus()`.
    @available(*, deprecated, renamed: "tapPlus()")
    @discardableResult
    public func increment() -> Bool { tapPlus() }
    /// The former name of `tapMinus()`.
    @available(*, deprecated, renamed: "tapMinus()")
    @discardableResult
    public func decrement() -> Bool { tapMinus() }
}

extension UISearchController {
    /// The former name of `type(_:)`.
    @available(*, deprecated, renamed: "type(_:)")
    public func search(_ term: String) { type(term) }
}
