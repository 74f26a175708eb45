import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// What UIKit and VoiceOver make of rows that react to taps, and of those that don't.
@MainActor
struct ReactingRowsTests {
    private func traits(_ screen: HeadlessScreen, _ indexPath: IndexPath) throws -> UIAccessibilityTraits {
        try #require(screen.table.cell(indexPath)).accessibilityTraits
    }

    @Test func aRowWithAnActionIsAButton() throws {
        let screen = HeadlessScreen(inStack: SettingsViewController())
        #expect(try traits(screen, path(1, 2)).contains(.button), "Sign Out")
        #expect(try traits(screen, path(0, 1)).contains(.button), "Wi-Fi")
        #expect(try !traits(screen, path(1, 0)).contains(.button), "Sound Effects")
    }

    @Test func aRowThatIsChosenIsAButton() throws {
        let wifi = HeadlessScreen(inStack: WiFiViewController(state: .sample))
        #expect(try traits(wifi, path(1, 0)).contains(.button))
        let toppings = HeadlessScreen(inStack: ToppingsViewController(input: .sample, state: .sample))
        #expect(try traits(toppings, path(0, 0)).contains(.button))
        let alarms = AlarmsViewController(state: .sample)
        let screen = HeadlessScreen(inStack: alarms)
        let row = try #require(
            alarms.source.content.parts.indices.lazy.compactMap { section in
                alarms.source.content.parts[section].rows.firstIndex { alarms.texts(of: $0.id) == ["Turn All Off"] }
                    .map { path(section, $0) }
            }.first
        )
        #expect(try traits(screen, row).contains(.button))
    }

    @Test func aRowThatLeadsOnIsAButton() throws {
        let screen = HeadlessScreen(inStack: StatesViewController(input: .sample))
        #expect(try traits(screen, path(0, 0)).contains(.button))
    }

    @Test func aRowWithoutAnActionIsNotSelected() throws {
        let controller = SettingsViewController()
        let screen = HeadlessScreen(inStack: controller)
        screen.table.tapRow(at: path(1, 0))
        #expect(controller.selectedRows == [])
        #expect(try #require(screen.table.cell(path(1, 0))).isSelected == false)
    }

    @Test func aTableWithoutActionsAllowsNoSelection() {
        let controller = TimeZonesViewController(input: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.table.tapRow(at: path(0, 0))
        #expect(!controller.tableView.allowsSelection)
        #expect(controller.selectedRows == [])
    }

    @Test func aRowThatShowsAnotherSaysWhetherItIsExpanded() throws {
        let controller = AccountViewController(input: .sample, userDefaults: UserDefaults())
        let screen = HeadlessScreen(inStack: controller)
        let row = try #require(controller.indexPath(for: .reminder))
        #expect(screen.table.cell(row)?.accessibilityExpandedStatus == .collapsed)
        screen.table.tapRow(at: row)
        #expect(screen.table.cell(row)?.accessibilityExpandedStatus == .expanded)
        #expect(screen.table.cell(path(0, 0))?.accessibilityExpandedStatus == .unsupported)
    }
}
