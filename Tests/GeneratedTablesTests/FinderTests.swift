import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// A table that is one of several views: its controller does what a table view controller does by itself.
@Suite("Finder")
@MainActor
struct FinderTests {
    private let controller = FinderViewController(state: .sample)
    private let app = FinderApp()
    private let screen: HeadlessScreen

    init() {
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    @Test func theTableLiesBetweenTheOtherViews() throws {
        let table = try #require(controller.tableView.superview)
        let above = controller.aboveHintLabel.superview?.frame
        let below = controller.belowButton.superview?.frame
        #expect(above?.minY == 0)
        #expect(above?.maxY == table.frame.minY)
        #expect(below?.minY == table.frame.maxY)
        #expect(controller.aboveHintLabel.frame.minX == 20)
        #expect(table.frame.height > 300)
        #expect(screen.table.rowTexts == [["Phone", "Watch"]])
        #expect(app.views == 1, "the app makes its own view once")
    }

    @Test func theViewsStandAboveTheKeyboard() {
        let below = controller.belowButton.superview
        let (end, height) = (below?.frame.maxY ?? 0, controller.tableView.frame.height)
        screen.showKeyboard(height: 300)
        #expect(below?.frame.maxY == end - 300)
        #expect(controller.tableView.frame.height == height - 300)
        screen.showKeyboard(height: 0)
        #expect(below?.frame.maxY == end)
    }

    @Test func theBarsLookAtTheTable() {
        #expect(controller.contentScrollView(for: .top) === controller.tableView)
        #expect(controller.contentScrollView(for: .bottom) === controller.tableView)
    }

    @Test func theViewsFollowTheState() {
        controller.state.hint = "Nothing is near"
        #expect(controller.aboveHintLabel.text == "Nothing is near")
        controller.aboveKindSegmentedControl.tapSegment(at: 2)
        #expect(controller.state.kind == 2)
        controller.belowButton.tap()
        #expect(app.calls == ["kind", "sound"])
    }

    @Test func viewsHaveTheLooksOfThoseInCells() {
        let label = controller.aboveHintLabel
        #expect(label.font == .preferredFont(forTextStyle: .subheadline))
        #expect(label.textColor == .secondaryLabel)
        #expect(label.textAlignment == .center)
        #expect(label.numberOfLines == 0)
        #expect(controller.belowButton.configuration?.inspection.style == .filled)
        #expect(controller.belowButton.configuration?.title == "Play Sound")
    }

    @Test func aSwitchBesideATextWritesTheState() {
        let control = controller.belowNotifiesSwitch
        #expect(control.accessibilityLabel == "Notify When Found")
        control.tap()
        #expect(controller.state.notifies)
        #expect(app.calls == ["notification"])
        controller.state.notifies = false
        #expect(!control.isOn)
        #expect(controller.aboveKindSegmentedControl.accessibilityLabel == nil, "the text beside it is another view's")
    }

    @Test func theViewsBesideTheTableKeepTheirMargins() throws {
        let width = controller.view.bounds.width
        for view in [controller.aboveHintLabel, controller.belowButton] {
            let column = try #require(view.superview as? UIStackView)
            #expect(column.frame.minX == 0 && column.frame.width == width, "\(column.frame)")
            #expect(view.frame.minX == 20 && view.frame.width == width - 40, "\(view.frame)")
        }
        #expect(controller.aboveHintLabel.frame.minY == 12)
    }

    @Test func theTableIsNarrowerThanTheScreen() throws {
        let table = controller.tableView
        let frame = try #require(table.superview)
        #expect(frame.frame.minX == 0 && frame.frame.width == controller.view.bounds.width)
        #expect(table.frame.minX == 12)
        #expect(table.frame.width == controller.view.bounds.width - 24)
        #expect(table.frame.minY == 0 && table.frame.height == frame.frame.height)
    }

    @Test func theScreenHasItsOwnColorAroundTheTable() {
        #expect(controller.view.backgroundColor == .secondarySystemGroupedBackground)
        #expect(controller.tableView.backgroundColor != controller.view.backgroundColor)
    }

    @Test func aHiddenViewLeavesItsRoomToTheTable() {
        let height = controller.tableView.frame.height
        controller.state.devices = []
        screen.layOut()
        #expect(controller.belowButton.isHidden)
        #expect(controller.tableView.frame.height > height)
    }

    @Test func theSelectionIsClearedOnReturn() {
        screen.table.tapRow(at: path(0, 1))
        #expect(app.calls == ["Watch"])
        controller.tableView.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
        #expect(controller.tableView.indexPathForSelectedRow == path(0, 1))
        controller.show(UIViewController(), sender: nil)
        controller.navigationController?.popViewController(animated: true)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test func editingReachesTheTable() {
        controller.tapEdit()
        #expect(controller.tableView.isEditing)
        controller.tapEdit()
        #expect(!controller.tableView.isEditing)
    }
}

private final class FinderApp: FinderActions {
    var calls: [String] = []
    var views = 0

    func kindChanged() { calls.append("kind") }
    func notificationChanged() { calls.append("notification") }
    func playSound() { calls.append("sound") }
    func locate(device: FoundDevice) { calls.append(device.name) }

    func makeCompassView() -> UIView {
        views += 1
        return UILabel()
    }
}
