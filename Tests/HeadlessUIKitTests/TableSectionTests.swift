import Foundation
import HeadlessUIKit
import Testing

/// Headers, footers, heights and the section index: chapter 4 of the Table View Programming Guide.
@MainActor struct TableSectionTests {
    private final class Titled: NSObject, UITableViewDataSource {
        let sections: [(title: String?, rows: Int)]

        init(_ sections: [(String?, Int)]) {
            self.sections = sections.map { (title: $0.0, rows: $0.1) }
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sections[section].title
        }
    }

    @Test func titlesBecomeHeadersAndNilBecomesNone() {
        let table = shown(Titled([("A", 1), (nil, 1)]))
        #expect(table.headerView(forSection: 0)?.inspection.shownText == "A")
        #expect(table.headerView(forSection: 1) == nil)
        #expect(table.footerView(forSection: 0) == nil)
        #expect(table.rectForHeader(inSection: 0).height == CGFloat(50))
        #expect(table.rectForHeader(inSection: 1).height == CGFloat(0))
    }

    @Test func headersAreShownAfterTheCells() {
        final class Displays: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            }
            func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
        }
        let table = shown(Titled([("A", 1)]), delegate: Displays())
        #expect(
            table.takeTrace().suffix(4) == [
                "cellForRow(0, 0)", "willDisplayCell(0, 0)", "titleForHeader(0)", "willDisplayHeader(0)",
            ]
        )
    }

    @Test func ownHeaderViewsAreReused() {
        final class Views: NSObject, UITableViewDelegate {
            var made = 0
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "H") ?? make()
                var content = view.defaultContentConfiguration()
                content.text = "Section \(section)"
                view.contentConfiguration = content
                return view
            }
            private func make() -> UITableViewHeaderFooterView {
                made += 1
                return UITableViewHeaderFooterView(reuseIdentifier: "H")
            }
        }
        let views = Views()
        let table = shown(Titled((0..<100).map { _ in (nil, 4) }), delegate: views)
        #expect(views.made == 3)
        table.dragContent(toOffset: 10_000)
        #expect(views.made == 3)
        #expect(table.headerView(forSection: 52)?.inspection.shownText == "Section 52")
    }

    @Test func heightsOfTheDelegateDecideWhatIsSeen() {
        final class Heights: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                CGFloat(indexPath.row * 100)
            }
        }
        let table = shown(NameList([names(20)]), delegate: Heights())
        // Rows of 0, 100, 200 and 300 points; the first has no height and is never seen.
        #expect(table.indexPathsForVisibleRows == [path(0, 1), path(0, 2), path(0, 3)])
        #expect(table.rectForRow(at: path(0, 3)) == CGRect(x: 0, y: 300, width: 390, height: 300))
        #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 299)) == path(0, 2))
    }

    @Test(arguments: [
        (UITableView.Style.plain, [CGFloat(0)]), (.grouped, [35, 17.5]), (.insetGrouped, [35, 17.5]),
    ])
    func sectionsWithoutTitleKeepTheirDistance(style: UITableView.Style, heights: [CGFloat]) {
        let table = shown(Titled([(nil, 1), (nil, 1)]), style: style)
        #expect(table.rectForHeader(inSection: 0).height == heights.first)
        #expect(table.rectForHeader(inSection: 1).height == heights.last)
    }

    @Test func tableHeaderAndFooterFrameTheSections() {
        let table = shown(NameList([names(2)]))
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 30))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 12))
        #expect(table.rectForRow(at: path(0, 0)).minY == CGFloat(30))
        #expect(table.contentSize.height == CGFloat(30 + 88 + 12))
    }

    @Test func scrollingToARowThatIsNotThereIsUIKitsFailure() {
        let table = shown(NameList([names(2)]))
        let failures = HeadlessFailure.collect {
            table.scrollToRow(at: path(0, 5), at: .top, animated: false)
            table.scrollToRow(at: path(3, 0), at: .top, animated: false)
        }
        #expect(
            failures.map(\.reason) == [
                "Attempted to scroll the table view to an out-of-bounds row (5) when there are only 2 rows in section 0.",
                "Attempted to scroll the table view to an out-of-bounds section (3) when there are only 1 sections.",
            ]
        )
    }

    @Test func anIndexTitleScrollsToItsSection() {
        final class IndexedSource: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 26 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "M", "Z"] }
            func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
                index * 10
            }
        }
        let table = shown(IndexedSource())
        #expect(table.inspection.shownSectionIndexTitles == ["A", "M", "Z"])
        #expect(table.tapIndexTitle("M") == 10)
        #expect(table.indexPathsForVisibleRows?.first == path(10, 0))
        #expect(table.tapIndexTitle("Q") == nil)
        table.sectionIndexMinimumDisplayRowCount = 10_000
        #expect(table.inspection.shownSectionIndexTitles == nil)
    }
}
