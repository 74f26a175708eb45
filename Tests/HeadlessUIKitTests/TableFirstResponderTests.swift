import Foundation
import HeadlessUIKit
import Testing

/// What happens to the keyboard when the row changes in which a user types.
@MainActor struct TableFirstResponderTests {
    /// A list with a field in each row, and a user who types into the second.
    @MainActor private struct Typing {
        let list = FieldList(names(40))
        let table: UITableView
        let field: UITextField

        init() {
            table = shown(list)
            field = list.fields["Row 1"] ?? UITextField()
            field.becomeFirstResponder()
        }
    }

    @Test func reloadingItsRowTakesTheKeyboardAway() {
        let typing = Typing()
        typing.list.forgetCells()
        typing.table.reloadRows(at: [path(0, 1)], with: .none)
        #expect(!typing.field.isFirstResponder)
    }

    @Test func reloadingItsSectionTakesTheKeyboardAway() {
        let typing = Typing()
        typing.list.forgetCells()
        typing.table.reloadSections([0], with: .none)
        #expect(!typing.field.isFirstResponder)
    }

    @Test func deletingItsRowTakesTheKeyboardAway() {
        let typing = Typing()
        typing.list.names.remove(at: 1)
        typing.table.deleteRows(at: [path(0, 1)], with: .automatic)
        #expect(!typing.field.isFirstResponder)
    }

    @Test func reloadingAllTakesTheKeyboardAway() {
        let typing = Typing()
        typing.table.reloadData()
        #expect(!typing.field.isFirstResponder)
    }

    @Test func reconfiguringAndMovingItsRowKeepTheKeyboard() {
        let typing = Typing()
        typing.table.reconfigureRows(at: [path(0, 1)])
        #expect(typing.field.isFirstResponder)
        typing.list.names.insert(typing.list.names.remove(at: 1), at: 3)
        typing.table.moveRow(at: path(0, 1), to: path(0, 3))
        #expect(typing.field.isFirstResponder)
    }

    @Test func changingOtherRowsKeepsTheKeyboard() {
        let typing = Typing()
        typing.list.names.remove(at: 0)
        typing.table.deleteRows(at: [path(0, 0)], with: .automatic)
        #expect(typing.field.isFirstResponder)
    }

    @Test func scrollingItsRowAwayKeepsTheKeyboard() {
        let typing = Typing()
        typing.table.dragContent(toOffset: 44 * 20)
        #expect(typing.field.isFirstResponder)
        typing.table.dragContent(toOffset: 0)
        #expect(typing.field.isFirstResponder && typing.field.window != nil)
    }

    @Test func reloadingTheHeaderInWhichAUserTypesHidesTheKeyboard() {
        final class Headers: NSObject, UITableViewDelegate {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
        }
        let headers = Headers()
        let list = FieldList(names(4))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        headers.header.contentView.addSubview(field)
        let table = shown(list, delegate: headers)
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
        list.forgetCells()
        table.reloadSections([0], with: .none)
        #expect(!field.isFirstResponder)
    }
}
