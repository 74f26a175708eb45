/// The printed lines, and the state of the next one.
struct PrintedLines {
    /// The lines of completed parts.
    private var finished = ""
    /// The lines of the current part.
    var output: [UInt8] = []
    var column = 0
    /// The indentation of the line before its first text. Empty lines stay empty.
    var pendingIndent: Int?
    var indent = 0
    /// For each open value after `=`, whether it begins on a separate line.
    var hangs: [Bool] = []
    /// For each open chain of calls, the number of lines at its start, and whether its calls are nested.
    var chains: [(start: Int, isNested: Bool?)] = []
    /// For each open statement with a short body, the number of lines at its start.
    var heads: [Int] = []
    /// The number of completed lines.
    var breaks = 0
    /// For each open `switch`, whether each of its cases is on one line.
    var compactCases: [Bool] = []

    init(pendingIndent: Int? = 0) {
        self.pendingIndent = pendingIndent
    }

    /// Whether the current line begins with the end of arguments on separate lines.
    var lineBeginsWithParenthesis: Bool {
        let start = output.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return output[start...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ")")
    }

    /// Ends a part of the text, so that nothing has to be copied at the end.
    mutating func finishPart() {
        finished += String(decoding: output, as: UTF8.self)
        output.removeAll(keepingCapacity: true)
    }

    /// The text with a trailing line break.
    consuming func text() -> String {
        finishPart()
        while finished.utf8.last == UInt8(ascii: "\n") { finished.removeLast() }
        finished += "\n"
        return finished
    }
}
