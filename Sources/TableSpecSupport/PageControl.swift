internal import UIKit

#if pageControl && !values
#error("pageControl needs values")
#endif

#if pageControl
extension UIPageControl: ValueControl {
    var shownValue: Int {
        get { currentPage }
        set { currentPage = newValue }
    }
}
#endif
