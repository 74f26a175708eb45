public import Foundation

/// A button of an alert.
@MainActor open class UIAlertAction: NSObject {
    /// The kind of action: standard, cancel or destructive.
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    /// The text of the button.
    public let title: String?
    /// The kind of action.
    public let style: Style
    /// Whether the user can tap the button.
    open var isEnabled = true
    /// The identifier that automated tests use.
    open var accessibilityIdentifier: String?
    let handler: ((UIAlertAction) -> Void)?

    /// Creates an action with a title, a style and a handler that runs after the alert has disappeared.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

/// An alert or action sheet.
@MainActor open class UIAlertController: UIViewController {
    /// The presentation of the message: an alert or an action sheet.
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    /// The text below the title.
    open var message: String?
    /// Whether the controller is an alert or an action sheet.
    public let preferredStyle: Style
    /// The actions, in the order they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The text fields, or `nil` if none was added.
    open private(set) var textFields: [UITextField]?
    /// The action that the alert emphasizes.
    open var preferredAction: UIAlertAction?

    /// Creates an alert or action sheet.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        // On iPad, an action sheet is a popover, which needs a source.
        modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .overFullScreen
    }

    /// Creates an alert without texts; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Adds an action. Reports an exception with UIKit's text for a second cancel action.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            HeadlessFailure.report(
                .exception,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
            )
            return
        }
        actions.append(action)
    }

    /// Adds a text field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}
