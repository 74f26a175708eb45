import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// A bar over the keyboard that leads through fields in cells that come and go.
@Suite("Meter readings")
@MainActor
struct MeterReadingsTests {
    private let controller: MeterReadingsViewController
    private let screen: HeadlessScreen

    init() {
        let meters = (1...30).map { number in
            Meter(id: number, name: "Meter \(number)", reading: nil, note: "", isLocked: number == 2)
        }
        let tenants = [Tenant(id: 1, flat: "Ground Floor", name: "Grace")]
        controller = MeterReadingsViewController(state: .init(meters: meters, tenants: tenants))
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    /// The fields in the cell of a row that is in sight.
    private func fields(_ section: Int, _ row: Int) throws -> [UITextField] {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let cell = try #require(screen.table.cellForRow(at: path(section, row)))
        return all(cell).compactMap { $0 as? UITextField }
    }

    private func items() throws -> [UIBarButtonItem] {
        try #require((controller.readerTextField.inputAccessoryView as? UIToolbar)?.items)
    }

    @Test func theBarLeadsFromRowToRow() throws {
        let items = try items()
        controller.readerTextField.becomeFirstResponder()
        #expect(!items[0].isEnabled && items[1].isEnabled)
        #expect(items[1].tap())
        #expect(try fields(1, 0)[0].isFirstResponder)
        #expect(try fields(1, 0)[0].inputAccessoryView === controller.readerTextField.inputAccessoryView)
        #expect(items[1].tap())
        #expect(try fields(1, 0)[1].isFirstResponder, "the other field of the row")
        #expect(items[1].tap())
        #expect(try fields(1, 2)[0].isFirstResponder, "the second meter is locked")
        #expect(items[0].tap() && items[0].tap() && items[0].tap())
        #expect(controller.readerTextField.isFirstResponder)
    }

    @Test func fieldsAndLabelsOfADisabledRowAreDisabled() throws {
        #expect(try fields(1, 0).map(\.isEnabled) == [true, true])
        #expect(try fields(1, 1).map(\.isEnabled) == [false, false])
        controller.state.meters[1].isLocked = false
        #expect(try fields(1, 1).map(\.isEnabled) == [true, true])
    }

    @Test func itLeadsThroughRowsOutOfSight() throws {
        let items = try items()
        controller.readerTextField.becomeFirstResponder()
        for _ in 0..<58 { #expect(items[1].tap()) }
        #expect(try fields(1, 29)[1].isFirstResponder)
        #expect(screen.table.indexPathsForVisibleRows?.contains(path(1, 29)) == true)
        #expect(items[1].tap())
        #expect(try fields(2, 0)[0].isFirstResponder, "the tenant")
        #expect(items[1].tap())
        #expect(controller.remarkTextField.isFirstResponder && !items[1].isEnabled)
        for _ in 0..<60 { #expect(items[0].tap()) }
        #expect(controller.readerTextField.isFirstResponder && !items[0].isEnabled)
    }

    @Test func whatIsTypedGoesToTheElementOfTheRow() throws {
        let items = try items()
        controller.readerTextField.becomeFirstResponder()
        items[1].tap()
        #expect(try fields(1, 0)[0].type("4711"))
        #expect(controller.state.meters[0].reading == 4711)
        #expect(try fields(1, 0)[0].isFirstResponder)
        items[1].tap()
        items[3].tap()
        #expect(try !fields(1, 0)[1].isFirstResponder, "Done puts the keyboard away")
    }

    @Test func itFollowsTheRows() throws {
        let items = try items()
        controller.readerTextField.becomeFirstResponder()
        for _ in 0..<60 { items[1].tap() }
        #expect(controller.remarkTextField.isFirstResponder)
        controller.update { ($0.meters, $0.tenants) = ([], []) }
        controller.readerTextField.becomeFirstResponder()
        #expect(items[1].tap())
        #expect(controller.remarkTextField.isFirstResponder)
    }
}
