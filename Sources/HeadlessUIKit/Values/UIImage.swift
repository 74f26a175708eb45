public import Foundation

/// An image, identified by the name of its symbol or asset. It has no pixels.
///
/// Every name that isn't empty creates an image, because HeadlessUIKit has no asset catalogs and no symbols. Two images
/// are equal if they have the same source, tint color, rendering mode and configuration.
open class UIImage: NSObject, @unchecked Sendable {
    /// How the colors of an image are used.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// The symbol or asset.
    let origin: HeadlessImageSource
    /// How the colors of the image are used.
    public let renderingMode: RenderingMode
    /// The configuration of a symbol.
    public let symbolConfiguration: SymbolConfiguration?
    /// The color passed to `withTintColor(_:)`.
    let ownTint: UIColor?
    /// The identifier that automated tests use.
    @MainActor open var accessibilityIdentifier: String?
    /// The name that VoiceOver reads if the image is a separate element, as in a segment.
    @MainActor open var accessibilityLabel: String?
    /// The size in points, which is zero because images have no pixels.
    open var size: CGSize { .zero }

    init(
        source: HeadlessImageSource,
        renderingMode: RenderingMode = .automatic,
        configuration: SymbolConfiguration? = nil,
        tint: UIColor? = nil
    ) {
        origin = source
        self.renderingMode = renderingMode
        symbolConfiguration = configuration
        ownTint = tint
        super.init()
    }

    public override convenience init() {
        self.init(source: .blank)
    }

    /// Returns the image itself, because images have no pixels to decode. It doesn't leave the caller's actor, so that
    /// tests can wait for it.
    open nonisolated(nonsending) func byPreparingForDisplay() async -> UIImage? { self }

    /// Creates a symbol of SF Symbols, or `nil` for an empty name only.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(source: .symbol(name))
    }

    /// Creates a symbol of SF Symbols with a configuration, or `nil` for an empty name only.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        self.init(source: .symbol(name), configuration: configuration as? SymbolConfiguration)
    }

    /// Creates an image of an asset catalog, or `nil` for an empty name only.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(source: .asset(name))
    }

    /// Creates an image of an asset catalog in a bundle with a configuration, or `nil` for an empty name only.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        self.init(source: .asset(name), configuration: configuration as? SymbolConfiguration)
    }

    /// Creates an image of an asset catalog in a bundle, or `nil` for an empty name only.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name)
    }

    /// Whether the image is a symbol, which scales with text.
    open var isSymbolImage: Bool {
        if case .symbol = origin { true } else { false }
    }

    /// Returns a copy of the image with a rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            source: origin,
            renderingMode: renderingMode,
            configuration: symbolConfiguration,
            tint: ownTint
        )
    }

    /// Returns a copy of the image with a tint color.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// Returns a copy of the image with a tint color and a rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(source: origin, renderingMode: renderingMode, configuration: symbolConfiguration, tint: color)
    }

    /// Returns a copy of the image with a configuration.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        UIImage(
            source: origin,
            renderingMode: renderingMode,
            configuration: configuration as? SymbolConfiguration,
            tint: ownTint
        )
    }

    /// Returns a copy of the symbol with a configuration, or `nil` if the image isn't a symbol.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if origin == .blank || other.origin == .blank { return self === other }
        return origin == other.origin && renderingMode == other.renderingMode
            && symbolConfiguration == other.symbolConfiguration && ownTint == other.ownTint
    }

    open override var hash: Int {
        origin.hashValue
    }

    open override var description: String {
        switch origin {
        case .blank: "UIImage()"
        case .symbol(let name): "UIImage(systemName: \(name))"
        case .asset(let name): "UIImage(named: \(name))"
        }
    }
}
