internal import TableSpecModel
internal import TableSpecSwift

/// What the Swift of one kind of control has of its own.
struct ControlCode {
    /// Statements about a control in a scope.
    typealias Statements = (_ control: SwiftExpression, _ scope: ValueScope) -> [SwiftStatement]

    var type: SwiftType
    /// The control's property for its value.
    var property: SwiftIdentifier = "text"
    /// What the control sends when a person changes its value or taps it.
    var event: SwiftExpression = ".valueChanged"
    /// The type of the values, for controls of numbers.
    var numberType: TypeReference?
    /// The arguments of the initialiser.
    var arguments: (ValueScope) -> SwiftArguments = { _ in [] }
    /// The width and height in points as an accessory view, which keeps the size that it is given, for a control that has none
    /// of its own.
    ///
    /// The flag tells whether the row shows no text besides the control.
    var accessorySize: ((_ isAlone: Bool) -> (width: Int, height: Int))?
    /// Whether an accessory view of the kind is to be fitted to what it shows.
    var fitsToContent = false
    /// What is stated besides the value.
    var settings: Statements = { _, _ in [] }
    /// What is set among other views of a cell.
    var viewSettings: Statements = { _, _ in [] }
    /// Limits of the value, which may depend on something.
    var limits: Statements = { _, _ in [] }
    /// What the state takes for the value of a control; its property, if absent.
    var reading: ((_ control: SwiftExpression) -> SwiftExpression)?
    /// Shows a value at once; assigns its property, if absent.
    var showing: ((_ value: SwiftExpression, _ control: SwiftExpression) -> SwiftStatement)?
    /// Shows a value that has changed, with an animation.
    var animating: ((_ value: SwiftExpression, _ control: SwiftExpression) -> SwiftStatement)?
    /// Whether the value is set only where the control shows another: setting a field's text moves the cursor.
    var setsOnlyChanges = false
    /// Whether the control tells its delegate of a change, not its actions.
    var hasDelegate = false
}

extension Control {
    var code: ControlCode {
        switch kind {
        case .switch: .switch
        case .slider:
            ControlCode(type: "UISlider", property: "value", numberType: .float, accessorySize: { _ in (118, 34) })
        case .stepper: ControlCode(type: "UIStepper", property: "value", numberType: .double)
        case .segmentedControl: .segmentedControl(self)
        case .textField: .textField(self)
        case .button: .button(self)
        case .datePicker: .datePicker(self)
        case .colorWell: .colorWell(self)
        case .pageControl: .pageControl(self)
        case .progressView:
            ControlCode(
                type: "UIProgressView",
                property: "progress",
                numberType: .float,
                accessorySize: { _ in (118, 4) }
            )
        case .activityIndicator: .activityIndicator(self)
        case .textView: .textView(self)
        case .pickerView: .pickerView
        case .view: ControlCode(type: app.map { .name($0.type) } ?? "UIView")
        }
    }
}
