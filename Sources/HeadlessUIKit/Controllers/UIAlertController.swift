public import Foundation

/// A choice of an alert.
@MainActor open class UIAlertAction: NSObject {
    /// Whether the choice cancels, destroys or neither.
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    public let title: String?
    public let style: Style
    /// Whether a person can use it.
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

/// A message with choices.
@MainActor open class UIAlertController: UIViewController {
    /// Where the message is shown.
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    open var message: String?
    public let preferredStyle: Style
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?

    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        // On an iPad an action sheet is a popover, which must point at something.
        modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .overFullScreen
    }

    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Adds a choice; a second one that cancels is UIKit's failure, with the text of crash reports.
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

    /// Adds a field to type in.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}
