public import UIKit

#if activityIndicator && !values
#error("activityIndicator needs values")
#endif

#if activityIndicator
extension UIActivityIndicatorView: TableSpec.ValueView {
    public var tableSpecValue: Bool {
        get { isAnimating }
        set { if newValue { startAnimating() } else { stopAnimating() } }
    }
}

@MainActor
extension TableSpec {
    /// Shows whether an indicator is animating, even if that's unchanged, because UIKit removes the animation on reuse
    /// (https://github.com/lionheart/openradar-mirror/issues/17872).
    @discardableResult
    public static func show<Indicator: UIActivityIndicatorView>(_ isAnimating: Bool, in indicator: Indicator)
        -> Indicator
    {
        indicator.tableSpecValue = isAnimating
        return indicator
    }
}
#endif
