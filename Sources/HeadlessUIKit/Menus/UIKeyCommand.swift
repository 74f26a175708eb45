public import Foundation

/// The keys that are held down while another key is pressed.
///
/// Source: https://developer.apple.com/documentation/uikit/uikeymodifierflags
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int

    /// Creates a set of modifier keys from a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps Lock.
    public static var alphaShift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 16) }
    /// Shift.
    public static var shift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 17) }
    /// Control.
    public static var control: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 18) }
    /// Option.
    public static var alternate: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 19) }
    /// Command.
    public static var command: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 20) }
    /// A key of the numeric keypad.
    public static var numericPad: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 21) }
}

/// A menu entry that an object in the responder chain runs.
@MainActor open class UICommand: UIMenuElement {
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    /// A longer title that explains the command.
    open var discoverabilityTitle: String?
    /// Data that the command carries.
    open fileprivate(set) var propertyList: Any?
    /// The attributes that change the command's appearance and behavior.
    open var attributes: UIMenuElement.Attributes = []
    /// Whether the command has a checkmark.
    open var state: UIMenuElement.State = .off

    override init(title: String, subtitle: String? = nil, image: UIImage?) {
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns `nil`; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// A key combination of a hardware keyboard and its action.
///
/// Source: https://developer.apple.com/documentation/uikit/uikeycommand; `UIKeyCommand.h` of the iOS 15 SDK. In tests,
/// `UIViewController.press(_:_:)` presses the keys.
@MainActor open class UIKeyCommand: UICommand {
    /// The up arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The Page Up key.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The End key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The Delete key.
    public nonisolated static let inputDelete = "UIKeyInputDelete"

    /// The key.
    open private(set) var input: String?
    /// The modifier keys.
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// Whether the app receives the keys before the system does, from iOS 15.
    open var wantsPriorityOverSystemBehavior = false
    private var handler: ((UIKeyCommand) -> Void)?

    /// Creates a command that calls a closure. Not part of UIKit, which uses selectors; they're missing on Linux.
    @_disfavoredOverload
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        headlessHandler handler: @escaping (UIKeyCommand) -> Void
    ) {
        self.init(title: title, image: image)
        self.input = input
        self.modifierFlags = modifierFlags
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.handler = handler
    }

    #if canImport(ObjectiveC)
        /// The message that an object in the responder chain receives.
        open private(set) var action: Selector?

        /// Creates a command that sends a message to the responder chain.
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

    /// Performs the command of the keys on behalf of an object in the chain.
    ///
    /// - Returns: `false` if no object performs it.
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
