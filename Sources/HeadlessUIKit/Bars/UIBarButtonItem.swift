public import Foundation

/// A button of a navigation bar or toolbar.
///
/// Buttons run closures. HeadlessUIKit has no targets and selectors, because they need the Objective-C runtime.
@MainActor open class UIBarButtonItem: UIBarItem {
    /// The emphasis of a button.
    public enum Style: Int, Sendable {
        case plain = 0
        @available(iOS 26.0, *)
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

    /// The emphasis of the button.
    open var style: Style = .plain
    /// The width, in points; 0 for the width of the content.
    open var width: CGFloat = 0
    /// The view that replaces the button.
    open var customView: UIView?
    /// Whether the item has no glass background, neither a separate one nor one that it shares with its neighbors.
    @available(iOS 26.0, *)
    open var hidesSharedBackground: Bool {
        get { hasNoGlass }
        set { hasNoGlass = newValue }
    }
    private var hasNoGlass = false
    /// The tint color.
    open var tintColor: UIColor?
    /// The action that a tap runs.
    open var primaryAction: UIAction? {
        didSet { adoptAction() }
    }
    /// The menu that the button shows.
    open var menu: UIMenu?
    /// Whether the button is selected.
    open var isSelected = false
    /// Whether the button is hidden.
    @available(iOS 16.0, *)
    open var isHidden = false
    /// Whether a tap toggles the selection.
    open var changesSelectionAsPrimaryAction = false
    /// The titles that the button can have.
    open var possibleTitles: Set<String>?
    /// The system item that the button was created as, if any.
    private(set) var ownItem: SystemItem?

    /// Creates an empty button.
    public required override init() {
        super.init()
    }

    /// Creates an empty button; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates a system item. It ignores the title and image of the action, as UIKit documents.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        ownItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
        title = systemItem.standardTitle
        image = nil
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }

    /// Creates a button with custom content. Missing content comes from the action, as UIKit documents.
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

    /// Returns a space that grows.
    public class func flexibleSpace() -> Self {
        let item = Self()
        item.ownItem = .flexibleSpace
        return item
    }

    /// Returns a space of a fixed width, in points.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Self()
        item.ownItem = .fixedSpace
        item.width = width
        return item
    }

    private func adoptAction() {
        guard let primaryAction, ownItem == nil else { return }
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
