/// Writes values in conventional YAML style: short ones on one line, mappings and lists with nested parts in block
/// style.
struct YAMLWriter {
    /// The maximum length of a line for a mapping or list in flow style.
    static let width = 118
    /// The keys whose values are always written in block style.
    private static let blockKeys: Set<String> = ["table", "sections", "prototypes", "tabs", "navigationItem"]
    /// The keys that require block style for the mapping that contains them.
    private static let longKeys: Set<String> = ["rows", "sections", "prototypes", "footer"]

    private var text = ""
    private let notes: SpecNotes

    /// The text of a file.
    static func write(_ mapping: YAMLMapping, _ notes: SpecNotes = .none) -> String {
        var writer = YAMLWriter(notes: notes)
        writer.note(notes.ofSpec)
        writer.block(mapping, indent: 0)
        return writer.text
    }

    /// The text on one line, without comments, for reading it again immediately.
    static func line(_ mapping: YAMLMapping) -> String {
        var text = ""
        appendFlow(.mapping(mapping), to: &text)
        return text
    }

    private mutating func block(_ mapping: YAMLMapping, indent: Int, startsInLine: Bool = false) {
        for (index, entry) in mapping.entries.enumerated() {
            if index > 0 || !startsInLine { text += spaces(indent) }
            text += YAMLScalar.key(entry.key, isInFlow: false) + ":"
            value(entry.value, key: entry.key, indent: indent)
        }
    }

    /// A value after `key:`.
    private mutating func value(_ value: YAMLValue, key: String, indent: Int) {
        let room = Self.width - indent - key.count - 2
        switch value {
        case .text, .literal:
            text += " "
            line(value)
        case .list(let elements):
            let mustBreak = !elements.isEmpty && (Self.blockKeys.contains(key) || key == "rows")
            if !mustBreak, fits(value, room: room) {
                text += " "
                line(value)
            } else {
                text += "\n"
                for element in elements { item(element, isRow: key == "rows", indent: indent + 2) }
            }
        case .mapping(let mapping):
            if !mustBreak(key, value) || mapping.entries.count == 1, !Self.isLong(mapping),
                fits(value, room: room)
            {
                text += " "
                line(value)
            } else {
                note(notes.of(value, isOnOneLine: false))
                text += "\n"
                block(mapping, indent: indent + 2)
            }
        case .commented(.text, _):
            // A comment before a text would replace it.
            text += " "
            line(value)
        case .commented(let inner, let comment):
            if fits(inner, room: room) {
                text += " "
                line(value)
            } else {
                text += "  # \(comment)"
                self.value(inner, key: key, indent: indent)
            }
        }
    }

    /// An element of a list, after `- `.
    private mutating func item(_ value: YAMLValue, isRow: Bool, indent: Int) {
        text += spaces(indent) + "- "
        guard case .mapping(let mapping) = value else { return line(value) }
        let isText = isRow && mapping.row.mapping == nil
        if isText || Self.isLong(mapping) || !fits(value, room: Self.width - indent - 2) {
            note(notes.of(value, isOnOneLine: false))
            if isText { line(mapping.row) } else { block(mapping, indent: indent + 2, startsInLine: true) }
        } else {
            line(value)
        }
    }

    /// Comments above the current line, with its indentation.
    private mutating func note(_ notes: [String]) {
        guard !notes.isEmpty else { return }
        let start = text.lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
        let spaces = text[start...].prefix { $0 == " " }
        text.insert(contentsOf: notes.map { "\(spaces)# \($0)\n" }.joined(), at: start)
    }

    /// The value on one line, with its comments at the end.
    private mutating func line(_ value: YAMLValue) {
        note(notes.of(value, isOnOneLine: true))
        switch value {
        case .text(let string): text += YAMLScalar.text(string, isInFlow: false)
        case .commented(.text(let string), _): text += YAMLScalar.text(string, isInFlow: false)
        case .literal, .list, .mapping, .commented: Self.appendFlow(value, to: &text)
        }
        let comments = value.comments
        text += comments.isEmpty ? "\n" : "  # \(comments.joined(separator: ", "))\n"
    }

    /// Comments on the states of a screen are next to each.
    private func mustBreak(_ key: String, _ value: YAMLValue) -> Bool {
        Self.blockKeys.contains(key) || key == "state" && !value.comments.isEmpty
    }

    private static func isLong(_ mapping: YAMLMapping) -> Bool {
        mapping.keys.contains { longKeys.contains($0) }
    }

    private func fits(_ value: YAMLValue, room: Int) -> Bool {
        var text = ""
        Self.appendFlow(value, to: &text)
        return text.count <= room
    }

    private static func appendFlow(_ value: YAMLValue, to text: inout String) {
        switch value {
        case .text(let string): text += YAMLScalar.text(string, isInFlow: true)
        case .literal(let string): text += string
        case .list(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += ", " }
                appendFlow(element, to: &text)
            }
            text += "]"
        case .mapping(let mapping):
            guard !mapping.isEmpty else {
                text += "{}"
                return
            }
            text += "{ "
            for (index, entry) in mapping.entries.enumerated() {
                if index > 0 { text += ", " }
                text += YAMLScalar.key(entry.key, isInFlow: true) + ": "
                appendFlow(entry.value, to: &text)
            }
            text += " }"
        case .commented(let inner, _): appendFlow(inner, to: &text)
        }
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
