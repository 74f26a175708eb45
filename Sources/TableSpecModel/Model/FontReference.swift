/// A font as the spec names it; all of them scale with Dynamic Type.
package enum FontReference: Hashable, Sendable {
    case style(FontTextStyle)
    /// The system font of a size in points and a weight.
    case system(size: Double, weight: FontWeightName)
    /// A font that the app brings along, by its PostScript name, with a size in points.
    case named(String, size: Double)
    /// The italics of a text style, or of the system font, in the regular weight: UIKit has them in no other
    /// (https://developer.apple.com/documentation/uikit/uifont/italicsystemfont(ofsize:)).
    indirect case italic(FontReference)
}

extension FontReference {
    /// The sizes in points that a spec can specify. No cell shows larger characters; the limit bounds the size of
    /// previews.
    package static let sizes = 1.0...300
}
