internal import UIKit

#if progressView && !(values && numbers)
#error("progressView needs values, numbers")
#endif

#if progressView
extension UIProgressView: ValueView {
    var shownValue: Float {
        get { progress }
        set { progress = newValue }
    }
}
#endif
