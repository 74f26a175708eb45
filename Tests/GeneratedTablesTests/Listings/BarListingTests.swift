import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// The bars of chapter 3 of the View Controller Programming Guide.
@Suite("View controller guide, bars")
@MainActor
struct BarListingTests {
    @Test("View controller guide, Listing 3-2: Creating a custom bar button item")
    func theRightItemHoldsMomentarySegments() throws {
        final class Code: BarWithSegmentsActions {
            var tapped: [Int] = []
            func segmentTapped(segment: Int) { tapped.append(segment) }
        }
        let controller = BarWithSegmentsViewController(state: .sample)
        let code = Code()
        controller.actions = code
        let item = try #require(controller.navigationItem.rightBarButtonItem)
        let control = try #require(item.customView as? UISegmentedControl)
        #expect(control.isMomentary)
        let images = (0..<control.numberOfSegments).map { control.imageForSegment(at: $0) }
        #expect(images == [UIImage(systemName: "chevron.up"), UIImage(systemName: "chevron.down")])
        #expect(images.map { $0?.accessibilityLabel } == ["Previous Paragraph", "Next Paragraph"])
        #expect(control.titles == [nil, nil])
        #expect(control.tapSegment(at: 1))
        #expect(control.tapSegment(at: 0))
        #expect(code.tapped == [1, 0])
    }

    @Test("View controller guide, Listing 3-3: A toolbar with a segmented control in its middle")
    func theToolbarHoldsAControlBetweenTwoSpaces() throws {
        final class Code: SortedNamesActions {
            weak var controller: SortedNamesViewController?
            func toggleSorting() { controller?.state.names.reverse() }
        }
        let controller = SortedNamesViewController(state: .sample)
        let code = Code()
        code.controller = controller
        controller.actions = code
        let screen = HeadlessScreen(inStack: controller)
        #expect(controller.navigationController?.isToolbarHidden == false)
        let items = try #require(controller.toolbarItems)
        #expect(items.map(\.inspection.systemItem) == [.flexibleSpace, nil, .flexibleSpace])
        let control = try #require(items[1].customView as? UISegmentedControl)
        #expect(control.titles == ["Ascending", "Descending"])
        #expect(control.selectedSegmentIndex == 0)
        #expect(control.tapSegment(at: 1))
        #expect(controller.state.order == 1)
        #expect(screen.table.rowTexts == [["Mary", "Grace", "Ada"]])
    }

    @Test("View controller guide, Figure 3-10: Custom buttons in the navigation bar")
    func eachRowLeadsToABar() throws {
        final class Code: NavigationBarsActions {
            func prepare(_ destination: BarWithSegmentsViewController) {}
            func prepare(_ destination: BarWithTitleViewViewController) {}
            func prepare(_ destination: BarWithPromptViewController) {}
        }
        let controller = NavigationBarsViewController()
        let code = Code()
        controller.actions = code
        let screen = HeadlessScreen(inStack: controller)
        let bar = { (row: Int) -> UINavigationItem? in
            screen.table.tapRow(at: path(0, row))
            defer { controller.navigationController?.tapBack() }
            return screen.topViewController?.navigationItem
        }
        #expect(bar(0)?.rightBarButtonItem?.customView is UISegmentedControl)
        #expect((bar(1)?.titleView as? UISegmentedControl)?.titles == ["Image", "Text", "Video"])
        #expect(bar(2)?.prompt == "Navigation prompts appear at the top.")
    }
}

extension UISegmentedControl {
    fileprivate var titles: [String?] { (0..<numberOfSegments).map { titleForSegment(at: $0) } }
}
