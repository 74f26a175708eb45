import HeadlessUIKit
import Testing

@testable import TableSpecSupport

/// The order in which the Return key and the keyboard toolbar move between fields.
@MainActor
struct FormScreenTests {
    private let form = Form()
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(UINavigationController(rootViewController: form))
        screen.layOut()
    }

    private var focused: Int? { form.textFields.firstIndex(where: \.isFirstResponder) }

    private func order(from start: Int, _ move: (UITextField) -> Void) -> [Int?] {
        form.textFields[start].becomeFirstResponder()
        var order: [Int?] = []
        while let field = focused {
            move(form.textFields[field])
            // At the end the Return key hides the keyboard by itself.
            guard focused != field else { break }
            order.append(focused)
        }
        return order
    }

    @Test func forward() {
        #expect(order(from: 0) { form.focusField(after: $0) } == [1, 2, 3])
    }

    @Test func backward() {
        #expect(order(from: 3) { form.focusField(before: $0) } == [2, 1, 0])
    }

    @Test func disabledFieldsAndMissingRowsAreSkipped() {
        form.textFields[1].isEnabled = false
        form.show([0, 1, 3])
        #expect(order(from: 0) { form.focusField(after: $0) } == [3])
        #expect(order(from: 3) { form.focusField(before: $0) } == [0])
    }

    @Test func aRowIsFoundByItsIdentity() {
        form.textFields[0].becomeFirstResponder()
        form.focusField(in: 2)
        #expect(focused == 2)
    }
}

/// A table with a text field in each row.
private final class Form: UITableViewController, TableSpec.FormScreen {
    let textFields = (0..<4).map { _ in TableSpec.textField() }
    private(set) lazy var source = TableSpec.Source<Item, Item> { [unowned self] in
        TableSpec.RowContent("\($0.id)", with: textFields[$0.id], in: "Row \($0.id)")
    }

    var fields: [TableSpec.RowField<Item>] { textFields.enumerated().map { TableSpec.RowField($0, $1) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        source.attach(to: tableView, showing: content([0, 1, 2, 3]))
    }

    func show(_ rows: [Int]) { source.show(content(rows)) }

    private func content(_ rows: [Int]) -> TableSpec.Content<Item, Item> {
        TableSpec.Content(Item(id: 0), rows: rows.map { Item(id: $0) })
    }
}
