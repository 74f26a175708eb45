import HeadlessUIKit
import Testing

/// Headers and footers without text define their height.
@Suite("Headers that size themselves")
@MainActor
struct TableTitleSizeTests {
    private final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
        var height: CGFloat = 60

        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            if section == 0 { view.contentConfiguration = Block(height: height) }
            if section == 1 {
                var text = UIListContentConfiguration.groupedHeader()
                text.text = "Text"
                view.contentConfiguration = text
            }
            return view
        }
    }

    private struct Block: UIContentConfiguration {
        let height: CGFloat
        func makeContentView() -> any UIView & UIContentView { BlockView(self) }
        func updated(for state: any UIConfigurationState) -> Block { self }
    }

    private final class BlockView: UIView, UIContentView {
        var configuration: any UIContentConfiguration

        init(_ block: Block) {
            configuration = block
            super.init(frame: .zero)
            heightAnchor.constraint(equalToConstant: block.height).isActive = true
        }

        required init?(coder: NSCoder) { nil }
    }

    private let titles = Titles()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .grouped)

    init() {
        table.dataSource = titles
        table.delegate = titles
        table.layoutIfNeeded()
    }

    @Test func aViewIsAsHighAsItsConstraintsSay() {
        #expect(table.rectForHeader(inSection: 0).height == 17.5 + 60)
        #expect(table.rectForHeader(inSection: 1).height == 38, "a text is as high as measured")
    }

    @Test func anEmptyUpdateMeasuresAgain() {
        let shown = table.headerView(forSection: 0)
        titles.height = 20
        table.performBatchUpdates(nil)
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height == 17.5 + 20)
        #expect(table.headerView(forSection: 0) === shown, "no view is loaded anew")
    }

    @Test func aTextHasAGuideBesideWhichViewsStand() {
        var content = UIListContentConfiguration.groupedHeader()
        #expect(UIListContentView(configuration: content).textLayoutGuide == nil)
        content.text = "Text"
        #expect(UIListContentView(configuration: content).textLayoutGuide != nil)
    }
}
