public import Foundation

/// An action shown by a swipe over a row.
@MainActor open class UIContextualAction: NSObject {
    /// A closure that runs the action. It calls its last argument with a Boolean value that says whether the action
    /// succeeded.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// Whether the action is destructive.
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    /// Whether the action is destructive.
    public let style: Style
    /// The closure that the action runs.
    public let handler: Handler
    /// The title.
    open var title: String?
    /// The image.
    open var image: UIImage?
    private var storedBackground: UIColor?

    /// The background color. By default it's red for destructive actions and gray for others.
    open var backgroundColor: UIColor! {
        get { storedBackground ?? (style == .destructive ? .systemRed : .systemGray) }
        set { storedBackground = newValue }
    }

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}

/// The actions of a swipe, starting at the edge.
@MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, starting at the edge.
    public let actions: [UIContextualAction]
    /// Whether a full swipe runs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration with actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
