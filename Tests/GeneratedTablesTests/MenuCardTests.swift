import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Sections whose rows a user hides and shows.
@Suite("Collapsible sections")
@MainActor
struct MenuCardTests {
    private let controller = MenuCardViewController(state: .sample)
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    private func button(_ section: Int, in table: UITableView? = nil) throws -> TableSpec.DisclosureButton {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let header = try #require((table ?? screen.table).headerView(forSection: section))
        return try #require(all(header).lazy.compactMap { $0 as? TableSpec.DisclosureButton }.first)
    }

    private var counts: [Int] { (0..<2).map(screen.table.numberOfRows) }

    @Test func aTapOnTheButtonHidesTheRowsAndShowsThemAgain() throws {
        #expect(counts == [2, 0])
        let first = try button(0)
        first.tap()
        #expect(counts == [0, 0])
        #expect(controller.state.courses.map(\.isOpen) == [false, false])
        try button(1).tap()
        #expect(counts == [0, 1])
        #expect(try button(0) === first, "the header stays")
        first.tap()
        #expect(screen.table.rowTexts == [["Soup", "Salad"], []])
    }

    @Test func aCourseClosesTheOthers() throws {
        let (first, second) = (try button(0), try button(1))
        second.tap()
        #expect(counts == [0, 1])
        #expect(controller.state.courses.map(\.isOpen) == [false, true])
        #expect(!first.tableSpecValue && first.accessibilityExpandedStatus == .collapsed)
        first.tap()
        #expect(counts == [2, 0])
        #expect(!second.tableSpecValue)
    }

    @Test func aTapAnywhereOnTheHeaderCounts() throws {
        let header = try #require(screen.table.headerView(forSection: 0))
        let button = try button(0)
        for x in [1, header.bounds.midX, header.bounds.maxX - 1] {
            #expect(header.hitTest(CGPoint(x: x, y: header.bounds.midY), with: nil) === button)
        }
        #expect(header.hitTest(CGPoint(x: 1, y: header.bounds.maxY + 1), with: nil) == nil)
    }

    @Test func theChevronPointsDownWhileTheRowsAreThereAndVoiceOverSaysSo() throws {
        let (open, closed) = (try button(0), try button(1))
        #expect(open.configuration?.image == UIImage(systemName: "chevron.down"))
        #expect(closed.configuration?.image == UIImage(systemName: "chevron.forward"))
        #expect(open.accessibilityLabel == "Starters" && closed.accessibilityLabel == "Mains")
        #expect(open.accessibilityExpandedStatus == .expanded && closed.accessibilityExpandedStatus == .collapsed)
        closed.tap()
        #expect(closed.accessibilityExpandedStatus == .expanded)
        #expect(closed.configuration?.image == UIImage(systemName: "chevron.down"))
    }

    @Test func theAppOpensSectionsToo() throws {
        controller.state.courses[1].isOpen = true
        screen.layOut()
        #expect(counts == [2, 1])
        #expect(try button(1).tableSpecValue)
        controller.state.courses.reverse()
        screen.layOut()
        try button(0).tap()
        #expect(controller.state.courses.map(\.name) == ["Mains", "Starters"])
        #expect(controller.state.courses.map(\.isOpen) == [false, true])
    }

    @Test func rowsThatComeAndGoDoSoWithinAnOpenSectionOnly() throws {
        let crew = CrewViewController(state: .init())
        let screen = HeadlessScreen(inStack: crew)
        screen.layOut()
        #expect(screen.table.numberOfRows(inSection: 2) == 2)
        try button(2, in: screen.table).tap()
        #expect(!crew.state.showsWatches && screen.table.numberOfRows(inSection: 2) == 0)
        crew.state.isLogged = true
        #expect(screen.table.numberOfRows(inSection: 2) == 0)
        crew.state.showsWatches = true
        #expect(screen.table.numberOfRows(inSection: 2) == 3)
    }
}
