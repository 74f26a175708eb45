/// Names that are written as a tree of their parts: `heart+(circle+ slash)`.
///
/// A part without subparts ends a name. A `*` after other parts means that the name up to there is a name, too. `+` is
/// `*` and a name that continues with `.fill`. A name is looked up in the text itself, because building a set of all
/// names would take longer than checking most specs.
struct SymbolNameTree: Sendable {
    /// A part with everything that can follow it.
    private struct Branch {
        var part: ArraySlice<UInt8>
        var isName = false
        var isFilledName = false
        /// The text between the parentheses, in bytes.
        var others = 0..<0
        /// The position where the text continues after the branch, in bytes.
        var end: Int
    }

    private let text: [UInt8]
    /// The position of the matching closing parenthesis at each opening one, so that branches are skipped in one step.
    private let closings: [Int32]
    /// The starts of the first branches, in bytes.
    private var starts: [Int] = []
    /// The first branches whose parts start with a byte, by that byte.
    private var ranges = [Range<Int>](repeating: 0..<0, count: 256)

    /// - Parameter text: The tree, with the first parts in the order of their first bytes.
    init(_ text: String) {
        self.text = Array(text.utf8)
        closings = Self.closings(in: self.text)
        var position = 0
        while let branch = branch(at: position, before: self.text.count) {
            let letter = Int(branch.part.first ?? 0)
            let first = ranges[letter].isEmpty ? starts.count : ranges[letter].lowerBound
            starts.append(branch.part.startIndex)
            ranges[letter] = first..<starts.count
            position = branch.end
        }
    }

    /// Whether the tree contains a name.
    func contains(_ name: String) -> Bool {
        let parts = Array(name.utf8).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let first = parts.first else { return false }
        var found = firstBranch(of: first)
        for (index, part) in parts.enumerated().dropFirst() {
            guard let branch = found else { return false }
            if branch.isFilledName, index == parts.count - 1, part.elementsEqual("fill".utf8) { return true }
            found = self.branch(of: part, in: branch.others)
        }
        return found?.isName ?? false
    }

    /// All names, in the order of the tree.
    var names: [String] {
        var names: [String] = []
        collect(in: text.indices, after: "", into: &names)
        return names
    }

    private func collect(in range: Range<Int>, after beginning: String, into names: inout [String]) {
        var position = range.lowerBound
        while let branch = branch(at: position, before: range.upperBound) {
            let name = beginning + String(decoding: branch.part, as: UTF8.self)
            if branch.isName { names.append(name) }
            if branch.isFilledName { names.append("\(name).fill") }
            collect(in: branch.others, after: "\(name).", into: &names)
            position = branch.end
        }
    }

    /// The first branch with a part. Only branches that begin with the same two bytes are read.
    private func firstBranch(of part: ArraySlice<UInt8>) -> Branch? {
        guard let letter = part.first else { return nil }
        let second = part.dropFirst().first
        for start in starts[ranges[Int(letter)]] where second == nil || text.dropFirst(start + 1).first == second {
            if let branch = branch(at: start, before: text.count), branch.part == part { return branch }
        }
        return nil
    }

    private func branch(of part: ArraySlice<UInt8>, in range: Range<Int>) -> Branch? {
        var position = range.lowerBound
        while let branch = branch(at: position, before: range.upperBound) {
            if branch.part == part { return branch }
            position = branch.end
        }
        return nil
    }

    /// Reads the next branch at a position, or returns `nil` at the end.
    private func branch(at position: Int, before end: Int) -> Branch? {
        guard let start = text[position..<end].firstIndex(where: { !Self.isBlank($0) }) else { return nil }
        let partEnd = text[start..<end].firstIndex { Self.isBlank($0) || Self.isMark($0) } ?? end
        var branch = Branch(part: text[start..<partEnd], end: partEnd)
        if branch.end < end, text[branch.end] == UInt8(ascii: "*") || text[branch.end] == UInt8(ascii: "+") {
            (branch.isName, branch.isFilledName) = (true, text[branch.end] == UInt8(ascii: "+"))
            branch.end += 1
        }
        guard branch.end < end, text[branch.end] == UInt8(ascii: "(") else {
            branch.isName = true
            return branch
        }
        let closing = min(Int(closings[branch.end]), end)
        branch.others = (branch.end + 1)..<closing
        branch.end = min(closing + 1, end)
        return branch
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }

    /// Whether a part ends before the byte.
    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "*") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "(")
    }

    private static func closings(in text: [UInt8]) -> [Int32] {
        var closings = [Int32](repeating: Int32(text.count), count: text.count)
        var open: [Int] = []
        for (position, byte) in text.enumerated() {
            if byte == UInt8(ascii: "(") { open.append(position) }
            if byte == UInt8(ascii: ")"), let start = open.popLast() { closings[start] = Int32(position) }
        }
        return closings
    }
}
