/// A mapping or list on one line.
struct FlowLine {
    private(set) var text = ""
    /// The comments at the end of lines in the collection, which can be moved to the end of this one.
    private(set) var comments: [FormComment] = []
    /// The comments above entries in the collection, which can be moved above the line.
    private(set) var notes: [FormComment] = []
    private var room: Int

    /// The value of an entry on its line.
    ///
    /// - Returns: `nil` if it's a scalar, or doesn't fit, or needs several lines.
    init?(_ entry: FormEntry, indent: Int) {
        let isFixed = entry.value.entries.isEmpty || entry.trailing?.isCommand == true
        self.init(entry, room: isFixed ? .max : FormWriter.width - indent - entry.start.count - 1)
    }

    init?(_ entry: FormEntry, room: Int) {
        guard entry.value.isCollection, !entry.value.isBlock else { return nil }
        self.room = room
        guard append(entry.value) else { return nil }
    }

    /// Appends a value.
    ///
    /// - Returns: Whether it can be on this line.
    private mutating func append(_ node: FormNode) -> Bool {
        if !node.properties.isEmpty, !append(node.properties + (node.hasContent ? " " : "")) { return false }
        switch node.content {
        case .scalar(let scalar):
            return scalar.lines.count == 1 && scalar.style != .block && append(scalar.flowText ?? scalar.lines[0])
        case .mapping(let entries) where entries.isEmpty: return append(empty: node, "{}")
        case .sequence(let entries) where entries.isEmpty: return append(empty: node, "[]")
        case .mapping: return !node.isBlock && append(node, "{ ", " }")
        case .sequence: return !node.isBlock && append(node, "[", "]")
        }
    }

    /// A collection without entries can't span several lines.
    private mutating func append(empty node: FormNode, _ text: String) -> Bool {
        notes += node.closing.comments
        return append(text)
    }

    private mutating func append(_ node: FormNode, _ opening: String, _ closing: String) -> Bool {
        guard node.closing.isEmpty, append(opening) else { return false }
        for (index, entry) in node.ordered.enumerated() {
            guard entry.leadingIsMovable, entry.trailing?.isMovable ?? true else { return false }
            notes += entry.leading.comments
            if index > 0, !append(", ") { return false }
            let hasValue = !entry.value.isEmpty
            // A ',' or '}' immediately after ':' would be part of the key.
            if entry.key != nil, !append(entry.start + (hasValue || index < node.entries.count - 1 ? " " : "")) {
                return false
            }
            if let comment = entry.trailing { comments.append(comment) }
            guard append(entry.value) else { return false }
        }
        return append(closing)
    }

    private mutating func append(_ piece: String) -> Bool {
        // Counting the characters of a long text takes longer than that of its bytes.
        guard piece.utf8.count <= room || piece.utf8.count < 4 * FormWriter.width else { return false }
        room -= piece.count
        text += piece
        return room >= 0
    }
}
