/// Builds the arena of one file from libyaml's events, without recursion.
struct DocumentBuilder {
    let bytes: UnsafeBufferPointer<UInt8>
    let limits: YAMLLimits
    var findings: FileFindings
    var tree: NodeTree
    var comments: CommentScanner
    var cursor: MarkCursor
    var open: [OpenCollection] = []
    var anchors = AnchorTable()
    var keys = KeyScan()
    /// Nodes so far, with aliases counted as the nodes that they refer to.
    var expandedNodes = 0
    /// Bytes of scalars so far, with aliases counted as the nodes that they refer to.
    var expandedBytes = 0
    /// Whether the file has characters that look like spaces.
    private let hasForeignSpaces: Bool
    /// Whether a limit has been exceeded, so that the rest of the file isn't read.
    var isStopped = false

    init(bytes: UnsafeBufferPointer<UInt8>, limits: YAMLLimits, findings: FileFindings) {
        self.bytes = bytes
        self.limits = limits
        self.findings = findings
        tree = NodeTree(fileSize: bytes.count)
        comments = CommentScanner(bytes)
        cursor = MarkCursor(bytes, base: bytes.byteOrderMarkLength)
        hasForeignSpaces = ForeignSpace.isIn(bytes)
    }

    /// Why there's no document, or `nil` if there is one.
    enum Fault {
        /// The file isn't YAML, which hasn't been reported.
        case syntax(SyntaxProblem)
        /// A limit is exceeded, which has been reported.
        case limit
    }

    /// Reads the file.
    mutating func build() -> Fault? {
        let base = bytes.byteOrderMarkLength
        guard var stream = EventStream(UnsafeBufferPointer(rebasing: bytes[base...])) else {
            findings.add(.limit, "not enough memory to read the file", at: 0..<min(bytes.count, 1))
            return .limit
        }
        var hasDocument = false
        while !isStopped {
            let event = stream.next()
            switch event.kind {
            case .scalar: addScalar(event)
            case .mappingStart: openCollection(event, kind: .mapping)
            case .sequenceStart: openCollection(event, kind: .sequence)
            case .collectionEnd: closeCollection(event)
            case .alias: addAlias(event)
            case .documentStart where hasDocument:
                finish(at: refuseDocument(event))
                return nil
            case .documentStart: hasDocument = true
            case .streamStart, .documentEnd: break
            case .streamEnd:
                finish(at: bytes.count)
                return nil
            case .failure: return .syntax(problem(of: stream.failure, base: base))
            }
        }
        return .limit
    }

    private mutating func finish(at end: Int) {
        comments.takeComments(before: end)
        guard tree.records.isEmpty else { return }
        let end = Int32(clamping: bytes.count)
        tree.records.append(NodeRecord(start: end, end: end, next: 1, kind: .scalar))
    }

    private mutating func problem(of failure: EventStream.Failure, base: Int) -> SyntaxProblem {
        let bracket = open.first { tree.records[Int($0.index)].flags.contains(.isFlow) }
        var problem = SyntaxProblem(
            failure,
            bytes: bytes,
            base: base,
            openBracket: bracket.map { Int(tree.records[Int($0.index)].start) },
            cursor: &cursor
        )
        comments.takeComments(before: problem.place)
        problem.comment = comments.found.last { comment in
            let text = bytes[Int(comment.start)..<Int(comment.end)]
            // A bracket is hardly closed in a comment.
            return !comment.isOnOwnLine && (text.readsLikeText || text.contains { [0x5D, 0x7D].contains($0) })
        }.map { Int($0.start)..<Int($0.end) }
        problem.longQuote = tree.records.last.flatMap { record in
            let text = Int(record.start)..<Int(record.end)
            guard record.style == .singleQuoted || record.style == .doubleQuoted,
                bytes.lineEnd(from: text.lowerBound) < text.upperBound
            else { return nil }
            return text
        }
        return problem
    }

    /// Reports why the file isn't YAML.
    mutating func report(_ problem: SyntaxProblem) {
        if hasForeignSpaces, let space = problem.foreignSpace {
            // The text that contains it may already have been diagnosed.
            if !findings.hasFinding(at: space.range) { space.report(to: &findings) }
        } else {
            problem.report(to: &findings)
        }
    }

    /// Diagnoses a second document, and returns its start.
    private mutating func refuseDocument(_ event: EventStream.Event) -> Int {
        let start = cursor.byteOffset(of: event.start)
        let end = max(cursor.byteOffset(of: event.end), min(start + 1, bytes.count))
        findings.add(
            .severalDocuments,
            "a second document starts here; only one is allowed",
            at: start..<end,
            help: "move it to its own file, or remove the '---' before it"
        )
        return start
    }
}

extension DocumentBuilder {
    /// A collection whose end hasn't been reached.
    struct OpenCollection {
        var index: Int32
        var childCount: Int32 = 0
        /// The end of the last child.
        var end: Int32
        /// The number of nested collections below this one.
        var height = 0
        /// The value of ``DocumentBuilder/expandedNodes`` before this one.
        var expandedBefore: Int
        /// The value of ``DocumentBuilder/expandedBytes`` before this one.
        var bytesBefore: Int
        /// The collection's entry in the anchor table.
        var anchor: Int?
    }

    private mutating func addScalar(_ event: EventStream.Event) {
        let mark = cursor.byteOffset(of: event.start)
        var end = cursor.byteOffset(of: event.end)
        let properties = takeProperties(of: event, from: mark, limit: end)
        let start = properties?.end ?? mark
        let isBlock = event.style == .literal || event.style == .folded
        if isBlock { end = bytes.trimmedEnd(of: start..<max(start, end)) }
        comments.pass(scalar: start..<max(start, end), isBlock: isBlock)

        var record = NodeRecord(
            start: Int32(truncatingIfNeeded: start),
            end: Int32(truncatingIfNeeded: end),
            next: Int32(truncatingIfNeeded: tree.records.count + 1),
            kind: .scalar
        )
        record.style = event.style
        record.count = Int32(truncatingIfNeeded: event.text.count)
        expandedBytes += event.text.count
        let quotes = event.style == .singleQuoted || event.style == .doubleQuoted ? 1 : 0
        let isVerbatim = end - start - 2 * quotes == event.text.count && bytes.holds(event.text, at: start + quotes)
        if isVerbatim {
            record.content = Int32(truncatingIfNeeded: start + quotes)
        } else {
            record.content = Int32(clamping: tree.ownText.count)
            record.flags = .hasOwnText
            tree.ownText.append(contentsOf: event.text)
        }
        if let properties {
            record.properties = properties.index
            checkTag(properties, of: record, text: event.text)
            if let anchor = properties.anchor {
                let index = Int32(truncatingIfNeeded: tree.records.count)
                anchors.define(
                    anchor.name,
                    AnchorTable.Entry(
                        node: index,
                        name: anchor.range,
                        isOpen: false,
                        expandedBytes: event.text.count
                    )
                )
            }
        }
        if hasForeignSpaces, event.style == .plain { refuseForeignSpaces(in: &record) }
        append(record, expandingTo: 1)
    }

    /// Diagnoses a character in an unquoted text where a space was probably intended.
    private mutating func refuseForeignSpaces(in record: inout NodeRecord) {
        let text = Int(record.start)..<max(Int(record.start), Int(record.end))
        guard let space = ForeignSpace.first(inUnquotedText: text, of: bytes) else { return }
        space.report(to: &findings)
        record.flags.insert(.isHole)
        guard let collection = open.last, isKey(in: collection) else {
            record.count = 0
            return
        }
        // The rest of a key is the intended text.
        guard !record.flags.contains(.hasOwnText) else { return }
        let isAtStart = space.range.lowerBound == text.lowerBound
        if isAtStart { record.content += Int32(space.range.count) }
        if isAtStart || space.range.upperBound == text.upperBound { record.count -= Int32(space.range.count) }
    }

    private func isKey(in collection: OpenCollection) -> Bool {
        tree.records[Int(collection.index)].kind == .mapping && collection.childCount.isMultiple(of: 2)
    }

    private mutating func openCollection(_ event: EventStream.Event, kind: NodeRecord.Kind) {
        let mark = cursor.byteOffset(of: event.start)
        let properties = takeProperties(of: event, from: mark, limit: bytes.count)
        let start = Int32(truncatingIfNeeded: properties?.end ?? mark)
        guard open.count < limits.maximumDepth else {
            stop(at: Int(start)..<min(Int(start) + 1, bytes.count), tooDeep: nil)
            return
        }
        let index = Int32(truncatingIfNeeded: tree.records.count)
        var record = NodeRecord(start: start, end: start, next: index + 1, kind: kind)
        record.flags = event.isFlow ? .isFlow : []
        var collection = OpenCollection(
            index: index,
            end: start,
            expandedBefore: expandedNodes,
            bytesBefore: expandedBytes
        )
        if let properties {
            record.properties = properties.index
            checkTag(properties, of: record, text: event.text)
            collection.anchor = properties.anchor.map { anchor in
                anchors.define(anchor.name, AnchorTable.Entry(node: index, name: anchor.range, isOpen: true))
            }
        }
        tree.records.append(record)
        open.append(collection)
        count(1, at: Int(start)..<min(Int(start) + 1, bytes.count))
    }

    private mutating func closeCollection(_ event: EventStream.Event) {
        guard let collection = open.popLast() else { return }
        let index = Int(collection.index)
        let next = Int32(truncatingIfNeeded: tree.records.count)
        tree.records[index].next = next
        tree.records[index].end = end(of: collection, event)
        if tree.records[index].kind == .mapping {
            tree.records[index].count = collection.childCount / 2
            closeMapping(at: collection.index)
        } else {
            tree.records[index].count = collection.childCount
        }
        if let anchor = collection.anchor {
            anchors.close(
                anchor,
                height: collection.height + 1,
                expandedNodes: expandedNodes - collection.expandedBefore,
                expandedBytes: expandedBytes - collection.bytesBefore
            )
        }
        attach(end: tree.records[index].end, height: collection.height + 1)
    }

    /// A block collection ends with its last child (its end mark is at the next token, past comments), as does a single
    /// pair in a flow sequence; other flow collections end with their bracket.
    private mutating func end(of collection: OpenCollection, _ event: EventStream.Event) -> Int32 {
        let record = tree.records[Int(collection.index)]
        guard record.flags.contains(.isFlow), Int(record.start) < bytes.count else { return collection.end }
        let first = bytes[Int(record.start)]
        guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return collection.end }
        return max(Int32(truncatingIfNeeded: cursor.byteOffset(of: event.end)), collection.end)
    }

    /// Appends a node without children.
    mutating func append(_ record: NodeRecord, expandingTo size: Int, height: Int = 0) {
        tree.records.append(record)
        count(size, at: Int(record.start)..<max(Int(record.end), min(Int(record.start) + 1, bytes.count)))
        attach(end: record.end, height: height)
    }

    private mutating func attach(end: Int32, height: Int) {
        guard !open.isEmpty else { return }
        let last = open.count - 1
        open[last].childCount += 1
        open[last].end = max(open[last].end, end)
        open[last].height = max(open[last].height, height)
    }
}
