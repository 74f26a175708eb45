public import Foundation

extension UIButton {
    /// The content and appearance of a button.
    public struct Configuration: Hashable {
        /// How the corners follow the size of the button.
        public enum CornerStyle: Hashable, Sendable {
            case fixed, dynamic, small, medium, large, capsule
        }

        /// The size of a button's text and insets.
        public enum Size: Hashable, Sendable {
            case medium, small, mini, large
        }

        /// The alignment of title and subtitle.
        public enum TitleAlignment: Hashable, Sendable {
            case automatic, leading, center, trailing
        }

        /// The standard style that the configuration was created with.
        let ownStyle: HeadlessButtonStyle
        /// The title.
        public var title: String?
        /// The subtitle.
        public var subtitle: String?
        /// The image.
        public var image: UIImage?
        /// The configuration for a symbol image.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The color of the content.
        public var baseForegroundColor: UIColor?
        /// The color of the background.
        public var baseBackgroundColor: UIColor?
        /// The background.
        public var background = UIBackgroundConfiguration.clear()
        /// How the corners follow the size of the button.
        public var cornerStyle: CornerStyle = .dynamic
        /// The size of the text and the insets.
        public var buttonSize: Size = .medium
        /// The alignment of title and subtitle.
        public var titleAlignment: TitleAlignment = .automatic
        /// How a title that doesn't fit is broken or truncated.
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// How a subtitle that doesn't fit is broken or truncated.
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// A function that changes the attributes of the title.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { titleTransformer.transformer }
            set { titleTransformer.transformer = newValue }
        }
        private var titleTransformer = TitleTransformer()
        /// The distances of the content from the edges, in points.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The edge at which the image is placed.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance between the image and the text, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between the title and the subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// Whether a spinner replaces the image.
        public var showsActivityIndicator = false
        /// Whether the button changes its appearance while it's selected.
        public var automaticallyUpdateForSelection = true

        /// The title with attributes. HeadlessUIKit keeps only the plain text.
        public var attributedTitle: AttributedString? {
            get { title.map { AttributedString($0) } }
            set { title = newValue.map { String($0.characters) } }
        }

        /// The subtitle with attributes. HeadlessUIKit keeps only the plain text.
        public var attributedSubtitle: AttributedString? {
            get { subtitle.map { AttributedString($0) } }
            set { subtitle = newValue.map { String($0.characters) } }
        }

        init(style: HeadlessButtonStyle) {
            ownStyle = style
        }

        /// Returns a plain style.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// Returns a style with a gray background.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// Returns a style with a tinted background.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// Returns a style with a filled background.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// Returns a style without a border.
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        /// Returns a style with a border.
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        /// Returns a style with a tinted border.
        public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
        /// Returns a prominent style with a border.
        public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

        /// Resets the insets to those of the style.
        public mutating func setDefaultContentInsets() {
            contentInsets = Configuration(style: ownStyle).contentInsets
        }

        /// Returns the same configuration.
        public func updated(for button: UIButton) -> Configuration {
            self
        }
    }
}

/// Functions can't be compared for equality.
private struct TitleTransformer: Hashable {
    var transformer: UIConfigurationTextAttributesTransformer?

    static func == (left: Self, right: Self) -> Bool { (left.transformer == nil) == (right.transformer == nil) }

    func hash(into hasher: inout Hasher) { hasher.combine(transformer == nil) }
}
