/// The keys of a control that are properties of its UIKit class, in the order in which they are set.
package enum ControlPropertyKey: String, PropertyKeyTable {
    case returnKeyType, textContentType, autocapitalizationType, autocorrectionType, spellCheckingType
    case smartQuotesType, smartDashesType, smartInsertDeleteType, enablesReturnKeyAutomatically
    case maximumLength, clearButtonMode, borderStyle, clearsOnBeginEditing, font, textColor, textAlignment
    case onTintColor, thumbTintColor, minimumTrackTintColor, maximumTrackTintColor, selectedSegmentTintColor
    case progressTintColor, trackTintColor, pageIndicatorTintColor, currentPageIndicatorTintColor
    case isEditable, dataDetectorTypes, contentHorizontalAlignment
    case tintColor, backgroundColor
    case isContinuous, wraps, autorepeat, hidesForSinglePage, accessibilityIdentifier

    package static let object = ControlKey.object

    package var property: PropertyDescription {
        switch self {
        case .returnKeyType:
            .init(
                .word(ReturnKeyType.self),
                default: "next before another field of the rows, done in the last one",
                "The key that ends the text."
            )
        case .textContentType:
            .init(.word(TextContentType.self), "What the text is about, by which the system offers to fill it in.")
        case .autocapitalizationType:
            .init(.word(AutocapitalizationType.self), default: "sentences", "What the keyboard capitalises by itself.")
        case .autocorrectionType: .aid("Whether the keyboard corrects what is typed.")
        case .spellCheckingType: .aid("Whether misspelled words are marked.")
        case .smartQuotesType: .aid("Whether typed quotation marks become typographic ones.")
        case .smartDashesType: .aid("Whether two typed hyphens become a dash.")
        case .smartInsertDeleteType: .aid("Whether spaces come and go when words are pasted and cut.")
        case .enablesReturnKeyAutomatically:
            .init(.boolean, default: "false", "Whether the return key is disabled as long as the text is empty.")
        case .maximumLength:
            .init(
                .count,
                """
                The largest number of characters of the text, as a person sees them; what is typed or pasted beyond it is cut, \
                and the state never gets more.
                """
            )
        case .clearButtonMode:
            .init(.word(FieldViewMode.self), default: "never", "When the button is shown that empties the field.")
        case .borderStyle: .init(.word(BorderStyle.self), default: "none", "The border of a text field.")
        case .clearsOnBeginEditing:
            .init(.boolean, default: "false", "Whether the text goes when a person begins to edit it.")
        case .font: .init(.font, default: "body", "The font of the text.")
        case .textColor: .init(.color, default: "label", "The colour of the text.")
        case .textAlignment: .init(.word(TextAlignment.self), default: "natural", "To which side the text keeps.")
        case .isEditable: .init(.boolean, default: "true", "Whether a person can change the text of a text view.")
        case .dataDetectorTypes:
            .init(
                .words(DataDetectorType.self),
                "What becomes a link in a text view that is not editable; pictures show it as plain text."
            )
        case .contentHorizontalAlignment:
            .init(
                .word(ContentHorizontalAlignment.self),
                default: "center",
                "To which side the title and the image of a button keep where it is wider than they are."
            )
        case .onTintColor: .init(.color, default: "systemGreen", "The colour of a switch that is on.")
        case .thumbTintColor: .init(.color, default: "UIKit's", "The colour of the knob.")
        case .minimumTrackTintColor:
            .init(.color, default: "the tint", "The colour of a slider's track before the knob.")
        case .maximumTrackTintColor:
            .init(.color, default: "UIKit's", "The colour of a slider's track behind the knob.")
        case .selectedSegmentTintColor: .init(.color, default: "UIKit's", "The colour behind the chosen segment.")
        case .progressTintColor: .init(.color, default: "the tint", "The colour of the part that is done.")
        case .trackTintColor: .init(.color, default: "UIKit's", "The colour of the part that is not done.")
        case .pageIndicatorTintColor: .init(.color, default: "UIKit's", "The colour of the dots.")
        case .currentPageIndicatorTintColor: .init(.color, default: "UIKit's", "The colour of the current page's dot.")
        case .tintColor:
            .init(.color, default: "the table's", "The colour in which the control shows that it can be used.")
        case .backgroundColor: .init(.color, default: "clear", "The colour behind the control.")
        case .isContinuous:
            .init(.boolean, default: "true", "Whether the value changes while the person holds the control.")
        case .wraps: .init(.boolean, default: "false", "Whether a stepper goes on at its other end.")
        case .autorepeat: .init(.boolean, default: "true", "Whether a stepper goes on while it is held.")
        case .hidesForSinglePage: .init(.boolean, default: "false", "Whether a single page has no dots.")
        case .accessibilityIdentifier: .init(.string, "The name by which user interface tests find the control.")
        }
    }

    /// The properties of a text that is typed.
    static let textInput: [Self] = [
        .returnKeyType, .textContentType, .autocapitalizationType, .autocorrectionType, .spellCheckingType,
        .smartQuotesType, .smartDashesType, .smartInsertDeleteType, .enablesReturnKeyAutomatically, .maximumLength,
        .font,
        .textColor, .textAlignment,
    ]

    package static var constraints: [KeyConstraint] {
        [
            .required(isEditable.name, ifAny: [dataDetectorTypes.name]),
            .only(isEditable.name, ["false"], beside: dataDetectorTypes.name),
        ]
    }

    /// The properties of a text view, which is no accessory.
    static let ofTextViews: [Self] = [.isEditable, .dataDetectorTypes]

    /// The properties that every control has.
    static let common: [Self] = [.tintColor, .backgroundColor, .accessibilityIdentifier]
}

extension PropertyDescription {
    /// Whether the keyboard helps in one way.
    fileprivate static func aid(_ documentation: String) -> Self {
        .init(.word(TypingAid.self), default: "default", documentation)
    }
}
