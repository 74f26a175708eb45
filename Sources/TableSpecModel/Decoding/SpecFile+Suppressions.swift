package import TableSpecDiagnostics
package import TableSpecYAML

extension SpecFile {
    /// Parses the comments that suppress rules. Other comments cost one comparison each.
    package mutating func readSuppressions(in document: YAMLDocument, of file: SourceFile) {
        let found = document.comments.compactMap { comment -> SuppressionReader? in
            SuppressionReader(comment, in: file.bytes)
        }
        guard !found.isEmpty else { return }
        let waiting = found.filter { $0.command == .next && $0.comment.isOnOwnLine }.map(\.comment.range)
        var targets = SuppressionTargets(comments: waiting)
        targets.visit(document.root, isItem: !document.root.isBlockCollection)
        suppressions = found.map { $0.suppression(root: document.root, targets: targets.byComment) }
    }
}

/// Parses one comment.
private struct SuppressionReader {
    private static let prefix = Array("tablespec:".utf8)

    let comment: YAMLComment
    private let bytes: [UInt8]
    /// The start of the command.
    private let start: Int
    private let end: Int

    /// - Returns: `nil` for a comment that doesn't start with `tablespec:`.
    init?(_ comment: YAMLComment, in bytes: [UInt8]) {
        end = Int(comment.range.end)
        var index = Int(comment.range.start) + 1
        while index < end, bytes[index].isBlank { index += 1 }
        guard end - index >= Self.prefix.count, bytes[index..<(index + Self.prefix.count)].elementsEqual(Self.prefix)
        else { return nil }
        self.comment = comment
        self.bytes = bytes
        start = index + Self.prefix.count
    }

    var command: Suppression.Command? { Suppression.Command(rawValue: commandWord.value) }

    func suppression(root: YAMLNode, targets: [SourceRange: SourceRange]) -> Suppression {
        var (reach, fault) = reach(root: root, target: targets[comment.range])
        let rules = rules
        if fault == nil, rules.isEmpty { fault = .noRule }
        if fault != nil { reach = nil }
        return Suppression(
            range: comment.range,
            removalRange: removalRange,
            command: commandWord,
            rules: rules,
            hasReason: hasReason,
            reach: reach,
            fault: fault
        )
    }

    private func reach(root: YAMLNode, target: SourceRange?) -> (SourceRange?, Suppression.Fault?) {
        switch command {
        case nil: return (nil, .unknownCommand)
        case .next where !comment.isOnOwnLine: return (nil, .nextBehindText)
        case .next: return target.map { ($0, nil) } ?? (nil, .nothingFollows)
        case .line where comment.isOnOwnLine: return (nil, .emptyLine)
        case .line: return (range(lineStart..<end), nil)
        case .file where !comment.isOnOwnLine || comment.range.start > root.range.start: return (nil, .fileBelowTop)
        case .file: return (range(0..<(bytes.count + 1)), nil)
        }
    }

    private var commandWord: Located<String> {
        word(start..<(bytes[start..<end].firstIndex(where: \.isBlank) ?? end))
    }

    /// The `--` before the reason, which ids can't contain.
    private var separator: Int? {
        let first = Int(commandWord.range.end)
        guard end - first >= 2 else { return nil }
        return (first..<(end - 1)).first { index in
            bytes[index] == UInt8(ascii: "-") && bytes[index + 1] == UInt8(ascii: "-") && bytes[index - 1].isBlank
        }
    }

    private var hasReason: Bool {
        guard let separator else { return false }
        return bytes[(separator + 2)..<end].contains { !$0.isBlank && $0 != UInt8(ascii: "-") }
    }

    private var rules: [Located<String>] {
        let names = bytes[Int(commandWord.range.end)..<(separator ?? end)]
        return names.split { $0.isBlank || $0 == UInt8(ascii: ",") }.map { word($0.startIndex..<$0.endIndex) }
    }

    private var lineStart: Int {
        bytes[..<Int(comment.range.start)].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    }

    private var removalRange: SourceRange {
        guard comment.isOnOwnLine else {
            let text = bytes[..<Int(comment.range.start)].lastIndex { !$0.isBlank }
            return range((text.map { $0 + 1 } ?? 0)..<end)
        }
        var next = end
        if next < bytes.count, bytes[next] == UInt8(ascii: "\r") { next += 1 }
        if next < bytes.count, bytes[next] == UInt8(ascii: "\n") { next += 1 }
        return range(lineStart..<next)
    }

    private func word(_ place: Range<Int>) -> Located<String> {
        Located(String(decoding: bytes[place], as: UTF8.self), at: range(place))
    }

    private func range(_ place: Range<Int>) -> SourceRange {
        SourceRange(source: comment.range.source, bytes: place)
    }
}

/// Finds what follows each comment: the first pair, list element or single value that starts after it.
///
/// A single walk handles all comments, so the cost is linear in the size of the file.
private struct SuppressionTargets {
    private(set) var byComment: [SourceRange: SourceRange] = [:]
    /// The comments in the order of the file.
    private var waiting: ArraySlice<SourceRange>

    init(comments: [SourceRange]) {
        waiting = comments[...]
    }

    /// Visits a node and its descendants.
    ///
    /// - Parameter isItem: Whether a comment can apply to the node itself, not only to its descendants.
    mutating func visit(_ node: YAMLNode, isItem: Bool) {
        guard !waiting.isEmpty else { return }
        if isItem { offer(node.propertiesRange) }
        // The node that an alias repeats is elsewhere, and so are the pairs that a merge key adds.
        guard !node.isAlias else { return }
        for element in node.elements { visit(element, isItem: true) }
        for pair in node.pairs where node.range.contains(pair.key.range) {
            let value = pair.value
            var range = pair.key.propertiesRange
            range.end = max(range.end, value.range.end)
            offer(range)
            visit(value, isItem: !value.isBlockCollection)
        }
    }

    private mutating func offer(_ item: SourceRange) {
        while let comment = waiting.first, comment.end <= item.start {
            byComment[comment] = item
            waiting.removeFirst()
        }
    }
}

extension YAMLNode {
    fileprivate var isBlockCollection: Bool { kind != .scalar && !isFlow && !isAlias }
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}
