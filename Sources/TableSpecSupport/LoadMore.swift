internal import UIKit

#if loadMore && !(prototypes && stacks)
#error("loadMore needs prototypes, stacks")
#endif

#if loadMore
// MARK: - Loading more

/// A centered activity indicator.
final class LoadingViews: RowViews {
    let indicator = UIActivityIndicatorView(style: .medium)
    private(set) lazy var view: UIView = UIStackView.column([indicator], alignment: .center)
}

extension RowContent {
    /// A row with an activity indicator, which has to be restarted when a cell is reused.
    static var loading: RowContent {
        RowContent(LoadingViews.self, isSelectable: false) { $0.indicator.startAnimating() }
    }
}
#endif
