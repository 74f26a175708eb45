public import Foundation

/// The configuration shown in place of a view controller's content, from iOS 17 on.
///
/// The texts of the system's own configurations are those of English.
/// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration
public struct UIContentUnavailableConfiguration: UIContentConfiguration, @unchecked Sendable {
    /// The action of a button.
    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var isEnabled = true
        public var role: UIButton.Role = .normal
    }

    public var image: UIImage?
    public var text: String?
    public var secondaryText: String?
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    /// Whether it is the system's spinner. Not part of UIKit.
    public private(set) var isLoading = false

    private init() {}

    /// Content that is empty.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Content that is being loaded: a spinner.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        return configuration
    }

    /// A search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// The view of what stands in place of other content.
@MainActor open class UIContentUnavailableView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration

    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }
}

extension UIContentUnavailableConfiguration {
    /// A tap on the first or the second button. Not part of UIKit.
    ///
    /// - Returns: `false` where there is no such button, or it is disabled.
    @MainActor @discardableResult
    public func tapButton(isSecond: Bool = false) -> Bool {
        let properties = isSecond ? secondaryButtonProperties : buttonProperties
        guard properties.isEnabled, let action = properties.primaryAction else { return false }
        HeadlessClock.touch { action.perform(from: nil) }
        return true
    }
}
