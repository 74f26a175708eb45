import Companions
import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Buttons with images and views of the app's own at the end of rows.
@Suite("Plans")
@MainActor
struct PlansTests {
    private let controller: PlansViewController
    private let app = PlansApp()
    private let screen: HeadlessScreen

    init() {
        let plans = (0..<30).map {
            Plan(id: "\($0)", name: "Plan \($0)", used: Double($0) / 30, mark: Self.mark($0))
        }
        controller = PlansViewController(input: .init(plans: plans, mark: Self.mark(0)))
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    private static func mark(_ row: Int) -> UIImage {
        UIImage(systemName: row.isMultiple(of: 2) ? "star" : "moon") ?? UIImage()
    }

    private var table: PlansViewController { controller }

    @Test func theViewOfTheAppStandsAtTheEndOfTheRow() {
        let bar = table.storageUsageBar
        #expect(screen.table.cell(path(0, 0))?.accessoryView === bar)
        #expect(bar.frame.size == CGSize(width: 60, height: 8))
        #expect(bar.accessibilityLabel == "Storage in use")
        #expect(bar.part == 0.5)
        table.state.used = 0.75
        #expect(bar.part == 0.75)
    }

    @Test func aButtonWithAnImageCallsTheApp() {
        #expect(table.helpButton.image(for: .normal) == UIImage(systemName: "questionmark.circle"))
        #expect(table.helpButton.accessibilityLabel == "Help")
        table.helpButton.tap()
        #expect(app.calls == ["showHelp"])
    }

    @Test func aButtonFitsItsImageAfterAChangeOfTheTextSize() {
        table.helpButton.frame.size = .zero
        screen.changeTextSize(to: .accessibilityLarge)
        #expect(table.helpButton.frame.size == CGSize(width: 44, height: 44))
    }

    @Test func aButtonWithAnImageFollowsItsSegue() {
        table.moreButton.tap()
        #expect(screen.topViewController === app.made)
        #expect(app.calls == ["makeLegal"])
        #expect(app.made.popoverPresentationController?.sourceView === table.moreButton)
        #expect(app.made.popoverPresentationController?.sourceRect == table.moreButton.bounds)
    }

    @Test func theButtonOfAReusedCellLeadsToItsRow() throws {
        for row in [0, 29] {
            let cell = try #require(screen.table.cell(path(1, row)))
            let button = try #require(cell.accessoryView as? UIButton)
            #expect(button.image(for: .normal) == Self.mark(row))
            #expect(button.accessibilityLabel == "Details of Plan \(row)")
            button.tap()
            #expect(app.detail.popoverPresentationController?.sourceView === button)
            controller.dismiss(animated: false)
            screen.layOut()
        }
        #expect(app.calls == ["makePlanDetail 0", "makePlanDetail 29"])
    }

    @Test func theViewOfAReusedCellHasTheValuesOfItsRow() throws {
        for row in 0..<30 {
            let cell = try #require(screen.table.cell(path(2, row)))
            let bar = try #require(cell.accessoryView as? UsageBar)
            #expect(bar.part == Double(row) / 30)
            #expect(bar.color == .systemGreen)
        }
    }
}

@MainActor
private final class PlansApp: PlansActions {
    var calls: [String] = []
    let made = UIViewController(nibName: nil, bundle: nil)
    private(set) var detail = UIViewController(nibName: nil, bundle: nil)

    func showHelp() { calls.append("showHelp") }

    func makeLegal() -> UIViewController {
        calls.append("makeLegal")
        return made
    }

    func makePlanDetail(plan: Plan) -> UIViewController {
        calls.append("makePlanDetail \(plan.id)")
        detail = UIViewController(nibName: nil, bundle: nil)
        return detail
    }
}
