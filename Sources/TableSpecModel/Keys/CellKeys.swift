/// The keys that rows and prototypes have in common, besides what a tap does.
public enum CellKey: String, DeclaredKeyTable {
    case style, content, `class`, set, text, detail, image, textColor, detailColor, backgroundColor
    case selectedBackgroundColor, font, textAlignment, numberOfLines, lineBreakMode, adjustsFontSizeToFitWidth
    case minimumScaleFactor, detailFont, detailAlignment, detailNumberOfLines, detailLineBreakMode, height
    case indentationLevel, accessory, editingAccessory, selectionStyle, accessibilityLabel, accessibilityHint
    case accessibilityValue, accessibilityUserInputLabels, accessibilityIdentifier

    public static let object = ObjectDescription("cell", "The look of a cell.")

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
            .look(
                \.content,
                .content,
                """
                The views of a custom cell between its layout margins, in place of `text`, `detail` and `image`: one view, \
                or a list of views side by side. A text alone is a label: `content: [Volume, { slider: $(volume) }]`.
                """
            )
        case .class:
            .look(
                \.className,
                .identifier("class"),
                "The app's own class of the cell, a subclass of `UITableViewCell`; `set` fills its outlets."
            )
        case .set:
            .look(
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
        case .textColor: .look(\.textColor, .color, default: "the style's", "The colour of the main text.")
        case .detailColor: .look(\.detailColor, .color, default: "the style's", "The colour of the second text.")
        case .backgroundColor: .look(\.background, .background, default: "the table's", "The colour behind the cell.")
        case .selectedBackgroundColor:
            .look(
                \.selectedBackgroundColor,
                .color,
                default: "the style's",
                "The colour behind the cell while it is selected."
            )
        case .numberOfLines:
            .look(
                \.textAttributes.numberOfLines,
                .count,
                default: "0",
                "The largest number of lines of the main text; 0 means as many as it takes."
            )
        case .font: .look(\.textAttributes.font, .font, default: "the style's", "The font of the main text.")
        case .textAlignment:
            .look(
                \.textAttributes.alignment,
                .word(),
                default: "natural",
                "To which side the lines of the main text keep."
            )
        case .lineBreakMode:
            .look(
                \.textAttributes.lineBreakMode,
                .word(),
                default: "byTruncatingTail",
                "What happens to a main text that is too long."
            )
        case .adjustsFontSizeToFitWidth:
            .look(
                \.textAttributes.adjustsFontSizeToFitWidth,
                .boolean,
                default: "false",
                "Whether the main text's font shrinks to keep the text in one line."
            )
        case .minimumScaleFactor:
            .look(
                \.textAttributes.minimumScaleFactor,
                .number(in: LabelStyle.scaleFactors),
                default: "0",
                "The smallest part of its size to which the main text's font shrinks, 0 to 1."
            )
        case .detailFont: .look(\.detailLook.font, .font, default: "the style's", "The font of the second text.")
        case .detailAlignment:
            .look(
                \.detailLook.alignment,
                .word(),
                default: "natural",
                "To which side the lines of the second text keep."
            )
        case .detailNumberOfLines:
            .look(
                \.detailLook.numberOfLines,
                .count,
                default: "0",
                "The largest number of lines of the second text; 0 means as many as it takes."
            )
        case .detailLineBreakMode:
            .look(
                \.detailLook.lineBreakMode,
                .word(),
                default: "byTruncatingTail",
                "What happens to a second text that is too long."
            )
        case .height: .look(\.height, .points, default: "the table's", "The height of the row in points.")
        case .indentationLevel:
            .look(\.indentationLevel, .count, default: "0", "How many steps the content is indented.")
        case .accessory:
            .part(
                \.accessory,
                .accessory(.normal),
                default: "none",
                "What stands at the trailing edge."
            )
        case .editingAccessory:
            .look(
                \.editingAccessory,
                .accessory(.editing),
                default: "none",
                """
                What stands at the trailing edge in editing mode, in place of `accessory`. A row that has one is edited, \
                if only to show it. An information button that is only a word does what that of `accessory` does.
                """
            )
        case .selectionStyle:
            .part(
                \.selectionStyle,
                .word(),
                shown: { .set($0.selectionStyle.value ?? .default, $0.range) },
                default: "default",
                "How the row looks while it is selected."
            )
        case .accessibilityLabel:
            .look(\.accessibilityLabel, .text(.accessibilityLabel), "What VoiceOver says instead of the texts.")
        case .accessibilityHint:
            .look(\.accessibilityHint, .text(.accessibilityHint), "What VoiceOver says about the result of a tap.")
        case .accessibilityValue:
            .look(\.accessibilityValue, .text(.accessibilityValue), "What VoiceOver says about the row's value.")
        case .accessibilityUserInputLabels:
            .look(
                \.accessibilityUserInputLabels,
                .texts { _ in .assigned(to: "accessibilityUserInputLabels", isShown: true) },
                default: "the label or the text",
                "What a person may call the row in Voice Control and Full Keyboard Access, the most likely name first."
            )
        case .accessibilityIdentifier:
            .look(\.accessibilityIdentifier, .string, "The name by which user-interface tests find the row.")
        }
    }
}

/// The keys that only a static row has.
public enum RowKey: String, DeclaredKeyTable {
    case id, visible

    public static let object = ObjectDescription("row", "A row that the spec spells out.")

    package var declaration: KeyDeclaration<Row> {
        switch self {
        case .id:
            .init(at: .statedID, .string, default: "derived from the text", "The name that identifies the row.")
        case .visible: .init(\.visible, .binding(to: "a Boolean"), default: "true", "When the row is there.")
        }
    }
}

/// The keys that only a prototype has.
public enum PrototypeKey: String, DeclaredKeyTable {
    case id

    public static let object = ObjectDescription("prototype", "The pattern of cells for the rows of a collection.")

    package var declaration: KeyDeclaration<Prototype> {
        switch self {
        case .id: .init(at: .required(\.id), .string, "The reuse identifier.")
        }
    }
}

/// The keys of an accessory that is more than a word, besides those of a control.
public enum AccessoryKey: String, DeclaredKeyTable {
    case detailButton, detailDisclosureButton, image, view
    case segue, set, width, height, accessibilityLabel

    public static let object = ObjectDescription(
        "accessory",
        "A control, a button or a view of the app's own at the trailing edge."
    )

    package var declaration: KeyDeclaration<Accessory> {
        switch self {
        case .detailButton: .detail(.detailButton, "The information button and what a tap on it does.")
        case .detailDisclosureButton:
            .detail(
                .detailDisclosureButton,
                "The information button with an indicator, and what a tap on the button does."
            )
        case .image:
            .ofControl(
                \.image,
                .image,
                "A button with an image; a tap on it calls its `action` or follows its `segue`."
            )
        case .view:
            .ofControl(
                \.className,
                .identifier("class"),
                "A view of the app's own class, a subclass of `UIView` that is made by `init()`; `set` fills it."
            )
        case .segue:
            .init(\.trigger, .segue, "Where a tap on a button with an image leads.")
        case .set: .ofControl(\.assignments, .assignments, "What is assigned to properties of the app's view.")
        case .width: .ofControl(\.width, .points, default: "the view's own", "The width of the app's view in points.")
        case .height:
            .ofControl(\.height, .points, default: "the view's own", "The height of the app's view in points.")
        case .accessibilityLabel:
            .ofControl(
                \.accessibilityLabel,
                .text(.accessibilityLabel),
                "What VoiceOver says of a button with an image, or of the app's view."
            )
        }
    }
}

/// The keys of what is assigned to a property of a class of the app's, where it is no text, no number and no Boolean.
public enum OutletValueKey: String, DeclaredKeyTable {
    case color, image

    public static let object = ObjectDescription("outlet value", "A value for a property of a class of the app's.")

    package var declaration: KeyDeclaration<OutletContent> {
        switch self {
        case .color:
            .init(
                at: .value { (color: Setting<ColorReference>) in color.value.map { .color($0) } },
                .color,
                "A colour: a `UIColor`."
            )
        case .image: .init(at: .value { .image($0) }, .image, "An image: a `UIImage`.")
        }
    }
}

extension ValueDescription {
    /// What a property of a class of the app's gets.
    package static let outletValue = ValueDescription.either([.text, .object(OutletValueKey.object.name)])
}

/// The keys of an image that is more than a name.
public enum ImageKey: String, DeclaredKeyTable {
    case symbol, named

    public static let object = ObjectDescription("image", "An image.")

    package var declaration: KeyDeclaration<NamedImage> {
        switch self {
        case .symbol: .init(at: .name(ImageReference.symbol), .text(.imageName), "The name of an SF Symbol.")
        case .named:
            .init(
                at: .name(ImageReference.named),
                .text(.imageName),
                "The name of an image in the app's asset catalogue."
            )
        }
    }
}

/// The keys of a colour that is more than a name.
public enum ColorKey: String, DeclaredKeyTable {
    case light, dark, named

    public static let object = ObjectDescription("colour", "A colour.")

    package var declaration: KeyDeclaration<ColorContent> {
        switch self {
        case .light: .init(\.light, .hexadecimalColor, "The colour in light appearance, `#RRGGBB` or `#RRGGBBAA`.")
        case .dark: .init(\.dark, .hexadecimalColor, "The colour in dark appearance, `#RRGGBB` or `#RRGGBBAA`.")
        case .named: .init(\.name, .string, "The name of a colour in the app's asset catalogue.")
        }
    }
}

/// The keys of colours that rows have by turns.
public enum AlternatingColorKey: String, DeclaredKeyTable {
    case even, odd

    public static let object = ObjectDescription("alternating colours", "Two colours that rows have by turns.")

    package var declaration: KeyDeclaration<AlternatingColors> {
        switch self {
        case .even:
            .init(\.even, .color, isRequired: true, "The colour of a section's first row, its third, and so on.")
        case .odd:
            .init(\.odd, .color, isRequired: true, "The colour of a section's second row, its fourth, and so on.")
        }
    }
}
