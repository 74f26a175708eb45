import UIKit

/// A message in the inbox.
struct Message: Identifiable, Hashable {
    var id: Int
    var sender: String
    var subject: String
    var received: Date
    var isUnread: Bool
    var avatar: URL?
}

/// The methods that the app implements for the inbox.
@MainActor
protocol InboxActions: AnyObject {
    func compose()
    func reload()
    func loadMore()
    func reply(message: Message)
    func flag(message: Message)
    func markAsRead(message: Message)
    func archive(message: Message)
    func markAsJunk(message: Message)
    func delete(message: Message)
    func toggleUnread(message: Message)
    func makeMessageDetail(message: Message) -> UIViewController
    func makeReminder(message: Message) -> UIViewController
    func saveMessages(messages: [Message], oldValue: [Message])
    func search(query: String, oldValue: String)
    func image(for url: URL) async -> UIImage?
}

/// A searchable list of messages.
final class InboxViewController: UITableViewController, UISearchResultsUpdating {
    /// The messages and the progress of loading them.
    struct State: Hashable {
        var query = ""
        var messages: [Message] = []
        var isLoading = false
        var failure: String?
        var hasMore = false
    }

    private enum Section {
        case messages
    }

    private enum Item: Hashable {
        case message(Message.ID)
        case loadMore
    }

    var state: State {
        didSet {
            if state != oldValue { update(from: oldValue) }
        }
    }

    weak var actions: (any InboxActions)?

    private let imageCache = NSCache<NSURL, UIImage>()

    private lazy var dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, item in
        self?.cell(for: item, at: indexPath, in: tableView)
    }

    private lazy var composeButton = UIBarButtonItem(
        systemItem: .compose,
        primaryAction: UIAction { [weak self] _ in self?.actions?.compose() }
    )

    private lazy var searchController: UISearchController = {
        let searchController = UISearchController(searchResultsController: nil)
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Search Mail"
        searchController.searchBar.text = state.query
        return searchController
    }()

    init(state: State = State()) {
        self.state = state
        super.init(style: .plain)
        title = "Inbox"
        composeButton.isEnabled = state.failure == nil
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.rightBarButtonItem = composeButton
        navigationItem.searchController = searchController
        definesPresentationContext = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseIdentifier)
        tableView.register(LoadingCell.self, forCellReuseIdentifier: LoadingCell.reuseIdentifier)
        refreshControl = UIRefreshControl()
        refreshControl?.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        contentUnavailableConfiguration = makeUnavailableConfiguration()
        dataSource.apply(makeSnapshot(), animatingDifferences: false)
    }

    // MARK: - Updating

    private func update(from oldState: State) {
        composeButton.isEnabled = state.failure == nil
        if searchController.searchBar.text != state.query { searchController.searchBar.text = state.query }
        if isViewLoaded {
            if !state.isLoading { refreshControl?.endRefreshing() }
            contentUnavailableConfiguration = makeUnavailableConfiguration()
            applySnapshot(changedFrom: oldState)
        }
        if state.messages != oldState.messages {
            actions?.saveMessages(messages: state.messages, oldValue: oldState.messages)
        }
        if state.query != oldState.query {
            actions?.search(query: state.query, oldValue: oldState.query)
        }
    }

    private func refresh() {
        actions?.reload()
        // Waits for a task in which the app begins to load.
        Task {
            if !state.isLoading { refreshControl?.endRefreshing() }
        }
    }

    private func makeUnavailableConfiguration() -> UIContentUnavailableConfiguration? {
        if let failure = state.failure {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "wifi.slash")
            configuration.text = "Cannot Load Mail"
            configuration.secondaryText = failure
            configuration.button = .plain()
            configuration.button.title = "Try Again"
            configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.actions?.reload() }
            return configuration
        }
        guard state.messages.isEmpty else { return nil }
        if state.isLoading { return .loading() }
        if !state.query.isEmpty { return .search() }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "tray")
        configuration.text = "No Mail"
        return configuration
    }

    private func makeSnapshot() -> NSDiffableDataSourceSnapshot<Section, Item> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        guard state.failure == nil, !state.messages.isEmpty else { return snapshot }
        snapshot.appendSections([.messages])
        snapshot.appendItems(state.messages.map { .message($0.id) })
        if state.hasMore { snapshot.appendItems([.loadMore]) }
        return snapshot
    }

    private func applySnapshot(changedFrom oldState: State) {
        var snapshot = makeSnapshot()
        let oldMessages = Dictionary(uniqueKeysWithValues: oldState.messages.map { ($0.id, $0) })
        let changedItems = state.messages
            .filter { message in oldMessages[message.id].map { $0 != message } ?? false }
            .map { Item.message($0.id) }
        let shownItems = Set(dataSource.snapshot().itemIdentifiers).intersection(snapshot.itemIdentifiers)
        snapshot.reconfigureItems(changedItems.filter(shownItems.contains))
        if state.messages.count != oldState.messages.count, shownItems.contains(.loadMore) {
            // A new cell asks for more messages if it's still visible.
            snapshot.reloadItems([.loadMore])
        }
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    private func message(at indexPath: IndexPath) -> Message? {
        guard case .message(let id) = dataSource.itemIdentifier(for: indexPath) else { return nil }
        return state.messages.first { $0.id == id }
    }

    private func cell(of message: Message) -> UITableViewCell? {
        dataSource.indexPath(for: .message(message.id)).flatMap { tableView.cellForRow(at: $0) }
    }

    // MARK: - Searching

    func updateSearchResults(for searchController: UISearchController) {
        state.query = searchController.searchBar.text ?? ""
    }

    // MARK: - Cells

    private func cell(for item: Item, at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell? {
        switch item {
        case .message(let id):
            let cell = tableView.dequeueReusableCell(withIdentifier: MessageCell.reuseIdentifier, for: indexPath)
            if let message = state.messages.first(where: { $0.id == id }) {
                (cell as? MessageCell)?.configure(with: message)
                (cell as? MessageCell)?.showAvatar(message.avatar, cache: imageCache) { [weak self] url in
                    await self?.actions?.image(for: url)
                }
            }
            return cell
        case .loadMore:
            let cell = tableView.dequeueReusableCell(withIdentifier: LoadingCell.reuseIdentifier, for: indexPath)
            (cell as? LoadingCell)?.startAnimating()
            return cell
        }
    }

    override func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        if dataSource.itemIdentifier(for: indexPath) == .loadMore { actions?.loadMore() }
    }

    // MARK: - Selection

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        dataSource.itemIdentifier(for: indexPath) != .loadMore
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let message = message(at: indexPath) else { return }
        showMessageDetail(message: message)
    }

    // MARK: - Swipe actions

    override func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let message = message(at: indexPath) else { return nil }
        let toggleUnread = UIContextualAction(style: .normal, title: "Unread") { [weak self] _, _, completion in
            self?.actions?.toggleUnread(message: message)
            completion(true)
        }
        toggleUnread.image = UIImage(systemName: "envelope.badge")
        toggleUnread.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [toggleUnread])
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let message = message(at: indexPath) else { return nil }
        // A destructive style would remove the row even if the app deletes the message later.
        let delete = UIContextualAction(style: .normal, title: "Delete") { [weak self] _, view, completion in
            self?.confirmDeletion(of: message, asking: "Delete this message?", from: view, completion: completion)
        }
        delete.backgroundColor = .systemRed
        let remind = UIContextualAction(style: .normal, title: "Remind Me") { [weak self] _, _, completion in
            self?.presentReminder(from: self?.cell(of: message), message: message)
            completion(true)
        }
        remind.image = UIImage(systemName: "clock")
        remind.backgroundColor = .systemIndigo
        return UISwipeActionsConfiguration(actions: [delete, remind])
    }

    private func confirmDeletion(
        of message: Message,
        asking question: String,
        from sourceView: UIView?,
        completion: @escaping (Bool) -> Void = { _ in }
    ) {
        let alert = UIAlertController(title: question, message: nil, preferredStyle: .actionSheet)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                self?.actions?.delete(message: message)
                completion(true)
            }
        )
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completion(false) })
        present(alert, from: sourceView)
    }

    // MARK: - Context menu

    override func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let message = message(at: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            self?.makeContextMenu(for: message)
        }
    }

    private func makeContextMenu(for message: Message) -> UIMenu {
        let reply = UIAction(title: "Reply", image: UIImage(systemName: "arrowshape.turn.up.left")) { [weak self] _ in
            self?.actions?.reply(message: message)
        }
        let flag = UIAction(title: "Flag", image: UIImage(systemName: "flag")) { [weak self] _ in
            self?.actions?.flag(message: message)
        }
        let read = UIAction(title: "Read", attributes: message.isUnread ? [] : .disabled) { [weak self] _ in
            self?.actions?.markAsRead(message: message)
        }
        let archive = UIAction(title: "Archive") { [weak self] _ in self?.actions?.archive(message: message) }
        let junk = UIAction(title: "Junk") { [weak self] _ in self?.actions?.markAsJunk(message: message) }
        let delete = UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in
            self?.confirmDeletion(
                of: message,
                asking: "Delete the message of \(message.sender)?",
                from: self?.cell(of: message)
            )
        }
        return UIMenu(children: [
            reply,
            UIMenu(title: "Mark", options: .displayInline, children: [flag, read]),
            UIMenu(title: "Move To", children: [archive, junk]),
            delete,
        ])
    }

    // MARK: - Navigation

    func showMessageDetail(message: Message) {
        guard let messageDetail = actions?.makeMessageDetail(message: message) else { return }
        show(messageDetail, sender: self)
    }

    func presentReminder(from sourceView: UIView?, message: Message) {
        guard let reminder = actions?.makeReminder(message: message) else { return }
        reminder.modalPresentationStyle = .popover
        present(reminder, from: sourceView)
    }

    private func present(_ viewController: UIViewController, from sourceView: UIView?) {
        let sourceView: UIView = sourceView ?? view
        viewController.popoverPresentationController?.sourceView = sourceView
        viewController.popoverPresentationController?.sourceRect = sourceView.bounds
        // During a search, the search controller is already being presented.
        let presenter = searchController.isActive ? searchController : self
        presenter.present(viewController, animated: true)
    }
}

extension InboxViewController {
    private final class DataSource: UITableViewDiffableDataSource<Section, Item> {
        // Swipe actions need editable rows.
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            itemIdentifier(for: indexPath) != .loadMore
        }
    }
}

/// A cell with the sender, the date, and the subject of a message.
private final class MessageCell: UITableViewCell {
    static let reuseIdentifier = "MessageCell"

    private let avatarView = UIImageView()
    private let unreadView = UIImageView(image: UIImage(systemName: "circle.fill"))
    private let senderLabel = UILabel()
    private let dateLabel = UILabel()
    private let subjectLabel = UILabel()
    private var avatarURL: URL?
    private var avatarTask: Task<Void, Never>?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        setUpViews()
        layOutViews()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        avatarTask?.cancel()
        avatarURL = nil
        avatarView.image = nil
    }

    func configure(with message: Message) {
        senderLabel.text = message.sender
        dateLabel.text = message.received.formatted(date: .abbreviated, time: .omitted)
        subjectLabel.text = message.subject
        unreadView.isHidden = !message.isUnread
    }

    func showAvatar(
        _ url: URL?,
        cache: NSCache<NSURL, UIImage>,
        load: @escaping @MainActor (URL) async -> UIImage?
    ) {
        if let url, url == avatarURL { return }
        avatarTask?.cancel()
        avatarURL = url
        avatarView.image = UIImage(systemName: "person.crop.circle")
        guard let url else { return }
        if let image = cache.object(forKey: url as NSURL) {
            avatarView.image = image
            return
        }
        avatarTask = Task { [weak self] in
            guard let loaded = await load(url) else { return }
            let image = await loaded.byPreparingForDisplay() ?? loaded
            cache.setObject(image, forKey: url as NSURL)
            if !Task.isCancelled { self?.avatarView.image = image }
        }
    }

    private func setUpViews() {
        avatarView.contentMode = .scaleAspectFit
        avatarView.layer.cornerRadius = 20
        avatarView.clipsToBounds = true

        unreadView.contentMode = .scaleAspectFit
        unreadView.tintColor = .systemBlue
        unreadView.isAccessibilityElement = true
        unreadView.accessibilityTraits = .image
        unreadView.accessibilityLabel = "Unread"

        senderLabel.font = .preferredFont(forTextStyle: .headline)
        senderLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        dateLabel.font = .preferredFont(forTextStyle: .footnote)
        dateLabel.textColor = .secondaryLabel
        dateLabel.setContentHuggingPriority(.required, for: .horizontal)
        subjectLabel.font = .preferredFont(forTextStyle: .body)
        subjectLabel.numberOfLines = 2
        for label in [senderLabel, dateLabel, subjectLabel] {
            label.adjustsFontForContentSizeCategory = true
        }
    }

    private func layOutViews() {
        let imagesView = UIView()
        for view in [avatarView, unreadView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            imagesView.addSubview(view)
        }
        let titleStack = UIStackView(arrangedSubviews: [senderLabel, dateLabel])
        titleStack.alignment = .center
        titleStack.spacing = 8
        let textStack = UIStackView(arrangedSubviews: [titleStack, subjectLabel])
        textStack.axis = .vertical
        let stack = UIStackView(arrangedSubviews: [imagesView, textStack])
        stack.alignment = .center
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)

        NSLayoutConstraint.activate([
            avatarView.widthAnchor.constraint(equalToConstant: 40),
            avatarView.heightAnchor.constraint(equalToConstant: 40),
            avatarView.topAnchor.constraint(equalTo: imagesView.topAnchor),
            avatarView.leadingAnchor.constraint(equalTo: imagesView.leadingAnchor),
            avatarView.trailingAnchor.constraint(equalTo: imagesView.trailingAnchor),
            avatarView.bottomAnchor.constraint(equalTo: imagesView.bottomAnchor),
            unreadView.widthAnchor.constraint(equalToConstant: 10),
            unreadView.heightAnchor.constraint(equalToConstant: 10),
            unreadView.topAnchor.constraint(equalTo: imagesView.topAnchor),
            unreadView.leadingAnchor.constraint(equalTo: imagesView.leadingAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
        ])
    }
}

/// A cell with a spinner.
private final class LoadingCell: UITableViewCell {
    static let reuseIdentifier = "LoadingCell"

    private let spinner = UIActivityIndicatorView(style: .medium)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        spinner.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(spinner)
        NSLayoutConstraint.activate([
            spinner.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            spinner.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            spinner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func startAnimating() {
        // The animation ends when the cell is reused.
        spinner.startAnimating()
    }
}
