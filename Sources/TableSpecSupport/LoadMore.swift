public import UIKit

#if loadMore && !(prototypes && stacks)
#error("loadMore needs prototypes, stacks")
#endif

#if loadMore
// MARK: - Loading more

extension TableSpec {
    /// A centered activity indicator.
    public final class LoadingViews: RowViews {
        public let indicator = UIActivityIndicatorView(style: .medium)
        public private(set) lazy var view: UIView = TableSpec.column([indicator], alignment: .center)

        public init() {}
    }
}

extension TableSpec.RowContent {
    /// A row with an activity indicator, which has to be restarted when a cell is reused.
    public static var loading: TableSpec.RowContent {
        TableSpec.RowContent(TableSpec.LoadingViews.self, isSelectable: false) { $0.indicator.startAnimating() }
    }
}
#endif
