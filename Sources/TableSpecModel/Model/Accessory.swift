public import TableSpecDiagnostics

/// What stands at the trailing edge of a cell.
public struct Accessory: Hashable, Sendable {
    /// The standard accessory; `unset` where a control stands in its place.
    public var type: Setting<AccessoryType>
    /// What a tap on the information button does.
    public var trigger: Trigger
    public var control: Control? {
        get { boxedControl?.wrappedValue }
        set {
            if let newValue, boxedControl != nil {
                boxedControl?.wrappedValue = newValue
            } else {
                boxedControl = newValue.map(Boxed.init)
            }
        }
    }
    /// What kind of control it is; `nil` for another accessory.
    public var controlKind: Control.Kind? { boxedControl?.wrappedValue.kind }
    public var range: SourceRange
    private var boxedControl: Boxed<Control>?

    /// Creates an accessory.
    public init(
        type: Setting<AccessoryType> = .unset,
        trigger: Trigger = .none,
        control: Control? = nil,
        at range: SourceRange
    ) {
        self.type = type
        self.trigger = trigger
        self.boxedControl = control.map(Boxed.init)
        self.range = range
    }
}

/// A control as the accessory of a cell: it lies in `accessoryView`, so that VoiceOver reads the row as one element.
public struct Control: Hashable, Sendable {
    /// The kinds of controls; the raw value is the key that states one.
    public enum Kind: String, Word {
        case `switch`, slider, stepper, segmentedControl, textField, button

        public static let noun = "control"
    }

    public var kind: Kind
    /// The value that the control shows and writes.
    public var value: Binding?
    public var minimum: Setting<Double>
    public var maximum: Setting<Double>
    /// The increment of a stepper.
    public var step: Setting<Double>
    /// The titles of a segmented control's segments.
    public var segments: [TextTemplate]
    /// Whether a segmented control's segments are buttons; it has no value then.
    public var isMomentary: Bool
    /// The placeholder of a text field.
    public var placeholder: TextTemplate?
    public var keyboardType: Setting<KeyboardType>
    /// Whether a text field hides its text.
    public var isSecure: Setting<Bool>
    /// The title of a button.
    public var title: TextTemplate?
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
        self.isSecure = .unset
        self.range = range
    }
}
