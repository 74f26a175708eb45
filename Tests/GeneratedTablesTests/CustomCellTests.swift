import Companions
import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// The twenty most common kinds of rows: custom views, created once, that show and write the state.
@Suite("Row shapes")
@MainActor
struct RowShapesTests {
    private let controller = RowShapesViewController()
    private let app = RowShapesApp()
    private let screen: HeadlessScreen

    init() {
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    private var table: RowShapesViewController { controller }

    @Test func controlsAmongOtherViewsWriteTheState() {
        table.imageToggleIsOnSwitch.tap()
        table.nameFieldNameTextField.type(" Lovelace")
        table.volumeSlider.slide(to: 0.9)
        table.guestsCountStepper.tapPlus()
        table.sizeSegmentedControl.tapSegment(at: 2)
        #expect(table.state.isOn == false)
        #expect(table.state.name == "Ada Lovelace")
        #expect(table.state.volume == 0.9)
        #expect(table.state.count == 3)
        #expect(table.state.size == 2)
    }

    @Test func everyViewOfAValueFollowsTheState() {
        table.guestsCountStepper.tapPlus()
        #expect(table.guestsCountLabel.text == "3")
        table.sizeSegmentedControl.tapSegment(at: 0)
        #expect(table.labelledSizeSizeSegmentedControl.selectedSegmentIndex == 0)
        table.imageToggleIsOnSwitch.tap()
        #expect(table.toggleSwitch.isOn == false)
        table.state.country = "Chile"
        #expect(table.threeCountryLabel.text == "Chile")
        table.state.brightness = 0.25
        #expect(table.brightnessSlider.value == 0.25)
    }

    @Test(arguments: [-2, 3, Int.max])
    func aNumberWithoutASegmentSelectsNone(number: Int) {
        table.state.size = number
        #expect(table.sizeSegmentedControl.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(table.state.size == number, "what the app has set is not changed by showing it")
        table.sizeSegmentedControl.tapSegment(at: 1)
        #expect(table.state.size == 1)
    }

    @Test func buttonsAndChangesReachTheApp() {
        table.signInButton.tap()
        table.brightnessSlider.slide(to: 0.5)
        #expect(app.calls == ["signIn", "brightnessChanged"])
        #expect(table.state.brightness == 0.5)
    }

    @Test func viewsAreMadeOnceAndKept() {
        let slider = table.volumeSlider
        screen.table.reloadData()
        screen.layOut()
        #expect(table.volumeSlider === slider)
        #expect(screen.table.cell(path(2, 5)).map(slider.isDescendant) == true)
    }

    /// The label that shows a text, in the row that is laid out by the spec.
    private func label(_ text: String) throws -> UILabel {
        func labels(in view: UIView) -> [UILabel] {
            view.subviews.flatMap { ([$0 as? UILabel].compactMap { $0 }) + labels(in: $0) }
        }
        for section in 0..<screen.table.numberOfSections {
            for row in 0..<screen.table.numberOfRows(inSection: section) {
                let cell = try #require(screen.table.cell(path(section, row)))
                if let label = labels(in: cell).first(where: { $0.text == text }) { return label }
            }
        }
        throw Missing()
    }

    private struct Missing: Error {}

    @Test func oneViewOfARowTakesTheRoomThatIsLeft() throws {
        #expect(try label("Volume").contentHuggingPriority(for: .horizontal) == .required)
        #expect(table.volumeSlider.contentHuggingPriority(for: .horizontal) == .defaultLow)
        let rating = try label("Rating")
        #expect(rating.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(rating.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
        #expect(table.badgeCountryLabel.contentHuggingPriority(for: .horizontal) == .required)
    }

    @Test func aControlIsCalledByTheTextBesideIt() {
        #expect(table.volumeSlider.accessibilityLabel == "Volume")
        #expect(table.imageToggleIsOnSwitch.accessibilityLabel == "Sounds")
    }

    @Test func fontsGrowWithTheTextSize() throws {
        let about = try label("About")
        #expect(about.adjustsFontForContentSizeCategory)
        #expect(about.font.pointSize == 22)
        #expect(about.font.inspection.weight == .bold)
        #expect(try label("net").font == .preferredFont(forTextStyle: .footnote))
        #expect(try label("Nothing here yet").textAlignment == .center)
    }
}

@MainActor
private final class RowShapesApp: RowShapesActions {
    var calls: [String] = []

    func brightnessChanged() { calls.append("brightnessChanged") }
    func signIn() { calls.append("signIn") }
    func showPhotos() { calls.append("showPhotos") }
}

/// A prototype with custom views: reused, and filled on every pass.
@Suite("Trail photos")
@MainActor
struct TrailPhotosTests {
    private let controller: TrailPhotosViewController
    private let screen: HeadlessScreen

    init() {
        let trails = (0..<40).map { TrailPhoto(name: "Trail \($0)", location: "Place \($0)", photo: Self.photo($0)) }
        controller = TrailPhotosViewController(input: .init(trails: trails))
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    private static func photo(_ index: Int) -> UIImage? { index.isMultiple(of: 2) ? UIImage(named: "photo") : nil }

    @Test func reusedCellsKeepNothingOfEarlierRows() throws {
        let first = try #require(screen.table.cell(path(0, 0)))
        let views = Self.views(in: first)
        var cells: Set<ObjectIdentifier> = []
        for row in 0..<40 {
            let cell = try #require(screen.table.cell(path(0, row)))
            cells.insert(ObjectIdentifier(cell))
            #expect(Self.labels(in: cell).map(\.text) == ["Trail \(row)", "Place \(row)"])
            #expect(Self.images(in: cell).map { $0.image == nil } == [!row.isMultiple(of: 2)])
            #expect(cell.accessibilityLabel == "Trail \(row), Place \(row)")
            #expect(cell.accessoryType == .detailDisclosureButton)
        }
        #expect(cells.count < 40)
        #expect(Self.views(in: first) == views)
    }

    @Test func theAppHearsOfTheInformationButton() {
        let app = TrailPhotosApp()
        controller.actions = app
        screen.table.tapAccessory(at: path(0, 1))
        #expect(app.maps == [.trail(TrailPhoto(name: "Trail 1", location: "Place 1", photo: nil))])
    }

    @Test func theViewsAreLaidOutAsTheSpecSays() throws {
        let cell = try #require(screen.table.cell(path(0, 0)))
        let stacks = Self.views(in: cell).compactMap { $0 as? UIStackView }
        #expect(stacks.map(\.axis) == [.horizontal, .vertical])
        #expect(stacks.map(\.alignment) == [.center, .fill])
        #expect(stacks.map(\.spacing) == [8, 0])
        #expect(Self.labels(in: cell).map(\.textAlignment) == [.right, .right])
        let constants = try #require(Self.images(in: cell).first).constraints.map(\.constant)
        #expect(constants == [80, 45])
    }

    private static func views(in view: UIView) -> [UIView] {
        view.subviews.flatMap { [$0] + views(in: $0) }
    }

    private static func labels(in cell: UITableViewCell) -> [UILabel] {
        stacks(in: cell).compactMap { $0 as? UILabel }
    }

    private static func images(in cell: UITableViewCell) -> [UIImageView] {
        stacks(in: cell).compactMap { $0 as? UIImageView }
    }

    /// The contents of a cell's stacks.
    private static func stacks(in cell: UITableViewCell) -> [UIView] {
        views(in: cell).compactMap { $0 as? UIStackView }.flatMap(\.arrangedSubviews)
    }
}

/// A prototype of a class that the app has written by hand.
@Suite("Countdown")
@MainActor
struct CountdownTests {
    @Test func theOutletsOfTheAppsClassAreFilledOnEveryPass() throws {
        let steps = (0..<60).map { CountdownStep(number: $0, remaining: 300 - $0) }
        let controller = CountdownViewController(input: .init(steps: steps))
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        var cells: Set<ObjectIdentifier> = []
        for row in 0..<60 {
            let cell = try #require(screen.table.cell(path(0, row)) as? MyTableViewCell)
            cells.insert(ObjectIdentifier(cell))
            #expect(cell.firstLabel.text == "\(row)")
            #expect(cell.secondLabel.text == "\(300 - row)")
            #expect(cell.reuseIdentifier == "HandWrittenCell")
        }
        #expect(cells.count < 60)
    }

    @Test func constantsOfAnyTypeAreAssigned() throws {
        let controller = CountdownViewController(input: .init(steps: [CountdownStep(number: 0, remaining: 300)]))
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        let cell = try #require(screen.table.cell(path(0, 0)) as? MyTableViewCell)
        #expect(cell.firstLabel.textColor == .systemIndigo)
        #expect(cell.firstLabel.numberOfLines == 2)
        #expect(cell.clipsToBounds)
    }
}

@MainActor
private final class TrailPhotosApp: TrailPhotosActions {
    var maps: [TrailPhotosViewController.Row] = []

    func showTrail(trail: TrailPhoto) {}
    func accessoryButtonTapped(_ row: TrailPhotosViewController.Row) { maps.append(row) }
}
