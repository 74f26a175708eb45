internal import UIKit

#if switchControl && !values
#error("switchControl needs values")
#endif

#if switchControl
extension UISwitch: ValueControl {
    var shownValue: Bool {
        get { isOn }
        set { setOn(newValue, animated: window != nil) }
    }
}
#endif
