/// How wide a view in a cell is.
package enum ViewLength: Hashable, Sendable {
    case points(Double)
    /// A part of the width between the margins of the cell, 0…1.
    case part(Double)

    /// The points of a width that isn't a fraction of the cell's width.
    package var points: Double? {
        if case .points(let points) = self { return points }
        return nil
    }

    /// The part of the cell's width.
    package var part: Double? {
        if case .part(let part) = self { return part }
        return nil
    }
}

/// The smallest and the largest size of a view in a cell in points, and the relation of its sides.
package struct ViewLimits: Hashable, Sendable {
    package var minWidth: Setting<Double>
    package var maxWidth: Setting<Double>
    package var minHeight: Setting<Double>
    package var maxHeight: Setting<Double>
    /// The width divided by the height.
    package var aspectRatio: Setting<Double>

    /// The relations of sides that a spec may state: none that would make a view vanish or a row endless.
    package static let aspectRatios = 0.01...100

    /// Creates limits of which none is stated.
    package init() {
        minWidth = .unset
        maxWidth = .unset
        minHeight = .unset
        maxHeight = .unset
        aspectRatio = .unset
    }
}
