internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// Text for users, which can contain bindings.
    mutating func text(_ node: YAMLNode) -> TextTemplate? {
        guard node.kind == .scalar, !node.isNull else {
            reportWrongKind(node, expected: "text")
            return nil
        }
        guard node.withUTF8({ $0.contains(UInt8(ascii: "$")) }) else {
            return TextTemplate(literal: node.text, at: node.range)
        }
        let places = ScalarPlaces(node)
        var parser = TemplateParser(text: node.text, places: places)
        let segments = parser.parse()
        for problem in parser.problems {
            report(.invalidBinding, problem.message, at: problem.range, help: problem.help)
        }
        return TextTemplate(segments, at: node.range)
    }

    /// A list of texts.
    mutating func texts(_ node: YAMLNode) -> [TextTemplate] {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: "a list of strings")
            return []
        }
        return node.elements.compactMap { text($0) }
    }

    /// A binding without any other text.
    ///
    /// - Parameters:
    ///   - noun: What the binding represents, for example "a Boolean".
    ///   - takesConstants: Whether `true` or `false` can stand in its place.
    mutating func binding(_ node: YAMLNode, to noun: String, orConstant takesConstants: Bool = false) -> Binding? {
        guard node.kind == .scalar, !node.isNull, node.withUTF8(\.holdsBinding) else {
            report(
                .wrongType,
                "expected a binding to \(noun), found \(node.descriptionInMessages)",
                at: node.range,
                help: node.spelledBoolean.map { constant in
                    takesConstants
                        ? "write '\(constant)'"
                        : "write '$(name)', or leave out the key if the value never changes"
                } ?? "write '$(\(node.isPath ? node.text : "name"))'"
            )
            return nil
        }
        let found = faultCount
        guard let template = text(node) else { return nil }
        guard let binding = template.soleBinding else {
            if faultCount == found {
                report(.wrongType, "expected one binding to \(noun) and nothing else", at: node.range)
            }
            return nil
        }
        return binding
    }
}

extension YAMLNode {
    /// Whether the node is a scalar that contains the start of a binding.
    var holdsBinding: Bool { kind == .scalar && withUTF8(\.holdsBinding) }

    /// The Boolean that was probably meant: also `yes`, `no`, `on` and `off`, which were Booleans before YAML 1.2
    /// (https://yaml.org/type/bool.html), and one in quotes.
    fileprivate var spelledBoolean: Bool? {
        guard kind == .scalar else { return nil }
        let words = ["true": true, "yes": true, "on": true, "false": false, "no": false, "off": false]
        return words[text.lowercased()]
    }

    /// Whether the node looks like the path of a binding without `$( )`.
    fileprivate var isPath: Bool {
        kind == .scalar && boolValue == nil && string.wholeMatch(of: #/[A-Za-z_]\w*(\.[A-Za-z_]\w*)*/#) != nil
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the text contains `$(`, the start of a binding.
    fileprivate var holdsBinding: Bool {
        indices.contains { self[$0] == UInt8(ascii: "$") && $0 + 1 < count && self[$0 + 1] == UInt8(ascii: "(") }
    }
}

/// The offsets of a scalar's characters in the file.
struct ScalarPlaces {
    private let range: SourceRange
    /// The offset of the first character, if the scalar appears verbatim in the file.
    private let contentStart: Int32?

    init(_ node: YAMLNode) {
        range = node.isAlias ? node.targetRange : node.range
        let length = node.withUTF8 { Int32($0.count) }
        let quotes: Int32 = node.style == .plain ? 0 : 1
        let isVerbatim =
            (node.style == .plain || node.style == .singleQuoted || node.style == .doubleQuoted)
            && range.end - range.start == length + 2 * quotes
        contentStart = isVerbatim && !node.isAlias ? range.start + quotes : nil
    }

    /// The location of a part of the scalar, given in bytes of its content, or of the whole scalar if it's escaped or
    /// folded.
    func range(_ start: Int, _ end: Int) -> SourceRange {
        guard let contentStart else { return range }
        return SourceRange(source: range.source, start: contentStart + Int32(start), end: contentStart + Int32(end))
    }
}
