import TableSpecDiagnostics
import TableSpecGenerator
import TableSpecModel
import TableSpecTestSupport
import TableSpecYAML
import Testing

/// Specs with the Swift that is made of them.
struct Generated {
    /// The Swift of each file, in order.
    let files: [String]
    /// What is wrong with the specs, before names are compared.
    let findings: [String]
    /// The marked places of all files, in order.
    let marks: [SourceRange]
    private let model: SpecModel
    private let options: GeneratorOptions

    init(_ files: (path: String, text: String)..., options: GeneratorOptions = GeneratorOptions()) {
        var sources = SourceMap()
        var diagnostics: [Diagnostic] = []
        var marks: [SourceRange] = []
        let decoded = files.compactMap { path, text -> SpecFile? in
            let marked = MarkedText(text)
            let file = marked.file(path: path)
            let id = sources.add(file)
            marks += marked.ranges(in: id)
            guard let document = YAMLDocument.parse(file, id: id, diagnostics: &diagnostics) else { return nil }
            return SpecFile.decode(document, path: path, diagnostics: &diagnostics)
        }
        let model = SpecModel.resolve(decoded, diagnostics: &diagnostics)
        let generator = SwiftGenerator(model, options: options)
        self.files = model.files.map { generator.generate($0) }
        self.model = model
        self.options = options
        self.marks = marks
        findings = diagnostics.map(\.message)
    }

    init(_ text: String) {
        self.init((path: "Test.yaml", text: text))
    }

    /// A static table whose only section has these rows, one in a line.
    init(rows: String..., keys: String = "") {
        let list = rows.map { "        - \($0)\n" }.joined()
        self.init("screen: Test\n\(keys)\ntable:\n  sections:\n    - id: only\n      rows:\n\(list)")
    }

    var swift: String { files.first ?? "" }

    /// The Swift that the screens share.
    var support: String { SwiftGenerator(model, options: options).support(for: model.files) }

    var collisions: [Diagnostic] { SwiftGenerator.nameCollisions(in: model, options: options) }

    /// Whether the first file holds lines, at whatever indentation.
    func has(_ lines: String) -> Bool {
        Self.unindented(swift).contains(Self.unindented(lines))
    }

    /// Whether the file that the screens share holds lines, at whatever indentation.
    func supports(_ lines: String) -> Bool {
        Self.unindented(support).contains(Self.unindented(lines))
    }

    private static func unindented(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
}

/// Expects sound specs whose Swift holds some lines.
func expect(
    _ generated: Generated,
    has lines: String...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    #expect(generated.findings == [], sourceLocation: sourceLocation)
    for line in lines {
        let isThere = generated.has(line)
        #expect(isThere, "'\(line)' is not in\n\(generated.swift)", sourceLocation: sourceLocation)
    }
}

/// Expects sound specs whose Swift lacks some texts.
func expect(
    _ generated: Generated,
    lacks texts: String...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    #expect(generated.findings == [], sourceLocation: sourceLocation)
    for text in texts {
        let isThere = generated.swift.contains(text)
        #expect(!isThere, "'\(text)' is in\n\(generated.swift)", sourceLocation: sourceLocation)
    }
}
