/// The alignment of arranged views across the axis: `UIStackView.Alignment`.
package enum StackAlignment: String, SpecEnumeration {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

    package static let noun = "stack alignment"
}

/// The distribution of arranged views along the axis: `UIStackView.Distribution`.
package enum StackDistribution: String, SpecEnumeration {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

    package static let noun = "stack distribution"
}

/// How an image fits into its view: `UIView.ContentMode`.
package enum ContentMode: String, SpecEnumeration {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight

    package static let noun = "content mode"
}

/// The positions of a view on top of others. SwiftUI's `Alignment` has the same names.
package enum ViewAnchor: String, SpecEnumeration {
    case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing

    package static let noun = "anchor"

    /// The horizontal edge that the view is attached to, or `nil` in the middle.
    package var horizontalEdge: HorizontalEdge? {
        switch self {
        case .topLeading, .leading, .bottomLeading: .leading
        case .topTrailing, .trailing, .bottomTrailing: .trailing
        case .top, .center, .bottom: nil
        }
    }

    /// The vertical edge that the view is attached to, or `nil` in the middle.
    package var verticalEdge: VerticalEdge? {
        switch self {
        case .topLeading, .top, .topTrailing: .top
        case .bottomLeading, .bottom, .bottomTrailing: .bottom
        case .leading, .center, .trailing: nil
        }
    }

    package enum HorizontalEdge: Sendable { case leading, trailing }

    package enum VerticalEdge: Sendable { case top, bottom }
}
