public import Foundation

/// A visual effect. HeadlessUIKit draws no effects; only the identity of the object matters.
@MainActor open class UIVisualEffect: NSObject {}

/// The background of a cell, header or footer.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    /// The view that shows the background.
    public var customView: UIView?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The distances of the background from the edges, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The edges at which the layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The fill color, or `nil` for the tint color, as UIKit documents.
    public var backgroundColor: UIColor?
    /// A function that changes the fill color.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The visual effect.
    public var visualEffect: UIVisualEffect?
    /// The image.
    public var image: UIImage?
    /// How the image fills the background.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// The color of the stroke, or `nil` for the tint color.
    public var strokeColor: UIColor?
    /// A function that changes the color of the stroke.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke, in points.
    public var strokeWidth: CGFloat = 0
    /// The distance of the stroke from the edges, in points.
    public var strokeOutset: CGFloat = 0

    init(color: UIColor?) {
        backgroundColor = color
    }

    /// Returns a transparent background.
    public static func clear() -> UIBackgroundConfiguration { .init(color: .clear) }
    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { .init(color: .systemBackground) }
    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(color: .systemBackground) }
    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        .init(color: .secondarySystemGroupedBackground)
    }
    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a sidebar header.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a sidebar cell.
    public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a cell in a sidebar beside other content.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }

    /// Returns the same background. HeadlessUIKit doesn't change backgrounds with the state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        self
    }

    /// Returns the fill color for a tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the color of the stroke for a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Returns whether two backgrounds are equal. Color transformers aren't compared.
    public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
        left.customView === right.customView && left.cornerRadius == right.cornerRadius
            && left.backgroundInsets == right.backgroundInsets && left.backgroundColor == right.backgroundColor
            && left.visualEffect === right.visualEffect && left.image == right.image
            && left.imageContentMode == right.imageContentMode && left.strokeColor == right.strokeColor
            && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
            && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
    }

    /// Hashes the background.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(backgroundColor)
        hasher.combine(cornerRadius)
        hasher.combine(image)
    }
}
