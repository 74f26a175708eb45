import Foundation
import HeadlessUIKit
import Testing

/// Whether an optional method is implemented decides what a table does, as in UIKit.
@MainActor struct OptionalMethodTests {
    @Test func implementedWithNilIsNotTheSameAsMissing() {
        final class NoSelection: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
        }
        let refusing = shown(NameList([names(2)]), delegate: NoSelection())
        #expect(!refusing.tapRow(at: path(0, 0)))
        let silent = shown(NameList([names(2)]))
        #expect(silent.tapRow(at: path(0, 0)))
    }

    @Test func aMessageWithinAMessageDoesNotConfuseTheTable() {
        final class Nested: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
                // The table asks for an indentation, which is missing, while it waits for this answer.
                tableView.reloadRows(at: [path(0, 1)], with: .none)
                return nil
            }
        }
        let table = shown(NameList([names(2)]), delegate: Nested())
        #expect(!table.tapRow(at: path(0, 0)))
        #expect(table.inspection.trace.contains(.willSelect(path(0, 0))))
    }

    @Test func indentationComesFromTheDelegate() {
        final class Indented: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
                indexPath.row
            }
        }
        let table = shown(NameList([names(3)]), delegate: Indented())
        #expect(table.visibleCells.map(\.indentationLevel) == [0, 1, 2])
    }

    @Test func withoutADelegateEverythingHasItsDefault() {
        let table = shown(NameList([names(2)]))
        table.setEditing(true, animated: false)
        #expect(table.visibleCells.map(\.editingStyle) == [.delete, .delete])
    }

    @Test func tracingCanBeSwitchedOff() {
        let table = shown(NameList([names(2)]))
        table.inspection.isTracing = false
        table.inspection.trace = []
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.inspection.trace.isEmpty)
    }
}
