public import Foundation

/// An object that can be the first responder: the one that receives what the person types.
///
/// There is one first responder for all windows in memory, and a view needs no window to become it.
@MainActor open class UIResponder: NSObject {
    static weak var first: UIResponder?

    public override init() {
        super.init()
    }

    /// The next object in the responder chain: for a view its controller or superview.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    /// The commands of keys of a hardware keyboard while the object is in the responder chain.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Whether this object receives what the person types.
    open var isFirstResponder: Bool { UIResponder.first === self }

    /// Makes this object the first responder after the present one has resigned.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = UIResponder.first, !current.resignFirstResponder() { return false }
        UIResponder.first = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        UIResponder.first = nil
        return true
    }

    // Informal accessibility protocol, which UIKit declares on NSObject.

    /// Whether an assistive technology sees the object as one element.
    open var isAccessibilityElement = false
    /// The name that an assistive technology reads.
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    /// The name by which automated tests find the object; people never hear it.
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// Whether what the object stands for is open, from iOS 18 on:
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/expandedstatus
    open var accessibilityExpandedStatus = UIAccessibility.ExpandedStatus.unsupported
    open var accessibilityElementsHidden = false
    open var accessibilityUserInputLabels: [String]! = []
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityRespondsToUserInteraction = false
    open var shouldGroupAccessibilityChildren = false
}

/// An action that an assistive technology offers for an element.
@MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Runs the action and says whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open var actionHandler: Handler?

    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }
}
