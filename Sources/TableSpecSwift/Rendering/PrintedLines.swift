/// The printed lines, and the state of the next one.
struct PrintedLines {
    /// The lines of parts that are finished.
    private var finished = ""
    /// The lines of the present part.
    var output: [UInt8] = []
    var column = 0
    /// Columns that the line gets before its first text; empty lines stay empty.
    var pendingIndent: Int?
    var indent = 0
    /// For each open value after `=` whether it begins on a line of its own.
    var hangs: [Bool] = []
    /// For each open chain of calls how many lines there were at its start, and whether its calls are nested.
    var chains: [(start: Int, isNested: Bool?)] = []
    /// For each open statement with a short body how many lines there were at its start.
    var heads: [Int] = []
    /// How many lines have been ended.
    var breaks = 0
    /// For each open `switch` whether each of its cases is on one line.
    var compactCases: [Bool] = []

    init(pendingIndent: Int? = 0) {
        self.pendingIndent = pendingIndent
    }

    /// Whether the present line begins with the end of arguments that have lines of their own.
    var lineBeginsWithParenthesis: Bool {
        let start = output.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return output[start...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ")")
    }

    /// Ends a part of the text, so that in the end there is nothing to copy.
    mutating func finishPart() {
        finished += String(decoding: output, as: UTF8.self)
        output.removeAll(keepingCapacity: true)
    }

    /// The text, ended by one new line.
    consuming func text() -> String {
        finishPart()
        while finished.utf8.last == UInt8(ascii: "\n") { finished.removeLast() }
        finished += "\n"
        return finished
    }
}
