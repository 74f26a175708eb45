public import TableSpecDiagnostics

/// The modes of a cell, each of which has an accessory of its own.
public enum AccessoryPlace: CaseIterable, Hashable, Sendable {
    /// `accessoryType` and `accessoryView`.
    case normal
    /// `editingAccessoryType` and `editingAccessoryView`, while the row is edited.
    case editing

    /// The key that states the accessory.
    public var key: CellKey { self == .normal ? .accessory : .editingAccessory }
}

/// What stands at the trailing edge of a cell.
public struct Accessory: Hashable, Sendable {
    public var place: AccessoryPlace
    /// The standard accessory; `unset` where a control stands in its place.
    public var type: Setting<AccessoryType>
    /// What a tap on the information button does, or on a button with an image.
    public var trigger: Trigger
    @BoxedIfPresent public var control: Control?
    /// What kind of control it is; `nil` for another accessory.
    public var controlKind: Control.Kind? { _control.boxed?.wrappedValue.kind }
    public var range: SourceRange

    /// Creates an accessory.
    public init(
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
public struct Control: Hashable, Sendable {
    public var kind: Kind
    /// The value that the control shows and writes.
    public var value: Binding?
    public var minimum: Setting<Double>
    public var maximum: Setting<Double>
    /// The increment of a stepper.
    public var step: Setting<Double>
    /// What a progress view or an activity indicator shows; neither writes a value.
    @BoxedIfPresent public var shown: Binding?
    /// The titles of a segmented control's segments, or of a picker view's rows.
    public var segments: [TextTemplate]
    /// Whether a segmented control's segments are buttons; it has no value then.
    public var isMomentary: Bool
    /// The placeholder of a text field.
    @BoxedIfPresent public var placeholder: TextTemplate?
    public var keyboardType: Setting<KeyboardType>
    /// Whether a text field hides its text.
    public var isSecureTextEntry: Setting<Bool>
    /// The title of a button.
    public var title: TextTemplate?
    /// The image of a button that has no title.
    @BoxedIfPresent public var image: ImageReference?
    /// The view of the app's own class.
    @BoxedIfPresent public var app: AppView?
    /// The size in points of a view of the app's own class.
    public var width: Setting<Double>
    public var height: Setting<Double>
    /// What VoiceOver says instead of what the control shows.
    @BoxedIfPresent public var accessibilityLabel: TextTemplate?
    /// How a date picker looks and what it offers.
    @Boxed public var datePicker: DatePickerOptions
    /// Whether a colour well offers colours that are not opaque.
    public var supportsAlpha: Setting<Bool>
    /// The size of an activity indicator.
    public var indicatorStyle: Setting<ActivityIndicatorStyle>
    /// How many pages a page control has.
    public var numberOfPages: ValueSource<Int>?
    /// A method of the app that is called after a change or a tap.
    public var action: Located<String>?
    public var range: SourceRange

    /// Creates a control.
    public init(kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.minimum = .unset
        self.maximum = .unset
        self.step = .unset
        self.segments = []
        self.isMomentary = false
        self.keyboardType = .unset
        self.isSecureTextEntry = .unset
        self.width = .unset
        self.height = .unset
        self._datePicker = Self.noDates
        self.supportsAlpha = .unset
        self.indicatorStyle = .unset
        self.range = range
    }

    /// What all controls but date pickers share.
    private static let noDates = Boxed(wrappedValue: DatePickerOptions())

    /// The bindings of what the control shows besides the value that it writes.
    public var shownBindings: [Binding] {
        ([title, placeholder, accessibilityLabel].compactMap { $0 } + segments).flatMap(\.bindings)
            + (image?.bindings ?? []) + (app?.bindings ?? [])
            + [shown, numberOfPages?.binding].compactMap { $0 } + datePicker.limits.compactMap(\.binding)
    }
}
