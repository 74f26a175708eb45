extension Control {
    /// The kinds of controls. The raw value is the key of the kind.
    package enum Kind: String, SpecEnumeration {
        case `switch`, slider, stepper, segmentedControl, textField, button
        case datePicker, colorWell, pageControl, progressView, activityIndicator
        /// A pop-up button whose menu contains the cases of an enumeration.
        case menu
        /// A multiline text view, and a picker view. Both are allowed only in custom cells.
        case textView, pickerView
        /// A view of a custom class, allowed only at the trailing edge.
        case view
        /// A button that shows and hides rows, allowed only in the header of a section and in the row of an element.
        case disclosure

        package static let noun = "control"
    }

    /// The traits that all controls of one kind share.
    struct Traits {
        /// The width of a control in a custom cell.
        enum Width {
            /// Its intrinsic width, even if it could be as wide as the row.
            case own
            /// Its intrinsic width, or the width of the row if it's the only view.
            case flexible
            /// The whole available width.
            case all
        }

        /// The role of the value under the key of the kind.
        enum Value {
            /// The user changes the value, which is part of the state.
            case written(ExpectedValue)
            /// The control shows a value that it doesn't change.
            case shown(ExpectedValue)
            /// The key contains something other than a value.
            case none
        }

        /// The control's name in messages and in documentation.
        var noun: String
        var value: Value
        /// The additional keys that the control can have.
        var keys: [ControlKey]
        /// The keys that the control requires.
        var requiredKeys: [ControlKey] = []
        /// The properties of its class that the control can have, in addition to those of all controls.
        var properties: [ControlPropertyKey] = []
        var width: Width
        /// Whether the control has a UIKit class, of which the app can create subclasses.
        var hasSubclasses = true
    }
}

extension Control.Kind {
    var traits: Control.Traits {
        switch self {
        case .switch:
            .init(
                noun: "switch",
                value: .written(.boolean),
                keys: [.action],
                properties: [.onTintColor, .thumbTintColor],
                width: .own
            )
        case .slider:
            .init(
                noun: "slider",
                value: .written(.number),
                keys: [
                    .min, .max, .minimumValueImage, .maximumValueImage, .action, .touchDown, .touchUpInside,
                    .touchUpOutside, .touchCancel,
                ],
                properties: [.minimumTrackTintColor, .maximumTrackTintColor, .thumbTintColor, .isContinuous],
                width: .all
            )
        case .stepper:
            .init(
                noun: "stepper",
                value: .written(.number),
                keys: [.min, .max, .step, .action],
                properties: [.wraps, .autorepeat, .isContinuous],
                width: .own
            )
        case .segmentedControl:
            .init(
                noun: "segmented control",
                value: .written(.segment),
                keys: [.segments, .action],
                properties: [.selectedSegmentTintColor],
                width: .flexible
            )
        case .textField:
            .init(
                noun: "text field",
                value: .written(.typed),
                keys: [
                    .placeholder, .min, .max, .keyboardType, .isSecureTextEntry, .action, .onReturn, .next,
                    .editingDidBegin, .editingDidEnd, .focus,
                ],
                properties: ControlPropertyKey.textInput + [.clearButtonMode, .borderStyle, .clearsOnBeginEditing],
                width: .all
            )
        case .button:
            .init(
                noun: "button",
                value: .none,
                keys: [.action, .confirm, .touchDown, .touchUpOutside, .touchCancel],
                properties: [.contentHorizontalAlignment],
                width: .flexible
            )
        case .datePicker:
            .init(
                noun: "date picker",
                value: .written(.date),
                keys: [.mode, .preferredDatePickerStyle, .minimumDate, .maximumDate, .minuteInterval, .action],
                width: .flexible
            )
        case .colorWell:
            .init(noun: "color well", value: .written(.color), keys: [.supportsAlpha, .action], width: .own)
        case .pageControl:
            .init(
                noun: "page control",
                value: .written(.integer),
                keys: [.numberOfPages, .action],
                requiredKeys: [.numberOfPages],
                properties: [.pageIndicatorTintColor, .currentPageIndicatorTintColor, .hidesForSinglePage],
                width: .flexible
            )
        case .progressView:
            .init(
                noun: "progress view",
                value: .shown(.number),
                keys: [],
                properties: [.progressTintColor, .trackTintColor],
                width: .all
            )
        case .activityIndicator:
            .init(noun: "activity indicator", value: .shown(.boolean), keys: [.style], width: .own)
        case .menu:
            .init(
                noun: "menu",
                value: .written(.enumeration),
                keys: [.titles, .action],
                width: .own,
                hasSubclasses: false
            )
        case .textView:
            .init(
                noun: "text view",
                value: .written(.string),
                keys: [.placeholder, .keyboardType, .action, .editingDidBegin, .editingDidEnd, .focus],
                properties: ControlPropertyKey.textInput + ControlPropertyKey.ofTextViews,
                width: .all,
                hasSubclasses: false
            )
        case .pickerView:
            .init(noun: "picker view", value: .written(.integer), keys: [.action], width: .all, hasSubclasses: false)
        case .view:
            .init(noun: "view", value: .none, keys: [], width: .flexible, hasSubclasses: false)
        case .disclosure:
            .init(
                noun: "disclosure button",
                value: .written(.boolean),
                keys: [],
                width: .flexible,
                hasSubclasses: false
            )
        }
    }

    /// The properties of its UIKit class that the control can have.
    package var properties: [ControlPropertyKey] {
        self == .view || self == .disclosure ? [] : traits.properties + ControlPropertyKey.common
    }

    /// The names of the additional keys that the control can have.
    var detailNames: [String] {
        traits.keys.map(\.name) + (writes ? [ControlKey.enabled.name] : []) + properties.map(\.name)
    }

    /// The control's name in messages and in documentation.
    package var name: String { traits.noun }

    /// Whether the user changes the value or taps the control.
    package var writes: Bool {
        switch traits.value {
        case .written: true
        case .shown: false
        case .none: self == .button
        }
    }
}

extension Control {
    /// Whether the control has no intrinsic width. Wheels and a calendar take the available width.
    package var fillsWidth: Bool {
        self.kind.traits.width == .all || self.kind == .datePicker && self.datePicker.shownStyle != .compact
    }

    /// Whether the control keeps its own width in a row instead of filling the space between the margins.
    package var keepsWidth: Bool {
        self.kind.traits.width == .own || self.kind == .datePicker && self.datePicker.shownStyle == .compact
    }

    /// The type of value that the control requires.
    var expectedValue: ExpectedValue {
        switch self.kind.traits.value {
        case .written where self.kind == .datePicker && self.datePicker.mode.isInvalid:
            // A mode that couldn't be decoded may have been the one for durations.
            .any
        case .written where self.kind == .datePicker && self.datePicker.isDuration: .seconds
        case .written where self.isSearchField: .string
        case .written(let value), .shown(let value): value
        case .none: .any
        }
    }
}

extension Control.Kind {
    /// The key of a control of this kind in all mappings for controls, or `nil` if only accessories or custom cells
    /// have the key, which they declare themselves.
    var key: MappingType<Control>.Key? {
        declaration.map { MappingType<Control>.Key(name: rawValue, declaration: $0) }
    }

    /// The kinds that controls can have in all mappings.
    static let everywhere = allCases.filter { $0.declaration != nil }

    private var declaration: KeyDeclaration<Control>? {
        switch self {
        case .switch:
            .part(\.value, .binding(to: "a Boolean in the state"), "A switch that shows and changes the value.")
        case .slider:
            .part(\.value, .binding(to: "a number in the state"), "A slider that shows and changes the value.")
        case .stepper:
            .part(\.value, .binding(to: "a number in the state"), "A stepper that shows and changes the value.")
        case .segmentedControl:
            .part(
                \.value,
                .binding(to: "a whole number or an enumeration value in the state"),
                """
                A segmented control; its value is the selected segment's index, or a case of an enumeration. The cases \
                are the segments, with their titles, unless `segments` specifies one for each case.
                """
            )
        case .textField:
            .part(
                \.value,
                .binding(to: "a string or a number in the state"),
                """
                A text field that shows and changes the value. A number is written in the user's language and region. \
                While the text isn't a number between `min` and `max`, the state keeps the last number. If the row \
                has no `validate`, the field shows that number again after editing. Empty text is the `nil` of an \
                optional number.
                """
            )
        case .button:
            .init(
                at: .titleOrImage,
                .titleOrImage,
                "A button with a title, or with an image: `{ symbol: heart }`. A tap calls its `action`."
            )
        case .datePicker:
            .part(
                \.value,
                .binding(to: "a date in the state"),
                """
                A date picker that shows and changes the date. In the mode `countDownTimer`, its value is a number of \
                seconds.
                """
            )
        case .colorWell:
            .part(
                \.value,
                .binding(to: "a color in the state"),
                "A color well that shows the color and opens the system color picker."
            )
        case .pageControl:
            .part(
                \.value,
                .binding(to: "a whole number in the state"),
                "A page control: a row of dots. Its value is the current page's index."
            )
        case .progressView:
            .part(\.shown, .binding(to: "a number"), "A progress bar; its value is the progress, from 0 to 1.")
        case .activityIndicator:
            .part(
                \.shown,
                .binding(to: "a Boolean"),
                "A spinner that's animated while the value is true, and hidden otherwise."
            )
        case .menu:
            .init(
                at: .menu,
                .menu,
                """
                A pop-up button with a menu of the enumeration's cases, or of a list of options, as in `choose`: \
                `{ value: $(size), options: [Small, Large] }`. Its value is the selected option.
                """
            )
        case .textView, .pickerView, .view, .disclosure: nil
        }
    }
}
