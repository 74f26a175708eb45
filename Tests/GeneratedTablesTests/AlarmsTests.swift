import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Switches that change the elements of their rows, and what depends on a condition.
@Suite("Alarms")
@MainActor
struct AlarmsTests {
    private let controller = AlarmsViewController(state: .sample)
    private let screen: HeadlessScreen
    private let app = AlarmsApp()

    init() {
        screen = HeadlessScreen(inStack: controller)
        controller.actions = app
        screen.layOut()
    }

    private var table: UITableView { controller.tableView }

    private func aSwitch(_ row: Int) -> UISwitch? { table.cellForRow(at: path(1, row))?.accessoryView as? UISwitch }

    @Test func aSwitchChangesTheElementOfItsRow() {
        #expect((0...1).map { aSwitch($0)?.isOn } == [true, false])
        aSwitch(1)?.tap()
        #expect(controller.state.alarms.map(\.isOn) == [true, true])
        #expect(app.scheduled == [Alarm(id: "late", time: "10:00 PM", label: "Lights out", isOn: true)])
    }

    @Test func theElementIsFoundWhereverItIsByThen() {
        let last = aSwitch(1)
        controller.state.alarms.insert(Alarm(id: "new", time: "1:00 PM", label: "Lunch", isOn: true), at: 0)
        last?.tap()
        #expect(controller.state.alarms.map(\.isOn) == [true, true, true])
        #expect(app.scheduled.map(\.id) == ["late"])
    }

    @Test func theStateComesBackFromAFile() throws {
        let file = try JSONEncoder().encode(controller.state)
        #expect(try JSONDecoder().decode(AlarmsViewController.State.self, from: file) == .sample)
    }

    @Test func aSwitchFollowsTheState() {
        controller.state.alarms[0].isOn = false
        #expect(aSwitch(0)?.isOn == false)
    }

    @Test func theAppIsNotifiedOfEachChange() {
        aSwitch(0)?.tap()
        controller.state.alarms.removeLast()
        #expect(app.changes.map { $0.map(\.id) } == [["early", "late"], ["early"]])
        controller.state.isOn = false
        #expect(app.changes.count == 2, "the alarms are the same")
    }

    @Test func aRowAndAButtonReactWhileTheConditionHolds() {
        #expect(controller.navigationItem.rightBarButtonItem?.isEnabled == true)
        #expect(table.tapRow(at: path(0, 1)))
        #expect(app.silences == 1)
        controller.state.isOn = false
        #expect(controller.navigationItem.rightBarButtonItem?.isEnabled == false)
        #expect(table.cellForRow(at: path(0, 1))?.isUserInteractionEnabled == false)
        #expect(table.cellForRow(at: path(0, 1))?.accessibilityTraits.contains(.notEnabled) == true)
        #expect(!table.tapRow(at: path(0, 1)))
        #expect(app.silences == 1)
    }
}

@MainActor
private final class AlarmsApp: AlarmsActions {
    private(set) var scheduled: [Alarm] = []
    private(set) var changes: [[Alarm]] = []
    private(set) var silences = 0

    func addAlarm() {}
    func alarmsSwitched() {}
    func turnAllOff() { silences += 1 }
    func schedule(alarm: Alarm) { scheduled.append(alarm) }
    func saveAlarms(alarms: [Alarm], oldValue: [Alarm]) { changes.append(alarms) }
}
