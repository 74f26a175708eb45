internal import TableSpecSwift

extension ControlCode {
    /// A switch.
    static var `switch`: ControlCode {
        ControlCode(type: "UISwitch", support: switchSupport)
    }

    /// The control's part of the support file.
    static let switchSupport = #"""
        //: switch

        extension UISwitch: ValueControl {
            var shownValue: Bool {
                get { isOn }
                set { setOn(newValue, animated: window != nil) }
            }
        }
        """#
}
