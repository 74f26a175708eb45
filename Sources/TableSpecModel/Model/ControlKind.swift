extension Control {
    /// The kinds of controls; the raw value is the key that states one.
    public enum Kind: String, Word {
        case `switch`, slider, stepper, segmentedControl, textField, button
        case datePicker, colorWell, pageControl, progressView, activityIndicator
        /// A text of many lines, and a wheel; both only among the views of a custom cell.
        case textView, pickerView
        /// A view of the app's own class; only at the trailing edge.
        case view

        public static let noun = "control"
    }

    /// What the controls of one kind have in common.
    struct Traits {
        /// How wide a control is among other views of a cell.
        enum Width {
            /// Its own width, also where it could be as wide as the row.
            case own
            /// Its own width, and as wide as the row where it is the only view.
            case flexible
            /// All the width that there is.
            case all
        }

        /// What the binding that the kind's key states leads to.
        enum Value {
            /// A person changes the value, which is a part of the state.
            case written(ExpectedValue)
            /// The control shows a value that it does not change.
            case shown(ExpectedValue)
            /// The key states something else than a value.
            case none
        }

        /// What the control is called in messages and in documentation.
        var noun: String
        var value: Value
        /// The further keys that the control may have.
        var keys: [ControlKey]
        /// The keys without which the control makes no sense.
        var requiredKeys: [ControlKey] = []
        var width: Width
    }
}

extension Control.Kind {
    var traits: Control.Traits {
        switch self {
        case .switch:
            .init(noun: "switch", value: .written(.boolean), keys: [.action], width: .own)
        case .slider:
            .init(noun: "slider", value: .written(.number), keys: [.min, .max, .action], width: .all)
        case .stepper:
            .init(noun: "stepper", value: .written(.number), keys: [.min, .max, .step, .action], width: .own)
        case .segmentedControl:
            .init(
                noun: "segmented control",
                value: .written(.integer),
                keys: [.segments, .action],
                requiredKeys: [.segments],
                width: .flexible
            )
        case .textField:
            .init(
                noun: "text field",
                value: .written(.string),
                keys: [.placeholder, .keyboardType, .isSecureTextEntry, .action],
                width: .all
            )
        case .button:
            .init(noun: "button", value: .none, keys: [.action], width: .flexible)
        case .datePicker:
            .init(
                noun: "date picker",
                value: .written(.date),
                keys: [.mode, .preferredDatePickerStyle, .minimumDate, .maximumDate, .minuteInterval, .action],
                width: .flexible
            )
        case .colorWell:
            .init(noun: "colour well", value: .written(.color), keys: [.supportsAlpha, .action], width: .own)
        case .pageControl:
            .init(
                noun: "page control",
                value: .written(.integer),
                keys: [.numberOfPages, .action],
                requiredKeys: [.numberOfPages],
                width: .flexible
            )
        case .progressView:
            .init(noun: "progress view", value: .shown(.number), keys: [], width: .all)
        case .activityIndicator:
            .init(noun: "activity indicator", value: .shown(.boolean), keys: [.style], width: .own)
        case .textView:
            .init(noun: "text view", value: .written(.string), keys: [.keyboardType, .action], width: .all)
        case .pickerView:
            .init(noun: "picker view", value: .written(.integer), keys: [.action], width: .all)
        case .view:
            .init(noun: "view", value: .none, keys: [], width: .flexible)
        }
    }

    /// What the control is called in messages and in documentation.
    public var name: String { traits.noun }

    /// Whether a person changes the value or taps the control.
    public var writes: Bool {
        switch traits.value {
        case .written: true
        case .shown: false
        case .none: self == .button
        }
    }
}

extension Control {
    /// Whether the control has no width of its own; wheels and a calendar take what there is.
    public var fillsWidth: Bool {
        kind.traits.width == .all || kind == .datePicker && datePicker.shownStyle != .compact
    }

    /// Whether a row leaves the control its own width instead of stretching it from margin to margin.
    public var keepsWidth: Bool {
        kind.traits.width == .own || kind == .datePicker && datePicker.shownStyle == .compact
    }

    /// What the control's value must be.
    var expectedValue: ExpectedValue {
        switch kind.traits.value {
        case .written where kind == .datePicker && datePicker.mode.isInvalid:
            // A mode that could not be read may have been the one for durations.
            .any
        case .written where kind == .datePicker && datePicker.isDuration: .seconds
        case .written(let value), .shown(let value): value
        case .none: .any
        }
    }
}
