extension ControlPropertyKey: PropertyKeyTable {
    package static let object = ControlKey.object

    package var property: PropertyDescription {
        switch self {
        case .returnKeyType:
            .init(
                .choice(ReturnKeyType.self),
                default: "next if another field follows in the rows, else done",
                "The Return key of the keyboard."
            )
        case .textContentType:
            .init(.choice(TextContentType.self), "The meaning of the text, which the system uses to offer AutoFill.")
        case .autocapitalizationType:
            .init(
                .choice(AutocapitalizationType.self),
                default: "none for addresses, user names and passwords, else sentences",
                "What the keyboard capitalizes automatically."
            )
        case .autocorrectionType:
            .aid(
                "Whether the keyboard corrects typed text. By default, it doesn't correct addresses, user names and passwords."
            )
        case .spellCheckingType: .aid("Whether misspelled words are marked.")
        case .smartQuotesType: .aid("Whether typed quotation marks become typographic ones.")
        case .smartDashesType: .aid("Whether two typed hyphens become a dash.")
        case .smartInsertDeleteType: .aid("Whether spaces are added and removed when words are pasted and cut.")
        case .enablesReturnKeyAutomatically:
            .init(.boolean, default: "false", "Whether the Return key is disabled while the text is empty.")
        case .maximumLength:
            .init(
                .count,
                """
                The maximum number of characters of the text, as the user sees them. Text that's typed or pasted \
                beyond the limit is cut off and never reaches the state.
                """
            )
        case .clearButtonMode:
            .init(.choice(FieldViewMode.self), default: "never", "When the clear button of the field is shown.")
        case .borderStyle: .init(.choice(BorderStyle.self), default: "none", "The border of a text field.")
        case .clearsOnBeginEditing:
            .init(.boolean, default: "false", "Whether the text is cleared when the user begins editing it.")
        case .font: .init(.font, default: "body", "The font of the text.")
        case .textColor: .init(.color, default: "label", "The color of the text.")
        case .textAlignment: .init(.choice(TextAlignment.self), default: "natural", "The alignment of the text.")
        case .isEditable: .init(.boolean, default: "true", "Whether the user can change the text of a text view.")
        case .dataDetectorTypes:
            .init(
                .choices(DataDetectorType.self),
                "The data that becomes links in a text view that isn't editable. Previews show it as plain text."
            )
        case .contentHorizontalAlignment:
            .init(
                .choice(ContentHorizontalAlignment.self),
                default: "center",
                "The alignment of a button's title and image if the button is wider than they are."
            )
        case .onTintColor: .init(.color, default: "systemGreen", "The color of a switch that's on.")
        case .thumbTintColor: .init(.color, default: "UIKit's", "The color of the thumb.")
        case .minimumTrackTintColor:
            .init(.color, default: "the tint color", "The color of a slider's track before the thumb.")
        case .maximumTrackTintColor:
            .init(.color, default: "UIKit's", "The color of a slider's track after the thumb.")
        case .selectedSegmentTintColor: .init(.color, default: "UIKit's", "The color behind the selected segment.")
        case .progressTintColor: .init(.color, default: "the tint color", "The color of the completed part.")
        case .trackTintColor: .init(.color, default: "UIKit's", "The color of the remaining part.")
        case .pageIndicatorTintColor: .init(.color, default: "UIKit's", "The color of the dots.")
        case .currentPageIndicatorTintColor: .init(.color, default: "UIKit's", "The color of the current page's dot.")
        case .tintColor:
            .init(.color, default: "the table's", "The tint color of the control.")
        case .backgroundColor: .init(.color, default: "clear", "The color behind the control.")
        case .isContinuous:
            .init(.boolean, default: "true", "Whether the value changes while the user holds the control.")
        case .wraps: .init(.boolean, default: "false", "Whether a stepper continues at its other end.")
        case .autorepeat:
            .init(.boolean, default: "true", "Whether a stepper keeps changing its value while it's held.")
        case .hidesForSinglePage:
            .init(.boolean, default: "false", "Whether the dots are hidden if there's only one page.")
        case .tag: .init(.count, default: "0", "A number that identifies the control.")
        case .accessibilityIdentifier: .init(.string, "The identifier that UI tests use to find the control.")
        }
    }

    /// The properties of editable text.
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

    /// The properties of a text view, which can't be an accessory.
    static let ofTextViews: [Self] = [.isEditable, .dataDetectorTypes]

    /// The properties of all controls.
    static let common: [Self] = [.tintColor, .backgroundColor, .tag, .accessibilityIdentifier]
}

extension PropertyDescription {
    /// An option for typing assistance.
    fileprivate static func aid(_ documentation: String) -> Self {
        .init(.choice(TypingAid.self), default: "default", documentation)
    }
}
