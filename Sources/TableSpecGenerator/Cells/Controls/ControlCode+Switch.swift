internal import TableSpecSwift

extension ControlCode {
    /// A switch.
    static var `switch`: ControlCode {
        ControlCode(type: "UISwitch", parts: [.switchControl])
    }
}
