import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Pickers below the rows that show and hide them, one at a time.
@Suite("Quiet hours")
@MainActor
struct QuietHoursTests {
    private let controller = QuietHoursViewController(
        state: .init(
            start: Date(timeIntervalSince1970: 0),
            end: Date(timeIntervalSince1970: 3600),
            isStartShown: false,
            isEndShown: false
        )
    )
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    /// Taps the row of a number and tells which rows are there then.
    private func rows(tapping row: Int) -> [QuietHoursViewController.Row?] {
        screen.table.tapRow(at: IndexPath(row: row, section: 0))
        return (0..<screen.table.numberOfRows(inSection: 0)).map {
            controller.row(at: IndexPath(row: $0, section: 0))
        }
    }

    @Test func aTapShowsAndHidesAPicker() {
        #expect(rows(tapping: 1) == [.from, .to, .endPicker])
        #expect(rows(tapping: 1) == [.from, .to])
        #expect(rows(tapping: 0) == [.from, .startPicker, .to])
        #expect(rows(tapping: 0) == [.from, .to])
    }

    @Test func aPickerClosesTheOther() {
        #expect(rows(tapping: 0) == [.from, .startPicker, .to])
        #expect(rows(tapping: 2) == [.from, .to, .endPicker])
        #expect(!controller.state.isStartShown)
        #expect(controller.state.isEndShown)
        #expect(rows(tapping: 0) == [.from, .startPicker, .to])
        #expect(!controller.state.isEndShown)
    }

    /// The hours count although their picker is closed; the row above it shows what is wrong with them.
    @Test func aClosedPickerIsValidated() {
        #expect(controller.isValid)
        controller.state.end = controller.state.start
        #expect(!controller.isValid)
        #expect(message(ofRow: 1) == nil)
        controller.validation.validate()
        #expect(message(ofRow: 1) == "The quiet hours are empty.")
        #expect(rows(tapping: 1) == [.from, .to, .endPicker])
        #expect(message(ofRow: 1) == nil && message(ofRow: 2) == "The quiet hours are empty.")
        #expect(rows(tapping: 1) == [.from, .to])
        #expect(!controller.isValid && message(ofRow: 1) == "The quiet hours are empty.")
        controller.state.start += 60
        #expect(controller.isValid && message(ofRow: 1) == nil)
    }

    private func message(ofRow row: Int) -> String? {
        screen.layOut()
        return screen.table.cell(IndexPath(row: row, section: 0))?.shownMessage
    }
}
