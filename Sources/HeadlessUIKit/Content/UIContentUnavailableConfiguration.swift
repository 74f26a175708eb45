public import Foundation

/// The configuration shown instead of a view controller's content, from iOS 17.
///
/// The system's configurations have English texts. Source:
/// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration
@available(iOS 17.0, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration, @unchecked Sendable {
    /// The action of a button.
    public struct ButtonProperties {
        /// The action that a tap runs.
        public var primaryAction: UIAction?
        /// Whether the button is enabled.
        public var isEnabled = true
        /// The role of the button.
        public var role: UIButton.Role = .normal
    }

    /// The image.
    public var image: UIImage?
    /// The main text.
    public var text: String?
    /// The second text.
    public var secondaryText: String?
    /// The content and appearance of the button.
    public var button = UIButton.Configuration.plain()
    /// The action of the button.
    public var buttonProperties = ButtonProperties()
    /// The content and appearance of the second button.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The action of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// Whether this is the system's loading configuration.
    private(set) var isSystemLoading = false

    private init() {}

    /// Returns a configuration without content.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Returns the configuration for content that is loading, which shows a spinner.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isSystemLoading = true
        return configuration
    }

    /// Returns the configuration for a search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    /// Creates the view that shows the configuration.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns the same configuration.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// The view shown instead of other content.
@available(iOS 17.0, *)
@MainActor open class UIContentUnavailableView: UIView, UIContentView {
    /// The configuration that the view shows.
    open var configuration: any UIContentConfiguration

    /// Creates a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    /// Returns `nil`; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) { nil }
}
