import Companions
import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Chapter 5 of the Table View Programming Guide: a cell of the app's own class around a view that it draws.
@Suite("Table view guide, chapter 5, custom cells")
@MainActor
struct DrawnCellListingTests {
    private let controller = LocalTimesViewController(state: .sample)
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    private func cell(_ row: Int) throws -> TimeZoneCell {
        try #require(screen.table.cell(path(0, row)) as? TimeZoneCell)
    }

    @Test("Listing 5-9: Declaring a custom cell")
    func rowsAreCellsOfTheAppsClass() throws {
        #expect(try cell(0).reuseIdentifier == "TimeZoneCell")
        #expect(try cell(0).contentConfiguration == nil)
    }

    @Test("Listing 5-10: Initializing a custom cell")
    func theViewFillsTheCell() throws {
        let cell = try cell(0)
        #expect(cell.timeZoneView.superview === cell.contentView)
        #expect(cell.timeZoneView.frame == cell.contentView.bounds)
    }

    @Test("Listing 5-11: The interface of a custom view")
    func thePropertiesOfTheViewAreSet() throws {
        let view = try cell(0).timeZoneView
        #expect(view.name.text == "Abidjan")
        #expect(view.picture.image == UIImage(systemName: "moon.fill"))
        #expect(view.isEditing == false)
    }

    @Test("Listing 5-12: Setting the values of a custom view")
    func changedValuesAreShownAgain() throws {
        controller.state.times[0].localeName = "Accra"
        controller.state.times[0].abbreviation = "UTC"
        let view = try cell(0).timeZoneView
        #expect(view.name.text == "Accra")
        #expect(view.abbreviation.text == "(UTC)")
    }

    @Test("Listing 5-13: Drawing a custom cell")
    func nothingOfTheViewIsSeenWhileTheCellIsEdited() throws {
        let view = try cell(1).timeZoneView
        let parts: [UIView] = [view.name, view.abbreviation, view.picture]
        #expect(parts.allSatisfy { !$0.isHidden })
        controller.setEditing(true, animated: false)
        #expect(parts.allSatisfy { $0.isHidden })
        controller.setEditing(false, animated: false)
        #expect(parts.allSatisfy { !$0.isHidden })
    }

    @Test("Listing 5-14: Returning an initialized custom cell")
    func aReusedCellShowsItsNewRow() throws {
        let times = (0..<40).map {
            LocalTime(id: "\($0)", localeName: "Zone \($0)", abbreviation: "Z\($0)", moon: UIImage())
        }
        controller.state.times = times
        var cells: Set<ObjectIdentifier> = []
        for row in 0..<40 {
            let cell = try cell(row)
            cells.insert(ObjectIdentifier(cell))
            #expect(cell.timeZoneView.name.text == "Zone \(row)")
            #expect(cell.timeZoneView.abbreviation.text == "(Z\(row))")
        }
        #expect(cells.count < 40)
    }
}
