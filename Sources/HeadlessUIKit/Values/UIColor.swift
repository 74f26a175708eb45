public import Foundation

/// A color: components, a system color, the name of an asset or a function of the traits.
///
/// Two system colors are equal if they have the same name, and two plain colors if they have the same components.
/// System colors have the values that Apple's Human Interface Guidelines list for light and dark appearance.
open class UIColor: NSObject, @unchecked Sendable {
    let source: Source

    /// The source of a color.
    enum Source {
        case components(Components)
        case system(name: String, light: Components, dark: Components)
        case asset(name: String)
        case provider((UITraitCollection) -> UIColor)
    }

    /// Red, green, blue and alpha from 0 to 1.
    struct Components: Hashable {
        var red: CGFloat
        var green: CGFloat
        var blue: CGFloat
        var alpha: CGFloat = 1
    }

    init(source: Source) {
        self.source = source
        super.init()
    }

    /// Creates a color from red, green, blue and alpha, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(source: .components(Components(red: red, green: green, blue: blue, alpha: alpha)))
    }

    /// Creates a gray from a brightness and an alpha, from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color from hue, saturation, brightness and alpha, from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Creates a color of an asset catalog, or `nil` for an empty name only, because HeadlessUIKit has no asset
    /// catalogs.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(source: .asset(name: name))
    }

    /// Creates a color of an asset catalog in a bundle, or `nil` for an empty name only.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name)
    }

    /// Creates a color that depends on the traits of the view that uses it.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(source: .provider(dynamicProvider))
    }

    /// Returns the same color with another opacity. A system color loses its name.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let components = components(in: .standard)
        return UIColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
    }

    /// Returns the plain color for some traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .components, .asset: self
        case .system: UIColor(source: .components(components(in: traitCollection)))
        case .provider(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    final func components(in traits: UITraitCollection) -> Components {
        switch source {
        case .components(let components): components
        case .system(_, let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
        case .asset: Components(red: 0, green: 0, blue: 0)
        case .provider(let provider): provider(traits).components(in: traits)
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        switch (source, other.source) {
        case (.components(let mine), .components(let theirs)): return mine == theirs
        case (.system(let mine, _, _), .system(let theirs, _, _)): return mine == theirs
        case (.asset(let mine), .asset(let theirs)): return mine == theirs
        default: return self === other
        }
    }

    open override var hash: Int {
        switch source {
        case .components(let components): components.hashValue
        case .system(let name, _, _): name.hashValue
        case .asset(let name): name.hashValue
        case .provider: ObjectIdentifier(self).hashValue
        }
    }

    open override var description: String {
        switch source {
        case .components(let it): "UIColor(\(it.red), \(it.green), \(it.blue), \(it.alpha))"
        case .system(let name, _, _): "UIColor.\(name)"
        case .asset(let name): "UIColor(named: \(name))"
        case .provider: "UIColor(dynamicProvider:)"
        }
    }
}
