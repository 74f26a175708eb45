public import UIKit

#if choosing || popUpLists
// MARK: - Choosing

extension TableSpec {
    /// An option in a list or menu.
    public nonisolated struct ChoiceOption<Value: Equatable> {
        public let value: Value
        public let text: String

        public init(_ value: Value, _ text: String) { (self.value, self.text) = (value, text) }
    }
}
#endif

#if choosing
extension TableSpec {
    /// Returns the text of the option with a value.
    public nonisolated static func text<Value>(of chosen: Value?, in options: [ChoiceOption<Value>]) -> String? {
        options.first { $0.value == chosen }?.text
    }
}

@MainActor
extension TableSpec {
    /// Shows a list of options that closes when the user chooses one.
    public static func choose<Value>(
        from options: [ChoiceOption<Value>],
        titled title: String?,
        chosen: Value?,
        on screen: UIViewController,
        choose: @escaping (Value) -> Void
    ) {
        let list = ChoiceViewController(options.map(\.text), chosen: options.firstIndex { $0.value == chosen }) {
            choose(options[$0].value)
        }
        list.title = title
        guard screen.navigationController == nil else { return screen.show(list, sender: screen) }
        // Without a navigation stack to go back in, present the list in its own.
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak list] _ in list?.dismiss(animated: true) }
        )
        screen.present(UINavigationController(rootViewController: list), animated: true)
    }
}

extension TableSpec {
    /// A list of options with a checkmark at the chosen one, and a search field for long lists.
    private final class ChoiceViewController: UITableViewController, UISearchResultsUpdating {
        private let options: [String]
        private var chosen: Int?
        private let choose: (Int) -> Void
        /// The indexes of the options that match the search.
        private var found: [Int]
        private var hasAppeared = false

        /// The minimum number of options for a search field.
        private static let many = 12

        init(_ options: [String], chosen: Int?, choose: @escaping (Int) -> Void) {
            self.options = options
            self.chosen = chosen
            self.choose = choose
            found = Array(options.indices)
            super.init(style: .insetGrouped)
            navigationItem.largeTitleDisplayMode = .never
            if options.count >= Self.many { addSearchField() }
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        private func addSearchField() {
            let search = UISearchController(searchResultsController: nil)
            search.searchResultsUpdater = self
            search.obscuresBackgroundDuringPresentation = false
            navigationItem.searchController = search
            // Keeps the search field from covering pushed screens.
            definesPresentationContext = true
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Option")
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            guard !hasAppeared, let chosen else { return }
            hasAppeared = true
            tableView.scrollToRow(at: IndexPath(row: chosen, section: 0), at: .middle, animated: false)
        }

        func updateSearchResults(for searchController: UISearchController) {
            let words = searchController.searchBar.text ?? ""
            found = options.indices.filter { words.isEmpty || options[$0].localizedStandardContains(words) }
            tableView.reloadData()
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Option", for: indexPath)
            let option = found[indexPath.row]
            var content = cell.defaultContentConfiguration()
            content.text = options[option]
            cell.contentConfiguration = content
            cell.accessoryType = option == chosen ? .checkmark : .none
            // VoiceOver doesn't announce checkmarks.
            cell.accessibilityTraits = option == chosen ? [.button, .selected] : .button
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            let option = found[indexPath.row]
            let rows = Set([chosen.flatMap { found.firstIndex(of: $0) }, indexPath.row].compactMap { $0 })
            chosen = option
            tableView.reconfigureRows(at: rows.map { IndexPath(row: $0, section: 0) })
            choose(option)
            goBack()
        }

        /// Closes the list, after ending a search, which is presented over it.
        private func goBack() {
            navigationItem.searchController?.isActive = false
            if let navigationController, navigationController.viewControllers.first !== self {
                // A second tap during the transition must not pop the screen below.
                if navigationController.topViewController === self {
                    navigationController.popViewController(animated: true)
                }
            } else {
                presentingViewController?.dismiss(animated: true)
            }
        }
    }
}
#endif
