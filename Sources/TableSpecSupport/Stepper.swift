internal import UIKit

#if stepper && !(values && numbers)
#error("stepper needs values, numbers")
#endif

#if stepper
extension UIStepper: ValueControl {
    var shownValue: Double {
        get { value }
        set { value = newValue }
    }
}
#endif
