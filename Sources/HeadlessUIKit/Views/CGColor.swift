#if canImport(CoreGraphics)
    public import CoreGraphics
#else
    public import Foundation

    /// A color as layers use it. It doesn't adapt to the interface style, unlike a `UIColor`.
    public final class CGColor: NSObject, @unchecked Sendable {
        /// Red, green, blue and alpha, from 0 to 1.
        public let components: [CGFloat]?

        /// Creates a color in the sRGB color space.
        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            components = [red, green, blue, alpha]
            super.init()
        }

        public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.components == components }

        public override var hash: Int { components.hashValue }
    }
#endif

extension UIColor {
    /// The color in the current interface style. Like UIKit's, it doesn't adapt to later styles.
    public var cgColor: CGColor {
        let components = components(in: .current)
        return CGColor(
            red: components.red,
            green: components.green,
            blue: components.blue,
            alpha: components.alpha
        )
    }
}
