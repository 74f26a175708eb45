import UIKit

/// A server that the user can sign in to.
enum Server: String, CaseIterable, Codable {
    case production, staging, local
}

/// The methods that the app implements for the sign-in screen.
@MainActor
protocol SignInActions: AnyObject {
    func signIn()
}

/// A form for signing in to a server.
final class SignInViewController: UITableViewController {
    /// The values that the form shows.
    struct State: Hashable {
        var email = ""
        var password = ""
        var server = Server.production
        var staysSignedIn = true
        var isBusy = false
        var failure: String?
    }

    private enum Section {
        case account, options
    }

    private enum Item {
        case email, password, server, staysSignedIn
    }

    var state: State {
        didSet {
            if state != oldValue { update() }
        }
    }

    weak var actions: (any SignInActions)?

    var isValid: Bool {
        problem(with: .email) == nil && problem(with: .password) == nil
    }

    /// The items whose problems are visible, because the user has left them or tried to sign in.
    private var checkedItems: Set<Item> = []
    private var hasAppeared = false
    private let failureFooter = UITableViewHeaderFooterView(reuseIdentifier: nil)

    private lazy var dataSource = DataSource(tableView: tableView) { [weak self] _, _, item in
        self?.cell(for: item)
    }

    private lazy var signInButton: UIBarButtonItem = {
        let action = UIAction(title: "Sign In") { [weak self] _ in self?.actions?.signIn() }
        let button = UIBarButtonItem(primaryAction: action)
        button.style = .done
        return button
    }()

    private lazy var emailCell: TextFieldCell = {
        let cell = TextFieldCell(title: "Email")
        let textField = cell.textField
        textField.placeholder = "name@example.com"
        textField.keyboardType = .emailAddress
        textField.textContentType = .username
        textField.autocapitalizationType = .none
        textField.autocorrectionType = .no
        textField.returnKeyType = .next
        textField.addAction(
            UIAction { [weak self] _ in self?.passwordCell.textField.becomeFirstResponder() },
            for: .editingDidEndOnExit
        )
        bind(textField, to: \.email, of: .email)
        return cell
    }()

    private lazy var passwordCell: TextFieldCell = {
        let cell = TextFieldCell(title: "Password")
        let textField = cell.textField
        textField.isSecureTextEntry = true
        textField.textContentType = .password
        textField.autocapitalizationType = .none
        textField.autocorrectionType = .no
        textField.returnKeyType = .go
        textField.addAction(
            UIAction { [weak self] _ in self?.submit() },
            for: .editingDidEndOnExit
        )
        bind(textField, to: \.password, of: .password)
        return cell
    }()

    private lazy var serverButton: UIButton = {
        var configuration = UIButton.Configuration.plain()
        configuration.baseForegroundColor = .secondaryLabel
        configuration.contentInsets.trailing = 0
        let button = UIButton(configuration: configuration)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.accessibilityLabel = "Server"
        return button
    }()

    private lazy var staysSignedInSwitch: UISwitch = {
        let control = UISwitch()
        control.accessibilityLabel = "Stay Signed In"
        control.addAction(
            UIAction { [weak self, unowned control] _ in self?.state.staysSignedIn = control.isOn },
            for: .valueChanged
        )
        return control
    }()

    private lazy var serverCell = makeCell(text: "Server", accessoryView: serverButton)
    private lazy var staysSignedInCell = makeCell(text: "Stay Signed In", accessoryView: staysSignedInSwitch)

    init(state: State = State()) {
        self.state = state
        super.init(style: .insetGrouped)
        title = "Sign In"
        navigationItem.rightBarButtonItem = signInButton
        update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsSelection = false
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.account, .options])
        snapshot.appendItems([.email, .password], toSection: .account)
        snapshot.appendItems([.server, .staysSignedIn], toSection: .options)
        dataSource.apply(snapshot, animatingDifferences: false)
        update()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasAppeared else { return }
        hasAppeared = true
        emailCell.textField.becomeFirstResponder()
    }

    // MARK: - Updating

    private func update() {
        signInButton.isEnabled = isValid && !state.isBusy
        guard isViewLoaded else { return }
        show(state.email, in: emailCell.textField)
        show(state.password, in: passwordCell.textField)
        serverButton.menu = makeServerMenu()
        serverButton.sizeToFit()
        staysSignedInSwitch.setOn(state.staysSignedIn, animated: view.window != nil)
        staysSignedInSwitch.isEnabled = !state.isBusy
        showFailure()
        showProblems()
        // Adjusts the heights of the rows and of the footer.
        tableView.performBatchUpdates(nil)
    }

    private func show(_ text: String, in textField: UITextField) {
        // Setting the text moves the cursor.
        if textField.text != text { textField.text = text }
    }

    private func showFailure() {
        var content = UIListContentConfiguration.groupedFooter()
        content.text = state.failure
        content.textProperties.color = .systemRed
        failureFooter.contentConfiguration = content
    }

    private func makeServerMenu() -> UIMenu {
        let actions = Server.allCases.map { server in
            UIAction(title: server.rawValue.capitalized, state: server == state.server ? .on : .off) { [weak self] _ in
                self?.state.server = server
            }
        }
        return UIMenu(options: .singleSelection, children: actions)
    }

    // MARK: - Cells

    private func cell(for item: Item) -> UITableViewCell {
        switch item {
        case .email: emailCell
        case .password: passwordCell
        case .server: serverCell
        case .staysSignedIn: staysSignedInCell
        }
    }

    private func makeCell(text: String, accessoryView: UIView) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.accessoryView = accessoryView
        return cell
    }

    private func bind(_ textField: UITextField, to keyPath: WritableKeyPath<State, String>, of item: Item) {
        textField.addAction(
            UIAction { [weak self, unowned textField] _ in self?.state[keyPath: keyPath] = textField.text ?? "" },
            for: .editingChanged
        )
        textField.addAction(
            UIAction { [weak self] _ in self?.check([item]) },
            for: .editingDidEnd
        )
    }

    // MARK: - Validation

    private func problem(with item: Item) -> String? {
        switch item {
        case .email where state.email.isEmpty:
            "Enter your email address."
        case .email where state.email.wholeMatch(of: /.+@.+\..+/) == nil:
            "This is not an email address."
        case .password where state.password.count < 8:
            "A password has at least 8 characters."
        default:
            nil
        }
    }

    /// Makes the problems with some items visible until the user has solved them.
    private func check(_ items: Set<Item>) {
        checkedItems.formUnion(items)
        update()
    }

    private func showProblems() {
        checkedItems = checkedItems.filter { problem(with: $0) != nil }
        show(problem(with: .email), with: .email, in: emailCell)
        show(problem(with: .password), with: .password, in: passwordCell)
    }

    private func show(_ problem: String?, with item: Item, in cell: TextFieldCell) {
        let message = checkedItems.contains(item) ? problem : nil
        guard message != cell.message else { return }
        cell.message = message
        if let message { UIAccessibility.post(notification: .announcement, argument: message) }
    }

    private func submit() {
        check([.email, .password])
        if !isValid {
            let cell = problem(with: .email) != nil ? emailCell : passwordCell
            // The Return key takes the focus away from the field after this action.
            Task { cell.textField.becomeFirstResponder() }
        } else if !state.isBusy {
            actions?.signIn()
        }
    }

    // MARK: - Footer

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        dataSource.sectionIdentifier(for: section) == .account ? failureFooter : nil
    }

    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        let isHidden = dataSource.sectionIdentifier(for: section) == .account && state.failure == nil
        return isHidden ? .leastNormalMagnitude : UITableView.automaticDimension
    }
}

extension SignInViewController {
    private final class DataSource: UITableViewDiffableDataSource<Section, Item> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section) == .account ? "Account" : nil
        }
    }
}

/// A cell with a title, a text field, and a message below them.
private final class TextFieldCell: UITableViewCell {
    let textField = UITextField()
    private let messageLabel = UILabel()

    var message: String? {
        didSet {
            messageLabel.text = message
            messageLabel.isHidden = message == nil
        }
    }

    init(title: String) {
        super.init(style: .default, reuseIdentifier: nil)

        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.isAccessibilityElement = false
        titleLabel.setContentHuggingPriority(.required, for: .horizontal)

        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.accessibilityLabel = title

        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        messageLabel.adjustsFontForContentSizeCategory = true
        messageLabel.textColor = .systemRed
        messageLabel.numberOfLines = 0
        messageLabel.isHidden = true

        let row = UIStackView(arrangedSubviews: [titleLabel, textField])
        row.spacing = 8
        let stack = UIStackView(arrangedSubviews: [row, messageLabel])
        stack.axis = .vertical
        stack.spacing = 4
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
}
