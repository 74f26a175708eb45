/// The keys of any view in the content of a custom cell: its attributes, its limits and its place.
package enum ViewAttributeKey: String, DeclaredKeyTable {
    case visible, background, cornerRadius, border, padding, alpha
    case minWidth, maxWidth, minHeight, maxHeight, aspectRatio
    case anchor, inset
    case accessibilityHint, accessibilityValue, accessibilityIdentifier, accessibilityTraits

    package static let object = ContentKey.object

    package var declaration: KeyDeclaration<ContentView> {
        switch self {
        case .visible:
            .init(
                at: Place({ $0.visible }, { $0.visible = $1 }),
                .condition,
                default: "true",
                "When the view is there; a hidden one takes no room in a stack."
            )
        case .background: .init(\.attributes.background, .color, default: "clear", "The colour behind the view.")
        case .cornerRadius:
            .init(
                \.attributes.cornerRadius,
                .points,
                default: "0",
                "The radius of the corners in points; what lies in the view is cut off at them."
            )
        case .border:
            .init(
                at: Place({ $0.attributes.border }, { $0.attributes.border = $1 }),
                .border,
                "A line around the view, inside its edges."
            )
        case .padding:
            .init(
                \.attributes.padding,
                .padding,
                default: "0",
                """
                The room between the edges of a stack and its views: one number of points, or one for each edge, of which \
                `left` is the leading one and `right` the trailing one.
                """
            )
        case .alpha:
            .init(
                \.attributes.alpha,
                .number(in: ViewAttributes.alphas),
                default: "1",
                "How opaque the view is, 0 to 1."
            )
        case .minWidth: .init(\.limits.minWidth, .points, default: "0", "The smallest width in points.")
        case .maxWidth: .init(\.limits.maxWidth, .points, default: "none", "The largest width in points.")
        case .minHeight: .init(\.limits.minHeight, .points, default: "0", "The smallest height in points.")
        case .maxHeight: .init(\.limits.maxHeight, .points, default: "none", "The largest height in points.")
        case .aspectRatio:
            .init(
                \.limits.aspectRatio,
                .number(in: ViewLimits.aspectRatios),
                default: "the content's",
                "The width divided by the height: of the two the other one follows."
            )
        case .anchor:
            .init(
                \.anchor,
                .word(),
                default: "it fills the zstack",
                """
                Where a view of a `zstack` lies, as large as it is of its own. A view without an anchor reaches from edge to \
                edge; those say how large the stack is.
                """
            )
        case .inset:
            .init(
                \.inset,
                .number,
                default: "0",
                "The distance of a view of a `zstack` from the edges that it keeps to, in points; below 0 it sticks out."
            )
        case .accessibilityHint:
            .init(
                at: Place({ $0.accessibilityHint }, { $0.accessibilityHint = $1 }),
                .text(.accessibilityHint),
                "The hint that VoiceOver reads after the view."
            )
        case .accessibilityValue:
            .init(
                at: Place({ $0.accessibilityValue }, { $0.accessibilityValue = $1 }),
                .text(.accessibilityValue),
                "The value that VoiceOver reads for the view."
            )
        case .accessibilityIdentifier:
            .init(
                \.attributes.accessibilityIdentifier,
                .string.interface(),
                "The name by which user interface tests find the view."
            )
        case .accessibilityTraits:
            .init(
                \.attributes.accessibilityTraits,
                .words("a list of accessibility traits"),
                default: "UIKit's",
                "How VoiceOver treats the view, besides what UIKit says of it itself."
            )
        }
    }

    /// The keys of stacks, which VoiceOver does not read as one element.
    static let ofStacks = allCases.filter {
        !Set([accessibilityHint, accessibilityValue, accessibilityTraits]).contains($0)
    }

    /// The keys of views that hold no others.
    static let ofLeaves = allCases.filter { $0 != .padding }
}

/// The keys of the line around a view.
package enum BorderKey: String, DeclaredKeyTable {
    case color, width

    package static let object = ObjectDescription("border", "A line around a view.")

    package var declaration: KeyDeclaration<ViewBorder> {
        switch self {
        case .color: .init(\.color, .color, default: "separator", "The colour of the line.")
        case .width: .init(\.width, .points, default: "1", "The width of the line in points.")
        }
    }
}
