public import Foundation

/// A row of dots, one for each page.
@MainActor open class UIPageControl: UIControl {
    private var storedPage = 0

    /// The number of pages.
    open var numberOfPages = 0 {
        didSet { currentPage = storedPage }
    }
    /// The current page, which is limited to the range from 0 to the last page. Setting it runs no action.
    open var currentPage: Int {
        get { storedPage }
        set { storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
    }
    /// Whether the control is hidden if there's only one page.
    open var hidesForSinglePage = false
    /// The color of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// The color of the dot for the current page.
    open var currentPageIndicatorTintColor: UIColor?

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 26) }
}
