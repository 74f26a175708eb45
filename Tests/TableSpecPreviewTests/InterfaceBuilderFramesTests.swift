import Foundation
import TableSpecModel
import Testing

@testable import TableSpecPreview

/// Frames of cells that Interface Builder computed with Apple's own layout and saved in storyboards.
///
/// The table of frames is next to the repository; if it is missing, the suite is skipped.
@Suite(
    "Frames of Interface Builder",
    .enabled(if: SavedCell.fileExists, "shared/reference/ib-cell-frames.tsv is missing")
)
struct InterfaceBuilderFramesTests {
    @Test("Content views and labels match Interface Builder in iOS 18 and 26")
    func frames() throws {
        let cells = try SavedCell.all().filter(\.isComparable)
        #expect(cells.count >= 60, "only \(cells.count) comparable cells")
        for cell in cells {
            let row = try #require(cell.layout, "\(cell)")
            let text = try #require(row.frame(.text), "\(cell)")
            #expect(try abs(row.frame(of: .contentView).width - cell.contentWidth) < 0.01, "content width \(cell)")
            #expect(try abs(row.frame(of: .contentView).height - cell.contentHeight) < 0.01, "content height \(cell)")
            #expect(abs(text.x - row.frame.x - cell.textX) < 0.01, "text x \(cell)")
            #expect(abs(text.y - row.frame.y - cell.textY) < 0.01, "text y \(text.y - row.frame.y) \(cell)")
            #expect(abs(text.height - cell.textHeight) < 0.01, "text height \(cell)")
            guard let detailY = cell.detailY else { continue }
            let detail = try #require(row.frame(.detail), "\(cell)")
            #expect(abs(detail.y - row.frame.y - detailY) < 0.01, "detail y \(detail.y - row.frame.y) \(cell)")
        }
    }

    /// A cell is found if its labels are as high as ours, as far from the top of the row and from each other, to a point.
    /// How far they begin from the edge is counted among those that tell it: of cells that were laid out in a table, and
    /// have no image whose width the table of frames leaves out.
    @Test("At least 95 of 100 kinds of cells in iOS 13 and later have labels where Interface Builder puts them")
    func labels() throws {
        let cells = try SavedCell.all().filter(\.isOfThisDecade)
        let findings = Dictionary(grouping: cells, by: \.finding)
        let found = cells.filter(\.finding.isFound)
        let report = Self.report(findings)
        #expect(Double(found.count) >= 0.95 * Double(cells.count), "\(report)")
        #expect(Double(Self.count(found)) >= 0.95 * Double(Self.count(cells)), "\(report)")
        let told = cells.filter(\.finding.tellsTheMargin)
        #expect(Double(told.filter(\.finding.isWhole).count) >= 0.95 * Double(told.count), "\(report)")
        #expect(findings.mapValues(\.count) == Self.kinds, "\(report)")
        #expect(findings.mapValues(Self.count) == Self.cells, "\(report)")
    }

    /// The kinds of cells of iOS 13 and later, 1,007 in all. 985 are found. 839 tell their margin, and 802 of these, 95.6 of
    /// 100, also begin where ours do.
    private static let kinds: [SavedCell.Finding: Int] = [
        .everything: 743, .everythingAtTheSmallestTextSize: 59,
        .allButTheMargin(.noTable): 94, .allButTheMargin(.image): 74,
        .allButTheMargin(.otherDevice): 11, .allButTheMargin(.ownMargin): 4,
        .nothing(.television): 9, .nothing(.overlap): 5, .nothing(.highFont): 4, .nothing(.twoTextSizes): 3,
        .nothing(.missingDetail): 1,
    ]

    /// The same, each kind as often as storyboards have it: 3,010 of 3,052, of which 2,506 also begin where ours do.
    private static let cells: [SavedCell.Finding: Int] = [
        .everything: 2_345, .everythingAtTheSmallestTextSize: 161,
        .allButTheMargin(.noTable): 382, .allButTheMargin(.image): 90,
        .allButTheMargin(.otherDevice): 28, .allButTheMargin(.ownMargin): 4,
        .nothing(.television): 16, .nothing(.overlap): 12, .nothing(.highFont): 10, .nothing(.twoTextSizes): 3,
        .nothing(.missingDetail): 1,
    ]

    /// How often storyboards have cells of these kinds.
    private static func count(_ cells: [SavedCell]) -> Int { cells.map(\.count).reduce(0, +) }

    private static func report(_ findings: [SavedCell.Finding: [SavedCell]]) -> String {
        let lines = findings.map { "\($0): \($1.count) kinds, \(count($1)) cells" }.sorted()
        let misses = findings.filter { !$0.key.isFound }.flatMap(\.value).map { cell in
            "  off by \(cell.textSizes.compactMap { cell.shapeError(at: $0) }.min() ?? .nan): \(cell)"
        }
        return (lines + misses.sorted()).joined(separator: "\n")
    }
}
