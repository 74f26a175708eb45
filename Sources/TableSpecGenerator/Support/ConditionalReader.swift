/// Reads Swift as the compiler does for a set of defined names, without what the conditions exclude.
///
/// Conditions such as `canImport(ObjectiveC)` and `compiler(>=6.2)` are left to the compiler.
struct ConditionalReader {
    private let names: Set<String>
    private let modifier: [UInt8]
    private var blocks: [Block] = []
    private var text: [UInt8] = []

    /// An open conditional block.
    private enum Block {
        /// A block of which one branch is read.
        case decided(isIncluded: Bool)
        /// A block that is left to the compiler.
        case undecided
    }

    /// - Parameters:
    ///   - names: The names for which conditions are true.
    ///   - modifier: A modifier that is removed from declarations at the start of a line, with the space after it.
    init(defining names: Set<String>, omitting modifier: String = "") {
        self.names = names
        self.modifier = Array(modifier.utf8)
    }

    /// Returns what the conditions of a source include, without the blank lines around what they exclude.
    mutating func text(of source: String) -> String {
        // Finding lines in characters takes ten times as long.
        for line in Array(source.utf8).split(separator: Self.lineEnd, omittingEmptySubsequences: false) { read(line) }
        while text.last == Self.lineEnd { text.removeLast() }
        text.append(Self.lineEnd)
        return String(decoding: text, as: UTF8.self)
    }

    private static let lineEnd = UInt8(ascii: "\n")
    private static let indentation = Array("    ".utf8)

    private mutating func read(_ line: ArraySlice<UInt8>) {
        let content = line.drop { $0 == UInt8(ascii: " ") }
        if content.first == UInt8(ascii: "#"), follow(content, line) { return }
        if content.isEmpty { addBlankLine() } else { add(line, content) }
    }

    private mutating func addBlankLine() {
        if isIncluded, !endsWithBlankLine, text.dropLast().last != UInt8(ascii: "{") { text.append(Self.lineEnd) }
    }

    private mutating func add(_ line: ArraySlice<UInt8>, _ content: ArraySlice<UInt8>) {
        guard isIncluded else { return }
        if content.first == UInt8(ascii: "}"), endsWithBlankLine { text.removeLast() }
        for case .undecided in blocks { text += Self.indentation }
        if !modifier.isEmpty, content.starts(with: modifier) {
            text += line.prefix(content.startIndex - line.startIndex)
            text += content.dropFirst(modifier.count)
        } else {
            text += line
        }
        text.append(Self.lineEnd)
    }

    private var isIncluded: Bool {
        blocks.allSatisfy { block in
            if case .decided(let isIncluded) = block { isIncluded } else { true }
        }
    }

    private var endsWithBlankLine: Bool { text.isEmpty || text.suffix(2).allSatisfy { $0 == Self.lineEnd } }

    // MARK: Directives

    /// Processes a line that can be a directive, and returns whether it is one.
    private mutating func follow(_ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>) -> Bool {
        if content.starts(with: "#if ".utf8) {
            let condition = Substring(decoding: content.dropFirst(4), as: UTF8.self)
            if condition.contains("canImport(") || condition.contains("compiler(") {
                add(line, content)
                blocks.append(.undecided)
            } else {
                var condition = Condition(condition, names)
                blocks.append(.decided(isIncluded: condition.holds()))
            }
        } else if content.elementsEqual("#else".utf8) {
            if case .decided(let isIncluded)? = blocks.popLast() {
                blocks.append(.decided(isIncluded: !isIncluded))
            } else {
                add(line, content)
                blocks.append(.undecided)
            }
        } else if content.elementsEqual("#endif".utf8) {
            if case .undecided? = blocks.popLast() { add(line, content) }
        } else {
            return false
        }
        return true
    }

    /// A condition: names, with `!`, `&&`, `||`, and parentheses.
    private struct Condition {
        private var rest: Substring
        private let names: Set<String>

        init(_ text: Substring, _ names: Set<String>) {
            rest = text
            self.names = names
        }

        /// Whether one of several alternatives is true.
        mutating func holds() -> Bool {
            var result = conjunction()
            while take("||") { result = conjunction() || result }
            return result
        }

        private mutating func conjunction() -> Bool {
            var result = operand()
            while take("&&") { result = operand() && result }
            return result
        }

        private mutating func operand() -> Bool {
            if take("!") { return !operand() }
            if take("(") {
                defer { _ = take(")") }
                return holds()
            }
            let name = rest.prefix { $0.isLetter || $0.isNumber }
            rest = rest[name.endIndex...]
            return names.contains(String(name))
        }

        private mutating func take(_ token: String) -> Bool {
            rest = rest.drop { $0 == " " }
            guard rest.hasPrefix(token) else { return false }
            rest.removeFirst(token.count)
            return true
        }
    }
}
