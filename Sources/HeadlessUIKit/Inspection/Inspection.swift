/// What an object was made of, for tests. UIKit keeps it private or has it elsewhere.
///
/// ```swift
/// #expect(button.inspection.systemItem == .add)
/// ```
public struct Inspection<Base> {
    let base: Base
}

extension UIImage {
    /// What the image was made of. Not part of UIKit.
    public var inspection: Inspection<UIImage> { Inspection(base: self) }
}

extension Inspection<UIImage> {
    /// The symbol or asset.
    public var source: UIImage.Source { base.origin }
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

extension UIImage.SymbolConfiguration {
    /// What the configuration was made of. Not part of UIKit.
    public var inspection: Inspection<UIImage.SymbolConfiguration> { Inspection(base: self) }
}

extension Inspection<UIImage.SymbolConfiguration> {
    /// The parts of the configuration.
    public var values: UIImage.SymbolConfiguration.Values { base.parts }
}

extension UIColor {
    /// What the color was made of. Not part of UIKit.
    public var inspection: Inspection<UIColor> { Inspection(base: self) }
}

extension Inspection<UIColor> {
    /// The name of a system color (`systemRed`) or an asset, or `nil` for other colors.
    public var name: String? {
        switch base.source {
        case .system(let name, _, _): name
        case .asset(let name): name
        case .components, .provider: nil
        }
    }
}

extension UIFont {
    /// What the font was made of. Not part of UIKit, which has it in the font descriptor.
    public var inspection: Inspection<UIFont> { Inspection(base: self) }
}

extension Inspection<UIFont> {
    /// The weight.
    public var weight: UIFont.Weight { base.ownWeight }
    /// The text style that the font was created for, if any.
    public var textStyle: UIFont.TextStyle? { base.ownStyle }
}

extension UIButton.Configuration {
    /// What the configuration was made of. Not part of UIKit.
    public var inspection: Inspection<UIButton.Configuration> { Inspection(base: self) }
}

extension Inspection<UIButton.Configuration> {
    /// The standard style that the configuration was created with.
    public var style: UIButton.Configuration.Style { base.ownStyle }
}

extension UIContentUnavailableConfiguration {
    /// What the configuration was made of. Not part of UIKit.
    public var inspection: Inspection<UIContentUnavailableConfiguration> { Inspection(base: self) }
}

extension Inspection<UIContentUnavailableConfiguration> {
    /// Whether this is the system's loading configuration.
    public var isLoading: Bool { base.isSystemLoading }
}

extension UITableViewCell {
    /// What the cell was made of. Not part of UIKit.
    public var inspection: Inspection<UITableViewCell> { Inspection(base: self) }
}

@MainActor
extension Inspection<UITableViewCell> {
    /// The style that the cell was created with.
    public var style: UITableViewCell.CellStyle { base.style }
}

extension UIBarButtonItem {
    /// What the button was made of. Not part of UIKit.
    public var inspection: Inspection<UIBarButtonItem> { Inspection(base: self) }
}

@MainActor
extension Inspection<UIBarButtonItem> {
    /// The system item that the button was created as, if any.
    public var systemItem: UIBarButtonItem.SystemItem? { base.ownItem }
}

extension UITabBarItem {
    /// What the tab was made of. Not part of UIKit.
    public var inspection: Inspection<UITabBarItem> { Inspection(base: self) }
}

@MainActor
extension Inspection<UITabBarItem> {
    /// The system item that the tab was created as, if any.
    public var systemItem: UITabBarItem.SystemItem? { base.ownItem }
}
