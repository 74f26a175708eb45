package import TableSpecDiagnostics

/// A control.
///
/// As the accessory of a cell, it's the `accessoryView` or `editingAccessoryView`, so that VoiceOver reads the row as
/// one element.
///
/// The control and its ``Parts`` are public for the same reason as ``Cell``.
@dynamicMemberLookup
public struct Control: Hashable, Sendable {
    /// Stored by reference, because controls are passed to many rules and parts of the generator.
    @usableFromInline var parts: Boxed<Parts>

    /// Creates a control.
    package init(kind: Kind, at range: SourceRange) {
        parts = Boxed(wrappedValue: Parts(kind: kind, range: range))
    }

    /// Accesses one of the ``Parts``.
    @inlinable public subscript<Value>(dynamicMember part: WritableKeyPath<Parts, Value>) -> Value {
        get { parts.wrappedValue[keyPath: part] }
        _modify { yield &parts.wrappedValue[keyPath: part] }
    }

    /// Accesses one of the large ``Parts``, which few controls specify.
    @inlinable public subscript<Value>(dynamicMember part: WritableKeyPath<Parts, BoxedIfPresent<Value>>) -> Value? {
        get { parts.wrappedValue[keyPath: part].wrappedValue }
        set { parts.wrappedValue[keyPath: part].wrappedValue = newValue }
    }

    /// Accesses one of the ``Parts`` whose default value is shared by all controls that don't specify it.
    @inlinable public subscript<Value>(dynamicMember part: WritableKeyPath<Parts, Boxed<Value>>) -> Value {
        get { parts.wrappedValue[keyPath: part].wrappedValue }
        _modify { yield &parts.wrappedValue[keyPath: part].wrappedValue }
    }

    /// Changes the control in place.
    mutating func update(_ change: (inout Self) -> Void) {
        change(&self)
    }

    /// The destination of a tap on a button in a custom cell.
    package var segue: Trigger {
        get { self.statedSegue ?? .none }
        set { self.statedSegue = newValue.isNone ? nil : newValue }
    }

    /// The events of typing text.
    var typingEvents: TypingEvents {
        get { self.typing ?? TypingEvents() }
        set { self.typing = newValue }
    }

    /// The bindings of what the control shows except its value.
    package var shownBindings: [Binding] {
        let texts = [self.title, self.placeholder, self.accessibilityLabel].compactMap { $0 } + self.titles
        var bindings = texts.flatMap(\.bindings)
        bindings += self.segments.flatMap(\.bindings)
        bindings += [self.image, self.minimumValueImage, self.maximumValueImage].flatMap { $0?.bindings ?? [] }
        bindings += self.buttonAttributes.bindings
        bindings += self.app?.bindings ?? []
        bindings += [self.shown, self.numberOfPages?.binding].compactMap { $0 }
        bindings += self.datePicker.limits.compactMap(\.binding)
        bindings += self.enabled?.bindings ?? []
        bindings += self.optionList?.outerBindings ?? []
        return bindings
    }
}

extension Control {
    /// The properties of a control.
    public struct Parts: Hashable, Sendable {
        package var kind: Kind
        /// The value that the control shows and changes.
        package var value: Binding?
        package var minimum = Setting<Double>.unset
        package var maximum = Setting<Double>.unset
        /// Whether a text field is a search field, which shows no numbers.
        var isSearchField = false
        /// The type of the number in a text field, or `nil` for text and for other controls.
        package var number: TypeReference?
        /// The increment of a stepper.
        package var step = Setting<Double>.unset
        /// The images at the ends of a slider.
        package var minimumValueImage = BoxedIfPresent<ImageReference>()
        package var maximumValueImage = BoxedIfPresent<ImageReference>()
        /// The value that a progress view or an activity indicator shows, without changing it.
        package var shown = BoxedIfPresent<Binding>()
        /// The segments of a segmented control.
        package var segments: [Segment] = []
        /// The titles of a picker view's rows, a menu's choices, or a search field's scopes.
        package var titles: [TextTemplate] = []
        /// The cases of the enumeration that a menu chooses from. `titles` contains their titles.
        package var menuCases: [Located<String>] = []
        /// The option list of a menu, without its value, which is the control's; `nil` for the cases of an enumeration.
        package var optionList = BoxedIfPresent<OptionList>()
        /// Whether a segmented control is momentary, in which case it has no value.
        package var isMomentary = false
        /// The placeholder of a text field or text view.
        package var placeholder = BoxedIfPresent<TextTemplate>()
        package var keyboardType = Setting<KeyboardType>.unset
        /// Whether a text field hides its text.
        package var isSecureTextEntry = Setting<Bool>.unset
        /// The title of a button.
        package var title: TextTemplate?
        /// The image of a button.
        package var image = BoxedIfPresent<ImageReference>()
        /// The style of a button in a custom cell.
        package var buttonAttributes: Boxed<ButtonAttributes>
        /// The size and the weight of a button's symbol.
        package var symbolConfiguration = BoxedIfPresent<SymbolConfiguration>()
        /// The view of a custom class.
        package var app: AppView?
        /// The size in points of a view of a custom class.
        package var width = Setting<Double>.unset
        package var height = Setting<Double>.unset
        /// The label that VoiceOver reads instead of the control's content.
        package var accessibilityLabel = BoxedIfPresent<TextTemplate>()
        /// The style and the options of a date picker.
        package var datePicker: Boxed<DatePickerOptions>
        /// Whether a color well offers colors that aren't opaque.
        package var supportsAlpha = Setting<Bool>.unset
        /// The size of an activity indicator.
        package var indicatorStyle = Setting<ActivityIndicatorStyle>.unset
        /// The number of pages of a page control.
        package var numberOfPages: ValueSource<Int>?
        /// Properties of the control's UIKit class.
        package var properties = PropertySettings<ControlPropertyKey>()
        /// The events of typing text, or `nil` if there are none.
        package var typing = BoxedIfPresent<TypingEvents>()
        /// The touch events, or `nil` if there are none.
        package var touches = BoxedIfPresent<TouchEvents>()
        /// When the control is enabled; always if absent.
        package var enabled = BoxedIfPresent<Condition>()
        /// A method of the app that is called after a change or a tap.
        package var action: Located<String>?
        /// The confirmation question for a tap on a button.
        package var confirmation = BoxedIfPresent<TextTemplate>()
        /// Whether a part of a button with a question couldn't be decoded, which has been diagnosed.
        var isPartUnread = false
        /// The destination of a tap on a button in a custom cell, or `nil` for none.
        package var statedSegue = BoxedIfPresent<Trigger>()
        package var range: SourceRange

        fileprivate init(kind: Kind, range: SourceRange) {
            self.kind = kind
            self.range = range
            datePicker = Self.noDates
            buttonAttributes = Self.noButtonAttributes
        }

        /// The options of all controls except date pickers, which share one value.
        private static let noDates = Boxed(wrappedValue: DatePickerOptions())
        /// The style of all controls that specify none, which share one value.
        private static let noButtonAttributes = Boxed(wrappedValue: ButtonAttributes())
    }
}
