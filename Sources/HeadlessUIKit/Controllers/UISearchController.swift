public import Foundation

/// A field for search terms.
@MainActor open class UISearchBar: UIView {
    /// The search term.
    open var text: String? = ""
    /// The text that appears while the field is empty.
    open var placeholder: String?
    /// The titles of the scope buttons below the field.
    open var scopeButtonTitles: [String]?
    /// The index of the selected scope button.
    open var selectedScopeButtonIndex = 0
    /// Whether the cancel button is visible.
    open var showsCancelButton = false
    /// The text field inside the bar.
    public let searchTextField = UISearchTextField()

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
}

/// The text field inside a search bar.
@MainActor open class UISearchTextField: UITextField {}

/// An object that updates search results when the search term or the scope changes.
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search term, the scope or the activity of the search changes.
    func updateSearchResults(for searchController: UISearchController)
}

/// A controller that filters the content of another controller by search terms.
@MainActor open class UISearchController: UIViewController {
    /// The search bar.
    public let searchBar = UISearchBar()
    /// The controller that shows the results, or `nil` if the searched controller shows them.
    public let searchResultsController: UIViewController?
    /// The object that updates the results.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Whether the searched content is dimmed during the search.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the navigation bar is hidden during the search.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the cancel button appears and disappears automatically.
    open var automaticallyShowsCancelButton = true

    /// The item of the bar that holds the search bar.
    final weak var item: UINavigationItem?

    /// Whether a search is active. The updater is called for every change.
    ///
    /// An active search is presented by the controller that defines the presentation context. That controller can't
    /// present anything else meanwhile; present over the search from the search controller
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

    /// Dismissing a search ends it.
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
        // The view on the screen belongs to the presenter.
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

    /// Creates a search controller.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a search controller without a results controller; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
}
