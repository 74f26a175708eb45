import UIKit

/// The methods that the app implements for the profile.
@MainActor
protocol PersonProfileActions: AnyObject {
    func editPhoto()
    func share()
    func publish()
    func showPosts()
}

/// The profile of a person with its settings.
final class PersonProfileViewController: UITableViewController {
    /// The profile that the screen shows.
    struct State: Hashable {
        var name = ""
        var email = ""
        var photo: UIImage?
        var isVerified = false
        var status = ""
        var isVisible = true
    }

    private enum Section {
        case about
    }

    private enum Item: String, CaseIterable {
        case status, posts
    }

    var state: State {
        didSet {
            if state != oldValue { update() }
        }
    }

    weak var actions: (any PersonProfileActions)?

    private lazy var dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, item in
        self?.cell(for: item, at: indexPath, in: tableView)
    }

    private lazy var headerView = ProfileHeaderView(
        editPhotoAction: UIAction(title: "Edit Photo") { [weak self] _ in self?.actions?.editPhoto() },
        shareAction: UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
            self?.actions?.share()
        }
    )

    private lazy var footerView = VisibilityFooterView { [weak self] isVisible in
        self?.state.isVisible = isVisible
        self?.actions?.publish()
    }

    init(state: State = State()) {
        self.state = state
        super.init(style: .insetGrouped)
        title = "Profile"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TextFieldCell.self, forCellReuseIdentifier: Item.status.rawValue)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Item.posts.rawValue)
        tableView.tableHeaderView = headerView
        tableView.tableFooterView = footerView

        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.about])
        snapshot.appendItems(Item.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)
        update()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The table reads the height of these views only when they're set.
        if sizeToFit(headerView) { tableView.tableHeaderView = headerView }
        if sizeToFit(footerView) { tableView.tableFooterView = footerView }
    }

    // MARK: - Updating

    private func update() {
        guard isViewLoaded else { return }
        headerView.configure(with: state)
        footerView.setVisible(state.isVisible, animated: view.window != nil)
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([.status])
        dataSource.apply(snapshot, animatingDifferences: false)
        view.setNeedsLayout()
    }

    /// Returns whether the size of a view has changed.
    private func sizeToFit(_ view: UIView) -> Bool {
        let size = view.systemLayoutSizeFitting(
            CGSize(width: tableView.bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        guard view.frame.size != size else { return false }
        view.frame.size = size
        return true
    }

    // MARK: - Cells

    private func cell(for item: Item, at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: item.rawValue, for: indexPath)
        cell.tintColor = .systemIndigo
        switch item {
        case .status:
            (cell as? TextFieldCell)?.configure(
                title: "Status",
                text: state.status,
                placeholder: "What are you doing?"
            ) { [weak self] text in
                self?.state.status = text
            }
        case .posts:
            var content = cell.defaultContentConfiguration()
            content.text = "Posts"
            content.textProperties.font = .preferredFont(forTextStyle: .callout)
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }

    // MARK: - Selection

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if dataSource.itemIdentifier(for: indexPath) == .posts { actions?.showPosts() }
    }
}

extension PersonProfileViewController {
    private final class DataSource: UITableViewDiffableDataSource<Section, Item> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            switch sectionIdentifier(for: section) {
            case .about: "About"
            case nil: nil
            }
        }
    }
}

/// The photo, name, and email address of a person with two buttons.
private final class ProfileHeaderView: UIView {
    private let photoView = UIImageView()
    private let nameLabel = UILabel()
    private let verifiedView = UIImageView(image: UIImage(systemName: "checkmark.seal.fill"))
    private let emailLabel = UILabel()

    init(editPhotoAction: UIAction, shareAction: UIAction) {
        super.init(frame: .zero)
        preservesSuperviewLayoutMargins = true

        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.layer.cornerRadius = 40
        photoView.isAccessibilityElement = true
        photoView.accessibilityTraits = .image

        nameLabel.font = .preferredFont(forTextStyle: .title2)
        nameLabel.adjustsFontForContentSizeCategory = true

        verifiedView.tintColor = .systemBlue
        verifiedView.isAccessibilityElement = true
        verifiedView.accessibilityTraits = .image
        verifiedView.accessibilityLabel = "Verified"
        verifiedView.setContentHuggingPriority(.required, for: .horizontal)

        emailLabel.font = .preferredFont(forTextStyle: .subheadline)
        emailLabel.adjustsFontForContentSizeCategory = true
        emailLabel.textColor = .secondaryLabel

        let editPhotoButton = UIButton(configuration: .gray(), primaryAction: editPhotoAction)
        let shareButton = UIButton(configuration: .tinted(), primaryAction: shareAction)
        shareButton.configuration?.imagePadding = 6

        let nameStack = UIStackView(arrangedSubviews: [nameLabel, verifiedView])
        nameStack.alignment = .center
        nameStack.spacing = 4
        let buttonStack = UIStackView(arrangedSubviews: [editPhotoButton, shareButton])
        buttonStack.alignment = .center
        buttonStack.spacing = 8
        let stack = UIStackView(arrangedSubviews: [photoView, nameStack, emailLabel, buttonStack])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        addFittingSubview(stack)
        NSLayoutConstraint.activate([
            photoView.widthAnchor.constraint(equalToConstant: 80),
            photoView.heightAnchor.constraint(equalToConstant: 80),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with state: PersonProfileViewController.State) {
        photoView.image = state.photo
        photoView.accessibilityLabel = "Photo of \(state.name)"
        nameLabel.text = state.name
        verifiedView.isHidden = !state.isVerified
        emailLabel.text = state.email
    }
}

/// A switch that makes the profile visible to others.
private final class VisibilityFooterView: UIView {
    private let control = UISwitch()

    init(onChange: @escaping (Bool) -> Void) {
        super.init(frame: .zero)
        preservesSuperviewLayoutMargins = true

        let label = UILabel()
        label.text = "Visible to others"
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.isAccessibilityElement = false

        control.accessibilityLabel = "Visible to others"
        control.setContentHuggingPriority(.required, for: .horizontal)
        control.addAction(
            UIAction { [unowned control] _ in onChange(control.isOn) },
            for: .valueChanged
        )

        let stack = UIStackView(arrangedSubviews: [label, control])
        stack.alignment = .center
        stack.spacing = 8
        addFittingSubview(stack)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func setVisible(_ isVisible: Bool, animated: Bool) {
        control.setOn(isVisible, animated: animated)
    }
}

extension UIView {
    /// Adds a subview between the margins of a table header or footer view.
    fileprivate func addFittingSubview(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let trailing = view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
        // The view has no size before the first layout.
        trailing.priority = UILayoutPriority(999)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            trailing,
            bottom,
        ])
    }
}

/// A cell with a title and a text field.
private final class TextFieldCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let textField = UITextField()
    private var onChange: ((String) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none

        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.isAccessibilityElement = false
        titleLabel.setContentHuggingPriority(.required, for: .horizontal)

        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.returnKeyType = .done
        textField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onChange?(textField.text ?? "")
            },
            for: .editingChanged
        )
        // With an action for this event, the Return key hides the keyboard.
        textField.addAction(UIAction { _ in }, for: .editingDidEndOnExit)

        let stack = UIStackView(arrangedSubviews: [titleLabel, textField])
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

    func configure(title: String, text: String, placeholder: String, onChange: @escaping (String) -> Void) {
        titleLabel.text = title
        textField.accessibilityLabel = title
        textField.placeholder = placeholder
        if textField.text != text { textField.text = text }
        self.onChange = onChange
    }
}
