public import Foundation

extension UIImage {
    /// The wanted look of a symbol image.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// The size of a symbol in relation to text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    /// The thickness of a symbol's strokes.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// Size, weight and colours of a symbol. Two configurations are equal when all that was asked for is equal.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The parts of the configuration. Not part of UIKit, which keeps them private.
        public struct Values: Hashable, Sendable {
            public var pointSize: CGFloat?
            public var weight: SymbolWeight?
            public var scale: SymbolScale?
            public var textStyle: UIFont.TextStyle?
            public var colors: [UIColor] = []
        }

        /// The parts of the configuration. Not part of UIKit, which keeps them private.
        public let values: Values

        init(values: Values) {
            self.values = values
            super.init()
        }

        public convenience init(pointSize: CGFloat) {
            self.init(values: Values(pointSize: pointSize))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: Values(pointSize: pointSize, weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        public convenience init(scale: SymbolScale) {
            self.init(values: Values(scale: scale))
        }

        public convenience init(weight: SymbolWeight) {
            self.init(values: Values(weight: weight))
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(values: Values(textStyle: textStyle))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: Values(scale: scale, textStyle: textStyle))
        }

        public convenience init(font: UIFont) {
            self.init(values: Values(pointSize: font.pointSize, textStyle: font.textStyle))
        }

        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: Values(colors: [hierarchicalColor]))
        }

        public convenience init(paletteColors: [UIColor]) {
            self.init(values: Values(colors: paletteColors))
        }

        open override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }

        open override var hash: Int {
            values.hashValue
        }
    }
}
