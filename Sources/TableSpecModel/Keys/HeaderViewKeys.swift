/// The keys of a view above or below all rows of a table.
package enum HeaderViewKey: String, DeclaredKeyTable {
    case text, textColor, font, image, content, height, backgroundColor, layoutMargins

    package static let object = ObjectDescription(
        "header view",
        """
        A view above or below all rows of a table: a text with an image before it, or `content` of its own between the \
        margins of the table.
        """
    )

    package var declaration: KeyDeclaration<HeaderView> {
        switch self {
        case .text: .init(\.text, .text(.text), "The view's text.")
        case .textColor: .init(\.textColor, .color, default: "label", "The colour of the text.")
        case .font: .init(\.font, .font, default: "body", "The font of the text.")
        case .image: .init(\.image, .image, "The image at the leading edge.")
        case .content:
            .init(
                \.content,
                .content,
                """
                Views of its own in place of a text and an image, as in the `content` of a cell: a view, or a list of views \
                side by side. They are made once, and the view is as high as they need.
                """
            )
        case .height: .init(\.height, .points, "The view's height in points; fitted to the content, if absent.")
        case .backgroundColor: .init(\.backgroundColor, .color, default: "clear", "The colour behind the whole view.")
        case .layoutMargins:
            .init(
                \.layoutMargins,
                .padding,
                default: "the table's at the sides, 8 above and below",
                """
                The room between the edges of the view and its `content`: one number of points, or one for each edge, of \
                which `left` is the leading one and `right` the trailing one.
                """
            )
        }
    }
}

/// The keys of a section's header or footer that is more than a text.
package enum SectionHeaderKey: String, DeclaredKeyTable {
    case text, textColor, font, image, button, content, visible

    package static let object = ObjectDescription(
        "section header",
        """
        A section's header or footer that is more than a text: a `UITableViewHeaderFooterView` with a text, an image before \
        it and a button after it, or with `content` of its own.
        """
    )

    package var declaration: KeyDeclaration<SectionTitle> {
        switch self {
        case .text: .init(\.text, .text(.text), "The text.")
        case .textColor: .init(at: .attributes(\.textColor), .color, default: "the style's", "The colour of the text.")
        case .font: .init(at: .attributes(\.font), .font, default: "the style's", "The font of the text.")
        case .image: .init(at: .attributes(\.image), .image, "The image before the text.")
        case .button: .init(at: .attributes(\.button), .sectionButton, "The button after the text: “See All”.")
        case .content:
            .init(
                at: .attributes(\.content),
                .content,
                """
                Views of its own in place of a text and an image, as in the `content` of a cell: a view, or a list of views \
                side by side. VoiceOver reads the first text of a header as a heading.
                """
            )
        case .visible:
            .init(
                at: .attributes(\.visible),
                .condition,
                default: "true",
                "When the header or footer is there; it comes and goes without its section being loaded anew."
            )
        }
    }
}

/// The keys of the button after the text of a section's header or footer.
package enum SectionButtonKey: String, DeclaredKeyTable {
    case title, image, action, segue, unwind, confirm, enabled, accessibilityLabel

    package static let object = ObjectDescription(
        "section header's button",
        "A button at the end of a section's header or footer, with a title or an image."
    )

    package var declaration: KeyDeclaration<Control> {
        switch self {
        case .title: .part(\.title, .text(.buttonTitle), "The title of the button.")
        case .image: .part(\.image, .image, "The image of the button, before its title where it has one.")
        case .action: .part(\.action, .identifier("method"), "The method of the app that is called after a tap.")
        case .segue: .init(at: .segue, .buttonSegue, "Where a tap on the button leads.")
        case .unwind: .init(at: .unwind, .unwind, "The earlier screen to which a tap on the button leads back.")
        case .confirm:
            .part(
                \.confirmation,
                .text(.confirmation("tap")),
                "A question before a tap has its effect, as buttons have it."
            )
        case .enabled: .part(\.enabled, .condition, default: "true", "When the button reacts; it is dimmed else.")
        case .accessibilityLabel:
            .part(
                \.accessibilityLabel,
                .text(.accessibilityLabel),
                "The label that VoiceOver reads instead of the title."
            )
        }
    }

    package static var constraints: [KeyConstraint] {
        [
            .atLeastOne([title.name, image.name], none: "the button shows nothing"),
            .exactlyOne(
                [action.name, segue.name, unwind.name],
                none: "the button does nothing",
                several: "a tap has one result: 'segue', 'action' or 'unwind'"
            ),
        ]
    }
}
