public import Foundation

/// The keys that are held while another one is pressed.
///
/// Source: https://developer.apple.com/documentation/uikit/uikeymodifierflags
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static var alphaShift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 16) }
    public static var shift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 17) }
    public static var control: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 18) }
    public static var alternate: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 19) }
    public static var command: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 20) }
    public static var numericPad: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 21) }
}

/// A menu entry that objects of the responder chain carry out.
@MainActor open class UICommand: UIMenuElement {
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    open var discoverabilityTitle: String?
    open fileprivate(set) var propertyList: Any?
    open var attributes: UIMenuElement.Attributes = []
    open var state: UIMenuElement.State = .off

    override init(title: String, subtitle: String? = nil, image: UIImage?) {
        super.init(title: title, subtitle: subtitle, image: image)
    }

    public required init?(coder: NSCoder) {
        nil
    }
}

/// Keys of a hardware keyboard, and what they do.
///
/// Source: https://developer.apple.com/documentation/uikit/uikeycommand; `UIKeyCommand.h` of the iOS 15 SDK.
/// `UIViewController.press(_:_:)` says what a person does.
@MainActor open class UIKeyCommand: UICommand {
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    public nonisolated static let inputDelete = "UIKeyInputDelete"

    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// Whether the keys are the app's before the system takes them, from iOS 15 on.
    open var wantsPriorityOverSystemBehavior = false
    private var handler: ((UIKeyCommand) -> Void)?

    /// Calls a closure when the keys are pressed. Not part of UIKit, which has selectors; Linux lacks them.
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        handler: @escaping (UIKeyCommand) -> Void
    ) {
        self.init(title: title, image: image)
        self.input = input
        self.modifierFlags = modifierFlags
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.handler = handler
    }

    #if canImport(ObjectiveC)
        /// The message that an object of the responder chain gets.
        open private(set) var action: Selector?

        public convenience init(
            title: String = "",
            image: UIImage? = nil,
            action: Selector,
            input: String,
            modifierFlags: UIKeyModifierFlags = [],
            propertyList: Any? = nil,
            discoverabilityTitle: String? = nil,
            attributes: UIMenuElement.Attributes = []
        ) {
            self.init(title: title, image: image)
            self.input = input
            self.modifierFlags = modifierFlags
            self.propertyList = propertyList
            self.discoverabilityTitle = discoverabilityTitle
            self.attributes = attributes
            self.action = action
        }
    #endif

    /// Does what the keys do, as an object of the chain carries it out.
    ///
    /// - Returns: `false` where nothing does it.
    final func perform(from responder: UIResponder) -> Bool {
        guard !attributes.contains(.disabled) else { return false }
        if let handler {
            handler(self)
            return true
        }
        #if canImport(ObjectiveC)
            let chain = sequence(first: responder, next: \.next)
            guard let action, let target = chain.first(where: { $0.responds(to: action) }) else { return false }
            _ = target.perform(action, with: self)
            return true
        #else
            return false
        #endif
    }
}
