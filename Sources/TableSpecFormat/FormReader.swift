internal import TableSpecDiagnostics
internal import TableSpecYAML

/// Reads a spec as it is written, so that it can be written in its only form.
struct FormReader {
    private let bytes: [UInt8]
    private let root: YAMLNode
    /// The positions of keys in the reference, by the offset of the key.
    private let positions: [Int32: Int]
    private var comments: ArraySlice<YAMLComment>
    /// The end of what has been read.
    private var cursor: Int

    /// - Parameter file: The file of the document, without a byte order mark.
    init(_ document: YAMLDocument, _ file: SourceFile, positions: [Int32: Int]) {
        bytes = file.bytes
        root = document.root
        comments = document.comments[...]
        self.positions = positions
        cursor = 0
    }

    mutating func file() -> FormFile {
        let prologue = prologue()
        let end = epilogueStart()
        let header = lines(before: min(Int(root.propertiesRange.start), end), isAll: true)
        var file = FormFile(node(root, column: 0, limit: end))
        file.prologue = prologue
        file.header = header
        file.footer = lines(before: end, isAll: true)
        if case .blank? = file.footer.last { file.footer.removeLast() }
        if end < bytes.count { file.epilogue = text(end..<trimmedEnd(of: end..<bytes.count)) + "\n" }
        return file
    }

    // MARK: The document

    /// The directives, and the line that starts the document.
    private mutating func prologue() -> String {
        let (start, first) = (cursor, Int(root.propertiesRange.start))
        let markers = lineRanges(start..<bytes.count).prefix { $0.lowerBound < first }
        guard let marker = markers.first(where: { Self.isMarker(bytes[$0], "---") }) else { return "" }
        let comment = comments.first { marker.contains(Int($0.range.start)) }
        cursor = comment == nil && marker.contains(first) ? marker.lowerBound + 3 : marker.upperBound
        while nextComment(before: cursor) != nil { comments.removeFirst() }
        return lineRanges(start..<cursor).map { text($0.lowerBound..<trimmedEnd(of: $0)) + "\n" }.joined()
    }

    /// The start of the line that ends the document.
    private func epilogueStart() -> Int {
        let end = min(lineEnd(from: Int(root.range.end)) + 1, bytes.count)
        return lineRanges(end..<bytes.count).first { Self.isMarker(bytes[$0], "...") }?.lowerBound ?? bytes.count
    }

    private static func isMarker(_ line: ArraySlice<UInt8>, _ marker: String) -> Bool {
        line.starts(with: marker.utf8) && line.dropFirst(3).first.map(isSpace) ?? true
    }

    // MARK: Nodes

    /// - Parameters:
    ///   - column: The column of the collection that contains the node.
    ///   - limit: The start of the next node, or the end of the document.
    private mutating func node(_ node: YAMLNode, column: Int, limit: Int) -> FormNode {
        let isScalar = node.isAlias || node.kind == .scalar
        var form = isScalar ? scalar(node, column: column) : collection(node, outer: column, limit: limit)
        if !node.isAlias { form.properties = properties(of: node) }
        return form
    }

    private func properties(of node: YAMLNode) -> String {
        let text = bytes[Int(node.propertiesRange.start)..<Int(node.range.start)]
        let words = text.split { Self.isSpace($0) }.prefix {
            [UInt8(ascii: "&"), UInt8(ascii: "!")].contains($0.first)
        }
        return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }

    // MARK: Scalars

    private mutating func scalar(_ node: YAMLNode, column: Int) -> FormNode {
        let range = Int(node.range.start)..<Int(node.range.end)
        if node.isAlias {
            cursor = max(cursor, range.upperBound)
            return FormNode(.scalar(FormScalar(lines: [text(range)], style: .alias)))
        }
        if node.style == .literal || node.style == .folded { return FormNode(.scalar(block(range, column: column))) }
        cursor = max(cursor, range.upperBound)
        let isPlain = node.style == .plain
        let lines = lineRanges(range).enumerated().map { index, line in
            let start = index == 0 ? line.lowerBound : bytes[line].firstIndex { !$0.isBlank } ?? line.upperBound
            return text(start..<(isPlain ? trimmedEnd(of: start..<line.upperBound) : line.upperBound))
        }
        return FormNode(.scalar(FormScalar(lines: lines.isEmpty ? [""] : lines)))
    }

    /// A literal or folded text: its header, and its lines without their indentation.
    private mutating func block(_ range: Range<Int>, column: Int) -> FormScalar {
        let header = text(range.lowerBound..<(bytes[range].firstIndex(where: Self.isSpace) ?? range.upperBound))
        let start = min(lineEnd(from: range.lowerBound) + 1, bytes.count)
        // The spaces at the end of the last line are part of the text.
        var end = max(lineEnd(from: range.upperBound), start)
        if header.contains("+"), let lineBreak = bytes[end...].prefix(while: Self.isSpace).lastIndex(of: 0x0A) {
            // The blank lines below are part of the text.
            end = lineBreak
        }
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        // The comment in the header follows.
        cursor = comments.first.map { Int($0.range.start) < start } == true ? range.lowerBound + header.utf8.count : end
        let number = header.first(where: \.isNumber)?.wholeNumberValue
        let lines = start < end ? lineRanges(start..<end) : []
        let indentations = lines.map { line in bytes[line].prefix { $0 == 0x20 }.count }
        let inner = zip(lines, indentations).first { $0.count > $1 }?.1 ?? 0
        let indentation = number.map { $0 + column } ?? inner
        let texts = zip(lines, indentations).map { text(($0.lowerBound + min($1, indentation))..<$0.upperBound) }
        return FormScalar(lines: [header] + texts, style: .block, indentation: number)
    }
}

extension FormReader {
    // MARK: Collections

    private mutating func collection(_ node: YAMLNode, outer: Int, limit: Int) -> FormNode {
        let isFlow = node.isFlow
        let column = isFlow ? outer : self.column(of: Int(node.range.start))
        let pairs =
            node.kind == .mapping ? node.writtenPairs.map { ($0.key, $0.value) } : node.elements.map { ($0, $0) }
        var entries: [FormEntry] = []
        for (index, (key, value)) in pairs.enumerated() {
            let next = index + 1 < pairs.count ? Int(pairs[index + 1].0.propertiesRange.start) : limit
            let end = isFlow && index + 1 == pairs.count ? Int(node.range.end) : next
            var entry =
                node.kind == .mapping
                ? self.entry(key, value, column: column, limit: end)
                : element(value, of: node, isFirst: index == 0, column: column, limit: end)
            addTrailing(to: &entry, column: isFlow ? nil : column, limit: end)
            entry.source = entry.source.lowerBound..<cursor
            entries.append(entry)
        }
        var form = FormNode(node.kind == .mapping ? .mapping(entries) : .sequence(entries), isFlow: isFlow)
        if isFlow {
            form.closing = lines(before: Int(node.range.end), isAll: true)
            cursor = max(cursor, Int(node.range.end))
        } else {
            let least = node.kind == .sequence && column == outer ? column + 1 : column
            form.closing = lines(before: limit, isAll: false, from: least)
        }
        return form
    }

    private mutating func entry(_ key: YAMLNode, _ value: YAMLNode, column: Int, limit: Int) -> FormEntry {
        let begin = Int(key.propertiesRange.start)
        let (source, leading) = (nextComment(before: begin) ?? begin, lines(before: begin, isAll: true))
        var entry = FormEntry(key: text(begin..<Int(key.range.end)), FormNode(.scalar(FormScalar(lines: [""]))))
        entry.leading = leading
        entry.position = positions[key.range.start]
        cursor = Int(key.range.end)
        // The comment after the key, before a value on other lines.
        let start = Int(value.propertiesRange.start)
        if let comment = comments.first, !comment.isOnOwnLine, Int(comment.range.start) < start {
            entry.trailing = take(comment, column: column)
        }
        let isBlock = value.kind != .scalar && !value.isFlow && !value.isAlias
        if !isBlock { entry.leading += lines(before: start, isAll: true).filter(\.isComment) }
        entry.value = node(value, column: column, limit: limit)
        entry.source = source..<cursor
        return entry
    }

    private mutating func element(
        _ value: YAMLNode,
        of list: YAMLNode,
        isFirst: Bool,
        column: Int,
        limit: Int
    ) -> FormEntry {
        let start = Int(value.propertiesRange.start)
        var begin = start
        if !list.isFlow {
            // The '-' after the comments.
            begin = isFirst ? Int(list.range.start) : firstText(from: cursor)
        }
        var entry = FormEntry(FormNode(.scalar(FormScalar(lines: [""]))))
        let source = nextComment(before: begin) ?? begin
        entry.leading = lines(before: begin, isAll: true)
        if !list.isFlow { cursor = max(cursor, begin + 1) }
        entry.leading += lines(before: start, isAll: true).filter(\.isComment)
        entry.value = node(value, column: column, limit: limit)
        entry.source = source..<cursor
        return entry
    }

    /// Adds the comment at the end of the line.
    private mutating func addTrailing(to entry: inout FormEntry, column: Int?, limit: Int) {
        guard let comment = comments.first, !comment.isOnOwnLine, Int(comment.range.start) < limit,
            !bytes[min(cursor, Int(comment.range.start))..<Int(comment.range.start)].contains(where: \.isLineEnd)
        else { return }
        let form = take(comment, column: column)
        if entry.trailing == nil { entry.trailing = form } else { entry.leading.append(.comment(form)) }
    }

    // MARK: Comments

    /// The offset of the next comment before another offset.
    private func nextComment(before offset: Int) -> Int? {
        comments.first.map { Int($0.range.start) }.flatMap { $0 < offset ? $0 : nil }
    }

    private mutating func take(_ comment: YAMLComment, column: Int?) -> FormComment {
        comments.removeFirst()
        cursor = Int(comment.range.end)
        let place = self.column(of: Int(comment.range.start))
        return FormComment(
            text(Int(comment.range.start)..<trimmedEnd(of: Int(comment.range.start)..<cursor)),
            column: comment.isOnOwnLine ? nil : column.map { place - $0 }
        )
    }

    /// The comments and blank lines before an offset.
    ///
    /// - Parameters:
    ///   - isAll: Whether to read all of them, and the blank line after the last comment.
    ///   - column: Otherwise, the least column of a comment on its own line.
    private mutating func lines(before offset: Int, isAll: Bool, from column: Int = 0) -> [FormLine] {
        var lines: [FormLine] = []
        while let start = nextComment(before: offset), let comment = comments.first {
            if !isAll {
                let isNext = bytes[min(cursor, start)..<start].allSatisfy(Self.isSpace)
                guard comment.isOnOwnLine, isNext, self.column(of: start) >= column else { break }
            }
            if hasBlankLine(before: start) { lines.append(.blank) }
            lines.append(.comment(take(comment, column: nil)))
        }
        if isAll {
            if hasBlankLine(before: offset) { lines.append(.blank) }
            cursor = max(cursor, offset)
        }
        return lines
    }

    private func hasBlankLine(before offset: Int) -> Bool {
        bytes[min(cursor, offset)..<offset].count { $0 == 0x0A } > 1
    }

    // MARK: Text

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func column(of offset: Int) -> Int {
        bytes[..<offset].reversed().prefix { $0 != 0x0A }.count { $0 & 0xC0 != 0x80 }
    }

    private func lineEnd(from offset: Int) -> Int { bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count }

    /// The lines without their line breaks.
    private func lineRanges(_ range: Range<Int>) -> [Range<Int>] {
        bytes[range].split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            line
                .startIndex..<(line.last == 0x0D && line.endIndex < range.upperBound
                ? line.endIndex - 1 : line.endIndex)
        }
    }

    /// The offset of the first byte that's neither white space nor in a comment.
    private func firstText(from offset: Int) -> Int {
        var index = offset
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "#") {
                index = lineEnd(from: index)
            } else if Self.isSpace(bytes[index]) {
                index += 1
            } else {
                return index
            }
        }
        return index
    }

    private func trimmedEnd(of range: Range<Int>) -> Int {
        bytes[range].lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? range.lowerBound
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte.isBlank || byte.isLineEnd }
}

extension FormLine {
    fileprivate var isComment: Bool { if case .comment = self { true } else { false } }
}
