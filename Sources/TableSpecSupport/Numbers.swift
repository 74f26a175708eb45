internal import UIKit

#if numbers
// Conversions between the number types of states and controls.

extension Int {
    public var tableSpecDouble: Double {
        get { Double(self) }
        set { self = Int(exactly: newValue.rounded()) ?? (newValue < 0 ? .min : .max) }
    }

    public var tableSpecFloat: Float {
        get { Float(self) }
        set { tableSpecDouble = Double(newValue) }
    }
}

extension Double {
    public var tableSpecFloat: Float {
        get { Float(self) }
        set { self = Double(newValue) }
    }
}

extension Float {
    public var tableSpecDouble: Double {
        get { Double(self) }
        set { self = Float(newValue) }
    }
}
#endif
