public import Foundation

/// A font, with a name, size and weight. HeadlessUIKit draws no text.
open class UIFont: NSObject, @unchecked Sendable {
    /// The size, in points.
    public let pointSize: CGFloat
    /// The PostScript name, which is `.SFUI-Regular` for system fonts.
    public let fontName: String
    /// The weight, which UIKit has in the font descriptor.
    let ownWeight: Weight
    /// The text style that the font was created for, if any, which UIKit has in the font descriptor.
    let ownStyle: TextStyle?
    let isItalic: Bool

    init(name: String, size: CGFloat, weight: Weight, style: TextStyle? = nil, isItalic: Bool = false) {
        fontName = name
        pointSize = size
        ownWeight = weight
        ownStyle = style
        self.isItalic = isItalic
        super.init()
    }

    /// Creates a font with a PostScript name, or `nil` for an empty name only. The size is in points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(name: fontName, size: fontSize, weight: .regular)
    }

    /// The standard size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The standard size of text, in points.
    public class var systemFontSize: CGFloat { 14 }
    /// The standard size of small text, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The standard size of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }

    /// Returns the font of a text style at the text size *large*.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(name: systemName, size: style.standardSize, weight: style.standardWeight, style: style)
    }

    /// Returns the font of a text style at the text size *large*. The traits have no effect.
    public class func preferredFont(
        forTextStyle style: TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferredFont(forTextStyle: style)
    }

    /// Returns the regular system font in a size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font in a size in points.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(name: systemName, size: fontSize, weight: weight)
    }

    /// Returns the semibold system font in a size in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the italic system font in a size in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(name: systemName, size: fontSize, weight: .regular, isItalic: true)
    }

    /// Returns the system font in a size in points.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// Returns the monospaced system font in a size in points.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(name: ".AppleSystemUIFontMonospaced-Regular", size: fontSize, weight: weight)
    }

    /// The family, size and traits of the font, from which other fonts can be created.
    open var fontDescriptor: UIFontDescriptor {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if ownWeight.rawValue >= Weight.semibold.rawValue { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        return UIFontDescriptor(font: self, traits: traits)
    }

    /// Creates a font from a descriptor. The size is in points; 0 means the size of the descriptor.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font
        let isBold = descriptor.symbolicTraits.contains(.traitBold)
        let wasBold = font.ownWeight.rawValue >= Weight.semibold.rawValue
        self.init(
            name: font.fontName,
            size: pointSize == 0 ? font.pointSize : pointSize,
            weight: isBold == wasBold ? font.ownWeight : isBold ? .semibold : .regular,
            style: font.ownStyle,
            isItalic: descriptor.symbolicTraits.contains(.traitItalic)
        )
    }

    /// Returns the same font in another size in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(name: fontName, size: fontSize, weight: ownWeight, isItalic: isItalic)
    }

    /// The height of a line in points: 1.193 times the size, as measured on iOS.
    open var lineHeight: CGFloat { pointSize * 1.193 }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontName == other.fontName && pointSize == other.pointSize && ownWeight == other.ownWeight
            && ownStyle == other.ownStyle && isItalic == other.isItalic
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(fontName)
        hasher.combine(pointSize)
        hasher.combine(ownWeight)
        return hasher.finalize()
    }

    open override var description: String {
        "UIFont(\(ownStyle?.rawValue ?? fontName), \(pointSize), weight \(ownWeight.rawValue))"
    }

    private static let systemName = ".SFUI-Regular"
}
