public import Foundation

/// The closure that an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu entry or the reaction of a control, which runs a closure.
@MainActor open class UIAction: UIMenuElement {
    /// The name that identifies an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String

        /// Creates an identifier from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    /// The name that identifies the action.
    public let identifier: Identifier
    /// A longer title that explains the action.
    open var discoverabilityTitle: String?
    /// The attributes that change the action's appearance and behavior.
    open var attributes: UIMenuElement.Attributes
    /// Whether the action has a checkmark.
    open var state: UIMenuElement.State
    /// The control or bar item that runs the action, while it runs.
    open private(set) var sender: Any?
    private let handler: UIActionHandler

    private static var generated = 0

    /// Creates an action. Without an identifier it gets a unique one.
    public init(
        title: String = "",
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? UIAction.newIdentifier()
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    /// Creates an action with a subtitle. Without an identifier it gets a unique one.
    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title,
            image: image,
            identifier: identifier,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state,
            handler: handler
        )
        self.subtitle = subtitle
    }

    /// Returns `nil`; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Runs the closure with a sender, unless the action is disabled.
    final func perform(from sender: AnyObject?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    private static func newIdentifier() -> Identifier {
        generated += 1
        return Identifier("headless.action.\(generated)")
    }
}
