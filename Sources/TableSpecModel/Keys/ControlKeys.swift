/// The keys of a control, wherever it stands, besides those that state its kind.
package enum ControlKey: String, DeclaredKeyTable {
    case min, max, step, segments, titles, placeholder, keyboardType, isSecureTextEntry, enabled, action, confirm
    case onReturn, next, editingDidBegin, editingDidEnd, focus
    case touchDown, touchUpInside, touchUpOutside, touchCancel
    case mode, preferredDatePickerStyle, minimumDate, maximumDate, minuteInterval, supportsAlpha, numberOfPages, style

    package static let object = ObjectDescription("control", "A control that shows and writes a value.")

    package var declaration: KeyDeclaration<Control> {
        switch self {
        case .min: .part(\.minimum, .number, default: "0", "The smallest value of a slider or stepper.")
        case .max:
            .part(
                \.maximum,
                .number,
                default: "1 of a slider, 100 of a stepper",
                "The largest value of a slider or stepper."
            )
        case .step: .part(\.step, .number, default: "1", "The step of a stepper.")
        case .segments:
            .part(
                \.segments,
                .segments,
                "The segments: titles, or `{ image: …, title: … }` for images in their places."
            )
        case .titles:
            .init(
                \.menuTitles,
                .menuTitles,
                default: "the words, made readable",
                "The titles of a menu's choices: `{ system: Automatic, dark: Dark }`."
            )
        case .placeholder:
            .part(
                \.placeholder,
                .text(.placeholder),
                "The text that an empty text field shows."
            )
        case .keyboardType: .part(\.keyboardType, .word(), default: "default", "The keyboard of a text field.")
        case .isSecureTextEntry:
            .part(\.isSecureTextEntry, .boolean, default: "false", "Whether a text field hides its text.")
        case .mode:
            .part(
                \.datePicker.wrappedValue.mode,
                .word(),
                default: "dateAndTime",
                "The values that a date picker sets."
            )
        case .preferredDatePickerStyle:
            .part(
                \.datePicker.wrappedValue.style,
                .word(),
                default: "compact; wheels for a countDownTimer",
                "The style of a date picker; at the trailing edge it is compact."
            )
        case .minimumDate:
            .part(
                \.datePicker.wrappedValue.minimumDate,
                .date,
                "The earliest date of a date picker: `2026-01-31`, or `now`."
            )
        case .maximumDate: .part(\.datePicker.wrappedValue.maximumDate, .date, "The latest date of a date picker.")
        case .minuteInterval:
            .part(
                \.datePicker.wrappedValue.minuteInterval,
                .minuteInterval,
                default: "1",
                "The minutes between two times of a date picker; they divide an hour evenly."
            )
        case .supportsAlpha:
            .part(
                \.supportsAlpha,
                .boolean,
                default: "true",
                "Whether a colour well offers colours that are not opaque."
            )
        case .numberOfPages:
            .part(\.numberOfPages, .count, "How many dots a page control has.")
        case .style: .part(\.indicatorStyle, .word(), default: "medium", "The size of an activity indicator.")
        case .enabled:
            .part(
                \.enabled,
                .conditionOrBoolean,
                default: "true",
                "When the control reacts; it is dimmed else."
            )
        case .onReturn:
            .init(
                \.typingEvents.onReturn,
                .identifier("method"),
                "The method of the app that is called when the return key is tapped, after which the keyboard goes; "
                    + "without one the keyboard goes on to the field below."
            )
        case .next:
            .init(
                \.typingEvents.next,
                .name(of: "row"),
                default: "the row below",
                "The row whose field gets the keyboard when the return key is tapped."
            )
        case .editingDidBegin:
            .init(
                \.typingEvents.editingDidBegin,
                .identifier("method"),
                "The method of the app that is called when a person begins to type."
            )
        case .editingDidEnd:
            .init(
                \.typingEvents.editingDidEnd,
                .identifier("method"),
                "The method of the app that is called when a person has ended typing."
            )
        case .touchDown:
            .init(
                \.touchEvents.touchDown,
                .identifier("method"),
                "The method of the app that is called when a finger touches a slider or a button."
            )
        case .touchUpInside:
            .init(
                \.touchEvents.touchUpInside,
                .identifier("method"),
                "The method of the app that is called when the finger leaves the screen within a slider."
            )
        case .touchUpOutside:
            .init(
                \.touchEvents.touchUpOutside,
                .identifier("method"),
                "The method of the app that is called when the finger leaves the screen outside a slider or a button."
            )
        case .touchCancel:
            .init(
                \.touchEvents.touchCancel,
                .identifier("method"),
                "The method of the app that is called when the system takes a touch away from a slider or a button."
            )
        case .focus:
            .init(
                \.typingEvents.focus,
                .boolean,
                default: "false",
                "Whether the keyboard is there for this field when the screen appears; one field of a screen has it."
            )
        case .confirm:
            .part(
                \.confirmation,
                .text(.confirmation("tap")),
                """
                A question before a tap on a button has its effect, in a sheet with a button that is called as this one is and \
                one that cancels.
                """
            )
        case .action:
            .part(\.action, .identifier("method"), "The method of the app that is called after a change or a tap.")
        }
    }
}
