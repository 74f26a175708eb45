public import Foundation

/// A function that changes a color for the states of a configured view.
public struct UIConfigurationColorTransformer {
    /// The function.
    public let transform: (UIColor) -> UIColor

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// Returns the changed color.
    public func callAsFunction(_ input: UIColor) -> UIColor {
        transform(input)
    }

    /// A transformer that always returns the system's gray.
    public static let grayscale = UIConfigurationColorTransformer { _ in .systemGray }
    /// A transformer that returns the color unchanged.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// A transformer that always returns the system's gray.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .systemGray }
}

extension UIConfigurationColorTransformer: @unchecked Sendable {}

extension UIListContentConfiguration {
    /// The properties of the image in a list cell.
    public struct ImageProperties: Hashable, @unchecked Sendable {
        /// The configuration for symbol images.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint color of the image, or `nil` for the view's tint color.
        public var tintColor: UIColor?
        /// A function that changes the tint color.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; zero for no limit.
        public var maximumSize: CGSize = .zero
        /// The size reserved for the image, in points; zero for the image's own size.
        public var reservedLayoutSize: CGSize = .zero
        /// Whether the image keeps its colors when the user inverts colors.
        public var accessibilityIgnoresInvertColors = false

        /// A size that stands for the standard space of a symbol.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// Returns the tint color of the image for the view's tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Returns whether two sets of properties are equal. Color transformers aren't compared.
        public static func == (left: ImageProperties, right: ImageProperties) -> Bool {
            left.preferredSymbolConfiguration == right.preferredSymbolConfiguration
                && left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
                && left.maximumSize == right.maximumSize && left.reservedLayoutSize == right.reservedLayoutSize
                && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
        }

        /// Hashes the properties.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(preferredSymbolConfiguration)
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    /// The properties of a text in a list cell.
    public struct TextProperties: Hashable, @unchecked Sendable {
        /// The alignment of lines.
        public enum TextAlignment: Hashable, Sendable {
            case natural, center, justified
        }

        /// How the characters of a text change case.
        public enum TextTransform: Hashable, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// A function that changes the color.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of lines.
        public var alignment: TextAlignment = .natural
        /// How lines that don't fit are broken or truncated.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The maximum number of lines; 0, the default, for no limit.
        public var numberOfLines = 0
        /// Whether a text that doesn't fit is shown in a smaller font.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor by which the font is scaled down.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether characters can move closer together before a text is truncated.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the user's text size.
        public var adjustsFontForContentSizeCategory = true
        /// Whether a truncated text is shown in full while the pointer is over it.
        public var showsExpansionTextWhenTruncated = false
        /// How the characters of the text change case.
        public var transform: TextTransform = .none

        init(style: UIFont.TextStyle, color: UIColor = .label) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        /// Returns the color of the text.
        public func resolvedColor() -> UIColor {
            colorTransformer?(color) ?? color
        }

        /// Returns whether two sets of properties are equal. Color transformers and some options aren't compared.
        public static func == (left: TextProperties, right: TextProperties) -> Bool {
            left.font == right.font && left.color == right.color && left.alignment == right.alignment
                && left.lineBreakMode == right.lineBreakMode && left.numberOfLines == right.numberOfLines
                && left.transform == right.transform
                && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
                && left.minimumScaleFactor == right.minimumScaleFactor
                && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory
        }

        /// Hashes the properties.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(color)
            hasher.combine(numberOfLines)
            hasher.combine(transform)
        }
    }
}
