/// Writes values as a person would: short things on one line, what has parts of its own one below the other.
struct YAMLWriter {
    /// The longest line that a mapping or list takes in flow style.
    static let width = 118
    /// What always stands one below the other.
    private static let blockKeys: Set<String> = [
        "table", "sections", "prototypes", "tabs", "navigationItem",
    ]
    /// What makes the mapping that holds it stand one below the other.
    private static let longKeys: Set<String> = ["rows", "sections", "prototypes", "footer"]

    private var text = ""

    /// The text of a file.
    static func write(_ mapping: YAMLMapping) -> String {
        var writer = YAMLWriter()
        writer.block(mapping, indent: 0)
        return writer.text
    }

    private mutating func block(_ mapping: YAMLMapping, indent: Int, startsInLine: Bool = false) {
        for (index, entry) in mapping.entries.enumerated() {
            if index > 0 || !startsInLine { text += spaces(indent) }
            text += YAMLScalar.text(entry.key, isInFlow: false) + ":"
            value(entry.value, key: entry.key, indent: indent, isFile: indent == 0)
        }
    }

    /// A value after `key:`.
    private mutating func value(_ value: YAMLValue, key: String, indent: Int, isFile: Bool) {
        let room = Self.width - indent - key.count - 2
        switch value {
        case .text(let string): text += " \(YAMLScalar.text(string, isInFlow: false))\n"
        case .literal(let string): text += " \(string)\n"
        case .list(let elements):
            let mustBreak = Self.blockKeys.contains(key) || (key == "rows" && !elements.isEmpty)
            if !mustBreak, let flow = flow(value, room: room) {
                text += " \(flow)\n"
            } else {
                text += "\n"
                for element in elements { item(element, indent: indent + 2) }
            }
        case .mapping(let mapping):
            if !Self.blockKeys.contains(key) || mapping.entries.count == 1, !Self.isLong(mapping),
                let flow = flow(value, room: room)
            {
                text += " \(flow)\n"
            } else {
                text += "\n"
                block(mapping, indent: indent + 2)
            }
        }
    }

    /// An element of a list, after `- `.
    private mutating func item(_ value: YAMLValue, indent: Int) {
        text += spaces(indent) + "- "
        switch value {
        case .text(let string): text += "\(YAMLScalar.text(string, isInFlow: false))\n"
        case .literal(let string): text += "\(string)\n"
        case .list:
            text += (flow(value, room: .max) ?? "[]") + "\n"
        case .mapping(let mapping):
            if !Self.isLong(mapping), let flow = flow(value, room: Self.width - indent - 2) {
                text += flow + "\n"
            } else {
                block(mapping, indent: indent + 2, startsInLine: true)
            }
        }
    }

    private static func isLong(_ mapping: YAMLMapping) -> Bool {
        mapping.keys.contains { longKeys.contains($0) }
    }

    /// The value on one line, unless it needs more room.
    private func flow(_ value: YAMLValue, room: Int) -> String? {
        var text = ""
        Self.appendFlow(value, to: &text)
        return text.count <= room ? text : nil
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
                text += YAMLScalar.text(entry.key, isInFlow: true) + ": "
                appendFlow(entry.value, to: &text)
            }
            text += " }"
        }
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
