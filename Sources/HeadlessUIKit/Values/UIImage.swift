public import Foundation

/// An image, known by the name of its symbol or asset; there are no pixels.
///
/// Every name that is not empty makes an image, because there is neither an asset catalogue nor a symbol font in memory.
/// Two images are equal when they have the same source, tint, rendering mode and configuration.
open class UIImage: NSObject, @unchecked Sendable {
    /// Where an image comes from. Not part of UIKit.
    public enum Source: Hashable, Sendable {
        /// Made from nothing or from data.
        case blank
        /// `UIImage(systemName:)`.
        case symbol(String)
        /// `UIImage(named:)`.
        case asset(String)
    }

    /// How colours of an image are used.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// The symbol or asset. Not part of UIKit.
    public let source: Source
    public let renderingMode: RenderingMode
    public let symbolConfiguration: SymbolConfiguration?
    /// The colour given to `withTintColor(_:)`. Not part of UIKit.
    public let appliedTintColor: UIColor?
    /// The name that an assistive technology reads where the image stands for itself, as in a segment.
    @MainActor open var accessibilityLabel: String?
    /// The size, in points; zero, since there are no pixels.
    open var size: CGSize { .zero }

    init(
        source: Source,
        renderingMode: RenderingMode = .automatic,
        configuration: SymbolConfiguration? = nil,
        tint: UIColor? = nil
    ) {
        self.source = source
        self.renderingMode = renderingMode
        symbolConfiguration = configuration
        appliedTintColor = tint
        super.init()
    }

    public override convenience init() {
        self.init(source: .blank)
    }

    /// A symbol of SF Symbols; `nil` only for an empty name.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(source: .symbol(name))
    }

    /// A symbol of SF Symbols; `nil` only for an empty name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        self.init(source: .symbol(name), configuration: configuration as? SymbolConfiguration)
    }

    /// An image of an asset catalogue; `nil` only for an empty name.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(source: .asset(name))
    }

    /// An image of an asset catalogue in a bundle; `nil` only for an empty name.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        self.init(source: .asset(name), configuration: configuration as? SymbolConfiguration)
    }

    /// An image of an asset catalogue in a bundle; `nil` only for an empty name.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name)
    }

    /// Whether the image is a symbol, which scales with the text beside it.
    open var isSymbolImage: Bool {
        if case .symbol = source { true } else { false }
    }

    /// The name of the symbol or asset. Not part of UIKit.
    public var name: String? {
        switch source {
        case .blank: nil
        case .symbol(let name), .asset(let name): name
        }
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            source: source,
            renderingMode: renderingMode,
            configuration: symbolConfiguration,
            tint: appliedTintColor
        )
    }

    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(source: source, renderingMode: renderingMode, configuration: symbolConfiguration, tint: color)
    }

    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        UIImage(
            source: source,
            renderingMode: renderingMode,
            configuration: configuration as? SymbolConfiguration,
            tint: appliedTintColor
        )
    }

    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if source == .blank || other.source == .blank { return self === other }
        return source == other.source && renderingMode == other.renderingMode
            && symbolConfiguration == other.symbolConfiguration && appliedTintColor == other.appliedTintColor
    }

    open override var hash: Int {
        source.hashValue
    }

    open override var description: String {
        switch source {
        case .blank: "UIImage()"
        case .symbol(let name): "UIImage(systemName: \(name))"
        case .asset(let name): "UIImage(named: \(name))"
        }
    }
}
