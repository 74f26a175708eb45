public import Foundation

/// A button of a navigation bar or toolbar.
///
/// Buttons run closures. Target and selector need the Objective-C runtime and are absent.
@MainActor open class UIBarButtonItem: UIBarItem {
    /// How a button is emphasised.
    public enum Style: Int, Sendable {
        case plain = 0
        case prominent = 2

        /// The name of ``prominent`` before iOS 26, which deprecates it
        /// (https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum/done).
        public static var done: Style { .prominent }
    }

    /// The buttons that the system names and draws.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    open var style: Style = .plain
    /// In points; 0 for what the content needs.
    open var width: CGFloat = 0
    open var customView: UIView?
    open var tintColor: UIColor?
    open var primaryAction: UIAction? {
        didSet { adoptAction() }
    }
    open var menu: UIMenu?
    open var isSelected = false
    open var isHidden = false
    open var changesSelectionAsPrimaryAction = false
    open var possibleTitles: Set<String>?
    /// The standard button it was made as, if any. Not part of UIKit, which keeps it private.
    public private(set) var systemItem: SystemItem?

    public required override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// A standard button; the action's own title and image are ignored, as UIKit documents.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
        title = systemItem.standardTitle
        image = nil
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }

    /// A button with own content; what is missing comes from the action, as UIKit documents.
    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
        adoptAction()
    }

    public class func flexibleSpace() -> Self {
        let item = Self()
        item.systemItem = .flexibleSpace
        return item
    }

    /// Empty room of a width in points.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Self()
        item.systemItem = .fixedSpace
        item.width = width
        return item
    }

    private func adoptAction() {
        guard let primaryAction, systemItem == nil else { return }
        if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
        if image == nil { image = primaryAction.image }
    }
}

extension UIBarButtonItem.SystemItem {
    /// The English word on the buttons that show one.
    var standardTitle: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }
}
