public import Foundation

/// A row of dots, one a page.
@MainActor open class UIPageControl: UIControl {
    private var storedPage = 0

    open var numberOfPages = 0 {
        didSet { currentPage = storedPage }
    }
    /// The current page, kept between 0 and the last one; setting it runs no action.
    open var currentPage: Int {
        get { storedPage }
        set { storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
    }
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 26) }
}
