internal import TableSpecDiagnostics

/// A line of a file, or a character in it, as compilers write it: `Settings.tablespec.swift:120:9`.
public struct TextPlace: Equatable, Sendable {
    /// The path of the file.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, or `nil` for the whole line.
    public let column: Int?

    /// Reads a path, a line and possibly a column, separated by colons.
    public init?(_ text: String) {
        var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        var numbers: [Int] = []
        while numbers.count < 2, let number = parts.last.flatMap({ Int($0) }), number > 0 {
            numbers.insert(number, at: 0)
            parts.removeLast()
        }
        let path = parts.joined(separator: ":")
        guard let line = numbers.first, !path.isEmpty else { return nil }
        (self.path, self.line, column) = (path, line, numbers.count > 1 ? numbers[1] : nil)
    }

    /// Whether the file is a spec rather than Swift.
    var isInSpec: Bool { path.hasSuffix(".yaml") || path.hasSuffix(".yml") }

    /// The offsets of the character, or of the line without its indentation.
    ///
    /// - Throws: An error if the file has fewer lines.
    func offsets(in bytes: [UInt8]) throws(PlaceProblem) -> Range<Int> {
        guard let content = LineTable(bytes).bytes(ofLine: line) else {
            throw .usage("'\(path)' has no line \(line)")
        }
        let indentation = bytes[content].prefix { $0 == UInt8(ascii: " ") }.count
        guard let column else { return (content.lowerBound + indentation)..<content.upperBound }
        let offset = min(content.lowerBound + min(column - 1, content.count), content.upperBound)
        return offset..<offset
    }
}

/// The reason why a place of one file has no place in the other.
public enum PlaceProblem: Error, Equatable, Sendable {
    /// The place can't be one of a spec or of its Swift.
    case usage(String)
    /// The Swift isn't that of the current specs.
    case stale(String)
    /// A file can't be read.
    case file(FileProblem)
}
