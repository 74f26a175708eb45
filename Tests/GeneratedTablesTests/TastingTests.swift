import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Controls of all kinds beside the table, above and below its rows, and in rows of a collection.
@Suite("Controls work in every place that accepts views")
@MainActor
struct TastingTests {
    private let controller = TastingViewController(state: .sample)
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    @Test func controlsOfEveryKindStandBesideTheTable() {
        controller.abovePlaceTextField.text = ""
        #expect(controller.abovePlaceTextField.type("Attic"))
        controller.aboveLeastPointsSlider.slide(to: 15)
        controller.aboveGuestsStepper.tapPlus()
        #expect(controller.belowMenuTextView.type(", olives"))
        #expect(controller.state.place == "Attic")
        #expect(controller.state.leastPoints == 15 && controller.state.guests == 5)
        #expect(controller.state.menu == "Bread and cheese, olives")
        controller.state.course = 2
        #expect(controller.belowCoursePickerView.selectedRow(inComponent: 0) == 2)
        controller.state.start += 3600
        #expect(controller.belowStartDatePicker.date == controller.state.start)
        let views: [UIView] = [
            controller.abovePlaceTextField, controller.belowStartDatePicker, controller.belowMenuTextView,
        ]
        for view in views {
            #expect(view.isDescendant(of: controller.view) && !view.isDescendant(of: screen.table))
        }
    }

    @Test func fieldsStandAboveAndBelowTheRows() {
        #expect(controller.headerHostTextField.isDescendant(of: screen.table))
        #expect(controller.headerHostTextField.type(" L."))
        #expect(controller.state.host == "Ada L.")
        #expect(controller.footerRemarksTextView.isDescendant(of: screen.table))
        #expect(controller.footerRemarksTextView.type("Cool"))
        #expect(controller.state.remarks == "Cool")
    }

    @Test func controlsOfEveryKindWriteTheElementOfTheirRow() throws {
        func control<Control: UIView>(_ row: Int, _ type: Control.Type) throws -> Control {
            func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            let cell = try #require(screen.table.cell(path(0, row)))
            return try #require(all(cell.contentView).lazy.compactMap { $0 as? Control }.first)
        }
        #expect(try control(1, UITextField.self).type("!"))
        try control(1, UISlider.self).slide(to: 18)
        try control(1, UIStepper.self).tapPlus()
        try control(0, UISegmentedControl.self).tapSegment(at: 1)
        #expect(controller.state.wines[1].note == "Lime!")
        #expect(controller.state.wines[1].points == 18 && controller.state.wines[1].glasses == 2)
        #expect(controller.state.wines[0].colour == 1 && controller.state.wines[0].note == "Cherries")
        controller.state.wines[0].points = 3
        screen.layOut()
        #expect(try control(0, UISlider.self).value == 3)
    }
}
