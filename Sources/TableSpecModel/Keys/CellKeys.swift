/// The keys that rows and prototypes have in common, in addition to the effect of a tap.
package enum CellKey: String, DeclaredKeyTable {
    case style, `class`, set, content, text, detail, image, imageSize, textColor, detailColor, backgroundColor
    case selectedBackgroundColor, font, textAlignment, numberOfLines, lineBreakMode, adjustsFontSizeToFitWidth
    case minimumScaleFactor, detailFont, detailAlignment, detailNumberOfLines, detailLineBreakMode
    case detailAdjustsFontSizeToFitWidth, detailMinimumScaleFactor, height
    case indentationLevel, accessory, editingAccessory, selectionStyle, enabled, confirm, contextMenu
    case leadingSwipeActions, trailingSwipeActions
    case accessibilityLabel, accessibilityHint
    case accessibilityValue, accessibilityUserInputLabels, accessibilityIdentifier

    package static let object = ObjectDescription("cell", "A cell: its content, its style and the effect of a tap.")

    package var declaration: KeyDeclaration<Cell> {
        switch self {
        case .style:
            .part(
                \.style,
                .choice(),
                shown: { .set($0.shownStyle, $0.range) },
                default: "default; custom with `content`, or with a `class` and no texts",
                "The cell's layout. A `custom` cell consists of the views in its `content`."
            )
        case .content:
            .attribute(
                \.content,
                .content,
                """
                The views of a custom cell within its layout margins, in place of `text`, `detail` and `image`: one \
                view, or a list of views side by side. Plain text makes a label: `content: [Volume, { slider: \
                $(volume) }]`.
                """
            )
        case .class:
            .attribute(
                \.className,
                .identifier("class"),
                """
                A custom class for the cell: a subclass of `UITableViewCell` that's created with \
                `init(style:reuseIdentifier:)`. It creates its own views if the spec describes no `content`, texts \
                or image. Otherwise, the cell shows those, and each view with an `id` is assigned to the property of \
                that name, an outlet of the class. `set` sets other properties.
                """
            )
        case .set:
            .attribute(
                \.assignments,
                .assignments,
                """
                Values for properties of the custom class: `firstLabel.text: $(row.number)`. A property named `text`, \
                `title`, `placeholder` or similar takes text. Any other property takes a Boolean, a number, `{ color: \
                … }`, `{ image: … }` or the value of a single binding. Anything else, or anything in quotes, is text.
                """
            )
        case .text: .part(\.text, .text(.text), "The main text.")
        case .detail: .part(\.detail, .text(.detail), "The detail text.")
        case .image:
            .part(\.image, .image, "The image at the leading edge.").reading { decoder, pair, cell in
                decoder.readImage(pair, into: &cell)
            }
        case .imageSize:
            .attribute(
                \.imageSize,
                .points,
                default: "the image's",
                "The width and height in points of the space for the image. A larger image is scaled down to fit."
            )
        case .textColor: .attribute(\.textColor, .color, default: "the style's", "The color of the main text.")
        case .detailColor: .attribute(\.detailColor, .color, default: "the style's", "The color of the detail text.")
        case .backgroundColor:
            .attribute(\.background, .background, default: "the table's", "The color behind the cell.")
        case .selectedBackgroundColor:
            .attribute(
                \.selectedBackgroundColor,
                .color,
                default: "the style's",
                "The color behind the cell while it's selected."
            )
        case .numberOfLines:
            .attribute(
                \.textAttributes.wrappedValue.numberOfLines,
                .count,
                default: "0",
                "The maximum number of lines of the main text; 0 means no limit."
            )
        case .font:
            .attribute(\.textAttributes.wrappedValue.font, .font, default: "the style's", "The font of the main text.")
        case .textAlignment:
            .attribute(
                \.textAttributes.wrappedValue.alignment,
                .choice(),
                default: "natural",
                "The alignment of the main text."
            )
        case .lineBreakMode:
            .attribute(
                \.textAttributes.wrappedValue.lineBreakMode,
                .choice(),
                default: "byTruncatingTail",
                "How main text that's too long is wrapped or truncated."
            )
        case .adjustsFontSizeToFitWidth:
            .attribute(
                \.textAttributes.wrappedValue.adjustsFontSizeToFitWidth,
                .boolean,
                default: "false",
                "Whether the main text's font shrinks to fit the text on one line."
            )
        case .minimumScaleFactor:
            .attribute(
                \.textAttributes.wrappedValue.minimumScaleFactor,
                .number(in: LabelStyle.scaleFactors),
                default: "0",
                "The minimum scale factor for the font of the main text, from 0 to 1."
            )
        case .detailFont:
            .attribute(
                \.detailAttributes.wrappedValue.font,
                .font,
                default: "the style's",
                "The font of the detail text."
            )
        case .detailAlignment:
            .attribute(
                \.detailAttributes.wrappedValue.alignment,
                .choice(),
                default: "natural",
                "The alignment of the detail text."
            )
        case .detailNumberOfLines:
            .attribute(
                \.detailAttributes.wrappedValue.numberOfLines,
                .count,
                default: "0",
                "The maximum number of lines of the detail text; 0 means no limit."
            )
        case .detailLineBreakMode:
            .attribute(
                \.detailAttributes.wrappedValue.lineBreakMode,
                .choice(),
                default: "byTruncatingTail",
                "How detail text that's too long is wrapped or truncated."
            )
        case .detailAdjustsFontSizeToFitWidth:
            .attribute(
                \.detailAttributes.wrappedValue.adjustsFontSizeToFitWidth,
                .boolean,
                default: "false",
                "Whether the detail text's font shrinks to fit the text on one line."
            )
        case .detailMinimumScaleFactor:
            .attribute(
                \.detailAttributes.wrappedValue.minimumScaleFactor,
                .number(in: LabelStyle.scaleFactors),
                default: "0",
                "The minimum scale factor for the font of the detail text, from 0 to 1."
            )
        case .height: .attribute(\.height, .points, default: "the table's", "The height of the row in points.")
        case .indentationLevel:
            .attribute(
                \.indentationLevel,
                .count,
                default: "0",
                "The number of levels by which the content is indented."
            )
        case .accessory:
            .part(
                \.accessory,
                .accessory(.normal),
                default: "none",
                "The accessory at the trailing edge."
            )
        case .editingAccessory:
            .init(
                at: .attribute(\.editingAccessory.wrappedValue),
                .accessory(.editing),
                default: "none",
                """
                The accessory at the trailing edge in editing mode, in place of `accessory`. A row that has one takes \
                part in editing mode, even if only to show it. An information button without its own effect has the \
                same effect as the one in `accessory`.
                """
            )
        case .selectionStyle:
            .part(
                \.selectionStyle,
                .choice(),
                shown: { .set($0.selectionStyle.value ?? .default, $0.range) },
                default: "default",
                "The style of the row while it's selected."
            )
        case .enabled:
            .attribute(
                \.enabled,
                .condition,
                default: "true",
                """
                Whether the row responds to touches. Otherwise its text and controls are dimmed, and taps on the row \
                and its controls have no effect. A control or label that has its own `enabled` follows that instead.
                """
            )
        case .confirm:
            .attribute(
                \.confirmation,
                .text(.confirmation("tap")),
                """
                A question to confirm a tap before it takes effect. The sheet has a button with the row's text and a \
                button that cancels.
                """
            )
        case .contextMenu:
            .attribute(
                \.contextMenu,
                .menu,
                "The menu that a long press on the row shows. Like a tap, the chosen item receives the element."
            )
        case .leadingSwipeActions:
            .attribute(
                \.leadingSwipeActions,
                .swipeActions,
                "The buttons at the leading edge of a swiped row, starting from the edge."
            )
        case .trailingSwipeActions:
            .attribute(
                \.trailingSwipeActions,
                .swipeActions,
                """
                The buttons at the trailing edge of a swiped row, starting from the edge. In a collection, the delete \
                button comes before them.
                """
            )
        case .accessibilityLabel:
            .attribute(
                \.accessibilityLabel,
                .text(.accessibilityLabel),
                "The label that VoiceOver reads instead of the text."
            )
        case .accessibilityHint:
            .attribute(
                \.accessibilityHint,
                .text(.accessibilityHint),
                "The hint that VoiceOver reads about the result of a tap."
            )
        case .accessibilityValue:
            .attribute(\.accessibilityValue, .text(.accessibilityValue), "The value that VoiceOver reads for the row.")
        case .accessibilityUserInputLabels:
            .attribute(
                \.accessibilityUserInputLabels,
                .texts { _ in .assigned(to: "accessibilityUserInputLabels", isShown: true) },
                default: "the label or the text",
                "The names of the row for Voice Control and Full Keyboard Access, the most likely one first."
            )
        case .accessibilityIdentifier:
            .attribute(
                \.accessibilityIdentifier,
                .string.interface(),
                "The identifier that UI tests use to find the row."
            )
        }
    }
}

extension CellKey {
    /// The image keys of rows and prototypes.
    package static var imageConstraints: [KeyConstraint] { [.required(image.name, ifAny: [imageSize.name])] }
}
