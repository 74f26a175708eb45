public import Foundation

/// A function from one colour to another, for states of a configured view.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor {
        transform(input)
    }

    /// Always the colour of the environment's labels in grey.
    public static let grayscale = UIConfigurationColorTransformer { _ in .systemGray }
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .systemGray }
}

extension UIConfigurationColorTransformer: @unchecked Sendable {}

extension UIListContentConfiguration {
    /// How an image of a list cell is shown.
    public struct ImageProperties: Hashable, @unchecked Sendable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// In points.
        public var cornerRadius: CGFloat = 0
        /// The most that the image may take; zero for no limit.
        public var maximumSize: CGSize = .zero
        /// The room that is kept for the image; zero for the image's own size.
        public var reservedLayoutSize: CGSize = .zero
        public var accessibilityIgnoresInvertColors = false

        /// Asks for the standard room of a symbol.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        public static func == (left: ImageProperties, right: ImageProperties) -> Bool {
            left.preferredSymbolConfiguration == right.preferredSymbolConfiguration
                && left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
                && left.maximumSize == right.maximumSize && left.reservedLayoutSize == right.reservedLayoutSize
                && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(preferredSymbolConfiguration)
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    /// How a text of a list cell is shown.
    public struct TextProperties: Hashable, @unchecked Sendable {
        /// Where lines sit between the edges.
        public enum TextAlignment: Hashable, Sendable {
            case natural, center, justified
        }

        /// How the case of letters is changed.
        public enum TextTransform: Hashable, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        public var font: UIFont
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment: TextAlignment = .natural
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The most lines shown; 0 for as many as needed, the default.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var showsExpansionTextWhenTruncated = false
        public var transform: TextTransform = .none

        init(style: UIFont.TextStyle, color: UIColor = .label) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        public func resolvedColor() -> UIColor {
            colorTransformer?(color) ?? color
        }

        public static func == (left: TextProperties, right: TextProperties) -> Bool {
            left.font == right.font && left.color == right.color && left.alignment == right.alignment
                && left.lineBreakMode == right.lineBreakMode && left.numberOfLines == right.numberOfLines
                && left.transform == right.transform
                && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
                && left.minimumScaleFactor == right.minimumScaleFactor
                && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(color)
            hasher.combine(numberOfLines)
            hasher.combine(transform)
        }
    }
}
