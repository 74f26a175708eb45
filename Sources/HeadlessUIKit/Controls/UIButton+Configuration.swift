public import Foundation

extension UIButton {
    /// Content and look of a button as a value.
    public struct Configuration: Hashable {
        /// How corners follow the button's size.
        public enum CornerStyle: Hashable, Sendable {
            case fixed, dynamic, small, medium, large, capsule
        }

        /// The size of a button's text and insets.
        public enum Size: Hashable, Sendable {
            case medium, small, mini, large
        }

        /// Where title and subtitle sit in relation to each other.
        public enum TitleAlignment: Hashable, Sendable {
            case automatic, leading, center, trailing
        }

        /// The standard looks. Not part of UIKit, which keeps the look private.
        public enum Style: String, Hashable, Sendable {
            case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
        }

        /// The standard look it was made with. Not part of UIKit, which keeps the look private.
        public let style: Style
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration.clear()
        public var cornerStyle: CornerStyle = .dynamic
        public var buttonSize: Size = .medium
        public var titleAlignment: TitleAlignment = .automatic
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// Changes the attributes of the title.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { titleTransformer.transformer }
            set { titleTransformer.transformer = newValue }
        }
        private var titleTransformer = TitleTransformer()
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var imagePlacement: NSDirectionalRectEdge = .leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var showsActivityIndicator = false
        public var automaticallyUpdateForSelection = true

        public var attributedTitle: AttributedString? {
            get { title.map { AttributedString($0) } }
            set { title = newValue.map { String($0.characters) } }
        }

        public var attributedSubtitle: AttributedString? {
            get { subtitle.map { AttributedString($0) } }
            set { subtitle = newValue.map { String($0.characters) } }
        }

        init(style: Style) {
            self.style = style
        }

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

        public mutating func setDefaultContentInsets() {
            contentInsets = Configuration(style: style).contentInsets
        }

        public func updated(for button: UIButton) -> Configuration {
            self
        }
    }
}

/// A function does not say whether it equals another one.
private struct TitleTransformer: Hashable {
    var transformer: UIConfigurationTextAttributesTransformer?

    static func == (left: Self, right: Self) -> Bool { (left.transformer == nil) == (right.transformer == nil) }

    func hash(into hasher: inout Hasher) { hasher.combine(transformer == nil) }
}
