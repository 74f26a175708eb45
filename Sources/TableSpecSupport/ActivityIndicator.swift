internal import UIKit

#if activityIndicator && !values
#error("activityIndicator needs values")
#endif

#if activityIndicator
extension UIActivityIndicatorView: ValueView {
    var shownValue: Bool {
        get { isAnimating }
        set { if newValue { startAnimating() } else { stopAnimating() } }
    }

    /// Shows the value even if it's unchanged, because UIKit removes the animation on reuse
    /// (https://github.com/lionheart/openradar-mirror/issues/17872).
    func show(_ isAnimating: Bool) { shownValue = isAnimating }
}
#endif
