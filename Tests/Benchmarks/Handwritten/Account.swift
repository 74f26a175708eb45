import UIKit

/// A country that the user can choose.
struct Country: Identifiable, Hashable {
    var id: String
    var name: String
}

/// The methods that the app implements for the account screen.
@MainActor
protocol AccountActions: AnyObject {
    func editPhoto()
    func makePrivacySettings() -> UIViewController
    func applyTheme()
}

/// The settings of the user's account.
final class AccountViewController: UITableViewController {
    /// The appearance of the app.
    enum Theme: String, CaseIterable {
        case system, light, dark

        fileprivate var title: String {
            switch self {
            case .system: "Automatic"
            case .light: "Light"
            case .dark: "Dark"
            }
        }
    }

    /// The order of the receipts.
    enum SortOrder: String, CaseIterable {
        case recentFirst, oldestFirst

        fileprivate var title: String {
            switch self {
            case .recentFirst: "Recent First"
            case .oldestFirst: "Oldest First"
            }
        }
    }

    /// How often the user gets a summary.
    enum Frequency: String, CaseIterable {
        case daily, weekly, monthly

        fileprivate var title: String {
            switch self {
            case .daily: "Every Day"
            case .weekly: "Weekly"
            case .monthly: "Monthly"
            }
        }
    }

    /// The values that the previous screen passes.
    struct Input: Hashable {
        var countries: [Country]
    }

    /// The settings that the user changes.
    struct State: Hashable {
        var sendsReceipts = true
        var theme = Theme.system
        var sortOrder = SortOrder.recentFirst
        var country: String?
        var currency = "EUR"
        var frequency = Frequency.weekly
        var reminder = Date(timeIntervalSince1970: 1_769_884_200)
        var showsPicker = false
    }

    /// The settings that are kept in user defaults.
    private struct StoredSettings: Equatable {
        var sendsReceipts: Bool
        var theme: Theme?
        var country: String?

        enum Key {
            static let sendsReceipts = "send_receipts"
            static let theme = "theme"
            static let country = "country"
        }

        init(in userDefaults: UserDefaults) {
            sendsReceipts = userDefaults.bool(forKey: Key.sendsReceipts)
            theme = userDefaults.string(forKey: Key.theme).flatMap(Theme.init)
            country = userDefaults.string(forKey: Key.country)
        }
    }

    private enum Section {
        case privacy, region

        var title: String {
            switch self {
            case .privacy: "Privacy"
            case .region: "Region"
            }
        }
    }

    private enum Item: String, CaseIterable {
        case sendReceipts, appearance, order, reminder, picker
        case country, currency, summary
    }

    var input: Input {
        didSet {
            if input != oldValue { update() }
        }
    }

    var state: State {
        didSet {
            guard state != oldValue else { return }
            update()
            store(changedFrom: oldValue)
        }
    }

    weak var actions: (any AccountActions)?

    private let userDefaults: UserDefaults
    private var storedSettings: StoredSettings
    nonisolated(unsafe) private var userDefaultsObserver: (any NSObjectProtocol)?
    private let currencies = ["EUR", "GBP", "USD"]

    private lazy var dataSource = UITableViewDiffableDataSource<Section, Item>(tableView: tableView) {
        [weak self] tableView, indexPath, item in
        self?.cell(for: item, at: indexPath, in: tableView)
    }

    private lazy var headerView = AccountHeaderView(
        editPhotoAction: UIAction(title: "Edit Photo") { [weak self] _ in self?.actions?.editPhoto() }
    )

    private lazy var sendReceiptsSwitch: UISwitch = {
        let control = UISwitch()
        control.accessibilityLabel = "Send Receipts"
        control.addAction(
            UIAction { [weak self, unowned control] _ in self?.state.sendsReceipts = control.isOn },
            for: .valueChanged
        )
        return control
    }()

    private lazy var themeButton = makePopUpButton(label: "Appearance")
    private lazy var sortOrderButton = makePopUpButton(label: "Receipts")

    private lazy var reminderPicker: UIDatePicker = {
        let picker = UIDatePicker()
        picker.datePickerMode = .time
        picker.preferredDatePickerStyle = .wheels
        picker.accessibilityLabel = "Reminder"
        picker.addAction(
            UIAction { [weak self, unowned picker] _ in self?.state.reminder = picker.date },
            for: .valueChanged
        )
        return picker
    }()

    init(input: Input, state: State = State(), userDefaults: UserDefaults = .standard) {
        userDefaults.register(defaults: [
            StoredSettings.Key.sendsReceipts: state.sendsReceipts,
            StoredSettings.Key.theme: state.theme.rawValue,
        ])
        let storedSettings = StoredSettings(in: userDefaults)
        var state = state
        state.sendsReceipts = storedSettings.sendsReceipts
        state.theme = storedSettings.theme ?? state.theme
        state.country = storedSettings.country ?? state.country
        self.input = input
        self.state = state
        self.userDefaults = userDefaults
        self.storedSettings = storedSettings
        super.init(style: .insetGrouped)
        title = "Account"
        userDefaultsObserver = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification,
            object: nil,
            queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.readStoredSettings() }
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        if let userDefaultsObserver { NotificationCenter.default.removeObserver(userDefaultsObserver) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for item in Item.allCases {
            switch item {
            case .order, .picker: tableView.register(ControlCell.self, forCellReuseIdentifier: item.rawValue)
            default: tableView.register(UITableViewCell.self, forCellReuseIdentifier: item.rawValue)
            }
        }
        tableView.register(
            SectionHeaderView.self,
            forHeaderFooterViewReuseIdentifier: SectionHeaderView.reuseIdentifier
        )
        tableView.tableHeaderView = headerView
        dataSource.apply(makeSnapshot(), animatingDifferences: false)
        updateControls()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = headerView.systemLayoutSizeFitting(
            CGSize(width: tableView.bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        guard headerView.frame.size != size else { return }
        headerView.frame.size = size
        // The table reads the height of the view only when it's set.
        tableView.tableHeaderView = headerView
    }

    // MARK: - Storing

    private func store(changedFrom oldState: State) {
        if state.sendsReceipts != oldState.sendsReceipts {
            storedSettings.sendsReceipts = state.sendsReceipts
            userDefaults.set(state.sendsReceipts, forKey: StoredSettings.Key.sendsReceipts)
        }
        if state.theme != oldState.theme {
            storedSettings.theme = state.theme
            userDefaults.set(state.theme.rawValue, forKey: StoredSettings.Key.theme)
        }
        if state.country != oldState.country {
            storedSettings.country = state.country
            userDefaults.set(state.country, forKey: StoredSettings.Key.country)
        }
    }

    /// Shows the settings that another part of the app has changed.
    private func readStoredSettings() {
        let old = storedSettings
        let new = StoredSettings(in: userDefaults)
        guard new != old else { return }
        storedSettings = new
        var state = state
        if new.sendsReceipts != old.sendsReceipts { state.sendsReceipts = new.sendsReceipts }
        if new.theme != old.theme { state.theme = new.theme ?? state.theme }
        if new.country != old.country { state.country = new.country }
        self.state = state
    }

    // MARK: - Updating

    private func update() {
        guard isViewLoaded else { return }
        updateControls()
        var snapshot = makeSnapshot()
        snapshot.reconfigureItems([.reminder, .country, .currency, .summary])
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    private func makeSnapshot() -> NSDiffableDataSourceSnapshot<Section, Item> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.privacy, .region])
        snapshot.appendItems([.sendReceipts, .appearance, .order, .reminder], toSection: .privacy)
        if state.showsPicker { snapshot.appendItems([.picker], toSection: .privacy) }
        snapshot.appendItems([.country, .currency, .summary], toSection: .region)
        return snapshot
    }

    private func updateControls() {
        sendReceiptsSwitch.setOn(state.sendsReceipts, animated: view.window != nil)
        themeButton.menu = makeMenu(of: Theme.allCases, titles: \.title, selected: state.theme) { [weak self] theme in
            self?.state.theme = theme
            self?.actions?.applyTheme()
        }
        themeButton.sizeToFit()
        sortOrderButton.menu = makeMenu(of: SortOrder.allCases, titles: \.title, selected: state.sortOrder) {
            [weak self] sortOrder in
            self?.state.sortOrder = sortOrder
        }
        sortOrderButton.isEnabled = state.sendsReceipts
        reminderPicker.date = state.reminder
    }

    private func makePopUpButton(label: String) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.baseForegroundColor = .secondaryLabel
        configuration.contentInsets.trailing = 0
        let button = UIButton(configuration: configuration)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.accessibilityLabel = label
        button.setContentHuggingPriority(.required, for: .horizontal)
        return button
    }

    private func makeMenu<Value: Equatable>(
        of values: [Value],
        titles: KeyPath<Value, String>,
        selected: Value,
        onSelect: @escaping (Value) -> Void
    ) -> UIMenu {
        let actions = values.map { value in
            UIAction(title: value[keyPath: titles], state: value == selected ? .on : .off) { _ in onSelect(value) }
        }
        return UIMenu(options: .singleSelection, children: actions)
    }

    // MARK: - Cells

    private func cell(for item: Item, at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: item.rawValue, for: indexPath)
        cell.tintColor = .systemIndigo
        switch item {
        case .sendReceipts:
            configure(cell, text: "Send Receipts", control: sendReceiptsSwitch)
        case .appearance:
            configure(cell, text: "Appearance", control: themeButton)
        case .order:
            (cell as? ControlCell)?.configure(title: "Receipts", control: sortOrderButton)
        case .reminder:
            let time = state.reminder.formatted(date: .omitted, time: .shortened)
            configure(cell, text: "Reminder", detail: time, accessoryType: .none)
        case .picker:
            (cell as? ControlCell)?.configure(title: nil, control: reminderPicker)
        case .country:
            let country = input.countries.first { $0.id == state.country }
            configure(cell, text: "Country", detail: country?.name)
        case .currency:
            configure(cell, text: "Currency", detail: state.currency)
        case .summary:
            configure(cell, text: "Summary", detail: state.frequency.title)
        }
        return cell
    }

    private func configure(_ cell: UITableViewCell, text: String, control: UIView) {
        var content = UIListContentConfiguration.cell()
        content.text = text
        content.textProperties.font = .preferredFont(forTextStyle: .body)
        cell.contentConfiguration = content
        cell.accessoryView = control
        cell.selectionStyle = .none
    }

    private func configure(
        _ cell: UITableViewCell,
        text: String,
        detail: String?,
        accessoryType: UITableViewCell.AccessoryType = .disclosureIndicator
    ) {
        var content = UIListContentConfiguration.valueCell()
        content.text = text
        content.textProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryText = detail
        cell.contentConfiguration = content
        cell.accessoryType = accessoryType
        cell.accessibilityTraits = .button
    }

    // MARK: - Headers

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: SectionHeaderView.reuseIdentifier)
        guard let header = header as? SectionHeaderView, let section = dataSource.sectionIdentifier(for: section) else {
            return nil
        }
        switch section {
        case .privacy:
            header.configure(title: section.title, buttonTitle: "See All") { [weak self] in
                self?.showPrivacySettings()
            }
        case .region:
            header.configure(title: section.title)
        }
        return header
    }

    // MARK: - Selection

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .reminder: state.showsPicker.toggle()
        case .country: showCountries()
        case .currency: showCurrencies()
        case .summary: showFrequencies()
        case .sendReceipts, .appearance, .order, .picker, nil: break
        }
    }

    private func showCountries() {
        let countries = input.countries
        showOptions(
            countries.map(\.name),
            title: "Country",
            selectedIndex: countries.firstIndex { $0.id == state.country }
        ) { [weak self] index in
            self?.state.country = countries[index].id
        }
    }

    private func showCurrencies() {
        showOptions(
            currencies,
            title: "Currency",
            selectedIndex: currencies.firstIndex(of: state.currency)
        ) { [weak self] index in
            guard let self else { return }
            state.currency = currencies[index]
        }
    }

    private func showFrequencies() {
        showOptions(
            Frequency.allCases.map(\.title),
            title: "Summary",
            selectedIndex: Frequency.allCases.firstIndex(of: state.frequency)
        ) { [weak self] index in
            self?.state.frequency = Frequency.allCases[index]
        }
    }

    private func showOptions(
        _ options: [String],
        title: String,
        selectedIndex: Int?,
        onSelect: @escaping (Int) -> Void
    ) {
        let optionsViewController = OptionsViewController(
            options: options,
            selectedIndex: selectedIndex,
            onSelect: onSelect
        )
        optionsViewController.title = title
        show(optionsViewController, sender: self)
    }

    func showPrivacySettings() {
        guard let privacySettings = actions?.makePrivacySettings() else { return }
        show(privacySettings, sender: self)
    }
}

/// A list of options with a checkmark at the selected one, and a search field if there are many.
private final class OptionsViewController: UITableViewController, UISearchResultsUpdating {
    private let options: [String]
    private let selectedIndex: Int?
    private let onSelect: (Int) -> Void
    private var query = ""

    private lazy var dataSource = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) {
        [weak self] tableView, indexPath, index in
        self?.cell(forOptionAt: index, at: indexPath, in: tableView)
    }

    init(options: [String], selectedIndex: Int?, onSelect: @escaping (Int) -> Void) {
        self.options = options
        self.selectedIndex = selectedIndex
        self.onSelect = onSelect
        super.init(style: .insetGrouped)
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Option")
        if options.count >= 12 {
            let searchController = UISearchController(searchResultsController: nil)
            searchController.searchResultsUpdater = self
            searchController.obscuresBackgroundDuringPresentation = false
            navigationItem.searchController = searchController
            definesPresentationContext = true
        }
        applySnapshot(animated: false)
    }

    func updateSearchResults(for searchController: UISearchController) {
        query = searchController.searchBar.text ?? ""
        applySnapshot(animated: true)
    }

    private func applySnapshot(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(
            options.indices.filter { query.isEmpty || options[$0].localizedStandardContains(query) }
        )
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func cell(forOptionAt index: Int, at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Option", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = options[index]
        cell.contentConfiguration = content
        cell.accessoryType = index == selectedIndex ? .checkmark : .none
        cell.accessibilityTraits = index == selectedIndex ? [.button, .selected] : .button
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let index = dataSource.itemIdentifier(for: indexPath) else { return }
        navigationItem.searchController?.isActive = false
        onSelect(index)
        navigationController?.popViewController(animated: true)
    }
}

/// A portrait above the name of the user and a button.
private final class AccountHeaderView: UIView {
    init(editPhotoAction: UIAction) {
        super.init(frame: .zero)
        preservesSuperviewLayoutMargins = true

        let portraitView = UIImageView(image: UIImage(named: "Portrait"))
        portraitView.contentMode = .scaleAspectFit
        portraitView.clipsToBounds = true
        portraitView.layer.cornerRadius = 40
        portraitView.isAccessibilityElement = true
        portraitView.accessibilityTraits = .image
        portraitView.accessibilityLabel = "Portrait"

        let nameLabel = UILabel()
        nameLabel.text = "Ada Lovelace"
        nameLabel.font = .preferredFont(forTextStyle: .title2)
        nameLabel.adjustsFontForContentSizeCategory = true

        let editPhotoButton = UIButton(configuration: .gray(), primaryAction: editPhotoAction)

        let stack = UIStackView(arrangedSubviews: [portraitView, nameLabel, editPhotoButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let trailing = stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        let bottom = stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
        // The view has no size before the first layout.
        trailing.priority = UILayoutPriority(999)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            portraitView.widthAnchor.constraint(equalToConstant: 80),
            portraitView.heightAnchor.constraint(equalToConstant: 80),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            trailing,
            bottom,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// The header of a section with a button after its title.
private final class SectionHeaderView: UITableViewHeaderFooterView {
    static let reuseIdentifier = "SectionHeader"

    private let titleView = UIListContentView(configuration: .groupedHeader())
    private let button = UIButton(type: .system)
    private var onTap: (() -> Void)?

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        for view in [titleView, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            titleView.topAnchor.constraint(equalTo: contentView.topAnchor),
            titleView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            titleView.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
            titleView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            button.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(title: String, buttonTitle: String? = nil, onTap: (() -> Void)? = nil) {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = title
        titleView.configuration = content
        button.setTitle(buttonTitle, for: .normal)
        button.isHidden = buttonTitle == nil
        self.onTap = onTap
    }
}

/// A cell with an optional title and a control beside it.
private final class ControlCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let stack = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.isAccessibilityElement = false
        stack.spacing = 8
        stack.addArrangedSubview(titleLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(title: String?, control: UIView) {
        titleLabel.text = title
        titleLabel.isHidden = title == nil
        if control.superview !== stack { stack.addArrangedSubview(control) }
    }
}
