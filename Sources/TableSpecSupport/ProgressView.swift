public import UIKit

#if progressView && !(values && numbers)
#error("progressView needs values, numbers")
#endif

#if progressView
extension UIProgressView: TableSpec.ValueView {
    public var tableSpecValue: Float {
        get { progress }
        set { progress = newValue }
    }
}
#endif
