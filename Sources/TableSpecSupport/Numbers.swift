internal import UIKit

#if numbers
// Conversions between the number types of states and controls.

extension Int {
    var asDouble: Double {
        get { Double(self) }
        set { self = Int(newValue.rounded()) }
    }

    var asFloat: Float {
        get { Float(self) }
        set { self = Int(newValue.rounded()) }
    }
}

extension Double {
    var asFloat: Float {
        get { Float(self) }
        set { self = Double(newValue) }
    }
}

extension Float {
    var asDouble: Double {
        get { Double(self) }
        set { self = Float(newValue) }
    }
}
#endif
