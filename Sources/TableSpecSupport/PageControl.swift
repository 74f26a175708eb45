public import UIKit

#if pageControl && !values
#error("pageControl needs values")
#endif

#if pageControl
extension UIPageControl: TableSpec.ValueControl {
    public var tableSpecValue: Int {
        get { currentPage }
        set { currentPage = newValue }
    }
}
#endif
