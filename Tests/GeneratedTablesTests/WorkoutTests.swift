import Companions
import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Dates, wheels, notes, progress and pages: each shows the state and writes it.
@Suite("Workout")
@MainActor
struct WorkoutTests {
    private let controller: WorkoutViewController
    private let app = WorkoutApp()
    private let screen: HeadlessScreen

    init() {
        let laps = (1...30).map { Lap(id: $0, name: "Lap \($0)", part: Double($0) / 30, isRunning: $0 == 2) }
        controller = WorkoutViewController(
            input: .init(minimumStart: Self.date(0), photos: ["a", "b", "c"], laps: laps, place: "Windy Hill"),
            state: .init(start: Self.date(5), end: Self.date(6))
        )
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    private static func date(_ day: Int) -> Date { Date(timeIntervalSince1970: 1_778_000_000 + Double(day) * 86_400) }

    private var table: WorkoutViewController { controller }

    @Test func anIndicatorTurnsAgainInAReusedCell() throws {
        func indicators(_ view: UIView) -> [UIActivityIndicatorView] {
            view.subviews.flatMap { ($0 as? UIActivityIndicatorView).map { [$0] } ?? indicators($0) }
        }
        let place = try #require(controller.source.content.firstIndexPath { $0.id == .lap(2) })
        for row in [place, IndexPath(row: 29, section: place.section), place] {
            screen.table.scrollToRow(at: row, at: .middle, animated: false)
            screen.layOut()
        }
        let cell = try #require(screen.table.cellForRow(at: place))
        #expect(indicators(cell).map(\.inspection.isTurning) == [true])
    }

    @Test func aDateIsKeptWithinItsLimits() {
        #expect(table.startDatePicker.preferredDatePickerStyle == .compact)
        #expect(table.startDatePicker.minuteInterval == 5)
        table.startDatePicker.pick(Self.date(3))
        #expect(table.state.start == Self.date(3))
        table.startDatePicker.pick(Self.date(-9))
        #expect(table.state.start == Self.date(0))
        table.endDatePicker.pick(Self.date(-1))
        #expect(table.state.end == Self.date(0))
        #expect(app.calls == ["endChanged"])
    }

    @Test func aLimitFollowsTheState() {
        table.state.start = Self.date(7)
        #expect(table.endDatePicker.minimumDate == Self.date(7))
        table.state.end = Self.date(9)
        table.state.start = Self.date(8)
        #expect(table.endDatePicker.date == Self.date(9))
    }

    @Test func aDateGoesWithItsLimitAsItsPickerDoes() {
        table.state.start = Self.date(7)
        #expect((table.state.end, table.endDatePicker.date) == (Self.date(7), Self.date(7)))
        table.input.minimumStart = Self.date(8)
        #expect(table.startDatePicker.date == Self.date(8))
        #expect((table.state.start, table.state.end) == (Self.date(8), Self.date(8)))
        table.input.minimumStart = Self.date(1)
        #expect((table.state.start, table.state.end) == (Self.date(8), Self.date(8)))
    }

    @Test func theFirstStateIsWithinTheLimits() {
        let other = WorkoutViewController(
            input: .init(minimumStart: Self.date(3), photos: [], laps: [], place: ""),
            state: .init(start: Self.date(1), end: Self.date(2))
        )
        #expect((other.state.start, other.state.end) == (Self.date(3), Self.date(3)))
    }

    /// The hour at which a day begins differs by time zone; in Samoa 30 December 2011 was left out.
    @Test func aDayIsTheSameDayInEveryTimeZone() async {
        await #expect(processExitsWith: .success) {
            for name in ["Pacific/Apia", "America/Los_Angeles", "Asia/Kolkata"] {
                let zone = try #require(TimeZone(identifier: name))
                NSTimeZone.default = zone
                var calendar = Calendar(identifier: .gregorian)
                calendar.timeZone = zone
                let due = RowShapesViewController.State().due
                let parts = calendar.dateComponents([.year, .month, .day, .hour], from: due)
                #expect([parts.year, parts.month, parts.day, parts.hour] == [2026, 5, 8, 0], "\(name)")
            }
        }
    }

    @Test func datePickersOfOneValueShowTheSame() {
        #expect(table.dayStartDatePicker.preferredDatePickerStyle == .inline)
        table.dayStartDatePicker.pick(Self.date(4))
        #expect(table.startDatePicker.date == Self.date(4))
    }

    @Test func aDurationIsANumberOfSeconds() async {
        let picker = table.pauseDatePicker
        screen.table.dragContent(toRow: path(0, 0))
        await Task { @MainActor in }.value
        #expect(picker.datePickerMode == .countDownTimer)
        #expect(picker.countDownDuration == 900)
        picker.pick(duration: 1_800)
        #expect(table.state.pause == 1_800)
        table.state.pause = 60
        #expect(picker.countDownDuration == 60)
    }

    @Test func aDurationIsTakenOverAlsoAfterTheWheelsWereAtZero() async {
        let picker = table.pauseDatePicker
        screen.table.dragContent(toRow: path(0, 0))
        await Task { @MainActor in }.value
        picker.pick(duration: 0)
        #expect(table.state.pause == 60)
        picker.pick(duration: 1_800)
        #expect(table.state.pause == 1_800)
    }

    @Test func theWheelWritesTheNumberOfItsRow() {
        let wheel = table.sportPickerView
        #expect(wheel.selectedRow(inComponent: 0) == 1)
        wheel.turn(to: 2)
        #expect(table.state.sport == 2)
        #expect(app.calls == ["sportChanged"])
        table.state.sport = 0
        #expect(wheel.selectedRow(inComponent: 0) == 0)
    }

    @Test func theWheelsTitlesFollowTheState() {
        let wheel = table.sportPickerView
        func title() -> String? { wheel.delegate?.pickerView(wheel, titleForRow: 2, forComponent: 0) }
        #expect(title() == "Swimming")
        table.state.favourite = "Rowing"
        #expect(title() == "Rowing")
        #expect(wheel.selectedRow(inComponent: 0) == 1)
    }

    @Test func theRowGrowsWithItsText() {
        let view = table.notesTextView
        #expect(view.isScrollEnabled == false)
        #expect(view.text == "Windy at the top.")
        screen.resize(to: CGSize(width: 390, height: 4000))
        screen.table.inspection.trace = []
        let height = view.intrinsicContentSize.height
        let rowHeight = screen.table.rectForRow(at: place(of: view)).height
        view.type("\nWarm below.")
        screen.layOut()
        #expect(screen.table.rectForRow(at: place(of: view)).height > rowHeight)
        #expect(table.state.notes == "Windy at the top.\nWarm below.")
        #expect(view.intrinsicContentSize.height > height)
        #expect(!screen.table.inspection.trace.isEmpty, "the table asks for the rows' heights anew")
    }

    private func place(of view: UIView) -> IndexPath {
        let cell = sequence(first: view as UIView?) { $0?.superview }.lazy.compactMap { $0 as? UITableViewCell }.first
        return cell.flatMap { screen.table.indexPath(for: $0) } ?? IndexPath(row: 0, section: 0)
    }

    @Test func aChangedTextIsShownWhereItIsAnother() {
        let view = table.notesTextView
        table.state.notes = "Calm."
        #expect(view.text == "Calm.")
    }

    @Test func rowsAreMeasuredAgainWhereTheirContentChanges() {
        // Rows out of sight are measured when they come into sight.
        screen.resize(to: CGSize(width: 390, height: 4000))
        let changes: [(what: String, change: () -> Void, measures: Bool)] = [
            ("a text of as many lines as before", { table.state.notes = "Calm." }, false),
            ("a letter that is typed", { table.notesTextView.type("!") }, false),
            ("a line that is typed", { table.notesTextView.type("\nWarm.") }, true),
            ("a text of fewer lines", { table.state.notes = "Calm." }, true),
            ("what a view of the app's class shows", { table.input.place = "Quiet Hill" }, true),
            ("a text of a dynamic row", { table.input.laps[0].name = "Warm-up" }, true),
            ("a bar", { table.state.upload = 0.5 }, false),
            ("a wheel", { table.state.sport = 2 }, false),
        ]
        for change in changes {
            screen.table.inspection.trace = []
            change.change()
            screen.layOut()
            let asks = screen.table.inspection.trace.contains { $0.description.hasPrefix("cellForRow") }
            #expect(asks == change.measures, "\(change.what)")
        }
    }

    @Test func theBarFollowsTheState() {
        #expect(table.uploadProgressView.progress == 0.4)
        table.state.upload = 0.75
        #expect(table.uploadProgressView.progress == 0.75)
    }

    @Test func theSpinnerTurnsWhileTheStateSaysSo() {
        #expect(table.syncActivityIndicator.isAnimating)
        table.state.isSyncing = false
        #expect(table.syncActivityIndicator.isAnimating == false)
        #expect(table.syncActivityIndicator.isHidden)
    }

    @Test func aPageIsTurned() {
        let pages = table.photosPagePageControl
        #expect(pages.numberOfPages == 3)
        #expect(pages.currentPage == 1)
        pages.turn(to: 2)
        #expect(table.state.page == 2)
        table.input.photos = ["a"]
        #expect(pages.numberOfPages == 1)
        #expect(pages.currentPage == 0)
    }

    @Test func theViewOfTheAppGetsItsValues() {
        let map = table.routeMap
        #expect(map.zoom == 2.5)
        #expect(map.showsScale)
        #expect(map.lineColor == .systemOrange)
        #expect(map.marker == UIImage(systemName: "mappin"))
        #expect(map.caption.text == "Windy Hill")
        table.input.place = "Alamere Falls"
        #expect(map.caption.text == "Alamere Falls")
    }

    private func descendants(of view: UIView) -> [UIView] {
        view.subviews.flatMap { [$0] + descendants(of: $0) }
    }

    @Test func barsAndSpinnersOfReusedCellsBelongToTheirRows() throws {
        for row in 0..<30 {
            let cell = try #require(screen.table.cell(path(3, row)))
            let views = descendants(of: cell)
            let bars = views.compactMap { $0 as? UIProgressView }
            let spinners = views.compactMap { $0 as? UIActivityIndicatorView }
            #expect(bars.map(\.progress) == [Float(Double(row + 1) / 30)])
            #expect(spinners.map(\.isAnimating) == [row == 1])
        }
    }
}

@MainActor
private final class WorkoutApp: WorkoutActions {
    var calls: [String] = []

    func endChanged() { calls.append("endChanged") }
    func sportChanged() { calls.append("sportChanged") }
}
