import HeadlessUIKit
import Testing

@testable import TableSpecSupport

/// Header and footer views, whose measurement costs a layout.
@Suite("Sizes of table header views")
@MainActor
struct FittingTests {
    /// A view that counts how often it's measured.
    private final class MeasuredView: UIView {
        var height: CGFloat = 40
        var count = 0

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize,
            withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            count += 1
            return CGSize(width: targetSize.width, height: height)
        }
    }

    private let view = MeasuredView()
    private let controller = UITableViewController(style: .plain)
    private let screen: HeadlessScreen
    private let fitting: TableSpec.Fitting

    init() {
        screen = HeadlessScreen(controller)
        fitting = TableSpec.Fitting(view, as: \.tableHeaderView)
        fitting.fit(in: controller.tableView)
    }

    @Test func aScrollMeasuresNothing() {
        #expect(controller.tableView.tableHeaderView === view)
        #expect(view.frame.height == 40 && view.count == 1)
        controller.tableView.contentOffset.y = 100
        fitting.fit(in: controller.tableView)
        #expect(view.count == 1)
    }

    @Test func widthMarginsAndTextSizeMeasureAgain() {
        screen.resize(to: CGSize(width: 800, height: 400))
        fitting.fit(in: controller.tableView)
        #expect(view.count == 2 && view.frame.width == 800)
        controller.tableView.layoutMargins.left += 20
        fitting.fit(in: controller.tableView)
        #expect(view.count == 3)
        screen.changeTextSize(to: .accessibilityMedium)
        fitting.fit(in: controller.tableView)
        #expect(view.count == 4)
    }

    @Test func changedContentMeasuresAgain() {
        view.height = 60
        fitting.contentDidChange(in: controller, controller.tableView)
        #expect(view.count == 2 && view.frame.height == 60)
    }

    @Test("a table that rounds the height is not set again at every layout")
    func roundedHeight() {
        view.height = 40.3
        fitting.contentDidChange(in: controller, controller.tableView)
        #expect(view.frame.height == 40)
    }

    @Test func aViewThatIsNotLoadedStaysUnloaded() {
        let controller = UITableViewController(style: .plain)
        fitting.contentDidChange(in: controller, controller.tableView)
        #expect(!controller.isViewLoaded)
    }
}
