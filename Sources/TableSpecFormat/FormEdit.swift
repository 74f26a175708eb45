internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecYAML

/// A spec whose entries can be changed. Changed and new entries are written in the form, and all other lines stay.
struct FormEdit {
    /// The content. After a change of an entry, call ``mark(_:)``. An entry can be added to a block without a mark.
    var root: FormNode
    private let document: YAMLDocument
    private let file: SourceFile
    private var bytes: [UInt8] { file.bytes }

    /// Reads a spec.
    ///
    /// - Returns: `nil` for a file with syntax errors or a byte order mark.
    init?(_ file: SourceFile, id: SourceID) {
        var findings: [Diagnostic] = []
        let document = YAMLDocument.parse(file, id: id, diagnostics: &findings)
        guard let document, findings.isEmpty, !file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return nil }
        var reader = FormReader(document, file, positions: document.keyPositions(path: file.path))
        root = reader.file().root
        (self.document, self.file) = (document, file)
    }

    /// The indexes of the entries around an offset, from the root inwards.
    func path(to offset: Int) -> [Int] {
        var path: [Int] = []
        var node = root
        while let index = node.entries.lastIndex(where: {
            $0.source.lowerBound <= offset && offset <= $0.source.upperBound
        }) {
            path.append(index)
            node = node.entries[index].value
        }
        return path
    }

    /// The entry at a path of indexes.
    subscript(path: [Int]) -> FormEntry {
        get { path.dropFirst().reduce(root.entries[path[0]]) { $0.value.entries[$1] } }
        set { root.replace(path[...], with: newValue) }
    }

    /// The value at a path of indexes.
    func value(at path: [Int]) -> FormNode { path.isEmpty ? root : self[path].value }

    /// The number of indexes of a path that lead to an entry with its own lines.
    func depthOfLines(_ path: [Int]) -> Int {
        var (node, depth) = (root, 0)
        for index in path {
            guard node.isBlock else { break }
            depth += 1
            node = node.entries[index].value
        }
        return depth
    }

    /// Marks the innermost entry with its own lines around a changed value.
    mutating func mark(_ path: [Int]) {
        let path = Array(path.prefix(depthOfLines(path)))
        if !path.isEmpty { self[path].isChanged = true }
    }

    /// Whether an entry can be written on one line.
    func fitsOnLine(_ path: [Int]) -> Bool {
        FlowLine(self[path], indent: lineStart(of: self[path].source.lowerBound).indent) != nil
    }

    /// Whether the changed text has the same content and comments, except for the order of keys.
    var keepsContent: Bool {
        var text = file.bytes
        for change in changes.reversed() { text.replaceSubrange(change.replaced, with: Array(change.text.utf8)) }
        return text != file.bytes && FormCheck.isSame(document, file, text)
    }

    // MARK: Changes of the text

    /// The changes of the text, from its start to its end.
    var changes: [(replaced: Range<Int>, text: String)] { changes(in: root) }

    private func changes(in node: FormNode) -> [(replaced: Range<Int>, text: String)] {
        guard node.isBlock else { return [] }
        var last: FormEntry?
        let first = node.entries.first { !$0.source.isEmpty }
        return node.entries.flatMap { entry -> [(replaced: Range<Int>, text: String)] in
            guard !entry.source.isEmpty else {
                return [last.map { insertion(of: entry, after: $0) } ?? first.map { insertion(of: entry, before: $0) }]
                    .compactMap { $0 }
            }
            last = entry
            return entry.isChanged ? [replacement(of: entry)] : changes(in: entry.value)
        }
    }

    private func replacement(of entry: FormEntry) -> (replaced: Range<Int>, text: String) {
        let (start, indent) = lineStart(of: entry.source.lowerBound)
        // An entry can follow a '-' on its line.
        let startsInLine = bytes[start..<entry.source.lowerBound].contains { $0 != 0x20 }
        var writer = FormWriter()
        writer.entries([entry], indent: indent, startsInLine: startsInLine)
        let replaced = (startsInLine ? entry.source.lowerBound : start)..<lineEnd(of: entry)
        return (replaced, text(writer.text))
    }

    private func insertion(of entry: FormEntry, after last: FormEntry) -> (replaced: Range<Int>, text: String) {
        var writer = FormWriter()
        writer.entries([entry], indent: lineStart(of: last.source.lowerBound).indent)
        let end = lineEnd(of: last)
        let isLineOpen = end > 0 && bytes[end - 1] != 0x0A
        return (end..<end, text((isLineOpen ? "\n" : "") + writer.text))
    }

    private func insertion(of entry: FormEntry, before next: FormEntry) -> (replaced: Range<Int>, text: String) {
        let (start, indent) = (next.source.lowerBound, lineStart(of: next.source.lowerBound).indent)
        var writer = FormWriter()
        writer.entries([entry], indent: indent, startsInLine: true)
        return (start..<start, text(writer.text + String(repeating: " ", count: indent)))
    }

    private func text(_ text: String) -> String {
        String(decoding: SpecFormatter.withLineBreaks(text, of: bytes), as: UTF8.self)
    }

    private func lineStart(of offset: Int) -> (offset: Int, indent: Int) {
        let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return (start, offset - start)
    }

    private func lineEnd(of entry: FormEntry) -> Int {
        let last = max(entry.source.upperBound - 1, entry.source.lowerBound)
        return bytes[last...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    }
}

extension FormNode {
    fileprivate mutating func replace(_ path: ArraySlice<Int>, with entry: FormEntry) {
        guard let index = path.first else { return }
        if path.count == 1 {
            entries[index] = entry
        } else {
            entries[index].value.replace(path.dropFirst(), with: entry)
        }
    }

    /// The index of the entry with a key.
    func index(of key: String) -> Int? { entries.firstIndex { $0.key == key } }

    /// The value of a key.
    subscript(key: String) -> FormNode? { index(of: key).map { entries[$0].value } }

    /// The keys of a mapping.
    var keys: [String] { entries.compactMap(\.key) }

    /// A scalar of one line as it is written.
    var word: String? {
        if case .scalar(let scalar) = content, scalar.lines.count == 1, properties.isEmpty {
            scalar.lines[0]
        } else {
            nil
        }
    }

    /// Writes the collection, and all collections in it, with brackets if they fit on one line.
    mutating func setFlow() {
        isFlow = true
        for index in entries.indices { entries[index].value.setFlow() }
    }
}

extension FormEntry {
    /// Whether the entry contains comments, anchors or aliases, which can't be moved to another place.
    var isFixed: Bool {
        !leading.comments.isEmpty || trailing != nil || !value.closing.comments.isEmpty || usesAnchors
            || value.entries.contains(where: \.isFixed)
    }
}
