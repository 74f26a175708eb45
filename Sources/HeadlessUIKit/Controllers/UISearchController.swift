public import Foundation

/// A field for search terms.
@MainActor open class UISearchBar: UIView {
    open var text: String? = ""
    open var placeholder: String?
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var showsCancelButton = false
    public let searchTextField = UITextField()

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
}

/// Hears about new search terms.
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

/// A controller that filters another one's content by search terms.
@MainActor open class UISearchController: UIViewController {
    public let searchBar = UISearchBar()
    public let searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true

    /// Whether the person searches; the updater hears of every change.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if !isActive { searchBar.text = "" }
            searchResultsUpdater?.updateSearchResults(for: self)
        }
    }

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
}
