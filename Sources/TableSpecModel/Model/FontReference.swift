/// A font as the spec specifies it. All fonts scale with Dynamic Type.
package enum FontReference: Hashable, Sendable {
    case style(FontTextStyle)
    /// The system font with a size in points and a weight.
    case system(size: Double, weight: FontWeightName)
    /// A font that is bundled with the app, by its PostScript name, with a size in points.
    case named(String, size: Double)
    /// The italic font of a text style, or the italic system font, in regular weight, which is the only one that UIKit
    /// has (https://developer.apple.com/documentation/uikit/uifont/italicsystemfont(ofsize:)).
    indirect case italic(FontReference)
}

extension FontReference {
    /// The sizes in points that a spec can specify. No cell shows larger characters. The limit bounds the size of
    /// previews.
    package static let sizes = 1.0...300
}
