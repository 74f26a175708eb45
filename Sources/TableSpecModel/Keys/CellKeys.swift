/// The keys that rows and prototypes have in common, besides what a tap does.
package enum CellKey: String, DeclaredKeyTable {
    case style, content, `class`, set, text, detail, image, imageSize, textColor, detailColor, backgroundColor
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
                .word(),
                shown: { .set($0.shownStyle, $0.range) },
                default: "default; custom with `content` or `class`",
                "The cell's layout; a `custom` one is made of the views in its `content`."
            )
        case .content:
            .attribute(
                \.content,
                .content,
                """
                The views of a custom cell between its layout margins, in place of `text`, `detail` and `image`: one view, \
                or a list of views side by side. A text alone is a label: `content: [Volume, { slider: $(volume) }]`.
                """
            )
        case .class:
            .attribute(
                \.className,
                .identifier("class"),
                "The app's own class of the cell, a subclass of `UITableViewCell`; `set` fills its outlets."
            )
        case .set:
            .attribute(
                \.assignments,
                .assignments,
                """
                What is assigned to properties of the app's class: `firstLabel.text: $(row.number)`. A property called \
                `text`, `title`, `placeholder` or the like gets a text. Any other one gets what stands there: a Boolean, \
                a number, `{ color: … }`, `{ image: … }`, the value of a sole binding, else a text; in quotes \
                everything is a text.
                """
            )
        case .text: .part(\.text, .text(.text), "The main text.")
        case .detail: .part(\.detail, .text(.detail), "The second text.")
        case .image:
            .part(\.image, .image, "The image at the leading edge.").reading { decoder, pair, cell in
                decoder.readImage(pair, into: &cell)
            }
        case .imageSize:
            .attribute(
                \.imageSize,
                .points,
                default: "the image's",
                "The width and the height in points of the room for the image, which is shrunk to fit into it."
            )
        case .textColor: .attribute(\.textColor, .color, default: "the style's", "The colour of the main text.")
        case .detailColor: .attribute(\.detailColor, .color, default: "the style's", "The colour of the second text.")
        case .backgroundColor:
            .attribute(\.background, .background, default: "the table's", "The colour behind the cell.")
        case .selectedBackgroundColor:
            .attribute(
                \.selectedBackgroundColor,
                .color,
                default: "the style's",
                "The colour behind the cell while it is selected."
            )
        case .numberOfLines:
            .attribute(
                \.textAttributes.wrappedValue.numberOfLines,
                .count,
                default: "0",
                "The largest number of lines of the main text; 0 means as many as it takes."
            )
        case .font:
            .attribute(\.textAttributes.wrappedValue.font, .font, default: "the style's", "The font of the main text.")
        case .textAlignment:
            .attribute(
                \.textAttributes.wrappedValue.alignment,
                .word(),
                default: "natural",
                "To which side the lines of the main text keep."
            )
        case .lineBreakMode:
            .attribute(
                \.textAttributes.wrappedValue.lineBreakMode,
                .word(),
                default: "byTruncatingTail",
                "The wrapping or truncation of a main text that is too long."
            )
        case .adjustsFontSizeToFitWidth:
            .attribute(
                \.textAttributes.wrappedValue.adjustsFontSizeToFitWidth,
                .boolean,
                default: "false",
                "Whether the main text's font shrinks to keep the text in one line."
            )
        case .minimumScaleFactor:
            .attribute(
                \.textAttributes.wrappedValue.minimumScaleFactor,
                .number(in: LabelStyle.scaleFactors),
                default: "0",
                "The smallest part of its size to which the main text's font shrinks, 0 to 1."
            )
        case .detailFont:
            .attribute(
                \.detailAttributes.wrappedValue.font,
                .font,
                default: "the style's",
                "The font of the second text."
            )
        case .detailAlignment:
            .attribute(
                \.detailAttributes.wrappedValue.alignment,
                .word(),
                default: "natural",
                "To which side the lines of the second text keep."
            )
        case .detailNumberOfLines:
            .attribute(
                \.detailAttributes.wrappedValue.numberOfLines,
                .count,
                default: "0",
                "The largest number of lines of the second text; 0 means as many as it takes."
            )
        case .detailLineBreakMode:
            .attribute(
                \.detailAttributes.wrappedValue.lineBreakMode,
                .word(),
                default: "byTruncatingTail",
                "The wrapping or truncation of a second text that is too long."
            )
        case .detailAdjustsFontSizeToFitWidth:
            .attribute(
                \.detailAttributes.wrappedValue.adjustsFontSizeToFitWidth,
                .boolean,
                default: "false",
                "Whether the second text's font shrinks to keep the text in one line."
            )
        case .detailMinimumScaleFactor:
            .attribute(
                \.detailAttributes.wrappedValue.minimumScaleFactor,
                .number(in: LabelStyle.scaleFactors),
                default: "0",
                "The smallest part of its size to which the second text's font shrinks, 0 to 1."
            )
        case .height: .attribute(\.height, .points, default: "the table's", "The height of the row in points.")
        case .indentationLevel:
            .attribute(\.indentationLevel, .count, default: "0", "How many steps the content is indented.")
        case .accessory:
            .part(
                \.accessory,
                .accessory(.normal),
                default: "none",
                "The accessory at the trailing edge."
            )
        case .editingAccessory:
            .init(
                at: .attribute(Place({ $0.editingAccessory.wrappedValue }, { $0.editingAccessory.wrappedValue = $1 })),
                .accessory(.editing),
                default: "none",
                """
                The accessory at the trailing edge in editing mode, in place of `accessory`. A row that has one is edited, \
                if only to show it. An information button that is only a word does what that of `accessory` does.
                """
            )
        case .selectionStyle:
            .part(
                \.selectionStyle,
                .word(),
                shown: { .set($0.selectionStyle.value ?? .default, $0.range) },
                default: "default",
                "The style of the row while it is selected."
            )
        case .enabled:
            .attribute(
                \.enabled,
                .condition,
                default: "true",
                """
                When the row reacts: else its texts and controls are dimmed, and neither the row nor a control in it can be \
                touched. A control or label with 'enabled' of its own follows that.
                """
            )
        case .confirm:
            .attribute(
                \.confirmation,
                .text(.confirmation("tap")),
                """
                A question before a tap has its effect, in a sheet with a button that is called as the row is and one that \
                cancels.
                """
            )
        case .contextMenu:
            .attribute(
                \.contextMenu,
                .menu,
                "The menu that a long press on the row shows; what is chosen gets the element, as a tap does."
            )
        case .leadingSwipeActions:
            .attribute(
                \.leadingSwipeActions,
                .swipeActions,
                "The buttons at the leading edge of the row when it is swiped, the edge first."
            )
        case .trailingSwipeActions:
            .attribute(
                \.trailingSwipeActions,
                .swipeActions,
                """
                The buttons at the trailing edge of the row when it is swiped, the edge first; one that deletes the row of \
                a collection stands before them.
                """
            )
        case .accessibilityLabel:
            .attribute(
                \.accessibilityLabel,
                .text(.accessibilityLabel),
                "The label that VoiceOver reads instead of the texts."
            )
        case .accessibilityHint:
            .attribute(
                \.accessibilityHint,
                .text(.accessibilityHint),
                "The hint that VoiceOver reads about the result of a tap."
            )
        case .accessibilityValue:
            .attribute(\.accessibilityValue, .text(.accessibilityValue), "The row's value as VoiceOver reads it.")
        case .accessibilityUserInputLabels:
            .attribute(
                \.accessibilityUserInputLabels,
                .texts { _ in .assigned(to: "accessibilityUserInputLabels", isShown: true) },
                default: "the label or the text",
                "The names of the row in Voice Control and Full Keyboard Access, the most likely one first."
            )
        case .accessibilityIdentifier:
            .attribute(
                \.accessibilityIdentifier,
                .string.interface(),
                "The name by which user-interface tests find the row."
            )
        }
    }
}
