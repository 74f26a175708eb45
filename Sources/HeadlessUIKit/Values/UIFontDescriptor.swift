public import Foundation

/// Family, size and traits of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// The traits of a font beyond its family.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
        public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
        public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
    }

    let font: UIFont
    public let symbolicTraits: SymbolicTraits

    init(font: UIFont, traits: SymbolicTraits) {
        self.font = font
        symbolicTraits = traits
        super.init()
    }

    /// The descriptor of a text style at the *large* content size.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open var pointSize: CGFloat { font.pointSize }

    /// The same with other traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(font: font, traits: symbolicTraits)
    }
}
