import Companions
import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Rows with another accessory while they are edited.
@Suite("Playlist")
@MainActor
struct PlaylistTests {
    private let controller: PlaylistViewController
    private let app = PlaylistApp()
    private let screen: HeadlessScreen

    init() {
        let tracks = (1...2).map { Track(id: $0, name: "Track \($0)", minutes: 3) }
        let stations = (0..<30).map { Station(id: $0, name: "Station \($0)", isLive: $0.isMultiple(of: 2)) }
        controller = PlaylistViewController(state: .init(tracks: tracks, stations: stations))
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    private var table: PlaylistViewController { controller }

    @Test func aRowEndsOtherwiseWhileItIsEdited() {
        func cell(_ row: Int) -> UITableViewCell { screen.table.cell(path(0, row)) ?? UITableViewCell() }
        #expect(table.volumeSlider.isDescendant(of: cell(0)))
        #expect(cell(0).inspection.shownAccessoryView == nil)
        #expect(cell(1).inspection.shownAccessoryView == nil)
        #expect(cell(2).inspection.shownAccessoryType == .detailButton)
        controller.tapEdit()
        #expect(cell(0).inspection.shownAccessoryView === table.volumeEditingStepper)
        #expect(cell(1).inspection.shownAccessoryView === table.shuffleEditingSwitch)
        #expect(cell(2).inspection.shownAccessoryType == .detailDisclosureButton)
        #expect(cell(3).inspection.shownAccessoryView === table.qualityEditingUsageBar)
        controller.tapEdit()
        #expect(cell(0).inspection.shownAccessoryView == nil)
        #expect(cell(1).inspection.shownAccessoryView == nil)
    }

    @Test func rowsAreEditedForTheirAccessoryAlone() throws {
        controller.tapEdit()
        let cells = try (0..<3).map { try #require(screen.table.cell(path($0, 0))) }
        #expect(cells.map(\.isEditing) == [true, true, true])
        #expect(cells.map(\.editingStyle) == [.none, .delete, .none])
        #expect(cells.map(\.shouldIndentWhileEditing) == [false, true, false])
        #expect(cells.map(\.showsReorderControl) == [false, true, false])
        #expect(screen.table.swipe(at: path(0, 0)) == nil)
        #expect(screen.table.swipe(at: path(2, 0)) == nil)
    }

    @Test func aControlOfEditingModeWritesTheState() {
        controller.tapEdit()
        #expect(table.shuffleEditingSwitch.isOn)
        table.shuffleEditingSwitch.tap()
        #expect(!table.state.shuffles)
        #expect(app.calls == ["shuffle"])
        table.state.shuffles = true
        #expect(table.shuffleEditingSwitch.isOn)
    }

    @Test func theControlsOfBothModesShowOneValue() {
        table.volumeSlider.slide(to: 0.25)
        #expect(table.volumeEditingStepper.value == 0.25)
        controller.tapEdit()
        table.volumeEditingStepper.tapPlus()
        #expect(table.state.volume == 0.5)
        #expect(table.volumeSlider.value == 0.5)
        #expect(table.qualityEditingUsageBar.part == 0.5)
    }

    @Test func theInformationButtonsOfBothModesDoWhatTheirModeSays() {
        #expect(screen.table.tapAccessory(at: path(1, 1)))
        #expect(app.calls == ["makeTrackDetail 2"])
        controller.navigationController?.popViewController(animated: false)
        screen.layOut()
        controller.tapEdit()
        #expect(screen.table.tapAccessory(at: path(1, 1)))
        #expect(app.calls == ["makeTrackDetail 2", "rename 2"])
    }

    @Test func aSwipedRowHasTheButtonOfTheNormalMode() {
        #expect(screen.table.swipe(at: path(1, 0)) == ["Delete"])
        #expect(screen.table.isEditing)
        table.tableView(screen.table, accessoryButtonTappedForRowWith: path(1, 0))
        #expect(app.calls == ["makeTrackDetail 1"])
    }

    @Test func aButtonThatIsOnlyAWordDoesWhatTheOtherOneDoes() {
        screen.table.tapAccessory(at: path(0, 2))
        controller.tapEdit()
        screen.table.tapAccessory(at: path(0, 2))
        #expect(app.calls == ["showStorage", "showStorage"])
    }

    @Test func theButtonOfAReusedCellBelongsToItsRow() throws {
        controller.tapEdit()
        for row in [0, 29] {
            let cell = try #require(screen.table.cell(path(2, row)))
            let button = try #require(cell.inspection.shownAccessoryView as? UIButton)
            #expect(button.accessibilityLabel == "Favor Station \(row)")
            button.tap()
            let indicator = try #require(cell.accessoryView as? UIActivityIndicatorView)
            #expect(indicator.isAnimating == row.isMultiple(of: 2))
        }
        #expect(app.calls == ["favor 0", "favor 29"])
        table.state.stations[29].name = "Jazz"
        let button = screen.table.cell(path(2, 29))?.inspection.shownAccessoryView as? UIButton
        #expect(button?.accessibilityLabel == "Favor Jazz")
    }
}

@MainActor
private final class PlaylistApp: PlaylistActions {
    var calls: [String] = []

    func shuffle() { calls.append("shuffle") }

    func showStorage() { calls.append("showStorage") }

    func makeTrackDetail(track: Track) -> UIViewController {
        calls.append("makeTrackDetail \(track.id)")
        return UIViewController(nibName: nil, bundle: nil)
    }

    func rename(track: Track) { calls.append("rename \(track.id)") }

    func favor(station: Station) { calls.append("favor \(station.id)") }
}
