import Foundation
import HeadlessUIKit
import Testing

/// Selection: chapter 6 of the Table View Programming Guide; order of the messages as in `UITableView.h`.
@MainActor struct TableSelectionTests {
    /// A delegate that implements every message of a tap and can refuse.
    private final class Touches: NSObject, UITableViewDelegate {
        var highlights = true
        var select: (IndexPath) -> IndexPath? = { $0 }
        var keepsOld = false

        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            select(indexPath)
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            keepsOld ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    }

    @Test func aTapHighlightsThenDeselectsTheOldAndSelectsTheNew() {
        let table = shown(NameList([names(3)]), delegate: Touches())
        table.tapRow(at: path(0, 0))
        table.inspection.trace = []
        #expect(table.tapRow(at: path(0, 1)))
        #expect(
            table.takeTrace() == [
                "shouldHighlight(0, 1)", "didHighlight(0, 1)", "didUnhighlight(0, 1)", "willSelect(0, 1)",
                "willDeselect(0, 0)", "didDeselect(0, 0)", "didSelect(0, 1)", "performPrimaryAction(0, 1)",
            ]
        )
        #expect(table.indexPathsForSelectedRows == [path(0, 1)])
        #expect(table.cellForRow(at: path(0, 0))?.isSelected == false)
        #expect(table.cellForRow(at: path(0, 1))?.isSelected == true)
    }

    @Test func onlyImplementedMessagesAreSent() {
        final class OneMethod: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        }
        let table = shown(NameList([names(3)]), delegate: OneMethod())
        table.inspection.trace = []
        table.tapRow(at: path(0, 1))
        #expect(table.takeTrace() == ["didSelect(0, 1)"])
    }

    @Test func refusingTheHighlightStopsEverythingAndKeepsTheOldRow() {
        let touches = Touches()
        let table = shown(NameList([names(3)]), delegate: touches)
        table.tapRow(at: path(0, 0))
        touches.highlights = false
        table.inspection.trace = []
        #expect(!table.tapRow(at: path(0, 1)))
        #expect(table.takeTrace() == ["shouldHighlight(0, 1)"])
        #expect(table.indexPathForSelectedRow == path(0, 0))
    }

    @Test func refusingTheSelectionStillFlashes() {
        let touches = Touches()
        touches.select = { _ in nil }
        let table = shown(NameList([names(3)]), delegate: touches)
        table.inspection.trace = []
        #expect(!table.tapRow(at: path(0, 1)))
        #expect(
            table.takeTrace() == [
                "shouldHighlight(0, 1)", "didHighlight(0, 1)", "didUnhighlight(0, 1)", "willSelect(0, 1)",
            ]
        )
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func theDelegateMaySelectAnotherRow() {
        let touches = Touches()
        touches.select = { _ in path(0, 2) }
        let table = shown(NameList([names(3)]), delegate: touches)
        table.tapRow(at: path(0, 0))
        #expect(table.indexPathForSelectedRow == path(0, 2))
    }

    @Test func selectingByCodeTellsNobody() {
        let table = shown(NameList([names(100)]), delegate: Touches())
        table.inspection.trace = []
        table.selectRow(at: path(0, 50), animated: true, scrollPosition: .middle)
        table.deselectRow(at: path(0, 50), animated: true)
        #expect(table.inspection.trace.isEmpty)
        #expect(table.contentOffset.y == CGFloat(2002))
    }

    @Test func selectionStyleNoneDoesNotStopTheSelection() {
        let table = shown(NameList([names(3)]), delegate: Touches())
        table.cellForRow(at: path(0, 0))?.selectionStyle = .none
        #expect(table.tapRow(at: path(0, 0)))
    }

    @Test func severalRowsWhereThatIsAllowed() {
        let table = shown(NameList([names(3)]), delegate: Touches())
        table.allowsMultipleSelection = true
        table.tapRow(at: path(0, 0))
        table.tapRow(at: path(0, 2))
        #expect(table.indexPathsForSelectedRows == [path(0, 0), path(0, 2)])
        table.inspection.trace = []
        table.tapRow(at: path(0, 0))
        #expect(table.indexPathsForSelectedRows == [path(0, 2)])
        #expect(table.takeTrace().suffix(2) == ["willDeselect(0, 0)", "didDeselect(0, 0)"])
    }

    @Test func withoutPermissionNothingIsSelected() {
        let table = shown(NameList([names(3)]), delegate: Touches())
        table.allowsSelection = false
        #expect(!table.tapRow(at: path(0, 0)))
        table.allowsSelection = true
        table.setEditing(true, animated: false)
        #expect(!table.tapRow(at: path(0, 0)))
        table.allowsSelectionDuringEditing = true
        #expect(table.tapRow(at: path(0, 0)))
    }

    @Test func aReusedCellForgetsTheSelectionAndTheRowKeepsIt() {
        let table = shown(NameList([names(100)]))
        table.tapRow(at: path(0, 0))
        table.dragContent(toOffset: 2000)
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
        table.dragContent(toOffset: 0)
        #expect(table.cellForRow(at: path(0, 0))?.isSelected == true)
    }

    @Test func onlyADetailButtonCanBeTapped() {
        final class Details: NSObject, UITableViewDelegate {
            var tapped: [IndexPath] = []
            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
                tapped.append(indexPath)
            }
        }
        let details = Details()
        let table = shown(NameList([names(2)]), delegate: details)
        table.cellForRow(at: path(0, 0))?.accessoryType = .detailDisclosureButton
        table.cellForRow(at: path(0, 1))?.accessoryType = .disclosureIndicator
        #expect(table.tapAccessory(at: path(0, 0)))
        #expect(!table.tapAccessory(at: path(0, 1)))
        #expect(details.tapped == [path(0, 0)])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func touchingASwitchDoesNotTapTheRow() {
        let touches = Touches()
        let table = shown(NameList([names(1)]), delegate: touches)
        let toggle = UISwitch()
        var values: [Bool] = []
        toggle.addAction(UIAction { [unowned toggle] _ in values.append(toggle.isOn) }, for: .valueChanged)
        table.cellForRow(at: path(0, 0))?.accessoryView = toggle
        table.inspection.trace = []
        toggle.tap()
        #expect(values == [true])
        #expect(table.inspection.trace.isEmpty)
        table.tapRow(at: path(0, 0))
        #expect(values == [true])
    }
}
