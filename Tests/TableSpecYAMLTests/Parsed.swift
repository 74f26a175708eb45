import TableSpecDiagnostics
import TableSpecTestSupport
import TableSpecYAML
import Testing

/// A text, parsed.
struct Parsed {
    let bytes: [UInt8]
    let document: YAMLDocument?
    let diagnostics: [Diagnostic]
    /// The ranges that were marked in the text.
    let marks: [Range<Int>]

    init(_ marked: String, limits: YAMLLimits = .standard) {
        let text = MarkedText(marked)
        self.init(bytes: Array(text.text.utf8), marks: text.ranges, limits: limits)
    }

    init(bytes: [UInt8], marks: [Range<Int>] = [], limits: YAMLLimits = .standard, recovers: Bool = false) {
        var diagnostics: [Diagnostic] = []
        document = YAMLDocument.parse(
            SourceFile(path: "Test.yaml", bytes: bytes),
            id: SourceID(index: 0),
            recovers: recovers,
            limits: limits,
            diagnostics: &diagnostics
        )
        self.bytes = bytes
        self.marks = marks
        self.diagnostics = diagnostics
    }

    /// The root of a text that must parse.
    func root(_ location: Testing.SourceLocation = #_sourceLocation) throws -> YAMLNode {
        try #require(document, "\(diagnostics.map(\.message))", sourceLocation: location).root
    }

    /// Every finding as `id: message`.
    var messages: [String] {
        diagnostics.map { "\($0.id): \($0.message)" }
    }

    var places: [Range<Int>] {
        diagnostics.map { $0.range.bytes }
    }
}

extension SourceRange {
    var bytes: Range<Int> {
        Int(start)..<Int(max(start, end))
    }
}

extension YAMLNode {
    /// The node in flow style with every scalar quoted, as a short way to compare whole trees.
    var outline: String {
        switch kind {
        case .scalar: "'" + string + "'"
        case .sequence: "[" + elements.map(\.outline).joined(separator: ", ") + "]"
        case .mapping: "{" + pairs.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", ") + "}"
        }
    }
}
