/// The keys of a view in the content of a custom cell, besides those of a control.
package enum ContentKey: String, DeclaredKeyTable {
    case hstack, vstack, zstack, label, image, spacer, textView, pickerView, view, child
    case titles, `class`, set
    case id, width, height, accessibilityLabel
    case spacing, alignment, distribution
    case markdown, font, color, highlightedTextColor, shadow
    case numberOfLines, lineBreakMode, adjustsFontSizeToFitWidth, minimumScaleFactor
    case enabled, highlightedImage, contentMode, tintColor, symbolConfiguration, style, action, segue, unwind,
        longPress, longPressLabel

    package static let object = ObjectDescription(
        "content view",
        """
        A view of a custom cell: one of `hstack`, `vstack`, `zstack`, `label`, `image`, `spacer`, `view` or a control, and what \
        belongs to it. In a row that is wider than its views the spacers share the rest; without spacers the first \
        control that has no width of its own, such as a text field or a slider, takes it, else the first text. The \
        others keep their widths, and so does every view with a stated `width`: where none is left to take the rest, \
        the views keep to the leading side.
        """
    )

    package var declaration: KeyDeclaration<ContentView> {
        switch self {
        case .hstack: .init(at: .stack(\.views), .views, "Views side by side, from the leading edge: a `UIStackView`.")
        case .vstack: .init(at: .stack(\.views), .views, "Views one below the other: a `UIStackView`.")
        case .zstack:
            .init(
                at: .zstack(\.views),
                .views,
                """
                Views one over the other, the first one behind the others. A view fills the stack, or lies at its `anchor`; \
                the stack is as large as the views that fill it. An image that fills it beside other views takes their size.
                """
            )
        case .label:
            .init(
                at: .label(\.text),
                .text(.text),
                "A text: a `UILabel` whose font grows with the text size that a person chose."
            )
        case .image:
            .init(
                at: .viewImage,
                .image,
                "An image: a `UIImageView`; beside `button` the image that stands beside the button's title."
            )
        case .spacer:
            .init(
                at: .spacer,
                .boolean,
                "Room that takes what the other views of a stack leave, several in equal parts; `spacer: true`."
            )
        case .textView:
            .ofControl(
                .part(
                    \.value,
                    .binding(to: "a text of the state"),
                    "A field for a text of many lines, with which the row grows: a `UITextView`."
                ),
                statesKind: true
            )
        case .pickerView:
            .ofControl(
                .part(
                    \.value,
                    .binding(to: "a whole number of the state"),
                    "A wheel whose chosen row is the value: a `UIPickerView`."
                ),
                statesKind: true
            )
        case .view:
            .init(
                at: .appClass(ofController: false),
                .className,
                """
                A view of the app's own class, a subclass of `UIView` that is made by `init()`: a map, a chart, a web \
                view. `set` fills its properties.
                """
            )
        case .child:
            .init(
                at: .appClass(ofController: true),
                .className,
                """
                A view controller of the app's own class, a subclass of `UIViewController` that is made by `init()`: it becomes \
                a child of the screen's, and its view stands here. Only beside the table, in `views`.
                """
            )
        case .titles:
            .titles(
                """
                The titles of a picker view's rows, a list; or those of a menu's choices by words of the enumeration, which \
                are the words made readable where none are stated.
                """
            )
        case .class:
            .init(
                at: .ownClass,
                .identifier("class"),
                default: "UIKit's",
                """
                The app's own subclass of the class that UIKit has for such a view, `UILabel`, `UIButton` or `UIImageView`; it \
                is made by `init()`. The font of a label and the style of a button are its own where the spec states none. \
                Pictures show the view as one of UIKit's class.
                """
            )
        case .set:
            .init(
                at: .assignments,
                .assignments,
                "The values of properties of the app's view, or of its own `class`, as in a cell of the app's own class."
            )
        case .id:
            .init(
                \.id,
                .identifier("view"),
                default: "derived from what the view shows",
                "The name of the view in the cell's class, by which the app reaches it."
            )
        case .width:
            .init(
                \.width,
                .width,
                default: "the view's own",
                """
                The width, which the view keeps: points, or a part of the width between the margins of the cell, `50%`. What \
                a column or an equal part has more is room after it.
                """
            )
        case .height:
            .init(
                \.height,
                .points,
                default: "the view's own",
                "The height in points, which the view keeps; what a row that fills has more is room below it."
            )
        case .accessibilityLabel:
            .init(
                \.accessibilityLabel,
                .text(.accessibilityLabel),
                """
                The label that VoiceOver reads instead of the view's content. Of the views that hold others those have one \
                that are tapped or pressed, and are read as one.
                """
            )
        case .spacing:
            .init(
                at: .stack(\.spacing),
                .number,
                shown: \.shownSpacing,
                default: "8 in an hstack, 0 in a vstack",
                """
                The distance between two views of a stack in points. In a row the language's default is 8, the standard \
                distance; UIKit's is 0, as in a column.
                """
            )
        case .alignment:
            .alignment(
                default: "center in an hstack, fill in a vstack, natural in a label",
                """
                How the views of a stack sit across its axis (a word of `UIStackView.Alignment`), or to which side the \
                lines of a label keep (a word of `NSTextAlignment`). In a row the language's default is `center`; \
                UIKit's is `fill`, which stretches controls, as in a column.
                """
            )
        case .distribution:
            .init(
                at: .stack(\.distribution),
                .word(),
                shown: \.shownDistribution,
                default: "fill",
                "How the views of a stack share its axis."
            )
        case .markdown:
            .init(
                at: .label(\.markdown),
                .boolean,
                default: "false",
                """
                Whether a label's text is Markdown: `**strong**`, `*emphasized*`, `` `code` ``, `~~struck~~` and \
                `[a link](https://example.com)`. A value in the text is shown as it is; a value that is the whole text \
                is Markdown itself. A label shows links and does not follow them: `action` says what a tap does.
                """
            )
        case .font: .init(at: .font, .font, default: "body", "The font of a text, or of a button's title.")
        case .color:
            .init(
                at: .color,
                .color,
                default: "label; of a button its style's",
                "The colour of a label's text, or of a button's title and image."
            )
        case .highlightedTextColor:
            .init(
                at: .label(\.style.highlightedColor),
                .color,
                default: "the same",
                "The colour of a label's text while the row is highlighted."
            )
        case .shadow: .init(at: .label(\.style.shadow), .textShadow, "The shadow of a label's text.")
        case .numberOfLines:
            .init(
                at: .label(\.style.numberOfLines),
                .count,
                default: "1",
                "The largest number of lines of a label; 0 means as many as it takes."
            )
        case .lineBreakMode:
            .init(
                at: .label(\.style.lineBreakMode),
                .word(),
                default: "byTruncatingTail",
                "The wrapping or truncation of a text that is too long."
            )
        case .adjustsFontSizeToFitWidth:
            .init(
                at: .label(\.style.adjustsFontSizeToFitWidth),
                .boolean,
                default: "false",
                "Whether a label's font shrinks to keep the text in one line."
            )
        case .minimumScaleFactor:
            .init(
                at: .label(\.style.minimumScaleFactor),
                .number(in: LabelStyle.scaleFactors),
                default: "0",
                "The smallest part of a label's font size to which it shrinks, 0 to 1."
            )
        case .enabled:
            .init(
                at: .enabled,
                .conditionOrBoolean,
                default: "true",
                "When a control reacts, and a label's text is not dimmed."
            )
        case .highlightedImage:
            .init(at: .image(\.highlightedImage), .image, "The image that a view shows while the row is highlighted.")
        case .contentMode:
            .init(at: .image(\.contentMode), .word(), default: "scaleAspectFit", "How an image fits into its view.")
        case .symbolConfiguration:
            .init(
                at: .symbolConfiguration,
                .symbolConfiguration,
                default: "the image's",
                "The size and the weight of a symbol: a text style with which it grows, or a mapping."
            )
        case .style:
            .style(
                default: "plain; medium of an activity indicator",
                "The style of a button (a factory of `UIButton.Configuration`), or the size of an activity indicator."
            )
        case .tintColor: .init(at: .tintColor, .color, default: "the table's", "The colour of a symbol or a control.")
        case .action:
            .init(
                at: .action,
                .identifier("method"),
                """
                The method of the app that is called after a change of a control, or a tap on another view. A row is not \
                selected by a tap on such a view. VoiceOver reads it as a button, and one that holds other views by its \
                `accessibilityLabel`.
                """
            )
        case .segue: .init(at: .segue, .buttonSegue, "Where a tap on a button or on a view that is no control leads.")
        case .unwind:
            .init(at: .unwind, .unwind, "The earlier screen to which a tap on a button or on such a view leads back.")
        case .longPress:
            .init(
                at: .longPress,
                .gesture,
                """
                What happens when a finger rests on the view: the method of the app that is called, or a mapping. VoiceOver \
                offers it among the actions of the view.
                """
            )
        case .longPressLabel:
            .init(
                at: Place({ $0.longPressLabel }, { $0.longPressLabel = $1 }),
                .text(.longPressLabel),
                default: "the words of the method, of the screen or of the value",
                """
                What VoiceOver calls that which a long press does: the name of a `UIAccessibilityCustomAction`, such as \
                “Hire Many”, which is what it is called for a method `hireMany`.
                """
            )
        }
    }
}

/// The keys of a font that is more than a text style.
package enum FontKey: String, DeclaredKeyTable {
    case size, textStyle, weight, named, italic

    package static let object = ObjectDescription(
        "font",
        """
        A font of a size, which grows with the text size that a person chose, as body text does; or the italics of a text \
        style, which grow with it.
        """
    )

    package var declaration: KeyDeclaration<FontContent> {
        switch self {
        case .size:
            .init(
                \.size,
                .number(in: FontReference.sizes),
                "The size in points at the default text size."
            )
        case .textStyle:
            .init(\.textStyle, .word(), "The text style, in place of a size: `{ textStyle: body, italic: true }`.")
        case .weight: .init(\.weight, .word(), default: "regular", "The weight of the system font.")
        case .named: .init(\.name, .string, "The PostScript name of a font that the app brings along.")
        case .italic:
            .init(
                \.italic,
                .boolean,
                default: "false",
                "Whether the letters are slanted; they have the regular weight."
            )
        }
    }
}
