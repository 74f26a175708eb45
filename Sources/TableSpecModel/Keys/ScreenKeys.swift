/// The keys of a view in a bar or outside the table.
package enum ScreenViewKey: String, DeclaredKeyTable {
    case label, image, segmentedControl, button, `class`, segments, action, accessibilityLabel

    package static let object = ObjectDescription("view", "A view outside the table.")

    package var declaration: KeyDeclaration<ScreenView> {
        switch self {
        case .label:
            .init(
                at: .content({ if case .label(let text) = $0 { text } else { nil } }, ScreenView.Content.label),
                .text(.text),
                "Text: a `UILabel`."
            )
        case .image:
            .init(
                at: .content({ if case .image(let image) = $0 { image } else { nil } }, ScreenView.Content.image),
                .image,
                "An image: a `UIImageView`."
            )
        case .segmentedControl:
            .ofControl(
                .part(
                    \.segmentChoice,
                    .segmentChoice,
                    """
                    A segmented control whose value is the index of the selected segment, or a case of an enumeration, \
                    as in a cell. With `momentary`, the segments are buttons, and the `action` receives the segment.
                    """
                )
            )
        case .button:
            .ofControl(.part(\.title, .text(.buttonTitle), "A button with a title. A tap calls its `action`."))
        case .class:
            .init(
                at: .content({ if case .custom(let name) = $0 { name } else { nil } }, ScreenView.Content.custom),
                .identifier("class"),
                "A view of a custom class, which a method of the screen's actions creates."
            )
        case .segments:
            .ofControl(
                .part(
                    \.segments,
                    .segments,
                    "The segments: titles, or `{ image: …, title: … }` for segments with images."
                )
            )
        case .action:
            .ofControl(
                .part(\.action, .identifier("method"), "The app's method to call after a change or a tap.")
            )
        case .accessibilityLabel:
            .init(\.accessibilityLabel, .text(.accessibilityLabel), "The label that VoiceOver reads for the view.")
        }
    }

    /// The value for a segmented control without a binding.
    static let momentary = "momentary"
}

/// The keys of the views around a table.
package enum ScreenViewsKey: String, DeclaredKeyTable {
    case above, below, overlay, margins, columnMargins, backgroundColor

    package static let object = ObjectDescription(
        "views",
        """
        The views around the table: in columns above and below it, and floating over it. They stay in place while the \
        table scrolls.
        """
    )

    private static let columnNote = """
        views as in the `content` of a cell, 8 points apart; a view of a custom `class`; or a `momentary` segmented \
        control.
        """

    package var declaration: KeyDeclaration<ScreenSettings> {
        switch self {
        case .above:
            .init(
                \.viewsAbove,
                .views { .aboveTable($0) },
                "The views above the table, from the top: \(Self.columnNote)"
            )
        case .below:
            .init(
                \.viewsBelow,
                .views { .belowTable($0) },
                "The views below the table, from the top: \(Self.columnNote)"
            )
        case .overlay:
            .init(
                \.viewsOver,
                .views { .overTable($0) },
                """
                The views that float over the table, the last one in front, as in a `zstack`. Each is placed at its \
                `anchor`, `inset` points away from the edges that the bars, the keyboard and the other views leave. A \
                view without an anchor fills this area. The table has as much space below its last row as the views at \
                the bottom take.
                """
            )
        case .columnMargins:
            .init(
                \.columnMargins,
                .padding,
                default: "8 above and below, 16 at the sides",
                """
                The space around the views above the table, and around those below it: one number of points, or one \
                for each edge. `left` is the leading edge, and `right` the trailing edge. With `0`, the views reach \
                the edges.
                """
            )
        case .margins:
            .init(
                \.tableMargins,
                .padding,
                default: "0",
                """
                The space between the table and the edges of the screen, or the views above and below it: one number \
                of points, or one for each edge. `left` is the leading edge, and `right` the trailing edge.
                """
            )
        case .backgroundColor:
            .init(
                \.backgroundColor,
                .color,
                default: "that of the table's style",
                "The color of the screen behind these views and beside the table."
            )
        }
    }
}

extension ScreenViewKey {
    package static var constraints: [KeyConstraint] {
        [
            .required(action.name, ifAny: names(.button))
        ]
    }
}
