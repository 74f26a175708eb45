internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A stepper, whose values are of the type `Double`.
    static var stepper: ControlCode {
        ControlCode(
            type: "UIStepper",
            support: stepperSupport,
            needed: [.values, .views, .state, .numbers],
            numberType: .double
        )
    }

    /// The control's part of the support file.
    static let stepperSupport = #"""
        //: stepper

        extension UIStepper: ValueControl {
            var shownValue: Double {
                get { value }
                set { value = newValue }
            }
        }
        """#
}
