public import Foundation

/// The content of a navigation bar while its controller is at the top of the stack.
@MainActor open class UINavigationItem: NSObject {
    /// When the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
        @available(iOS 17.0, *)
        case inline
    }

    /// The kind of title that the back button shows.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }

    /// The position of the search bar. It has no effect, because HeadlessUIKit doesn't draw.
    @available(iOS 16.0, *)
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked
    }

    /// The title.
    open var title: String?
    /// The view that replaces the title.
    open var titleView: UIView?
    /// A line of text at the top of the bar.
    open var prompt: String?
    /// When the title is large.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
    /// The back button that the next controller shows.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the back button that the next controller shows.
    open var backButtonTitle: String?
    /// The kind of title that the back button shows.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default
    /// Whether the back button is hidden.
    open var hidesBackButton = false
    /// Whether left buttons appear next to the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false
    /// The buttons on the left.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons on the right.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The search controller whose search bar the navigation bar shows.
    open var searchController: UISearchController? {
        didSet {
            if oldValue !== searchController { oldValue?.item = nil }
            searchController?.item = self
        }
    }
    /// The controller whose item it is.
    final weak var controller: UIViewController?
    /// Whether scrolling hides the search bar.
    open var hidesSearchBarWhenScrolling = true
    /// The preferred position of the search bar.
    @available(iOS 16.0, *)
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title.isEmpty ? nil : title
        super.init()
    }

    /// Creates an empty item; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The first button on the left. Setting it replaces all of them.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first button on the right, which is the outermost. Setting it replaces all of them.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Replaces the buttons on the left with one button.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Replaces the buttons on the right with one button.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    /// Replaces the buttons on the left.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    /// Replaces the buttons on the right.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// Hides or shows the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }
}
