internal import UIKit

#if slider && !(values && numbers)
#error("slider needs values, numbers")
#endif

#if slider
extension UISlider: ValueControl {
    var shownValue: Float {
        get { value }
        set { value = newValue }
    }
}
#endif
