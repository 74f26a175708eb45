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

    /// The item of the bar that holds the search bar.
    final weak var item: UINavigationItem?

    /// Whether the person searches; the updater hears of every change.
    ///
    /// An active search is presented by the controller that defines the presentation context, which can present nothing
    /// else meanwhile; what is to be shown over it is presented by the search controller
    /// (https://thomasdenney.co.uk/blog/2014/10/5/uisearchcontroller-and-definespresentationcontext,
    /// EvgenyKarkan/Feeds4U#16).
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if isActive { beginPresentation() } else { endPresentation() }
            if !isActive { searchBar.text = "" }
            searchResultsUpdater?.updateSearchResults(for: self)
        }
    }

    /// A search that is dismissed ends.
    override func dismissalDidEnd() {
        isActive = false
    }

    private func beginPresentation() {
        guard let owner = item?.controller, let window = owner.viewIfLoaded?.window else { return }
        let presenter = sequence(first: owner, next: \.parent).first {
            $0.definesPresentationContext || $0.parent == nil
        }
        guard let presenter, presenter.ownPresented == nil else { return }
        presenter.ownPresented = self
        ownPresenting = presenter
        // The view on the screen is the presenter's own.
        view.isUserInteractionEnabled = false
        view.frame = .zero
        window.addSubview(view)
    }

    private func endPresentation() {
        if ownPresented != nil { dismiss(animated: false) }
        viewIfLoaded?.removeFromSuperview()
        if ownPresenting?.ownPresented === self { ownPresenting?.ownPresented = nil }
        ownPresenting = nil
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
