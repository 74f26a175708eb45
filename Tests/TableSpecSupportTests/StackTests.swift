import HeadlessUIKit
import Testing

@testable import TableSpecSupport

/// The views of rows, which are arranged in stacks.
@MainActor
struct StackTests {
    /// With a long name, the name is truncated rather than the date.
    @Test func aTextBeforeASpaceIsTruncatedBeforeTheTextsAfterIt() {
        let (name, date) = (TableSpec.label("A very long name"), TableSpec.label("Yesterday"))
        let row = TableSpec.row([name, UIView(), date])
        #expect(row.arrangedSubviews.count == 3)
        #expect(
            name.contentCompressionResistancePriority(for: .horizontal).rawValue
                < date.contentCompressionResistancePriority(for: .horizontal).rawValue
        )
    }

    /// A cell's height is rounded to pixels, so a required ratio would conflict with it.
    @Test func aRatioYieldsToTheHeightOfItsCell() {
        let view = TableSpec.limit(UIView(), aspectRatio: 1.5)
        #expect(view.constraints.map(\.priority) == [UILayoutPriority(999)])
    }

    /// The margins of a column leave less space than its width.
    @Test func aViewThatFillsAColumnYieldsToItsMargins() {
        let stack = TableSpec.adaptiveRow([UIView(), UIView()], stretching: 0)
        let controller = UIViewController()
        controller.view.addSubview(stack)
        let screen = HeadlessScreen(controller)
        screen.changeTextSize(to: .accessibilityLarge)
        #expect(stack.axis == .vertical)
        let widths = stack.arrangedSubviews[0].constraints.filter { $0.firstAttribute == .width }
        #expect(widths.map(\.priority) == [UILayoutPriority(999)])
    }
}
