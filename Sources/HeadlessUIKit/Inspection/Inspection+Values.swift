public import Foundation

/// The source of an image.
public enum HeadlessImageSource: Hashable, Sendable {
    /// Created without content or from data.
    case blank
    /// Created with `UIImage(systemName:)`.
    case symbol(String)
    /// Created with `UIImage(named:)`.
    case asset(String)
}

extension Inspection where Base: UIImage {
    /// The symbol or asset.
    public var source: HeadlessImageSource { base.origin }
    /// The color passed to `withTintColor(_:)`.
    public var tintColor: UIColor? { base.ownTint }

    /// The name of the symbol or asset.
    public var name: String? {
        switch base.origin {
        case .blank: nil
        case .symbol(let name), .asset(let name): name
        }
    }
}

/// The parts of a symbol configuration.
public struct HeadlessSymbolValues: Hashable, Sendable {
    /// The size, in points.
    public var pointSize: CGFloat?
    /// The thickness of the strokes.
    public var weight: UIImage.SymbolWeight?
    /// The size relative to text.
    public var scale: UIImage.SymbolScale?
    /// The text style that determines the size.
    public var textStyle: UIFont.TextStyle?
    /// The colors of the layers.
    public var colors: [UIColor] = []
}

extension Inspection where Base: UIImage.SymbolConfiguration {
    /// The parts of the configuration.
    public var values: HeadlessSymbolValues { base.parts }
}

extension Inspection where Base: UIColor {
    /// The name of a system color (`systemRed`) or an asset, or `nil` for other colors.
    public var name: String? {
        switch base.source {
        case .system(let name, _, _): name
        case .asset(let name): name
        case .components, .provider: nil
        }
    }
}

extension Inspection where Base: UIFont {
    /// The weight.
    public var weight: UIFont.Weight { base.ownWeight }
    /// The text style that the font was created for, if any.
    public var textStyle: UIFont.TextStyle? { base.ownStyle }
}

/// The standard style of a button.
public enum HeadlessButtonStyle: String, Hashable, Sendable {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
}

extension Inspection<UIButton.Configuration> {
    /// The standard style that the configuration was created with.
    public var style: HeadlessButtonStyle { base.ownStyle }
}

@available(iOS 17.0, *)
extension Inspection<UIContentUnavailableConfiguration> {
    /// Whether this is the system's loading configuration.
    public var isLoading: Bool { base.isSystemLoading }
}

@MainActor
extension Inspection where Base: UIBarButtonItem {
    /// The system item that the button was created as, if any.
    public var systemItem: UIBarButtonItem.SystemItem? { base.ownItem }
}

@MainActor
extension Inspection where Base: UITabBarItem {
    /// The system item that the tab was created as, if any.
    public var systemItem: UITabBarItem.SystemItem? { base.ownItem }
}
