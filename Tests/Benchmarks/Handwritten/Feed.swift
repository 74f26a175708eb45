import UIKit

/// A photo that someone has posted.
struct Post: Identifiable, Hashable {
    var id: Int
    var author: String
    var photo: URL?
    var likes: Int
    var isLiked: Bool
    var isSponsored: Bool
}

/// The methods that the app implements for the feed.
@MainActor
protocol FeedActions: AnyObject {
    func newPost()
    func mute()
    func like(post: Post)
    func follow(post: Post)
    func share(post: Post)
    func loadComments(posts: [Post])
    func cancelComments(posts: [Post])
    func image(for url: URL) async -> UIImage?
}

/// A feed of photos on cards.
final class FeedViewController: UIViewController {
    /// The posts and the settings of the feed.
    struct State: Hashable {
        var posts: [Post] = []
        var isMuted = false
        var filter = 0
        var isOffline = false
    }

    private enum Section {
        case posts, end
    }

    private enum Item: Hashable {
        case post(Post.ID)
        case more
    }

    var state: State {
        didSet {
            if state != oldValue { update(from: oldValue) }
        }
    }

    weak var actions: (any FeedActions)?

    let tableView = UITableView(frame: .zero, style: .insetGrouped)

    private let imageCache = NSCache<NSURL, UIImage>()

    private lazy var dataSource = UITableViewDiffableDataSource<Section, Item>(tableView: tableView) {
        [weak self] tableView, indexPath, item in
        self?.cell(for: item, at: indexPath, in: tableView)
    }

    private lazy var filterControl: UISegmentedControl = {
        let control = UISegmentedControl(items: ["All", "Following"])
        control.addAction(
            UIAction { [weak self, unowned control] _ in self?.state.filter = control.selectedSegmentIndex },
            for: .valueChanged
        )
        return control
    }()

    private lazy var offlineView: UIView = {
        let label = UILabel()
        label.text = "Offline"
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true

        let stack = UIStackView(arrangedSubviews: [UIImageView(image: UIImage(systemName: "wifi.slash")), label])
        stack.alignment = .center
        stack.spacing = 8
        stack.backgroundColor = .systemYellow
        stack.layer.cornerRadius = 14
        stack.clipsToBounds = true
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
        return stack
    }()

    private lazy var newPostButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.image = UIImage(systemName: "plus")
        configuration.cornerStyle = .capsule
        let action = UIAction { [weak self] _ in self?.actions?.newPost() }
        let button = UIButton(configuration: configuration, primaryAction: action)
        button.accessibilityLabel = "New Post"
        return button
    }()

    init(state: State = State()) {
        self.state = state
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        tableView.allowsSelection = false
        tableView.prefetchDataSource = self
        tableView.register(PostCell.self, forCellReuseIdentifier: PostCell.reuseIdentifier)
        tableView.register(EndCell.self, forCellReuseIdentifier: EndCell.reuseIdentifier)
        setContentScrollView(tableView, for: .all)
        layOutViews()
        updateViews()
        dataSource.apply(makeSnapshot(), animatingDifferences: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.flashScrollIndicators()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The last row can scroll above the button.
        tableView.contentInset.bottom = newPostButton.bounds.height + 40
    }

    private func layOutViews() {
        let filterStack = UIStackView(arrangedSubviews: [filterControl])
        filterStack.isLayoutMarginsRelativeArrangement = true
        filterStack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        let stack = UIStackView(arrangedSubviews: [filterStack, tableView])
        stack.axis = .vertical
        for subview in [stack, offlineView, newPostButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }

        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeArea.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            offlineView.topAnchor.constraint(equalTo: tableView.topAnchor, constant: 8),
            offlineView.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            newPostButton.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
            newPostButton.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -20),
        ])
    }

    // MARK: - Updating

    private func update(from oldState: State) {
        guard isViewLoaded else { return }
        updateViews()
        var snapshot = makeSnapshot()
        let oldPosts = Dictionary(uniqueKeysWithValues: oldState.posts.map { ($0.id, $0) })
        let shownItems = Set(dataSource.snapshot().itemIdentifiers).intersection(snapshot.itemIdentifiers)
        let changedItems = state.posts.filter { $0 != oldPosts[$0.id] }.map { Item.post($0.id) }
        snapshot.reconfigureItems(changedItems.filter(shownItems.contains))
        if state.isMuted != oldState.isMuted { snapshot.reconfigureItems([.more]) }
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    private func updateViews() {
        filterControl.selectedSegmentIndex = state.filter
        offlineView.isHidden = !state.isOffline
    }

    private func makeSnapshot() -> NSDiffableDataSourceSnapshot<Section, Item> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.posts, .end])
        snapshot.appendItems(state.posts.map { .post($0.id) }, toSection: .posts)
        snapshot.appendItems([.more], toSection: .end)
        return snapshot
    }

    private func post(withID id: Post.ID) -> Post? {
        state.posts.first { $0.id == id }
    }

    // MARK: - Cells

    private func cell(for item: Item, at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
        switch item {
        case .post(let id):
            let cell = tableView.dequeueReusableCell(withIdentifier: PostCell.reuseIdentifier, for: indexPath)
            if let cell = cell as? PostCell, let post = post(withID: id) { configure(cell, with: post) }
            return cell
        case .more:
            let cell = tableView.dequeueReusableCell(withIdentifier: EndCell.reuseIdentifier, for: indexPath)
            (cell as? EndCell)?.configure(isMuted: state.isMuted) { [weak self] in self?.actions?.mute() }
            return cell
        }
    }

    private func configure(_ cell: PostCell, with post: Post) {
        cell.configure(with: post)
        cell.showPhoto(post.photo, cache: imageCache) { [weak self] url in
            await self?.actions?.image(for: url)
        }
        cell.onLike = { [weak self] in self?.actions?.like(post: post) }
        cell.onFollow = { [weak self] in self?.actions?.follow(post: post) }
        cell.onShare = { [weak self] in self?.actions?.share(post: post) }
    }
}

// MARK: - Prefetching

extension FeedViewController: UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        let posts = posts(at: indexPaths)
        if !posts.isEmpty { actions?.loadComments(posts: posts) }
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        let posts = posts(at: indexPaths)
        if !posts.isEmpty { actions?.cancelComments(posts: posts) }
    }

    private func posts(at indexPaths: [IndexPath]) -> [Post] {
        indexPaths.compactMap { indexPath in
            guard case .post(let id) = dataSource.itemIdentifier(for: indexPath) else { return nil }
            return post(withID: id)
        }
    }
}

// MARK: - Cells

/// A card with a photo and buttons.
private final class PostCell: UITableViewCell {
    static let reuseIdentifier = "PostCell"

    var onLike: (() -> Void)?
    var onFollow: (() -> Void)?
    var onShare: (() -> Void)?

    private let cardView = CardView()
    private let photoView = UIImageView()
    private let sponsoredLabel = UILabel()
    private let likesLabel = UILabel()
    private lazy var likeButton = makeLikeButton()
    private lazy var followButton = makeFollowButton()
    private lazy var shareButton = makeShareButton()
    private var photoURL: URL?
    private var photoTask: Task<Void, Never>?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        setUpViews()
        layOutViews()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        photoTask?.cancel()
        photoURL = nil
        photoView.image = nil
    }

    func configure(with post: Post) {
        photoView.accessibilityLabel = "Photo by \(post.author)"
        sponsoredLabel.isHidden = !post.isSponsored
        likeButton.isSelected = post.isLiked
        likeButton.setNeedsUpdateConfiguration()
        likesLabel.text = post.likes.formatted()
        followButton.isHidden = post.isSponsored
    }

    func showPhoto(
        _ url: URL?,
        cache: NSCache<NSURL, UIImage>,
        load: @escaping @MainActor (URL) async -> UIImage?
    ) {
        if let url, url == photoURL { return }
        photoTask?.cancel()
        photoURL = url
        show(url.flatMap { cache.object(forKey: $0 as NSURL) })
        guard let url, photoView.image == nil else { return }
        photoTask = Task { [weak self] in
            guard let loaded = await load(url) else { return }
            let image = await loaded.byPreparingForDisplay() ?? loaded
            cache.setObject(image, forKey: url as NSURL)
            if !Task.isCancelled { self?.show(image) }
        }
    }

    private func show(_ photo: UIImage?) {
        photoView.image = photo
        photoView.backgroundColor = photo == nil ? .systemFill : nil
    }

    private func setUpViews() {
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.isAccessibilityElement = true
        photoView.accessibilityTraits = .image

        sponsoredLabel.text = "Sponsored"
        sponsoredLabel.font = .preferredFont(forTextStyle: .caption1)
        sponsoredLabel.adjustsFontForContentSizeCategory = true
        sponsoredLabel.textColor = .secondaryLabel
        sponsoredLabel.backgroundColor = .systemBackground
        sponsoredLabel.alpha = 0.9
        sponsoredLabel.layer.cornerRadius = 4
        sponsoredLabel.clipsToBounds = true

        likesLabel.font = .preferredFont(forTextStyle: .body)
        likesLabel.adjustsFontForContentSizeCategory = true
    }

    private func makeLikeButton() -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.baseForegroundColor = .systemPink
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .title3)
        configuration.automaticallyUpdateForSelection = false
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.onLike?() }
        )
        button.configurationUpdateHandler = { button in
            button.configuration?.image = UIImage(systemName: button.isSelected ? "heart.fill" : "heart")
        }
        button.accessibilityLabel = "Like"
        return button
    }

    private func makeFollowButton() -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
            return attributes
        }
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction(title: "Follow") { [weak self] _ in self?.onFollow?() }
        )
    }

    private func makeShareButton() -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.imagePadding = 6
        let image = UIImage(systemName: "square.and.arrow.up")
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction(title: "Share", image: image) { [weak self] _ in self?.onShare?() }
        )
    }

    private func layOutViews() {
        let spacer = UIView()
        let buttonStack = UIStackView(
            arrangedSubviews: [likeButton, likesLabel, spacer, followButton, shareButton]
        )
        buttonStack.alignment = .center
        buttonStack.spacing = 8
        buttonStack.isLayoutMarginsRelativeArrangement = true
        buttonStack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        for view in [likeButton, likesLabel, followButton, shareButton] {
            view.setContentHuggingPriority(.required, for: .horizontal)
        }

        let stack = UIStackView(arrangedSubviews: [photoView, buttonStack])
        stack.axis = .vertical
        for view in [cardView, stack, sponsoredLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        contentView.addSubview(cardView)
        cardView.addSubview(stack)
        cardView.addSubview(sponsoredLabel)

        let aspectRatio = photoView.widthAnchor.constraint(equalTo: photoView.heightAnchor, multiplier: 1.5)
        // The height of the cell is rounded to pixels.
        aspectRatio.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            aspectRatio,
            stack.topAnchor.constraint(equalTo: cardView.topAnchor),
            stack.leadingAnchor.constraint(equalTo: cardView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: cardView.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: cardView.bottomAnchor),
            sponsoredLabel.topAnchor.constraint(equalTo: photoView.topAnchor, constant: 8),
            sponsoredLabel.leadingAnchor.constraint(equalTo: photoView.leadingAnchor, constant: 8),
            sponsoredLabel.trailingAnchor.constraint(lessThanOrEqualTo: photoView.trailingAnchor, constant: -8),
            cardView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            cardView.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            cardView.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            cardView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
        ])
    }
}

/// The background of a post with rounded corners and a thin border.
private final class CardView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        clipsToBounds = true
        layer.cornerRadius = 12
        layer.borderWidth = 0.5
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The color of a layer doesn't adapt to dark appearance by itself.
        layer.borderColor = UIColor.separator.cgColor
    }
}

/// The last row of the feed, with a button that mutes it.
private final class EndCell: UITableViewCell {
    static let reuseIdentifier = "EndCell"

    private var onMute: (() -> Void)?

    private lazy var muteButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.imagePlacement = .top
        configuration.imagePadding = 2
        configuration.cornerStyle = .large
        configuration.baseBackgroundColor = .systemIndigo
        let image = UIImage(systemName: "speaker.slash")
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction(title: "Mute", image: image) { [weak self] _ in self?.onMute?() }
        )
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none

        let symbolView = UIImageView(image: UIImage(systemName: "checkmark.circle"))
        symbolView.tintColor = .systemGreen
        symbolView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 28, weight: .light)
        symbolView.setContentHuggingPriority(.required, for: .horizontal)

        let label = UILabel()
        label.text = "You are up to date"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        muteButton.setContentHuggingPriority(.required, for: .horizontal)

        let stack = UIStackView(arrangedSubviews: [symbolView, label, muteButton])
        stack.alignment = .center
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(isMuted: Bool, onMute: @escaping () -> Void) {
        muteButton.isSelected = isMuted
        self.onMute = onMute
    }
}
