internal import TableSpecDiagnostics
internal import TableSpecFormat

/// Writes values in the form of specs.
struct YAMLWriter {
    /// The keys whose values are always written in block style.
    private static let blockKeys: Set<String> = ["table", "sections", "prototypes", "tabs", "navigationItem"]
    /// The keys that require block style for the mapping that contains them.
    private static let longKeys: Set<String> = ["rows", "sections", "prototypes", "footer"]

    private let notes: SpecNotes
    /// Whether everything is on one line.
    private var isLine = false

    /// The text of a file.
    static func write(_ mapping: YAMLMapping, _ notes: SpecNotes = .none) -> String {
        let root = YAMLWriter(notes: notes).node(mapping, isFlow: false)
        let header = notes.ofSpec.map { FormLine.comment(FormComment(movable: $0)) }
        let text = FormWriter.text(of: FormFile(root, header: header))
        var findings: [Diagnostic] = []
        // Its keys are in the order in which they were found.
        let formatted = SpecFormatter.format(SourceFile(path: "Spec.yaml", text: text), diagnostics: &findings)
        return formatted.map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    /// The text on one line, without comments, for reading it again immediately.
    static func line(_ mapping: YAMLMapping) -> String {
        FormWriter.line(of: YAMLWriter(notes: .none, isLine: true).node(mapping, isFlow: true))
    }

    private func node(_ mapping: YAMLMapping, isFlow: Bool) -> FormNode {
        let entries = mapping.entries.map { entry in
            let key = entry == .fieldTraits ? entry.key : YAMLScalar.key(entry.key, isInFlow: isFlow)
            return self.entry(entry.value, named: key) { self.node($0, of: entry.key) }
        }
        return FormNode(.mapping(entries), isFlow: isFlow)
    }

    private func entry(_ value: YAMLValue, named key: String?, _ node: (YAMLValue) -> FormNode) -> FormEntry {
        guard case .commented(let inner, let comment) = value else {
            var entry = FormEntry(key: key, node(value))
            entry.leading = notes.of(value).map { .comment(FormComment(movable: $0)) }
            return entry
        }
        var entry = self.entry(inner, named: key, node)
        entry.trailing = FormComment(movable: comment)
        return entry
    }

    /// The value of a key, or of an element of its list.
    private func node(_ value: YAMLValue, of key: String?) -> FormNode {
        switch value {
        case .text(let text):
            return scalar(YAMLScalar.text(text, isInFlow: false), YAMLScalar.text(text, isInFlow: true))
        case .literal(let text): return scalar(text, text)
        case .list(let elements):
            let entries = elements.map { element in
                entry(element, named: nil) { node(key == "rows" ? row($0) : $0, of: nil) }
            }
            let mustBreak =
                key.map { $0 == "rows" || Self.blockKeys.contains($0) } == true
                || key == "segues" && !value.comments.isEmpty
            return FormNode(.sequence(entries), isFlow: isLine || !mustBreak)
        case .mapping(let mapping):
            let mustBreak = key.map(Self.blockKeys.contains) == true || key == "state" && !value.comments.isEmpty
            let isLong = mapping.keys.contains { Self.longKeys.contains($0) }
            return node(mapping, isFlow: isLine || !isLong && (!mustBreak || mapping.entries.count == 1))
        case .commented(let inner, _): return node(inner, of: key)
        }
    }

    /// A row with only a text is the text.
    private func row(_ value: YAMLValue) -> YAMLValue { isLine ? value : value.mapping?.row ?? value }

    private func scalar(_ text: String, _ flowText: String) -> FormNode {
        FormNode(.scalar(FormScalar(text, inFlow: flowText)))
    }
}
