public import UIKit

#if switchControl && !values
#error("switchControl needs values")
#endif

#if switchControl
extension UISwitch: TableSpec.ValueControl {
    public var tableSpecValue: Bool {
        get { isOn }
        set { setOn(newValue, animated: window != nil) }
    }
}
#endif
