/// A source line as it's printed: safe, with tabs expanded, and truncated to a window if it's too wide.
struct ShownLine {
    /// The maximum number of columns of a line that is shown completely.
    private static let widest = 160
    /// The number of columns before the location in a truncated line.
    private static let lead = 40
    /// The number of bytes around the location that are examined.
    private static let reach = 2048

    let text: String
    private let cells: [DisplayCell]
    /// The column of each cell, and after the last one the column at which the text ends.
    private let columns: [Int]

    /// - Parameter focus: The byte that must be visible.
    init(_ content: Range<Int>, of bytes: [UInt8], focus: Int) {
        let near = Self.part(of: content, of: bytes, near: focus)
        let all = Array(DisplayCellScanner(bytes, range: near))
        let window = Self.window(in: all, focus: focus, isWhole: near == content)
        cells = Array(all[window])
        let isCutBefore = window.lowerBound > 0 || near.lowerBound > content.lowerBound
        let isCutAfter = window.upperBound < all.count || near.upperBound < content.upperBound
        var columns = [isCutBefore ? 1 : 0]
        var text = isCutBefore ? "…" : ""
        for cell in cells {
            columns.append((columns.last ?? 0) + cell.width)
            text += cell.text(from: bytes)
        }
        self.columns = columns
        self.text = isCutAfter ? text + "…" : text.withoutTrailingSpaces
    }

    /// The columns (0-based) of the bytes: at least one, even for an empty range and one outside the window.
    func columns(of bytes: Range<Int>) -> Range<Int> {
        let first = cells.firstIndex { $0.bytes.upperBound > bytes.lowerBound } ?? cells.count
        let last = cells.firstIndex { $0.bytes.lowerBound >= bytes.upperBound } ?? cells.count
        let start = columns[first]
        return start..<max(columns[max(last, first)], start + 1)
    }

    private static func part(of content: Range<Int>, of bytes: [UInt8], near focus: Int) -> Range<Int> {
        guard content.count > 2 * reach else { return content }
        let start = max(content.lowerBound, focus - reach)
        let end = min(content.upperBound, focus + reach)
        func aligned(_ index: Int) -> Int {
            LenientUTF8.elementStart(
                in: bytes,
                at: index,
                lowerBound: content.lowerBound,
                end: content.upperBound
            )
        }
        return aligned(start)..<max(aligned(end), aligned(start))
    }

    private static func window(in cells: [DisplayCell], focus: Int, isWhole: Bool) -> Range<Int> {
        let total = cells.reduce(0) { $0 + $1.width }
        guard total > widest || !isWhole else { return cells.indices }
        var start = cells.firstIndex { $0.bytes.upperBound > focus } ?? cells.count
        var before = 0
        while start > 0, before + cells[start - 1].width <= lead {
            start -= 1
            before += cells[start].width
        }
        var end = start
        var width = 0
        while end < cells.count, width + cells[end].width <= widest {
            width += cells[end].width
            end += 1
        }
        // A location near the end of the line leaves space before it.
        while end == cells.count, start > 0, width + cells[start - 1].width <= widest {
            start -= 1
            width += cells[start].width
        }
        return start..<end
    }
}

extension String {
    fileprivate var withoutTrailingSpaces: String {
        var end = endIndex
        while end > startIndex, self[index(before: end)] == " " {
            end = index(before: end)
        }
        return String(self[..<end])
    }
}
