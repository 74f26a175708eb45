public import Foundation

/// An entry of a menu: an action, a command or another menu.
@MainActor open class UIMenuElement: NSObject {
    /// The attributes that change the appearance and behavior of a menu entry.
    public struct Attributes: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates a set of attributes from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The entry can't be chosen.
        public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
        /// The entry is shown as destructive.
        public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
        /// The entry is hidden.
        public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
        /// The menu stays open when the user chooses the entry.
        @available(iOS 16.0, *)
        public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
    }

    /// Whether a menu entry has a checkmark.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    final var storedTitle: String
    final var storedImage: UIImage?

    /// The title.
    open var title: String { storedTitle }
    /// The image.
    open var image: UIImage? { storedImage }
    /// The text below the title.
    open var subtitle: String?
    /// The identifier that automated tests use.
    open var accessibilityIdentifier: String?

    init(title: String, subtitle: String? = nil, image: UIImage?) {
        storedTitle = title
        storedImage = image
        self.subtitle = subtitle
        super.init()
    }

    /// Creates an entry without a title; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        storedTitle = ""
        super.init()
    }
}
