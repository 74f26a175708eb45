public import Foundation

/// An entry of a menu: an action or another menu.
@MainActor open class UIMenuElement: NSObject {
    /// The properties of an entry that change how it looks and reacts.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
        public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
        public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
        public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
    }

    /// Whether an entry carries a checkmark.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    final var storedTitle: String
    final var storedImage: UIImage?

    open var title: String { storedTitle }
    open var image: UIImage? { storedImage }
    open var subtitle: String?
    open var accessibilityIdentifier: String?

    init(title: String, subtitle: String? = nil, image: UIImage?) {
        storedTitle = title
        storedImage = image
        self.subtitle = subtitle
        super.init()
    }

    public required init?(coder: NSCoder) {
        storedTitle = ""
        super.init()
    }
}
