import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Three levels of generated screens: each hands its input to the next, the app gets every one ready.
@Suite("Drill-down")
@MainActor
struct DrillDownTests {
    private let app = TrailApp()
    private let screen: HeadlessScreen

    init() {
        let regions = RegionsViewController(input: .sample)
        regions.actions = app
        screen = HeadlessScreen(inStack: regions)
    }

    @Test func eachScreenGetsTheElementOfTheRow() throws {
        #expect(screen.table.cell(path(0, 0))?.inspection.shownDetailText == "2")
        screen.table.tapRow(at: path(0, 0))
        let trails = try #require(screen.topViewController as? TrailsViewController)
        #expect(trails.title == "Coast")
        #expect(screen.table.rowTexts == [["Alamere Falls", "Tomales Point"]])
        screen.table.tapRow(at: path(0, 1))
        let detail = try #require(screen.topViewController as? TrailDetailViewController)
        #expect(detail.input.trail.name == "Tomales Point")
        #expect(detail.title == "Tomales Point")
        #expect(screen.table.cell(path(0, 1))?.inspection.shownDetailText == "9.5 miles")
        #expect(screen.table.cell(path(0, 2))?.inspection.shownDetailText == "Easy")
    }

    @Test func theInformationButtonPresentsTheHandWrittenMap() {
        screen.table.tapRow(at: path(0, 0))
        screen.table.tapAccessory(at: path(0, 0))
        #expect(app.mapped.map(\.name) == ["Alamere Falls"])
        #expect(screen.topViewController === app.map)
        #expect(app.map.presentingViewController != nil)
    }

    @Test func theTitleFollowsTheInput() throws {
        screen.table.tapRow(at: path(0, 2))
        screen.table.tapRow(at: path(0, 0))
        let detail = try #require(screen.topViewController as? TrailDetailViewController)
        #expect(screen.table.rowTexts[0] == ["Location", "Distance", "Difficulty", "Dogs are welcome."])
        detail.input.trail.name = "Windy"
        detail.input.trail.dogsAllowed = false
        detail.input.trail.location = "Elsewhere"
        #expect(detail.title == "Windy")
        #expect(screen.table.rowTexts[0] == ["Location", "Distance", "Difficulty"])
        #expect(screen.table.cell(path(0, 0))?.inspection.shownDetailText == "Elsewhere")
    }

    @Test func theSwitchTellsTheAppAfterTheStateHasChanged() throws {
        screen.table.tapRow(at: path(0, 2))
        screen.table.tapRow(at: path(0, 0))
        let detail = try #require(screen.topViewController as? TrailDetailViewController)
        app.detail = detail
        detail.favoriteSwitch.tap()
        #expect(app.favorites == [true])
    }
}

/// The app of the trails.
private final class TrailApp: RegionsActions, TrailsActions, TrailDetailActions {
    var mapped: [Trail] = []
    var favorites: [Bool] = []
    var detail: TrailDetailViewController?
    let map = UIViewController(nibName: nil, bundle: nil)

    func prepare(_ destination: TrailsViewController) { destination.actions = self }

    func prepare(_ destination: TrailDetailViewController) { destination.actions = self }

    func makeTrailMap(trail: Trail) -> UIViewController {
        mapped.append(trail)
        return map
    }

    func favoriteChanged() { favorites.append(detail?.state.isFavorite ?? false) }
}
