#if canImport(CoreGraphics)
    public import CoreGraphics
#else
    public import Foundation

    /// A plain colour, as layers take it: it has lost what a `UIColor` knows of appearances.
    public final class CGColor: NSObject, @unchecked Sendable {
        /// Red, green, blue and alpha, 0…1 each.
        public let components: [CGFloat]?

        /// Creates a colour of the sRGB space.
        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            components = [red, green, blue, alpha]
            super.init()
        }

        public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.components == components }

        public override var hash: Int { components.hashValue }
    }
#endif

extension UIColor {
    /// The colour in the present appearance. It does not follow later ones, as UIKit's does not.
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
