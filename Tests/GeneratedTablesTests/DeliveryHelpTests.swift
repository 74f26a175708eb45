import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Collapsible sections and a row with an inline picker, of which one is open at a time.
@Suite("Delivery help")
@MainActor
struct DeliveryHelpTests {
    private let controller = DeliveryHelpViewController(state: .init())
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    private func button(_ section: Int) throws -> TableSpec.DisclosureButton {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let header = try #require(screen.table.headerView(forSection: section))
        return try #require(all(header).lazy.compactMap { $0 as? TableSpec.DisclosureButton }.first)
    }

    private var counts: [Int] { (0..<3).map(screen.table.numberOfRows) }

    @Test func aSectionClosesTheOther() throws {
        #expect(counts == [2, 0, 1])
        try button(1).tap()
        #expect(counts == [0, 3, 1])
        #expect(try !button(0).tableSpecValue)
        #expect(!controller.state.showsOrders && controller.state.showsReturns)
        try button(1).tap()
        #expect(counts == [0, 0, 1])
    }

    @Test func aRowClosesTheSections() throws {
        screen.table.tapRow(at: IndexPath(row: 0, section: 2))
        #expect(counts == [0, 0, 2])
        try button(0).tap()
        #expect(counts == [2, 0, 1])
        #expect(!controller.state.showsTime)
    }
}
