/// The keys of a view above or below all rows of a table.
package enum HeaderViewKey: String, DeclaredKeyTable {
    case text, textColor, font, image, content, height, backgroundColor, layoutMargins

    package static let object = ObjectDescription(
        "header view",
        """
        A view above or below all rows of a table: text with an image before it, or custom `content` within the \
        table's margins.
        """
    )

    package var declaration: KeyDeclaration<HeaderView> {
        switch self {
        case .text: .init(\.text, .text(.text), "The view's text.")
        case .textColor: .init(\.textColor, .color, default: "label", "The color of the text.")
        case .font: .init(\.font, .font, default: "body", "The font of the text.")
        case .image: .init(\.image, .image, "The image at the leading edge.")
        case .content:
            .init(
                \.content,
                .content,
                """
                Custom views in place of text and an image, as in the `content` of a cell: one view, or a list of \
                views side by side. They're created once, and the view is as tall as they need.
                """
            )
        case .height: .init(\.height, .points, "The view's height in points; if absent, the height of its content.")
        case .backgroundColor: .init(\.backgroundColor, .color, default: "clear", "The color behind the whole view.")
        case .layoutMargins:
            .init(
                \.layoutMargins,
                .padding,
                default: "the table's at the sides, 8 above and below",
                """
                The space between the edges of the view and its `content`: one number of points, or one for each edge. \
                `left` is the leading edge, and `right` the trailing edge.
                """
            )
        }
    }
}

/// The keys of a section's header or footer that is a mapping.
package enum SectionHeaderKey: String, DeclaredKeyTable {
    case text, textColor, font, image, button, content, visible

    package static let object = ObjectDescription(
        "section header",
        """
        A section header or footer with more than text: a `UITableViewHeaderFooterView` with text, an image before it \
        and a button after it, or with custom `content`.
        """
    )

    package var declaration: KeyDeclaration<SectionTitle> {
        switch self {
        case .text: .init(\.text, .text(.text), "The text.")
        case .textColor: .init(at: .attributes(\.textColor), .color, default: "the style's", "The color of the text.")
        case .font: .init(at: .attributes(\.font), .font, default: "the style's", "The font of the text.")
        case .image: .init(at: .attributes(\.image), .image, "The image before the text.")
        case .button: .init(at: .attributes(\.button), .sectionButton, "The button after the text, such as “See All”.")
        case .content:
            .init(
                at: .attributes(\.content),
                .content,
                """
                Custom views in place of text and an image, as in the `content` of a cell: one view, or a list of \
                views side by side. VoiceOver reads the first text of a header as a heading.
                """
            )
        case .visible:
            .init(
                at: .attributes(\.visible),
                .condition,
                default: "true",
                "Whether the header or footer is shown. It appears and disappears without reloading its section."
            )
        }
    }
}

/// The keys of the button after the text of a section's header or footer.
package enum SectionButtonKey: String, DeclaredKeyTable {
    case title, image, action, segue, unwind, openURL, confirm, enabled, accessibilityLabel

    package static let object = ObjectDescription(
        "section header's button",
        "A button at the end of a section's header or footer, with a title or an image."
    )

    package var declaration: KeyDeclaration<Control> {
        switch self {
        case .title: .part(\.title, .text(.buttonTitle), "The title of the button.")
        case .image: .part(\.image, .image, "The image of the button, before its title if it has one.")
        case .action: .part(\.action, .identifier("method"), "The app's method to call after a tap.")
        case .segue: .init(at: .tap(\.leadsToScreen), .buttonSegue, "The screen that a tap on the button shows.")
        case .unwind:
            .init(at: .tap(\.isUnwind), .unwind, "The earlier screen that a tap on the button returns to.")
        case .openURL:
            .init(at: .tap(\.opensURL), .openedURL, "The URL that a tap on the button opens, or `settings`.")
        case .confirm:
            .part(
                \.confirmation,
                .text(.confirmation("tap")),
                "A question to confirm a tap before it takes effect, as for other buttons."
            )
        case .enabled:
            .part(\.enabled, .condition, default: "true", "Whether the button is enabled. A disabled button is dimmed.")
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
                TriggerKey.ofViews,
                none: "the button does nothing",
                several: TriggerKey.oneResult(of: TriggerKey.ofViews)
            ),
        ]
    }
}

extension HeaderViewKey {
    package static var constraints: [KeyConstraint] {
        [
            .atLeastOne(names(.text, .image, .content, .height), none: "header view shows nothing"),
            .required(content.name, ifAny: names(.layoutMargins)),
        ]
            + names(.text, .textColor, .font, .image).map { key in
                .atMostOne(
                    names(.content) + [key],
                    several: "a header view has either 'content', or text and an image"
                )
            }
    }
}

extension SectionHeaderKey {
    package static var constraints: [KeyConstraint] {
        [.atLeastOne(names(.text, .image, .button, .content), none: "section header shows nothing")]
            + names(.text, .textColor, .font, .image, .button).map { key in
                .atMostOne(
                    names(.content) + [key],
                    several: "a section header has either 'content', or text, an image and a button"
                )
            }
    }
}
