public import Foundation

extension UIImage {
    /// The configuration of an image.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// The size of a symbol relative to text.
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

    /// The size, weight and colors of a symbol. Two configurations are equal if all their parts are equal.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The parts of the configuration.
        let parts: HeadlessSymbolValues

        init(values: HeadlessSymbolValues) {
            parts = values
            super.init()
        }

        /// Creates a configuration with a size in points.
        public convenience init(pointSize: CGFloat) {
            self.init(values: HeadlessSymbolValues(pointSize: pointSize))
        }

        /// Creates a configuration with a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: HeadlessSymbolValues(pointSize: pointSize, weight: weight))
        }

        /// Creates a configuration with a size in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: HeadlessSymbolValues(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) {
            self.init(values: HeadlessSymbolValues(scale: scale))
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(values: HeadlessSymbolValues(weight: weight))
        }

        /// Creates a configuration with a text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(values: HeadlessSymbolValues(textStyle: textStyle))
        }

        /// Creates a configuration with a text style and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: HeadlessSymbolValues(scale: scale, textStyle: textStyle))
        }

        /// Creates a configuration with the size and text style of a font.
        public convenience init(font: UIFont) {
            self.init(values: HeadlessSymbolValues(pointSize: font.pointSize, textStyle: font.ownStyle))
        }

        /// Creates a configuration with a color whose opacity differs between layers.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: HeadlessSymbolValues(colors: [hierarchicalColor]))
        }

        /// Creates a configuration with a color for each layer.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: HeadlessSymbolValues(colors: paletteColors))
        }

        open override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.parts == parts
        }

        open override var hash: Int {
            parts.hashValue
        }
    }
}
