import Foundation
import TableSpecModel
import Testing

@testable import TableSpecPreview

/// Frames of cells that Interface Builder computed with Apple's own layout and saved in storyboards.
///
/// The table of frames lies beside the repository; where it is missing the suite is skipped.
@Suite(
    "Frames of Interface Builder",
    .enabled(if: SavedCell.fileExists, "shared/reference/ib-cell-frames.tsv is missing")
)
struct InterfaceBuilderFramesTests {
    @Test("Content views and labels lie where Interface Builder put them on iOS 18 and 26")
    func frames() throws {
        let cells = try SavedCell.all().filter(\.isComparable)
        #expect(cells.count >= 60, "only \(cells.count) comparable cells")
        for cell in cells {
            let row = try #require(cell.layout, "\(cell)")
            let text = try #require(row.textFrame, "\(cell)")
            #expect(abs(row.contentFrame.width - cell.contentWidth) < 0.01, "content width \(cell)")
            #expect(abs(row.contentFrame.height - cell.contentHeight) < 0.01, "content height \(cell)")
            #expect(abs(text.x - row.frame.x - cell.textX) < 0.01, "text x \(cell)")
            #expect(abs(text.y - row.frame.y - cell.textY) < 0.01, "text y \(text.y - row.frame.y) \(cell)")
            #expect(abs(text.height - cell.textHeight) < 0.01, "text height \(cell)")
            guard let detailY = cell.detailY else { continue }
            let detail = try #require(row.detailFrame, "\(cell)")
            #expect(abs(detail.y - row.frame.y - detailY) < 0.01, "detail y \(detail.y - row.frame.y) \(cell)")
        }
    }

    @Test("At least 95 of 100 labels of iOS 13 and later lie within one point of where Interface Builder put them")
    func labels() throws {
        let cells = try SavedCell.all().filter(\.isOfThisDecade)
        let drawable = cells.filter { $0.reasonNotDrawn == nil }
        // The table's frames are rounded to thousandths.
        let misses = drawable.filter { ($0.labelError ?? .infinity) > 1.001 }
        let report = Self.report(cells, misses: misses)
        #expect(cells.count > 900)
        #expect(Double(drawable.count) > 0.6 * Double(cells.count), "\(report)")
        #expect(Double(misses.count) <= 0.05 * Double(drawable.count), "\(report)")
        #expect(misses.allSatisfy { $0.explanation != nil }, "\(report)")
        #expect(Self.counts(cells.compactMap(\.reasonNotDrawn)) == Self.leftOut)
        #expect(Self.counts(misses.compactMap(\.explanation)) == Self.missed)
    }

    /// The kinds of cells of iOS 13 and later that are not laid out here, as the table's cells are of any font, margin
    /// and number of lines. A spec can state fonts and numbers of lines; here they are not compared.
    private static let leftOut = [
        "fonts of its own": 177, "margins of its own": 60, "labels of another height than their fonts have": 45,
        "a number of lines of its own": 21, "no iPhone and no iPad": 16,
        "labels of fixed fonts, which keep another distance than those that follow the text size": 14,
    ]

    /// The kinds of cells whose labels we place elsewhere.
    private static let missed = [
        "the margin of a device of another width": 16, "room for a detail that the table leaves out": 1,
    ]

    private static func counts(_ reasons: [String]) -> [String: Int] {
        Dictionary(grouping: reasons) { $0 }.mapValues(\.count)
    }

    private static func report(_ cells: [SavedCell], misses: [SavedCell]) -> String {
        let reasons = Dictionary(grouping: cells.compactMap(\.reasonNotDrawn)) { $0 }.mapValues(\.count)
        let left = reasons.sorted { $0.key < $1.key }.map { "  \($0.value) left out: \($0.key)" }
        let missed = misses.map { "  off by \($0.labelError ?? .nan), \($0.explanation ?? "why?"): \($0)" }
        return (["\(cells.count) kinds of cells, \(misses.count) missed"] + left + missed).joined(separator: "\n")
    }
}
