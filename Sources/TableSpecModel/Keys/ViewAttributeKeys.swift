/// The keys of any view in the content of a custom cell: its attributes, its limits and its position.
package enum ViewAttributeKey: String, DeclaredKeyTable {
    case background, cornerRadius, border, padding, alpha
    case minWidth, maxWidth, minHeight, maxHeight, aspectRatio
    case anchor, inset, visible, tag
    case accessibilityHint, accessibilityValue, accessibilityIdentifier, accessibilityTraits

    package static let object = ContentKey.object

    package var declaration: KeyDeclaration<ContentView> {
        switch self {
        case .visible:
            .init(
                at: Place({ $0.visible }, { $0.visible = $1 }),
                .condition,
                default: "true",
                "Whether the view is shown. A hidden view takes no space in a stack."
            )
        case .background: .init(\.attributes.background, .color, default: "clear", "The color behind the view.")
        case .cornerRadius:
            .init(
                \.attributes.cornerRadius,
                .points,
                default: "0",
                "The corner radius in points. The view's content is clipped to the corners."
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
                The space between the edges of a stack and its views: one number of points, or one for each edge. \
                `left` is the leading edge, and `right` the trailing edge.
                """
            )
        case .alpha:
            .init(
                \.attributes.alpha,
                .number(in: ViewAttributes.alphas),
                default: "1",
                "The opacity of the view, from 0 to 1."
            )
        case .minWidth: .init(\.limits.minWidth, .points, default: "0", "The minimum width in points.")
        case .maxWidth: .init(\.limits.maxWidth, .points, default: "none", "The maximum width in points.")
        case .minHeight: .init(\.limits.minHeight, .points, default: "0", "The minimum height in points.")
        case .maxHeight: .init(\.limits.maxHeight, .points, default: "none", "The maximum height in points.")
        case .aspectRatio:
            .init(
                \.limits.aspectRatio,
                .number(in: ViewLimits.aspectRatios),
                default: "the content's",
                "The width divided by the height. Either dimension determines the other."
            )
        case .anchor:
            .init(
                \.anchor,
                .choice(),
                default: "the view fills the zstack",
                """
                The position of a view in a `zstack`, where it keeps its own size. A view without an anchor extends \
                from edge to edge. Such views determine the size of the stack.
                """
            )
        case .inset:
            .init(
                \.inset,
                .number,
                default: "0",
                """
                The distance of a view in a `zstack` from the edges of its anchor in points. If negative, the view \
                extends beyond them.
                """
            )
        case .tag:
            .init(
                \.attributes.tag,
                .count,
                default: "0",
                "A number that identifies the view in its cell: `cell.viewWithTag(2)`."
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
                "The identifier that UI tests use to find the view."
            )
        case .accessibilityTraits:
            .init(
                \.attributes.accessibilityTraits,
                .choices("a list of accessibility traits"),
                default: "UIKit's",
                "Accessibility traits of the view in addition to UIKit's own."
            )
        }
    }

    /// The keys of stacks, which VoiceOver doesn't read as one element.
    static let ofStacks = allCases.filter {
        !Set([accessibilityHint, accessibilityValue, accessibilityTraits]).contains($0)
    }

    /// The keys of views without subviews.
    static let ofLeaves = allCases.filter { $0 != .padding }
}

/// The keys of a border.
package enum BorderKey: String, DeclaredKeyTable {
    case color, width

    package static let object = ObjectDescription("border", "A line around a view.")

    package var declaration: KeyDeclaration<ViewBorder> {
        switch self {
        case .color: .init(\.color, .color, default: "separator", "The color of the line.")
        case .width: .init(\.width, .points, default: "1", "The width of the line in points.")
        }
    }
}
