import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// What UIKit does to cells behind the app's back does no harm.
@Suite("Cells that are prepared, move, fade out and grow")
@MainActor
struct StrictTableTests {
    // MARK: A list with one checkmark

    private let networks = (0..<60).map { Network(id: "\($0)", name: "Network \($0)", signal: 0) }

    private func showWiFi() -> (WiFiViewController, HeadlessScreen) {
        let controller = WiFiViewController(state: .init(isOn: true, networks: networks, current: "0"))
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        return (controller, screen)
    }

    /// The rows whose cells have a checkmark, of those that have cells.
    private func checkmarks(_ table: UITableView) -> [Int] {
        (0..<60).filter { row in
            table.cellForRow(at: path(1, row)).map { ShownRow($0).image == "checkmark" } == true
        }
    }

    @Test func theCheckmarkOfAPreparedRowGoes() {
        let (controller, screen) = showWiFi()
        let table = screen.table
        // The first network is just out of sight: its cell is kept, and not asked for again when it comes back.
        table.contentOffset.y = table.rectForRow(at: path(1, 1)).minY + 1
        screen.layOut()
        #expect(table.indexPathsForVisibleRows?.contains(path(1, 0)) == false)
        table.inspection.trace = []
        table.tapRow(at: path(1, 4))
        #expect(controller.state.current == "4")
        table.contentOffset.y = 0
        screen.layOut()
        #expect(table.indexPathsForVisibleRows?.contains(path(1, 0)) == true)
        #expect(checkmarks(table) == [4])
    }

    @Test func rowsWithoutACheckmarkKeepItsRoomAndOnlyOneIsSelectedForVoiceOver() throws {
        let (_, screen) = showWiFi()
        for row in 0..<4 {
            let cell = try #require(screen.table.cellForRow(at: path(1, row)))
            #expect((cell.contentConfiguration as? UIListContentConfiguration)?.image != nil)
            #expect(cell.accessibilityTraits.contains(.selected) == (row == 0))
        }
    }

    @Test func aRowThatMovesTakesItsCellAlong() {
        let (controller, screen) = showWiFi()
        let cell = screen.table.cellForRow(at: path(1, 0))
        controller.update { $0.networks.insert($0.networks.removeFirst(), at: 3) }
        #expect(screen.table.inspection.updateTrace.last == [.moveRow(path(1, 0), path(1, 3))])
        #expect(screen.table.cellForRow(at: path(1, 3)) === cell)
        screen.table.inspection.updateTrace = []
        controller.state.networks.swapAt(1, 6)
        #expect(screen.table.inspection.updateTrace.last?.count == 2)
    }

    // MARK: Rows with controls

    @Test func aControlIsInNoCellThatFadesOut() {
        let controller = NetworkingViewController(input: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        let failures = HeadlessFailure.collect {
            HeadlessClock.atOnce {
                for isEnabled in [false, true, false, true] {
                    controller.state.isEnabled = isEnabled
                    screen.layOut()
                }
            }
            HeadlessClock.finishAnimations()
        }
        #expect(failures.isEmpty)
        let cell = screen.table.cell(path(2, 1))
        #expect(cell.map(controller.guestNetworkTextField.isDescendant) == true)
    }

    @Test func controlsAreCalledByTheTextOfTheirRow() {
        let controller = SettingsViewController()
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        #expect(controller.volumeSlider.accessibilityLabel == "Volume")
        #expect(controller.soundEffectsSwitch.accessibilityLabel == "Sound Effects")
    }

    @Test func aControlStandsBelowItsTextWhereTextsAreVeryLarge() {
        let controller = SettingsViewController()
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        #expect((controller.volumeSlider.superview as? UIStackView)?.axis == .horizontal)
        let height = screen.table.rectForRow(at: path(1, 1)).height
        screen.changeTextSize(to: .accessibilityExtraLarge)
        #expect((controller.volumeSlider.superview as? UIStackView)?.axis == .vertical)
        #expect(screen.table.rectForRow(at: path(1, 1)).height > height)
        screen.changeTextSize(to: .large)
        #expect((controller.volumeSlider.superview as? UIStackView)?.axis == .horizontal)
    }

    @Test func aControlStaysBesideItsTextInRowsOfFixedHeight() {
        let controller = RouterViewController()
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        screen.changeTextSize(to: .accessibilityExtraLarge)
        for control in [controller.passwordTextField, controller.channelStepper] {
            #expect((control.superview as? UIStackView)?.axis == .horizontal)
        }
        #expect(screen.table.rectForRow(at: path(0, 1)).height == 48)
    }

    @Test func rowsThatDoNothingAreNotHighlighted() throws {
        let controller = GroceriesViewController(state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        let cells = screen.table.visibleCells
        #expect(cells.map { $0.selectionStyle == .none } == [true, true, true, false])
    }

    // MARK: Several changes

    @Test func severalChangesAreOneBatch() {
        let controller = WiFiViewController(state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        screen.table.inspection.updateTrace = []
        controller.update { state in
            state.networks.removeFirst()
            state.networks.append(Network(id: "new", name: "New", signal: 1))
            state.current = "new"
        }
        #expect(screen.table.inspection.updateTrace.count == 1)
        #expect(screen.table.rowTexts[1] == ["Café de l’Étoile", "ゲスト用ネットワーク", "New"])
    }

    @Test func theSelectedRowsAreKnownFromTheTop() {
        let controller = WiFiViewController(state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        screen.table.allowsMultipleSelection = true
        #expect(controller.selectedRows.isEmpty)
        for row in [2, 0] { screen.table.selectRow(at: path(1, row), animated: false, scrollPosition: .none) }
        #expect(controller.selectedRows.map(\.id) == [.network("home"), .network("guest")])
    }

    @Test func rowsAreFoundByTheirPlacesAndPlacesByTheirRows() {
        let controller = GroceriesViewController(state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        #expect(controller.row(at: path(0, 1)) == .grocery(Grocery(id: "grocery-2", name: "Bread")))
        #expect(controller.row(at: path(0, 4)) == nil)
        #expect(controller.indexPath(for: .addAGrocery) == path(0, 3))
        #expect(controller.indexPath(for: .grocery("gone")) == nil)
    }
}
