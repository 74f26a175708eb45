public import UIKit

#if stepper && !(values && numbers)
#error("stepper needs values, numbers")
#endif

#if stepper
extension UIStepper: TableSpec.ValueControl {
    public var tableSpecValue: Double {
        get { value }
        set { value = newValue }
    }
}
#endif
