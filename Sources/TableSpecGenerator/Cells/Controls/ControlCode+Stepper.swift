internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A stepper, whose values are of the type `Double`.
    static var stepper: ControlCode {
        ControlCode(
            type: "UIStepper",
            parts: [.stepper],
            numberType: .double
        )
    }
}
