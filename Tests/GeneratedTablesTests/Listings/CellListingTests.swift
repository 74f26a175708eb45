import Companions
import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Chapter 5 of the Table View Programming Guide: a closer look at table view cells.
@Suite("Table view guide, chapter 5")
@MainActor
struct CellListingTests {
    @Test("Listing 5-1: Configuring a cell with an image and text")
    func eachRowHasTwoTextsAndAnImage() throws {
        let screen = HeadlessScreen(inStack: CastlePhotosViewController(input: .sample))
        let cells = try (0..<4).map { try #require(screen.table.cell(path(0, $0))) }
        #expect(cells.allSatisfy { !ShownRow($0).isSideBySide && $0.selectionStyle == .none })
        #expect(cells.map(\.inspection.shownText) == ["Himeji", "Matsumoto", "Edo", "Nijo"])
        #expect(cells[0].inspection.shownDetailText == "The white heron")
        #expect(cells.map { $0.inspection.shownImage == nil } == [false, false, true, false])
    }

    @Test("Listing 5-2: Changing the background color of a cell before it is displayed")
    func backgroundsAlternateInReusedCellsToo() throws {
        let photos = (0..<60).map { CastlePhoto(mainTitle: "\($0)", secondaryTitle: "", image: nil) }
        let controller = CastlePhotosViewController(input: .init(photos: photos))
        let screen = HeadlessScreen(inStack: controller)
        func expectAlternation(of count: Int) throws {
            for row in 0..<count {
                let cell = try #require(screen.table.cell(path(0, row)))
                let color: UIColor = row.isMultiple(of: 2) ? .secondarySystemBackground : .systemBackground
                #expect(cell.backgroundColor == color)
            }
        }
        try expectAlternation(of: 60)
        controller.input.photos.removeFirst()
        try expectAlternation(of: 59)
    }

    @Test("Listing 5-3: Adding subviews to the content view of a cell")
    func twoTextsOnTheRightAndAPhotoAfterThem() throws {
        let screen = HeadlessScreen(inStack: TrailPhotosViewController(input: .sample))
        let cell = try #require(screen.table.cell(path(0, 0)))
        let stacks = Self.subviews(of: cell.contentView).compactMap { $0 as? UIStackView }
        let texts = stacks.flatMap(\.arrangedSubviews).compactMap { $0 as? UILabel }
        #expect(texts.map(\.text) == ["Alamere Falls", "Point Reyes"])
        #expect(texts.map(\.textAlignment) == [.right, .right])
        #expect(stacks.first?.arrangedSubviews.last is UIImageView)
        #expect(cell.inspection.shownAccessoryType == .detailDisclosureButton)
    }

    @Test("Listing 5-5: Loading a cell from a nib file")
    func rowNSaysNAtTheLeftAndTheRestAtTheRight() throws {
        let screen = HeadlessScreen(inStack: CountdownViewController(input: .sample))
        let cells = try (0..<10).map { try #require(screen.table.cell(path(0, $0)) as? MyTableViewCell) }
        #expect(cells.map(\.firstLabel.text) == (0..<10).map { "\($0)" })
        #expect(cells.map(\.secondLabel.text) == (0..<10).map { "\(300 - $0)" })
        #expect(cells.allSatisfy { $0.inspection.shownAccessoryType == .disclosureIndicator })
    }

    @Test("Listing 5-6: Outlet properties for the cells")
    func everyControlOfAStaticTableHasAName() {
        let controller = StaticFormViewController()
        let code = FormCode()
        controller.actions = code
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        #expect(screen.table.cell(path(0, 0))?.tag == 1)
        #expect(controller.greetingButton.tap())
        #expect(code.hellos == 1)
        #expect(controller.levelSlider.value == 7.5)
        #expect(controller.levelSlider.slide(to: 2))
        #expect(screen.table.cell(path(1, 1)).map { ShownRow($0) }?.detail == "2.0")
    }

    @Test("Listing 5-7: Passing static cells to the table view")
    func theTableGetsTheSameControlsAgain() {
        let controller = StaticFormViewController()
        let screen = HeadlessScreen(inStack: controller)
        for _ in 0..<2 {
            #expect(screen.table.cell(path(1, 0))?.accessoryView === controller.greetingButton)
            let cell = screen.table.cell(path(1, 1))
            #expect(cell.map(controller.levelSlider.isDescendant) == true)
            screen.table.reloadData()
        }
    }

    @Test("Listing 5-8: Changing the content of a static cell")
    func theCellFollowsTheState() {
        let controller = StaticFormViewController()
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        controller.state.lastName = "Hopper"
        #expect(screen.table.cell(path(0, 0))?.inspection.shownDetailText == "Hopper")
    }

    private static func subviews(of view: UIView) -> [UIView] {
        view.subviews.flatMap { [$0] + subviews(of: $0) }
    }
}

private final class FormCode: StaticFormActions {
    var hellos = 0

    func logHello() { hellos += 1 }
}
