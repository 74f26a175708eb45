package import TableSpecDiagnostics

/// The modes of a cell, each of which has an accessory of its own.
package enum AccessoryPlace: CaseIterable, Hashable, Sendable {
    /// `accessoryType` and `accessoryView`.
    case normal
    /// `editingAccessoryType` and `editingAccessoryView`, while the row is edited.
    case editing

    /// The key that states the accessory.
    package var key: CellKey { self == .normal ? .accessory : .editingAccessory }
}

/// The accessory at the trailing edge of a cell.
package struct Accessory: Hashable, Sendable {
    package var place: AccessoryPlace
    /// The standard accessory; `unset` where a control stands in its place.
    package var type: Setting<AccessoryType>
    /// The effect of a tap on the detail button, or on a button with an image.
    package var trigger: Trigger
    @BoxedIfPresent package var control: Control?
    /// The kind of the control; `nil` for an accessory that is none.
    package var controlKind: Control.Kind? { _control.boxed?.wrappedValue.kind }
    /// Whether the control is a button of an image alone.
    var isImage: Bool { _control.boxed?.wrappedValue.image != nil }
    package var range: SourceRange

    /// Creates an accessory.
    package init(
        place: AccessoryPlace = .normal,
        type: Setting<AccessoryType> = .unset,
        trigger: Trigger = .none,
        control: Control? = nil,
        at range: SourceRange
    ) {
        self.place = place
        self.type = type
        self.trigger = trigger
        self.control = control
        self.range = range
    }

    /// Changes the control in its place, where there is one.
    mutating func updateControl(_ change: (inout Control) -> Void) {
        _control.update(change)
    }
}

/// A control as the accessory of a cell: it lies in `accessoryView` or `editingAccessoryView`, so that VoiceOver reads the row as one element.
package struct Control: Hashable, Sendable {
    package var kind: Kind
    /// The value that the control shows and writes.
    package var value: Binding?
    package var minimum: Setting<Double>
    package var maximum: Setting<Double>
    /// The increment of a stepper.
    package var step: Setting<Double>
    /// The value that a progress view or an activity indicator shows; neither changes it.
    @BoxedIfPresent package var shown: Binding?
    /// The segments of a segmented control.
    package var segments: [Segment] = []
    /// The titles of a picker view's rows, of a menu's choices, or of a search field's scopes.
    package var titles: [TextTemplate] = []
    /// The words of the enumeration that a menu chooses from, whose titles `titles` holds.
    package var menuWords: [Located<String>] = []
    /// The list that a menu chooses from, without its value, which is the control's; `nil` for the words of an enumeration.
    @BoxedIfPresent package var optionList: OptionList?
    /// Whether a segmented control's segments are buttons; it has no value then.
    package var isMomentary: Bool
    /// The placeholder of a text field.
    @BoxedIfPresent package var placeholder: TextTemplate?
    package var keyboardType: Setting<KeyboardType>
    /// Whether a text field hides its text.
    package var isSecureTextEntry: Setting<Bool>
    /// The title of a button.
    package var title: TextTemplate?
    /// The image of a button.
    @BoxedIfPresent package var image: ImageReference?
    /// The style of a button among the views of a cell.
    @Boxed package var buttonAttributes: ButtonAttributes
    /// The size and the weight of a button's symbol.
    @BoxedIfPresent package var symbolConfiguration: SymbolConfiguration?
    /// The view of the app's own class.
    @BoxedIfPresent package var app: AppView?
    /// The size in points of a view of the app's own class.
    package var width: Setting<Double>
    package var height: Setting<Double>
    /// The label that VoiceOver reads instead of the control's content.
    @BoxedIfPresent package var accessibilityLabel: TextTemplate?
    /// The style and the options of a date picker.
    @Boxed package var datePicker: DatePickerOptions
    /// Whether a colour well offers colours that are not opaque.
    package var supportsAlpha: Setting<Bool>
    /// The size of an activity indicator.
    package var indicatorStyle: Setting<ActivityIndicatorStyle>
    /// How many pages a page control has.
    package var numberOfPages: ValueSource<Int>?
    /// Properties of the control's UIKit class.
    package var properties: PropertySettings<ControlPropertyKey>
    /// The actions around the typing of a text; `nil` where none is stated.
    @BoxedIfPresent package var typing: TypingEvents?
    /// The actions while a finger is on the control; `nil` where none is stated.
    @BoxedIfPresent package var touches: TouchEvents?
    /// When the control reacts; always, if absent.
    @BoxedIfPresent package var enabled: Condition?
    /// A method of the app that is called after a change or a tap.
    package var action: Located<String>?
    /// The question before a tap on a button has its effect.
    @BoxedIfPresent package var confirmation: TextTemplate?
    /// Whether a part of a button that asks could not be read, which has been diagnosed.
    var isPartUnread = false
    /// Where a tap on a button among views leads; `nil` for nowhere.
    @BoxedIfPresent package var statedSegue: Trigger?
    package var range: SourceRange

    /// Creates a control.
    package init(kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.minimum = .unset
        self.maximum = .unset
        self.step = .unset
        self.isMomentary = false
        self.keyboardType = .unset
        self.isSecureTextEntry = .unset
        self.width = .unset
        self.height = .unset
        self._datePicker = Self.noDates
        self._buttonAttributes = Self.noButtonAttributes
        self.supportsAlpha = .unset
        self.indicatorStyle = .unset
        self.properties = PropertySettings()
        self.range = range
    }

    /// The options of all controls but date pickers, which share one value.
    private static let noDates = Boxed(wrappedValue: DatePickerOptions())

    /// Where a tap on a button among views leads.
    package var segue: Trigger {
        get { statedSegue ?? .none }
        set { statedSegue = newValue.isNone ? nil : newValue }
    }

    /// The actions around the typing of a text.
    var typingEvents: TypingEvents {
        get { typing ?? TypingEvents() }
        set { typing = newValue }
    }

    /// The style of all controls that state none, which share one value.
    private static let noButtonAttributes = Boxed(wrappedValue: ButtonAttributes())

    /// The bindings of what the control shows besides the value that it writes.
    package var shownBindings: [Binding] {
        ([title, placeholder, accessibilityLabel].compactMap { $0 } + titles).flatMap(\.bindings)
            + segments.flatMap(\.bindings) + (image?.bindings ?? []) + buttonAttributes.bindings + (app?.bindings ?? [])
            + [shown, numberOfPages?.binding].compactMap { $0 } + datePicker.limits.compactMap(\.binding)
            + (enabled?.bindings ?? []) + (optionList?.outerBindings ?? [])
    }
}
