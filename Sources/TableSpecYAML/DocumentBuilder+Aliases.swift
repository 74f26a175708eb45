/// The anchors so far. A later one with the same name replaces an earlier one.
struct AnchorTable {
    struct Entry {
        var node: Int32
        /// Offsets of the name with its `&`.
        var name: Range<Int>
        /// Whether the end of the anchored node hasn't been reached.
        var isOpen: Bool
        var height = 0
        var expandedNodes = 1
        /// The bytes of its scalars.
        var expandedBytes = 0
    }

    private var entries: [Entry] = []
    private var indexes: [String: Int] = [:]

    subscript(name: String) -> Entry? {
        indexes[name].map { entries[$0] }
    }

    @discardableResult
    mutating func define(_ name: String, _ entry: Entry) -> Int {
        entries.append(entry)
        indexes[name] = entries.count - 1
        return entries.count - 1
    }

    mutating func close(_ index: Int, height: Int, expandedNodes: Int, expandedBytes: Int) {
        entries[index].isOpen = false
        entries[index].height = height
        entries[index].expandedNodes = expandedNodes
        entries[index].expandedBytes = expandedBytes
    }
}

extension DocumentBuilder {
    mutating func addAlias(_ event: EventStream.Event) {
        let start = cursor.byteOffset(of: event.start)
        let place = start..<max(start, cursor.byteOffset(of: event.end))
        let name = event.anchor.map { String(cString: $0) } ?? ""
        var record = NodeRecord(
            start: Int32(clamping: place.lowerBound),
            end: Int32(clamping: place.upperBound),
            next: Int32(truncatingIfNeeded: tree.records.count + 1),
            kind: .alias
        )
        guard let anchor = anchors[name], !anchor.isOpen else {
            refuseAlias(of: name, at: place)
            record.kind = .scalar
            record.flags = .isHole
            append(record, expandingTo: 1)
            return
        }
        guard open.count + anchor.height <= limits.maximumDepth else {
            stop(at: place, tooDeep: anchor)
            return
        }
        record.content = anchor.node
        count(bytes: anchor.expandedBytes, ofAliasAt: place)
        append(record, expandingTo: anchor.expandedNodes, height: anchor.height)
    }

    private mutating func refuseAlias(of name: String, at place: Range<Int>) {
        if let anchor = anchors[name] {
            findings.add(
                .recursiveAlias,
                "alias '*\(name)' is inside the node that it refers to",
                at: place,
                labels: [("this node", anchor.name)],
                help: "write out the inner part; a spec can't contain itself"
            )
        } else {
            findings.add(
                .undefinedAlias,
                "alias '*\(name)' has no anchor '&\(name)' before it",
                at: place,
                help: "write '&\(name)' before the node to refer to, or quote the text if it isn't an alias"
            )
        }
    }
}
