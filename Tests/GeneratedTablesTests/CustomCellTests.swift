import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// The twenty commonest shapes of rows: views of their own, made once, that show and write the state.
@Suite("Row shapes")
@MainActor
struct RowShapesTests {
    private let controller = RowShapesViewController()
    private let app = RowShapesApp()
    private let screen: HeadlessScreen

    init() {
        controller.table.actions = app
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    private var table: RowShapesTable { controller.table }

    @Test func controlsAmongOtherViewsWriteTheState() {
        table.imageToggleCell.isOnSwitch.toggle()
        table.nameFieldCell.nameTextField.type(" Lovelace")
        table.volumeCell.volumeSlider.slide(to: 0.9)
        table.guestsCell.countStepper.increment()
        table.sizeCell.sizeSegmentedControl.tapSegment(at: 2)
        #expect(table.state.isOn == false)
        #expect(table.state.name == "Ada Lovelace")
        #expect(table.state.volume == 0.9)
        #expect(table.state.count == 3)
        #expect(table.state.size == 2)
    }

    @Test func everyViewOfAValueFollowsTheState() {
        table.guestsCell.countStepper.increment()
        #expect(table.guestsCell.countLabel.text == "3")
        table.sizeCell.sizeSegmentedControl.tapSegment(at: 0)
        #expect(table.labelledSizeCell.sizeSegmentedControl.selectedSegmentIndex == 0)
        table.imageToggleCell.isOnSwitch.toggle()
        #expect(table.toggleSwitch.isOn == false)
        table.state.country = "Chile"
        #expect(table.threeCell.countryLabel.text == "Chile")
        table.state.brightness = 0.25
        #expect(table.brightnessCell.brightnessSlider.value == 0.25)
    }

    @Test func buttonsAndChangesReachTheApp() {
        table.signInCell.signInButton.tap()
        table.brightnessCell.brightnessSlider.slide(to: 0.5)
        #expect(app.calls == ["signIn", "brightnessChanged"])
        #expect(table.state.brightness == 0.5)
    }

    @Test func viewsAreMadeOnceAndKept() {
        let slider = table.volumeCell.volumeSlider
        screen.table.reloadData()
        screen.layOut()
        #expect(table.volumeCell.volumeSlider === slider)
        #expect(slider.isDescendant(of: table.volumeCell.contentView))
    }

    @Test func oneViewOfARowTakesTheRoomThatIsLeft() {
        let cell = table.volumeCell
        #expect(cell.volumeLabel.contentHuggingPriority(for: .horizontal) == .required)
        #expect(cell.volumeSlider.contentHuggingPriority(for: .horizontal) == .defaultLow)
        let badge = table.badgeCell
        #expect(badge.ratingLabel.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(badge.ratingLabel.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
        #expect(badge.countryLabel.contentHuggingPriority(for: .horizontal) == .required)
    }

    @Test func aControlIsCalledByTheTextBesideIt() {
        #expect(table.volumeCell.volumeSlider.accessibilityLabel == "Volume")
        #expect(table.imageToggleCell.isOnSwitch.accessibilityLabel == "Sounds")
        #expect(table.pictureCell.globeImageView.accessibilityLabel == "Globe")
    }

    @Test func fontsGrowWithTheTextSize() {
        let label = table.headingCell.aboutLabel
        #expect(label.adjustsFontForContentSizeCategory)
        #expect(label.font.pointSize == 22)
        #expect(label.font.weight == .bold)
        #expect(table.threeCell.netLabel.font == .preferredFont(forTextStyle: .footnote))
        #expect(table.centredCell.nothingHereYetLabel.textAlignment == .center)
    }
}

@MainActor
private final class RowShapesApp: RowShapesActions {
    var calls: [String] = []

    func brightnessChanged() { calls.append("brightnessChanged") }
    func signIn() { calls.append("signIn") }
    func showPhotos() { calls.append("showPhotos") }
}

/// A prototype with views of its own: reused, and filled on every pass.
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
        controller.table.actions = app
        screen.table.tapAccessory(at: path(0, 1))
        #expect(app.maps == [.element(TrailPhoto(name: "Trail 1", location: "Place 1", photo: nil))])
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

    /// What stands in the stacks of a cell.
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
    var maps: [TrailPhotosTable.Row] = []

    func showTrail(trail: TrailPhoto) {}
    func accessoryButtonTapped(_ row: TrailPhotosTable.Row) { maps.append(row) }
}
