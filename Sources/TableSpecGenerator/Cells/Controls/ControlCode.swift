internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecSwift

/// The Swift of one kind of control.
struct ControlCode {
    /// Statements for a control in a scope.
    typealias Statements = (_ control: SwiftExpression, _ scope: ValueScope) -> [SwiftStatement]

    var type: SwiftType
    /// The parts of the shared Swift that create the control, and that show and change its value.
    var parts: [SupportPart]
    /// Whether the control has a class of the support file or the app, which only the module itself can access.
    var isOfModuleClass = false
    /// The property for the value.
    var value: SwiftIdentifier = "tableSpecValue"
    /// The property for the value if the state's value isn't optional and the control's is.
    var optionalValue: SwiftIdentifier?
    /// The arguments for creating the control.
    var arguments: (ValueScope) -> SwiftArguments = { _ in [] }
    /// The function of the shared Swift that creates the control, if that isn't its initializer: `textField`.
    var maker: SwiftIdentifier?
    /// The type of the values, for controls of numbers.
    var numberType: TypeReference?
    /// Statements that replace the arguments, for a control with a custom subclass.
    var beginning: Statements = { _, _ in [] }
    /// The settings in addition to the value.
    var settings: Statements = { _, _ in [] }
    /// Limits of the value, which can depend on other values.
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
        case .switch: ControlCode(type: "UISwitch", parts: [.switchControl])
        case .slider: .slider(self)
        case .stepper: ControlCode(type: "UIStepper", parts: [.stepper], numberType: .double)
        case .segmentedControl: .segmentedControl(self)
        case .textField: .textField(self)
        case .button: .button(self)
        case .datePicker: .datePicker(self)
        case .colorWell: .colorWell(self)
        case .pageControl: .pageControl(self)
        case .progressView: ControlCode(type: "UIProgressView", parts: [.progressView], numberType: .float)
        case .activityIndicator:
            ControlCode(
                type: "UIActivityIndicatorView",
                parts: [.activityIndicator],
                arguments: { _ in ["style": (self.indicatorStyle.value ?? .medium).member] },
                beginning: { view, _ in
                    self.indicatorStyle.value.map { [.assign(view.dot("style"), $0.member)] } ?? []
                }
            )
        case .menu: .popUpButton(self)
        case .textView: .textView(self)
        case .pickerView:
            ControlCode(
                type: .shared("RowPickerView"),
                parts: [.pickerView],
                isOfModuleClass: true,
                arguments: { scope in ["titles": .array(self.titles.map(scope.text))] }
            )
        case .view: .view(self)
        case .disclosure:
            ControlCode(
                type: .shared("DisclosureButton"),
                parts: [.disclosure],
                isOfModuleClass: true,
                arguments: { _ in SwiftArguments(ResourceBundle.arguments) }
            )
        }
    }

    /// Whether only the module itself can access the control's class.
    var isOfModuleClass: Bool { self.app != nil || code.isOfModuleClass }

    /// Whether the control is the accessory view of its row. All others are laid out next to the text.
    var isAccessoryView: Bool {
        switch self.kind {
        case .switch, .button, .activityIndicator, .view, .disclosure: true
        default: false
        }
    }
}
