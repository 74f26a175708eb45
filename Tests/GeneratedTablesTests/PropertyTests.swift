import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Properties of a table as a whole, and the spacing of its parts.
@Suite("Properties of tables, sections and cells")
@MainActor
struct PropertyTests {
    @Test func theTableHasTheStatedProperties() {
        let screen = HeadlessScreen(inStack: ArticlesViewController(input: .sample))
        let table = screen.table
        #expect(table.backgroundColor == .secondarySystemBackground)
        #expect(table.tintColor == .systemIndigo)
        #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
        #expect(table.separatorInsetReference == .fromAutomaticInsets)
        #expect(table.estimatedRowHeight == 58)
        #expect(table.contentInset == UIEdgeInsets(top: 8, left: 0, bottom: 24, right: 0))
        #expect(table.cellLayoutMarginsFollowReadableWidth)
        #expect(table.remembersLastFocusedIndexPath)
        #expect(table.indicatorStyle == .black)
        #expect(table.accessibilityIdentifier == "articles")
        #expect(table.rectForHeader(inSection: 1).height == 36)
    }

    @Test func everyCellHasTheStatedProperties() throws {
        let screen = HeadlessScreen(inStack: ArticlesViewController(input: .sample))
        for place in [path(0, 0), path(1, 1)] {
            let cell = try #require(screen.table.cell(place))
            #expect(cell.indentationWidth == 4)
            #expect(cell.accessibilityTraits == [.button, .summaryElement])
            #expect(cell.tintColor == .systemIndigo)
        }
        #expect(screen.table.cell(path(0, 2))?.accessibilityValue == "11 minutes")
    }

    @Test func nothingIsSelectedWhereTheTableAllowsNoSelection() throws {
        let router = RouterViewController()
        let screen = HeadlessScreen(inStack: router)
        #expect(!screen.table.tapRow(at: path(2, 0)))
        #expect(screen.table.indexPathForSelectedRow == nil)
        #expect(screen.table.keyboardDismissMode == .onDrag)
        #expect(!screen.table.alwaysBounceVertical)
        #expect(!screen.table.showsVerticalScrollIndicator)
        #expect(!screen.table.scrollsToTop)
        #expect(screen.table.tag == 4)
        let uptime = try #require(screen.table.cell(path(1, 0)))
        #expect(uptime.accessibilityTraits == .updatesFrequently)
        #expect(uptime.tag == 1)
        #expect(screen.table.cell(path(1, 1))?.tintColor == .systemGreen)
        #expect(screen.table.cell(path(2, 0))?.isUserInteractionEnabled == false)
        #expect(screen.table.cell(path(0, 0))?.separatorInset == .zero)
    }

    @Test func aRowHasItsOwnHeight() {
        let screen = HeadlessScreen(inStack: RouterViewController())
        #expect(screen.table.rectForRow(at: path(0, 2)).height == 56)
        #expect(screen.table.rectForRow(at: path(0, 1)).height == 48)
    }

    @Test func aStepperWritesTheStateWithinItsLimits() throws {
        let router = RouterViewController()
        let screen = HeadlessScreen(inStack: router)
        let cell = try #require(screen.table.cell(path(0, 2)))
        let stepper = router.channelStepper
        #expect(stepper.isDescendant(of: cell))
        stepper.value = 20
        stepper.sendActions(for: .valueChanged)
        screen.layOut()
        #expect(stepper.value == 13)
        #expect(cell.accessibilityHint == "Changes the channel of the wireless network.")
        #expect(cell.accessibilityUserInputLabels == ["Channel", "Wi-Fi channel"])
    }

    @Test func headersAndFootersHaveTheHeightOfTheirSectionElseOfTheTable() {
        let screen = HeadlessScreen(inStack: RouterViewController())
        #expect((0...1).map { screen.table.rectForHeader(inSection: $0).height } == [56, 44])
        #expect((1...2).map { screen.table.rectForFooter(inSection: $0).height } == [40, 30])
        #expect(screen.table.rectForRow(at: path(1, 0)).height == 48)
    }
}

/// Views above and below all rows, and rows with colors that depend on their positions.
@Suite("Views around the rows")
@MainActor
struct TableViewsTests {
    private let departures = DeparturesViewController(state: .sample)
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(inStack: departures)
        screen.layOut()
    }

    private var colors: [UIColor?] { screen.table.visibleCells.map(\.backgroundColor) }

    @Test func theViewAboveAllRowsIsAsHighAsItNeeds() throws {
        let header = try #require(screen.table.tableHeaderView)
        #expect(header.frame.height == 44)
        #expect(header.frame.width == screen.table.bounds.width)
        #expect(screen.table.rectForRow(at: path(0, 0)).minY == 44)
    }

    @Test func aStatedHeightStays() {
        #expect(screen.table.tableFooterView?.frame.height == 60)
    }

    @Test func theTextFollowsTheState() {
        departures.state.station = "Gare de Lyon"
        let content = departures.headerView.configuration as? UIListContentConfiguration
        #expect(content?.text == "Trains from Gare de Lyon")
    }

    @Test func rowsHaveTheirAlternatingColors() {
        let (even, odd) = (colors[0], colors[1])
        #expect(even != odd)
        #expect(colors == [even, odd, even, odd, even])
    }

    @Test func rowsThatMoveUpGetTheColorsOfTheirNewPlaces() {
        let before = colors
        departures.state.departures.removeFirst()
        screen.layOut()
        #expect(colors == Array(before.dropLast()))
    }

    @Test func aSelectedRowHasTheStatedColor() throws {
        let articles = HeadlessScreen(inStack: ArticlesViewController(input: .sample))
        let cell = try #require(articles.table.cell(path(0, 1)))
        #expect(cell.selectedBackgroundView?.backgroundColor == .systemGray5)
    }
}
