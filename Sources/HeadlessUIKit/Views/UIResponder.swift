public import Foundation

/// An object that can be the first responder, which receives what the user types.
///
/// HeadlessUIKit has one first responder for all windows, and a view can become it without a window.
@MainActor open class UIResponder: NSObject {
    static weak var first: UIResponder?

    /// Creates a responder.
    public override init() {
        super.init()
    }

    /// The next object in the responder chain. For a view it's the controller or the superview.
    open var next: UIResponder? { nil }

    /// Whether the object can become the first responder.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object can stop being the first responder.
    open var canResignFirstResponder: Bool { true }

    /// The key commands that are available while the object is in the responder chain.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Whether this object receives what the user types.
    open var isFirstResponder: Bool { UIResponder.first === self }

    /// Makes this object the first responder after the current one has resigned.
    ///
    /// - Returns: `false` if the object can't become the first responder or the current one doesn't resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = UIResponder.first, !current.resignFirstResponder() { return false }
        UIResponder.first = self
        return true
    }

    /// Resigns as the first responder.
    ///
    /// - Returns: `false` if the object doesn't resign.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        UIResponder.first = nil
        return true
    }

    // Informal accessibility protocol, which UIKit declares on NSObject.

    /// Whether assistive technologies see the object as one element.
    open var isAccessibilityElement = false
    /// The name that VoiceOver reads.
    open var accessibilityLabel: String?
    /// The hint that VoiceOver reads.
    open var accessibilityHint: String?
    /// The value that VoiceOver reads.
    open var accessibilityValue: String?
    /// The traits of the object for assistive technologies.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// Whether the content that the object stands for is expanded, from iOS 18:
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/expandedstatus
    @available(iOS 18.0, *)
    open var accessibilityExpandedStatus = UIAccessibility.ExpandedStatus.unsupported
    /// Whether assistive technologies ignore the subviews.
    open var accessibilityElementsHidden = false
    /// The names that Voice Control accepts for the object.
    open var accessibilityUserInputLabels: [String]! = []
    /// The actions that VoiceOver offers in its rotor.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// Whether the object reacts to the user.
    open var accessibilityRespondsToUserInteraction = false
    /// Whether VoiceOver reads the subviews as a group.
    open var shouldGroupAccessibilityChildren = false
}

/// An action that assistive technologies offer for an element.
@MainActor open class UIAccessibilityCustomAction: NSObject {
    /// A closure that runs the action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name that VoiceOver reads.
    open var name: String
    /// The image of the action.
    open var image: UIImage?
    /// The closure that the action runs.
    open var actionHandler: Handler?

    /// Creates an action with a name.
    public init(name: String, actionHandler: @escaping Handler) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    /// Creates an action with a name and an image.
    public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }
}
