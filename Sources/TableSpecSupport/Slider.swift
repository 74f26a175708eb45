public import UIKit

#if slider && !(values && numbers)
#error("slider needs values, numbers")
#endif

#if slider
extension UISlider: TableSpec.ValueControl {
    public var tableSpecValue: Float {
        get { value }
        set { value = newValue }
    }
}
#endif
