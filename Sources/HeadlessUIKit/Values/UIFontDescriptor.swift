public import Foundation

/// The family, size and traits of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// The traits of a font besides its family.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The raw value.
        public let rawValue: UInt32

        /// Creates a set of traits from a raw value.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Italic.
        public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
        /// Bold.
        public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
        /// Monospaced.
        public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
    }

    let font: UIFont
    /// The traits.
    public let symbolicTraits: SymbolicTraits

    init(font: UIFont, traits: SymbolicTraits) {
        self.font = font
        symbolicTraits = traits
        super.init()
    }

    /// Returns the descriptor of a text style at the text size *large*.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The size, in points.
    open var pointSize: CGFloat { font.pointSize }

    /// Returns a copy of the descriptor with other traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(font: font, traits: symbolicTraits)
    }
}
