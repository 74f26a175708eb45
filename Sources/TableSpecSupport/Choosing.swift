public import UIKit

#if choosing && !state
#error("choosing needs state")
#endif

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
    /// Shows a list of options that closes when the user chooses one, which becomes a value in the state of a screen.
    ///
    /// The list follows changes to the options and to the value.
    public static func choose<Controller, Value: Equatable>(
        _ options: KeyPath<Controller, [ChoiceOption<Value>]>,
        titled title: String?,
        for path: WritableKeyPath<Controller.State, Value>,
        of screen: Controller
    ) where Controller: UIViewController & TableSpec.Screen & StatefulScreen {
        let list = ChoiceViewController { [weak screen] in
            guard let screen else { return [] }
            let (options, value) = (screen[keyPath: options], screen.state[keyPath: path])
            let chosen = options.firstIndex { $0.value == value }
            return options.indices.map { (options[$0].text, $0 == chosen) }
        } choose: { [weak screen] index in
            guard let screen, screen[keyPath: options].indices.contains(index) else { return }
            screen.state[keyPath: path] = screen[keyPath: options][index].value
        }
        list.title = title
        screen.source.onChange = { [weak list] in list?.showChanges() }
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
        /// Returns the titles of the options, and whether each is chosen.
        private let read: () -> [(text: String, isChosen: Bool)]
        private let choose: (Int) -> Void
        private var options: [(text: String, isChosen: Bool)]
        /// The indexes of the options that match the search.
        private var found: [Int]
        private var hasAppeared = false

        /// The minimum number of options for a search field.
        private static let many = 12

        init(_ read: @escaping () -> [(text: String, isChosen: Bool)], choose: @escaping (Int) -> Void) {
            self.read = read
            self.choose = choose
            options = read()
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
            defer { hasAppeared = true }
            guard !hasAppeared, let row = found.firstIndex(where: { options[$0].isChosen }) else { return }
            tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
        }

        /// Shows other options, or the checkmark of another one.
        func showChanges() {
            let old = options
            options = read()
            guard old.map(\.text) == options.map(\.text) else { return search() }
            let rows = found.indices.filter { old[found[$0]].isChosen != options[found[$0]].isChosen }
            tableView.reconfigureRows(at: rows.map { IndexPath(row: $0, section: 0) })
        }

        private func search() {
            let words = navigationItem.searchController?.searchBar.text ?? ""
            found = options.indices.filter { words.isEmpty || options[$0].text.localizedStandardContains(words) }
            tableView.reloadData()
        }

        func updateSearchResults(for searchController: UISearchController) { search() }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Option", for: indexPath)
            let option = options[found[indexPath.row]]
            var content = cell.defaultContentConfiguration()
            content.text = option.text
            cell.contentConfiguration = content
            cell.accessoryType = option.isChosen ? .checkmark : .none
            // VoiceOver doesn't announce checkmarks.
            cell.accessibilityTraits = option.isChosen ? [.button, .selected] : .button
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            choose(found[indexPath.row])
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
