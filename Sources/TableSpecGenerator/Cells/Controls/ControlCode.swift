internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecSwift

/// The Swift of one kind of control.
struct ControlCode {
    /// Statements about a control in a scope.
    typealias Statements = (_ control: SwiftExpression, _ scope: ValueScope) -> [SwiftStatement]

    var type: SwiftType
    /// The parts of the shared Swift that make the control, and that show and write its value.
    var parts: [SupportPart]
    /// Whether the control is of a class of the support file or of the app's, which only the module itself sees.
    var isOfModuleClass = false
    /// The property that holds the value where the state has one for certain and the control may have none.
    var optionalValue: SwiftIdentifier?
    /// The arguments by which the control is made.
    var arguments: (ValueScope) -> SwiftArguments = { _ in [] }
    /// The function of the shared Swift that makes the control, where that isn't its initializer: `textField`.
    var maker: SwiftIdentifier?
    /// The type of the values, for controls of numbers.
    var numberType: TypeReference?
    /// Statements that set what the arguments do, for a control of a subclass of the app's.
    var beginning: Statements = { _, _ in [] }
    /// The settings beside the value.
    var settings: Statements = { _, _ in [] }
    /// Limits of the value, which may depend on something.
    var limits: Statements = { _, _ in [] }

    func creation(in scope: ValueScope) -> SwiftExpression {
        .call(maker.map(SwiftExpression.shared) ?? .type(type), arguments(scope))
    }
}

extension Control {
    var code: ControlCode {
        guard let app = self.app, self.kind != .view else { return kindCode }
        return kindCode.ofClass(app)
    }

    private var kindCode: ControlCode {
        switch self.kind {
        case .switch: .switch
        case .slider: .slider
        case .stepper: .stepper
        case .segmentedControl: .segmentedControl(self)
        case .textField: .textField(self)
        case .button: .button(self)
        case .datePicker: .datePicker(self)
        case .colorWell: .colorWell(self)
        case .pageControl: .pageControl(self)
        case .progressView: .progressView
        case .activityIndicator: .activityIndicator(self)
        case .menu: .popUpButton(self)
        case .textView: .textView(self)
        case .pickerView: .pickerView(self)
        case .view: .view(self)
        case .disclosure: .disclosure
        }
    }

    /// Whether the control is of a class that only the module itself sees.
    var isOfModuleClass: Bool { self.app != nil || code.isOfModuleClass }

    /// Whether the control is the accessory view at the end of its row; all others are laid out beside the text.
    var isAccessoryView: Bool {
        switch self.kind {
        case .switch, .button, .activityIndicator, .view: true
        default: false
        }
    }
}
