package import TableSpecDiagnostics

/// Text with places marked in it: `title: ⟦Settings⟧` is the text `title: Settings` and the range of its value.
///
/// Marks may be nested; `⟦⟧` marks an empty range. Ranges are in bytes and in the order of their opening marks.
package struct MarkedText: Sendable {
    package let text: String
    package let ranges: [Range<Int>]

    /// - Precondition: Every `⟦` has its `⟧`.
    package init(_ marked: String) {
        // Most texts have no marks.
        guard marked.contains("⟦") || marked.contains("⟧") else {
            (text, ranges) = (marked, [])
            return
        }
        var bytes: [UInt8] = []
        var starts: [Int] = []
        var ends: [Int?] = []
        var open: [Int] = []
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "⟦":
                open.append(starts.count)
                starts.append(bytes.count)
                ends.append(nil)
            case "⟧":
                guard let index = open.popLast() else { preconditionFailure("a mark is closed but not opened") }
                ends[index] = bytes.count
            default:
                bytes += Array(String(scalar).utf8)
            }
        }
        precondition(open.isEmpty, "a mark is opened but not closed")
        text = String(decoding: bytes, as: UTF8.self)
        ranges = zip(starts, ends).map { start, end in start..<(end ?? start) }
    }

    /// The text as a file.
    package func file(path: String = "Test.yaml") -> SourceFile {
        SourceFile(path: path, text: text)
    }

    /// The marked ranges in that file.
    package func ranges(in source: SourceID) -> [SourceRange] {
        ranges.map { SourceRange(source: source, start: Int32($0.lowerBound), end: Int32($0.upperBound)) }
    }
}

extension SourceMap {
    /// Adds the text as a file and returns its marked ranges.
    package mutating func add(_ marked: MarkedText, path: String = "Test.yaml") -> [SourceRange] {
        marked.ranges(in: add(marked.file(path: path)))
    }
}
