internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A switch slides to a changed value.
    static var `switch`: ControlCode {
        ControlCode(
            type: "UISwitch",
            property: "isOn",
            animating: { value, control in .expression(control.calling("setOn", ["_": value, "animated": true])) }
        )
    }
}
