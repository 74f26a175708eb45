import Foundation
import HeadlessUIKit
import Testing

/// Rows that are as high as their content, and estimates until they have cells.
@Suite("Rows that size themselves")
@MainActor
struct TableSelfSizingTests {
    /// Rows of given heights, which their constraints state, or the delegate.
    private class Blocks: NSObject, UITableViewDataSource {
        var heights: [CGFloat]

        init(_ heights: [CGFloat]) {
            self.heights = heights
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Block")
            let cell = tableView.dequeueReusableCell(withIdentifier: "Block", for: indexPath)
            cell.contentConfiguration = Block(height: heights[indexPath.row])
            return cell
        }
    }

    private final class StatedBlocks: Blocks, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights[indexPath.row]
        }
    }

    private final class EstimatedBlocks: Blocks, UITableViewDelegate {
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    }

    private struct Block: UIContentConfiguration {
        let height: CGFloat
        func makeContentView() -> any UIView & UIContentView { BlockView(self) }
        func updated(for state: any UIConfigurationState) -> Block { self }
    }

    private final class BlockView: UIView, UIContentView {
        private let room: NSLayoutConstraint
        private let view = UIView()
        var configuration: any UIContentConfiguration {
            didSet { room.constant = (configuration as? Block)?.height ?? 0 }
        }

        init(_ block: Block) {
            configuration = block
            room = view.heightAnchor.constraint(equalToConstant: block.height)
            super.init(frame: .zero)
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
                room,
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private func heights(_ table: UITableView) -> [CGFloat] {
        (0..<table.numberOfRows(inSection: 0)).map { table.rectForRow(at: path(0, $0)).height }
    }

    // MARK: What rows need

    @Test func rowsAreAsHighAsTheirConstraintsSay() {
        let blocks = Blocks([60, 20, 0, 100])
        let table = shown(blocks)
        #expect(heights(table) == [60, 20, 44, 100], "constraints that ask for nothing mean a standard row")
        #expect(table.contentSize.height == 224)
    }

    @Test func textsDecideTheHeightOfListContent() {
        final class Texts: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                var content = UIListContentConfiguration.subtitleCell()
                content.text = "One line"
                if indexPath.row > 0 { content.secondaryText = "Another" }
                if indexPath.row == 2 { content.text = String(repeating: "Many words ", count: 10) }
                if indexPath.row == 3 {
                    content.image = UIImage(named: "Photo")
                    content.imageProperties.reservedLayoutSize.height = 100
                }
                cell.contentConfiguration = content
                return cell
            }
        }
        let table = shown(Texts())
        // 11 points above and below; lines of 21 and 15 points with 3 between them, further lines of the text 22.
        let expected: [CGFloat] = [44, 61, 105, 122]
        #expect(heights(table) == expected)
    }

    @Test func labelsOfTheStandardStylesCount() {
        final class Labels: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: indexPath.row == 1 ? .subtitle : .default, reuseIdentifier: nil)
                cell.textLabel?.text = indexPath.row == 2 ? "Two\nlines" : "One"
                cell.textLabel?.numberOfLines = 0
                cell.detailTextLabel?.text = "Detail"
                return cell
            }
        }
        #expect(heights(shown(Labels())) == [44, 58, 65])
    }

    @Test func anAccessoryLeavesTheTextLessRoom() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Words that just fit the row of a telephone"
        cell.contentConfiguration = content
        func height() -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: 390, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height() == 44)
        cell.accessoryType = .detailDisclosureButton
        #expect(height() == 65)
    }

    // MARK: Estimates

    @Test func onlyRowsWithCellsAreSized() {
        let table = shown(Blocks([CGFloat](repeating: 100, count: 100)))
        #expect(table.visibleCells.count == 5)
        #expect(heights(table).prefix(8) == [100, 100, 100, 100, 100, 100, 100, 44], "two more are prepared")
        #expect(table.contentSize.height == CGFloat(4792))
    }

    @Test func aHeightIsAskedForAfterItsCell() {
        let blocks = StatedBlocks([300, 300, 50])
        let table = shown(blocks, delegate: blocks)
        table.inspection.trace.removeAll { if case .prepareForReuse = $0 { true } else { false } }
        #expect(
            table.takeTrace() == [
                "numberOfRows(0)", "cellForRow(0, 0)", "heightForRow(0, 0)", "cellForRow(0, 1)", "heightForRow(0, 1)",
                "cellForRow(0, 2)", "heightForRow(0, 2)",
            ]
        )
        #expect(table.indexPathsForVisibleRows == [path(0, 0), path(0, 1)])
    }

    @Test func anEstimateOfZeroAsksForAllHeightsAtOnce() {
        let blocks = StatedBlocks([CGFloat](repeating: 100, count: 50))
        let table = shown(blocks, delegate: blocks)
        table.estimatedRowHeight = 0
        table.layoutIfNeeded()
        #expect(table.contentSize.height == CGFloat(5000))
        let own = Blocks([CGFloat](repeating: 100, count: 3))
        let other = shown(own)
        other.estimatedRowHeight = 0
        other.layoutIfNeeded()
        #expect(heights(other) == [44, 44, 44], "without estimates no row sizes itself")
    }

    @Test func estimatesAreAskedForAllRowsAtEveryLoadAndUpdate() {
        let blocks = EstimatedBlocks([CGFloat](repeating: 100, count: 30))
        let table = shown(blocks, delegate: blocks)
        let estimates = table.inspection.trace.count { if case .estimatedHeightForRow = $0 { true } else { false } }
        #expect(estimates == 30)
        #expect(table.contentSize.height == CGFloat(1850))
        table.inspection.trace = []
        blocks.heights.append(100)
        table.insertRows(at: [path(0, 30)], with: .none)
        #expect(table.inspection.trace.count { if case .estimatedHeightForRow = $0 { true } else { false } } == 31)
        #expect(table.contentSize.height == CGFloat(1900), "what was sized keeps its height")
    }

    @Test func headersAreEstimatedUntilTheyAreSeen() {
        final class Titles: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 20 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        }
        let titles = Titles()
        let table = shown(titles)
        table.estimatedSectionHeaderHeight = 100
        table.inspection.trace = []
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height == 50)
        #expect(table.rectForHeader(inSection: 19).height == 100)
        #expect(!table.inspection.trace.contains(.titleForHeader(19)))
        table.dragContent(toRow: path(19, 0))
        #expect(table.rectForHeader(inSection: 19).height == 50)
    }

    // MARK: Scrolling

    @Test func whatIsSeenStaysWhileRowsAboveProveHigher() {
        let blocks = Blocks([CGFloat](repeating: 100, count: 100))
        let table = shown(blocks)
        table.contentOffset.y = 2000
        table.layoutIfNeeded()
        let first = table.indexPathsForVisibleRows?.first ?? path(0, 0)
        let place = table.rectForRow(at: first).minY - table.contentOffset.y
        table.contentOffset.y -= 50
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: first).minY - table.contentOffset.y == place + 50)
        #expect(table.rectForRow(at: path(0, first.row - 1)).height == 100)
        for (path, cell) in zip(table.indexPathsForVisibleRows ?? [], table.visibleCells) {
            #expect(cell.frame == table.rectForRow(at: path))
        }
    }

    @Test(arguments: [CGFloat(10), 30, 70, 250])
    func aPersonReachesEveryRow(height: CGFloat) {
        let blocks = Blocks((0..<200).map { height + CGFloat($0 % 7) * 10 })
        let table = shown(blocks)
        for row in [199, 0, 120, 60, 61, 5, 198] {
            #expect(table.dragContent(toRow: path(0, row)))
            let rect = table.rectForRow(at: path(0, row))
            #expect(rect.minY >= table.bounds.minY && rect.maxY <= table.bounds.maxY)
            #expect(rect.height == blocks.heights[row])
        }
        table.dragContent(toOffset: .greatestFiniteMagnitude)
        #expect(table.indexPathsForVisibleRows?.last == path(0, 199))
    }

    @Test func aTableThatProvesShorterEndsAtItsEnd() {
        let table = shown(Blocks([CGFloat](repeating: 20, count: 40)))
        table.scrollToRow(at: path(0, 39), at: .bottom, animated: false)
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.last == path(0, 39))
        #expect(table.bounds.maxY <= table.contentSize.height)
        #expect(table.visibleCells.count >= 22)
    }

    // MARK: Changes

    @Test func onlyAnEmptyUpdateOrAReconfigurationSizesAgain() {
        let blocks = Blocks([60, 60, 60])
        let table = shown(blocks)
        let cell = table.cellForRow(at: path(0, 0))
        blocks.heights = [80, 90, 60]
        cell?.contentConfiguration = Block(height: 80)
        table.layoutIfNeeded()
        #expect(heights(table) == [60, 60, 60], "the cell shows another thing, of which the table knows nothing")
        table.performBatchUpdates(nil)
        #expect(heights(table) == [80, 60, 60])
        #expect(table.cellForRow(at: path(0, 0)) === cell)
        table.reconfigureRows(at: [path(0, 1)])
        #expect(heights(table) == [80, 90, 60])
        #expect(table.cellForRow(at: path(0, 2))?.frame.minY == 170)
    }

    @Test func aMovedRowTakesItsHeightAlong() {
        let blocks = Blocks([60, 50, 70])
        let table = shown(blocks)
        blocks.heights = [50, 70, 60]
        table.moveRow(at: path(0, 0), to: path(0, 2))
        #expect(heights(table) == [50, 70, 60])
    }

    @Test func rowsOutOfSightKeepTheirHeightsThroughUpdatesOnly() {
        let blocks = Blocks([CGFloat](repeating: 100, count: 50))
        let table = shown(blocks)
        table.dragContent(toOffset: 1500)
        let before = table.rectForRow(at: path(0, 0)).height
        blocks.heights.append(100)
        table.insertRows(at: [path(0, 50)], with: .none)
        HeadlessClock.finishAnimations()
        #expect(table.rectForRow(at: path(0, 0)).height == before)
        table.reloadData()
        #expect(table.rectForRow(at: path(0, 0)).height == 44)
    }

    @Test func aNarrowerTableBreaksTextsElsewhere() {
        let list = NameList([["Words that just fit the row of a telephone"]])
        let table = shown(list)
        #expect(heights(table) == [44])
        table.frame.size.width = 300
        table.layoutIfNeeded()
        #expect(heights(table) == [65])
    }

    @Test func aGrowingTextViewNeedsAnUpdateToHaveItsRowGrow() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let text = UITextView()
        text.font = .preferredFont(forTextStyle: .body)
        text.isScrollEnabled = false
        text.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
            text.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        final class One: NSObject, UITableViewDataSource {
            let cell: UITableViewCell
            init(_ cell: UITableViewCell) { self.cell = cell }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        let table = shown(One(cell))
        #expect(heights(table) == [37])
        text.text = String(repeating: "word ", count: 20)
        #expect(heights(table) == [37])
        table.performBatchUpdates(nil)
        #expect(heights(table) == [77])
    }
}
