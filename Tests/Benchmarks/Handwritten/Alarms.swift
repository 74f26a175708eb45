import UIKit

/// An alarm that rings every day.
struct Alarm: Identifiable, Hashable, Codable {
    var id: String
    var time: String
    var label: String
    var isOn: Bool
}

/// The methods that the app implements for the list of alarms.
@MainActor
protocol AlarmsActions: AnyObject {
    func addAlarm()
    func alarmsSwitched()
    func turnAllOff()
    func schedule(alarm: Alarm)
    func saveAlarms(alarms: [Alarm], oldValue: [Alarm])
}

/// A list of alarms with switches.
final class AlarmsViewController: UITableViewController {
    /// The alarms, which the app can save in a file.
    struct State: Hashable, Codable {
        var isOn = true
        var alarms: [Alarm] = []
    }

    private enum Section {
        case all, alarms
    }

    private enum Item: Hashable {
        case sounds
        case silence
        case alarm(Alarm.ID)
    }

    private enum ReuseIdentifier {
        static let sounds = "Sounds"
        static let silence = "Silence"
        static let alarm = "Alarm"
    }

    var state: State {
        didSet {
            if state != oldValue { update(from: oldValue) }
        }
    }

    weak var actions: (any AlarmsActions)?

    private lazy var dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, item in
        self?.cell(for: item, at: indexPath, in: tableView)
    }

    private lazy var addButton: UIBarButtonItem = {
        let action = UIAction { [weak self] _ in self?.actions?.addAlarm() }
        let button = UIBarButtonItem(systemItem: .add, primaryAction: action)
        button.accessibilityLabel = "Add Alarm"
        return button
    }()

    init(state: State = State()) {
        self.state = state
        super.init(style: .insetGrouped)
        title = "Alarms"
        addButton.isEnabled = state.isOn
        navigationItem.rightBarButtonItem = addButton
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SwitchCell.self, forCellReuseIdentifier: ReuseIdentifier.sounds)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: ReuseIdentifier.silence)
        tableView.register(SwitchCell.self, forCellReuseIdentifier: ReuseIdentifier.alarm)
        dataSource.apply(makeSnapshot(), animatingDifferences: false)
    }

    // MARK: - Updating

    private func update(from oldState: State) {
        addButton.isEnabled = state.isOn
        if isViewLoaded { applySnapshot(changedFrom: oldState) }
        if state.alarms != oldState.alarms {
            actions?.saveAlarms(alarms: state.alarms, oldValue: oldState.alarms)
        }
    }

    private func makeSnapshot() -> NSDiffableDataSourceSnapshot<Section, Item> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.all])
        snapshot.appendItems([.sounds, .silence])
        if state.isOn {
            snapshot.appendSections([.alarms])
            snapshot.appendItems(state.alarms.map { .alarm($0.id) })
        }
        return snapshot
    }

    private func applySnapshot(changedFrom oldState: State) {
        var snapshot = makeSnapshot()
        snapshot.reconfigureItems([.sounds, .silence])
        let oldAlarms = Dictionary(uniqueKeysWithValues: oldState.alarms.map { ($0.id, $0) })
        let shownItems = Set(dataSource.snapshot().itemIdentifiers).intersection(snapshot.itemIdentifiers)
        let changedItems = state.alarms.filter { $0 != oldAlarms[$0.id] }.map { Item.alarm($0.id) }
        snapshot.reconfigureItems(changedItems.filter(shownItems.contains))
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    private func setAlarm(_ id: Alarm.ID, isOn: Bool) {
        guard let index = state.alarms.firstIndex(where: { $0.id == id }) else { return }
        state.alarms[index].isOn = isOn
        if let alarm = state.alarms.first(where: { $0.id == id }) { actions?.schedule(alarm: alarm) }
    }

    // MARK: - Cells

    private func cell(for item: Item, at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
        switch item {
        case .sounds:
            let cell = tableView.dequeueReusableCell(withIdentifier: ReuseIdentifier.sounds, for: indexPath)
            var content = UIListContentConfiguration.cell()
            content.text = "Alarms"
            cell.contentConfiguration = content
            (cell as? SwitchCell)?.configure(label: "Alarms", isOn: state.isOn) { [weak self] isOn in
                self?.state.isOn = isOn
                self?.actions?.alarmsSwitched()
            }
            return cell

        case .silence:
            let cell = tableView.dequeueReusableCell(withIdentifier: ReuseIdentifier.silence, for: indexPath)
            let isEnabled = state.isOn && !state.alarms.isEmpty
            cell.isUserInteractionEnabled = isEnabled
            cell.accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
            var content = UIListContentConfiguration.cell()
            content.text = "Turn All Off"
            cell.contentConfiguration = content
            return cell

        case .alarm(let id):
            let cell = tableView.dequeueReusableCell(withIdentifier: ReuseIdentifier.alarm, for: indexPath)
            guard let alarm = state.alarms.first(where: { $0.id == id }) else { return cell }
            var content = UIListContentConfiguration.subtitleCell()
            content.text = alarm.time
            content.secondaryText = alarm.label
            cell.contentConfiguration = content
            (cell as? SwitchCell)?.configure(label: alarm.time, isOn: alarm.isOn) { [weak self] isOn in
                self?.setAlarm(id, isOn: isOn)
            }
            return cell
        }
    }

    // MARK: - Selection

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if dataSource.itemIdentifier(for: indexPath) == .silence { actions?.turnAllOff() }
    }
}

extension AlarmsViewController {
    private final class DataSource: UITableViewDiffableDataSource<Section, Item> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section) == .alarms ? "Every Day" : nil
        }
    }
}

/// A cell with a switch as its accessory view.
private final class SwitchCell: UITableViewCell {
    private let control = UISwitch()
    private var onChange: ((Bool) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        accessoryView = control
        control.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onChange?(control.isOn)
            },
            for: .valueChanged
        )
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(label: String, isOn: Bool, onChange: @escaping (Bool) -> Void) {
        control.accessibilityLabel = label
        control.setOn(isOn, animated: window != nil)
        self.onChange = onChange
    }
}
