/// A change of some whole lines of a text.
package struct LineChange {
    /// The bytes of the lines in the old text.
    package let replaced: Range<Int>
    package let text: String

    /// The smallest changes from one text to another, in the order of the text.
    package static func changes(from old: [UInt8], to new: [UInt8]) -> [LineChange] {
        let (oldLines, newLines) = (lines(of: old), lines(of: new))
        let start = zip(oldLines, newLines).prefix { $0 == $1 }.count
        let rest = min(oldLines.count, newLines.count) - start
        let end = min(zip(oldLines.reversed(), newLines.reversed()).prefix { $0 == $1 }.count, rest)
        let oldPart = oldLines[start..<(oldLines.count - end)]
        let newPart = newLines[start..<(newLines.count - end)]
        let offset = { (line: Int) in line < oldLines.count ? oldLines[line].startIndex : old.count }
        return runs(from: oldPart, to: newPart).map { run in
            LineChange(
                replaced: offset(run.old.lowerBound)..<offset(run.old.upperBound),
                text: String(decoding: newLines[run.new].joined(), as: UTF8.self)
            )
        }
    }

    /// The lines of a text with their line endings.
    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { text[$0.startIndex..<min($0.endIndex + 1, text.count)] }
    }

    private typealias Lines = ArraySlice<ArraySlice<UInt8>>

    /// The lines that differ, as ranges in both texts.
    private static func runs(from old: Lines, to new: Lines) -> [(old: Range<Int>, new: Range<Int>)] {
        guard !old.isEmpty || !new.isEmpty else { return [] }
        guard old.count * new.count <= mostComparisons else { return [(old.indices, new.indices)] }
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
            case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
            }
        }
        var runs: [(old: Range<Int>, new: Range<Int>)] = []
        var (line, newLine) = (old.startIndex, new.startIndex)
        while line < old.endIndex || newLine < new.endIndex {
            let start = (line, newLine)
            while removed.contains(line) { line += 1 }
            while inserted.contains(newLine) { newLine += 1 }
            if start != (line, newLine) { runs.append((start.0..<line, start.1..<newLine)) }
            (line, newLine) = (line + 1, newLine + 1)
        }
        return runs
    }

    /// Comparing all lines of large texts would take too long.
    private static let mostComparisons = 1_000_000
}
