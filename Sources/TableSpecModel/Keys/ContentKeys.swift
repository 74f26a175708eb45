/// The keys of a view in the content of a custom cell, in addition to those of a control.
package enum ContentKey: String, DeclaredKeyTable {
    case hstack, vstack, zstack, label, image, spacer, textView, pickerView, view, child
    case titles, `class`, set
    case id, width, height
    case spacing, alignment, distribution, adjustsAxisForContentSizeCategory
    case markdown, font, color, highlightedTextColor, shadow
    case numberOfLines, lineBreakMode, adjustsFontSizeToFitWidth, minimumScaleFactor
    case enabled, highlightedImage, contentMode, tintColor, symbolConfiguration, style, action, segue, unwind, openURL,
        longPress, longPressLabel, accessibilityLabel

    package static let object = ObjectDescription(
        "content view",
        """
        A view of a custom cell: one of `hstack`, `vstack`, `zstack`, `label`, `image`, `spacer`, `view` or a control, \
        and its attributes. In a row that's wider than its views, spacers share the remaining space. Without spacers, \
        the first control without an intrinsic width, such as a text field or a slider, takes the space. If there's no \
        such control, the first text takes it. The other views keep their widths, and so does every view that sets \
        `width`. If no view can take the space, the views stay at the leading edge.
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
                Views on top of each other, the first one at the back. A view fills the stack, or is placed at its \
                `anchor`. The stack is as large as the views that fill it. An image that fills it together with other \
                views takes their size.
                """
            )
        case .label:
            .init(
                at: .label(\.text),
                .text(.text),
                "Text: a `UILabel` whose font scales with Dynamic Type."
            )
        case .image:
            .init(
                at: .viewImage,
                .image,
                "An image: a `UIImageView`. Together with `button`, it's the image beside the button's title."
            )
        case .spacer:
            .init(
                at: .spacer,
                .boolean,
                "Flexible space in a stack: `spacer: true`. Several spacers share the remaining space equally."
            )
        case .textView:
            .ofControl(
                .part(
                    \.value,
                    .binding(to: "a string in the state"),
                    "A multiline text field that grows with its text, as does the row: a `UITextView`."
                ),
                statesKind: true
            )
        case .pickerView:
            .ofControl(
                .part(
                    \.value,
                    .binding(to: "a whole number in the state"),
                    "A picker view whose value is the index of the selected row: a `UIPickerView`."
                ),
                statesKind: true
            )
        case .view:
            .init(
                at: .appClass(ofController: false),
                .className,
                """
                A view of a custom class, such as a map, a chart or a web view: a subclass of `UIView` that's created \
                with `init()`. `set` sets its properties.
                """
            )
        case .child:
            .init(
                at: .appClass(ofController: true),
                .className,
                """
                A view controller of a custom class: a subclass of `UIViewController` that's created with `init()`. It \
                becomes a child of the screen's view controller, and its view appears here. Available only in \
                `views`, outside the table.
                """
            )
        case .titles:
            .titles(
                """
                The titles of a picker view's rows, as a list, or of a menu's choices, by the cases of the \
                enumeration. By default, a menu shows the names of the cases, made readable.
                """
            )
        case .class:
            .init(
                at: .customClass,
                .identifier("class"),
                default: "UIKit's",
                """
                A custom subclass of UIKit's class for the view, such as `UILabel`, `UIButton` or `UIImageView`. It's \
                created with `init()`. It determines the font of a label and the style of a button if the spec doesn't \
                set them. Previews show the view as UIKit's class.
                """
            )
        case .set:
            .init(
                at: .assignments,
                .assignments,
                "Values for the properties of the custom view or of its own `class`, as in a cell of a custom class."
            )
        case .id:
            .init(
                \.id,
                .identifier("view"),
                default: "derived from the view's content",
                "The name of the view, for use in the app's code. It's an outlet of the custom `class` of a cell."
            )
        case .width:
            .init(
                \.width,
                .width,
                default: "the view's own",
                """
                The fixed width of the view: points, or a percentage of the width between the cell's margins, such as \
                `50%`. If a column or an equal part is wider, the extra space follows the view.
                """
            )
        case .height:
            .init(
                \.height,
                .points,
                default: "the view's own",
                """
                The fixed height of the view in points. If an `hstack` with the alignment `fill` is taller, the extra \
                space is below the view.
                """
            )
        case .accessibilityLabel:
            .init(
                \.accessibilityLabel,
                .text(.accessibilityLabel),
                """
                The label that VoiceOver reads instead of the view's content. A view that contains others can only \
                have a label if a tap or a long press on it has an effect. VoiceOver then reads it as one element.
                """
            )
        case .spacing:
            .init(
                at: .stack(\.spacing),
                .number,
                shown: \.shownSpacing,
                default: "8 in an hstack, 0 in a vstack",
                """
                The distance between the views of a stack in points. The default in an `hstack` is 8, the standard \
                distance, rather than UIKit's 0.
                """
            )
        case .alignment:
            .alignment(
                default: "center in an hstack, fill in a vstack, natural in a label",
                """
                The alignment of a stack's views across its axis (a case of `UIStackView.Alignment`), or of a label's \
                text (a case of `NSTextAlignment`). The default in an `hstack` is `center`, rather than UIKit's \
                `fill`, which stretches controls.
                """
            )
        case .distribution:
            .init(
                at: .stack(\.distribution),
                .choice(),
                shown: \.shownDistribution,
                default: "fill",
                "The distribution of a stack's views along its axis."
            )
        case .adjustsAxisForContentSizeCategory:
            .init(
                at: .stack(\.adjustsAxis),
                .boolean,
                shown: \.shownAdjustsAxis,
                default: "true for text beside other text or a control",
                """
                Whether an `hstack` arranges its views vertically at accessibility text sizes, where texts side by \
                side would be truncated. Spacers then have no size.
                """
            )
        case .markdown:
            .init(
                at: .label(\.markdown),
                .boolean,
                default: "false",
                """
                Whether a label's text is Markdown: `**strong**`, `*emphasized*`, `` `code` ``, `~~struck~~` and `[a \
                link](https://example.com)`. A value within the text is shown verbatim, but a value that makes up the \
                whole text is Markdown itself. A tap on a link opens its URL, or calls the method of `action` with the \
                `url`; a tap beside it is one on the row. A label with another effect of a tap, a `class`, \
                `longPress`, `enabled`, `shadow`, `highlightedTextColor` or a font that shrinks only shows its links.
                """
            )
        case .font: .init(at: .font, .font, default: "body", "The font of the text, or of a button's title.")
        case .color:
            .init(
                at: .color,
                .color,
                default: "label; the style's in a button",
                "The color of a label's text, or of a button's title and image."
            )
        case .highlightedTextColor:
            .init(
                at: .label(\.style.highlightedColor),
                .color,
                default: "the same as `color`",
                "The color of a label's text while the row is highlighted."
            )
        case .shadow: .init(at: .label(\.style.shadow), .textShadow, "The shadow of a label's text.")
        case .numberOfLines:
            .init(
                at: .label(\.style.numberOfLines),
                .count,
                default: "1; no limit at accessibility text sizes",
                "The maximum number of lines of a label; 0 means no limit."
            )
        case .lineBreakMode:
            .init(
                at: .label(\.style.lineBreakMode),
                .choice(),
                default: "byTruncatingTail",
                "How text that's too long is wrapped or truncated."
            )
        case .adjustsFontSizeToFitWidth:
            .init(
                at: .label(\.style.adjustsFontSizeToFitWidth),
                .boolean,
                default: "false",
                "Whether a label's font shrinks to fit the text on one line."
            )
        case .minimumScaleFactor:
            .init(
                at: .label(\.style.minimumScaleFactor),
                .number(in: LabelStyle.scaleFactors),
                default: "0",
                "The minimum scale factor for a label's font, from 0 to 1."
            )
        case .enabled:
            .init(
                at: .enabled,
                .conditionOrBoolean,
                default: "true",
                "Whether a control is enabled, or a label isn't dimmed."
            )
        case .highlightedImage:
            .init(at: .image(\.highlightedImage), .image, "The image that the view shows while the row is highlighted.")
        case .contentMode:
            .init(at: .image(\.contentMode), .choice(), default: "scaleAspectFit", "How the image fits into its view.")
        case .symbolConfiguration:
            .init(
                at: .symbolConfiguration,
                .symbolConfiguration,
                default: "the image's",
                "The size and weight of a symbol: a text style that it scales with, or a mapping."
            )
        case .style:
            .style(
                default: "plain; medium for an activity indicator",
                "The style of a button (a factory of `UIButton.Configuration`), or the size of an activity indicator."
            )
        case .tintColor: .init(at: .tintColor, .color, default: "the table's", "The color of a symbol or a control.")
        case .action:
            .init(
                at: .action,
                .identifier("method"),
                """
                The app's method to call after a change of a control or a tap on another view. A tap on such a view \
                doesn't select the row. VoiceOver reads the view as a button. For a view that contains others, it \
                reads the `accessibilityLabel`.
                """
            )
        case .segue:
            .init(
                at: .tap(\.leadsToScreen),
                .buttonSegue,
                "The screen that a tap on a button, or on a view that isn't a control, shows."
            )
        case .unwind:
            .init(
                at: .tap(\.isUnwind),
                .unwind,
                "The earlier screen that a tap on a button, or on a view that isn't a control, returns to."
            )
        case .openURL:
            .init(
                at: .tap(\.opensURL),
                .openedURL,
                "The URL that a tap on a button, or on a view that isn't a control, opens; or `settings`."
            )
        case .longPress:
            .init(
                at: .longPress,
                .gesture,
                """
                What a long press on the view does: the app's method to call, or a mapping. VoiceOver offers it among \
                the view's actions.
                """
            )
        case .longPressLabel:
            .init(
                at: Place({ $0.longPressLabel }, { $0.longPressLabel = $1 }),
                .text(.longPressLabel),
                default: "derived from the name of the method, the screen or the value",
                """
                The name of the long press for VoiceOver: the name of a `UIAccessibilityCustomAction`, such as “Hire \
                Many”, which is the default for the method `hireMany`.
                """
            )
        }
    }
}

/// The keys of a font mapping.
package enum FontKey: String, DeclaredKeyTable {
    case size, textStyle, weight, named, italic

    package static let object = ObjectDescription(
        "font",
        """
        A font with a size, which scales with Dynamic Type as body text does; or the italic font of a text style, \
        which scales with it.
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
            .init(\.textStyle, .choice(), "The text style, in place of a size: `{ textStyle: body, italic: true }`.")
        case .weight: .init(\.weight, .choice(), default: "regular", "The weight of the system font.")
        case .named: .init(\.name, .string, "The PostScript name of a font that's bundled with the app.")
        case .italic:
            .init(
                \.italic,
                .boolean,
                default: "false",
                "Whether the font is italic. An italic font has the regular weight."
            )
        }
    }
}

extension ContentKey {
    package static var constraints: [KeyConstraint] {
        let modes = DatePickerMode.allCases.filter { $0 != .countDownTimer }.map(\.rawValue)
        let ofViews: [KeyConstraint] = [
            .only(alignment.name, TextAlignment.spellings, beside: label.name),
            .only(style.name, ButtonStyle.spellings, beside: Control.Kind.button.rawValue),
            .atMostOne(TriggerKey.ofViews, several: TriggerKey.oneResult(of: TriggerKey.ofViews)),
            .only(
                style.name,
                ActivityIndicatorStyle.spellings,
                beside: Control.Kind.activityIndicator.rawValue
            ),
            .needs(set.name, beside: names(.view, .class)),
            .needs(longPressLabel.name, beside: names(.longPress)),
            .only(ControlKey.mode.name, modes, beside: ContentKey.class.name),
            .required(titles.name, ifAny: names(.pickerView)),
            .form(titles.name, .list, beside: pickerView.name),
            .form(titles.name, .mapping, beside: Control.Kind.menu.rawValue),
        ]
        let ofStacks = names(.hstack, .vstack).map { stack in
            KeyConstraint.only(alignment.name, StackAlignment.spellings, beside: stack)
        }
        let spoken = KeyConstraint.needs(accessibilityLabel.name, beside: TriggerKey.ofViews + names(.longPress))
        return ofViews + ofStacks + names(.hstack, .vstack, .zstack).map { .when($0, [spoken], otherwise: []) }
    }
}

extension FontKey {
    package static var constraints: [KeyConstraint] {
        [
            .exactlyOne(
                names(.size, .textStyle),
                none: "font has no size",
                several: "a text style has its own size"
            ),
            .atMostOne(names(.weight, .named), several: "a font with 'named' has its own weight"),
            .atMostOne(names(.italic, .named), several: "'italic' only applies to the system font, not to 'named'"),
            .atMostOne(names(.italic, .weight), several: "an italic system font has the regular weight"),
            .atMostOne(names(.textStyle, .weight), several: "a text style has its own weight"),
            .atMostOne(names(.textStyle, .named), several: "a text style uses the system font"),
        ]
    }
}
