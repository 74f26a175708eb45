/// The width of a view in a cell.
package enum ViewLength: Hashable, Sendable {
    case points(Double)
    /// A fraction of the width between the margins of the cell, from 0 to 1.
    case part(Double)

    /// The points of a width that isn't a fraction of the cell's width.
    package var points: Double? {
        if case .points(let points) = self { return points }
        return nil
    }

    /// The fraction of the cell's width.
    package var part: Double? {
        if case .part(let part) = self { return part }
        return nil
    }
}

/// The minimum and maximum sizes of a view in a cell in points, and its aspect ratio.
package struct ViewLimits: Hashable, Sendable {
    package var minWidth = Setting<Double>.unset
    package var maxWidth = Setting<Double>.unset
    package var minHeight = Setting<Double>.unset
    package var maxHeight = Setting<Double>.unset
    /// The width divided by the height.
    package var aspectRatio = Setting<Double>.unset

    /// The valid aspect ratios, none of which makes a view vanish or a row endless.
    package static let aspectRatios = 0.01...100

    /// Creates limits with no values set.
    package init() {}
}
