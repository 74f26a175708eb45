/// The keys of a control in all mappings, in addition to those that specify its kind.
package enum ControlKey: String, DeclaredKeyTable {
    case placeholder, keyboardType, isSecureTextEntry, min, max, step, minimumValueImage, maximumValueImage, segments
    case titles, enabled, action, confirm
    case onReturn, next, editingDidBegin, editingDidEnd, focus
    case touchDown, touchUpInside, touchUpOutside, touchCancel
    case mode, preferredDatePickerStyle, minimumDate, maximumDate, minuteInterval, supportsAlpha, numberOfPages, style

    package static let object = ObjectDescription("control", "A control that shows and changes a value.")

    package var declaration: KeyDeclaration<Control> {
        switch self {
        case .min:
            .part(
                \.minimum,
                .number,
                default: "0; none for a text field",
                """
                The smallest value of a slider, a stepper or a text field for a number. If it's negative, the keyboard \
                of a field has a minus sign.
                """
            )
        case .max:
            .part(
                \.maximum,
                .number,
                default: "1 for a slider, 100 for a stepper, none for a text field",
                "The largest value of a slider, a stepper or a text field for a number."
            )
        case .step: .part(\.step, .number, default: "1", "The increment of a stepper.")
        case .minimumValueImage:
            .part(\.minimumValueImage, .image, "The image at the end of a slider with the smallest value.")
        case .maximumValueImage:
            .part(\.maximumValueImage, .image, "The image at the end of a slider with the largest value.")
        case .segments:
            .part(
                \.segments,
                .segments,
                "The segments: titles, or `{ image: …, title: … }` for segments with images."
            )
        case .titles:
            .init(
                \.menuTitles,
                .choiceTitles,
                default: "the names of the cases, made readable",
                "The titles of a menu's choices: `{ system: Automatic, dark: Dark }`."
            )
        case .placeholder:
            .part(
                \.placeholder,
                .text(.placeholder),
                "The text that an empty text field or text view shows."
            )
        case .keyboardType:
            .part(
                \.keyboardType,
                .choice(),
                default: "default; for a number numberPad or decimalPad, or numbersAndPunctuation if 'min' is negative",
                "The keyboard of a text field."
            )
        case .isSecureTextEntry:
            .part(\.isSecureTextEntry, .boolean, default: "false", "Whether a text field hides its text.")
        case .mode:
            .part(
                \.datePicker.wrappedValue.mode,
                .choice(),
                default: "dateAndTime",
                "The kind of value that a date picker sets."
            )
        case .preferredDatePickerStyle:
            .part(
                \.datePicker.wrappedValue.style,
                .choice(),
                default: "compact; wheels for a countDownTimer",
                "The style of a date picker. At the trailing edge, it's compact."
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
                "The interval in minutes between two times of a date picker. It must divide an hour evenly."
            )
        case .supportsAlpha:
            .part(
                \.supportsAlpha,
                .boolean,
                default: "true",
                "Whether a color well offers colors that aren't opaque."
            )
        case .numberOfPages:
            .part(\.numberOfPages, .count, "The number of dots of a page control.")
        case .style: .part(\.indicatorStyle, .choice(), default: "medium", "The size of an activity indicator.")
        case .enabled:
            .part(
                \.enabled,
                .conditionOrBoolean,
                default: "true",
                "Whether the control is enabled. A disabled control is dimmed."
            )
        case .onReturn:
            .init(
                \.typingEvents.onReturn,
                .identifier("method"),
                """
                The app's method to call when the user taps the Return key, before the keyboard is dismissed. Without \
                a method, the keyboard moves on to the field below.
                """
            )
        case .next:
            .init(
                \.typingEvents.next,
                .name(of: "row"),
                default: "the row below",
                "The row whose field gets the keyboard when the user taps the Return key."
            )
        case .editingDidBegin:
            .init(
                \.typingEvents.editingDidBegin,
                .identifier("method"),
                "The app's method to call when the user begins editing."
            )
        case .editingDidEnd:
            .init(
                \.typingEvents.editingDidEnd,
                .identifier("method"),
                "The app's method to call when the user has ended editing."
            )
        case .touchDown:
            .init(
                \.touchEvents.touchDown,
                .identifier("method"),
                "The app's method to call when a finger touches a slider or a button."
            )
        case .touchUpInside:
            .init(
                \.touchEvents.touchUpInside,
                .identifier("method"),
                "The app's method to call when the finger is lifted inside a slider."
            )
        case .touchUpOutside:
            .init(
                \.touchEvents.touchUpOutside,
                .identifier("method"),
                "The app's method to call when the finger is lifted outside a slider or a button."
            )
        case .touchCancel:
            .init(
                \.touchEvents.touchCancel,
                .identifier("method"),
                "The app's method to call when the system cancels a touch on a slider or a button."
            )
        case .focus:
            .init(
                \.typingEvents.focus,
                .boolean,
                default: "false",
                "Whether the field has the keyboard when the screen appears. Only one field of a screen can have it."
            )
        case .confirm:
            .part(
                \.confirmation,
                .text(.confirmation("tap")),
                """
                A question to confirm a tap on a button before it takes effect. The sheet has a button with the name \
                of this one and a button that cancels.
                """
            )
        case .action:
            .part(\.action, .identifier("method"), "The app's method to call after a change or a tap.")
        }
    }
}

extension Control.Kind {
    static var constraints: [KeyConstraint] {
        everywhere.flatMap { kind in
            kind.traits.requiredKeys.map { .required($0.name, ifAny: [kind.rawValue]) }
        }
    }
}
