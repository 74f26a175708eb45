internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel
internal import TableSpecYAML

extension LanguageServer {
    func semanticTokens(_ context: DocumentContext) -> JSONValue {
        SemanticToken.json(of: TokenCollector(context).sorted, in: context.lines)
    }

    func semanticTokens(_ context: DocumentContext, in range: Range<Int>) -> JSONValue {
        let tokens = TokenCollector(context).sorted.filter { $0.range.overlaps(range) }
        return SemanticToken.json(of: tokens, in: context.lines)
    }
}

/// Finds the tokens of a document: first the names that the analysis has resolved, then what the declarations of keys
/// say about the rest.
private struct TokenCollector {
    private let context: DocumentContext
    /// The tokens by their start.
    private var tokens: [Int: SemanticToken] = [:]

    init(_ context: DocumentContext) {
        self.context = context
        for occurrence in context.analyzed.index.occurrences where occurrence.range.source == context.source {
            let isDeclaration = occurrence.range == occurrence.symbol.range
            add(occurrence.range, occurrence.symbol.kind.token, isDeclaration ? .declaration : nil)
        }
        for loop in context.loops { add(context.range(loop.variable), .parameter, .declaration) }
        for binding in context.analyzed.uses.flatMap(\.bindings) where binding.range.source == context.source {
            for (index, name) in binding.names.enumerated()
            where name.range != binding.range || binding.names.count == 1 {
                add(name.range, index == 0 && binding.path?.beginsAtElement == true ? .parameter : .variable)
            }
        }
        for place in context.root?.all ?? [] where !place.node.isAlias { add(place) }
    }

    /// The tokens in the order of the text, without those inside others.
    var sorted: [SemanticToken] {
        var end = 0
        return tokens.values.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { token in
            defer { end = max(end, token.range.upperBound) }
            return token.range.lowerBound >= end
        }
    }

    /// Adds a token in one line, unless there's one with the same start.
    private mutating func add(
        _ range: SourceRange,
        _ kind: SemanticToken.Kind,
        _ modifier: SemanticToken.Modifier? = nil
    ) {
        let bytes = range.bytes
        guard !bytes.isEmpty, tokens[bytes.lowerBound] == nil,
            context.lines.lineRange(at: bytes.lowerBound).contains(bytes)
        else { return }
        tokens[bytes.lowerBound] = SemanticToken(range: bytes, kind: kind, modifier: modifier)
    }

    private mutating func add(_ place: SpecPlace) {
        if let key = place.key, let declaration = key.declaration?.key {
            add(key.node.range, .property, key.node.string == declaration.name ? nil : .deprecated)
        }
        guard place.node.kind == .scalar else { return }
        for type in place.type.alternatives { add(place.node, as: type) }
        let expression = ExpressionToken.tokens(in: place.node)
        // A text without bindings can look like one.
        guard expression.contains(where: { tokens[Int($0.range.start)] != nil }) else { return }
        for token in expression { add(token.range, token.kind.token) }
    }

    private mutating func add(_ node: YAMLNode, as type: ValueDescription) {
        let text = node.string
        switch type {
        case .choice(_, let words) where words.contains(text): add(node.range, .enumMember)
        case .color where SystemColor(rawValue: text) != nil,
            .alternatingColor where SystemColor(rawValue: text) != nil,
            .font where FontTextStyle(rawValue: text) != nil:
            add(node.range, .enumMember)
        case .identifier where !text.isEmpty && text.utf8.allSatisfy(\.isWordByte):
            add(node.range, text.first?.isUppercase == true ? .class : .method)
        case .type, .enumeration: addType(node.range)
        default: break
        }
    }

    /// Adds the words of a type, before its default.
    private mutating func addType(_ range: SourceRange) {
        let hasDefault = context.lines.bytes[range.bytes].firstIndex(of: UInt8(ascii: "=")) ?? range.bytes.upperBound
        for (word, place) in context.file.words(in: context.range(range.bytes.lowerBound..<hasDefault)) {
            let isType = word.first?.isUppercase == true
            add(
                place,
                isType ? .type : word == "enum" ? .keyword : .enumMember,
                isType || word == "enum" ? nil : .declaration
            )
        }
    }
}

extension SymbolIndex.Symbol.Kind {
    fileprivate var token: SemanticToken.Kind {
        switch self {
        case .screen: .class
        case .type: .type
        case .prototype: .struct
        case .property, .row: .variable
        }
    }
}

extension ExpressionToken.Kind {
    fileprivate var token: SemanticToken.Kind {
        switch self {
        case .name, .formatOption: .enumMember
        case .constant: .keyword
        case .number: .number
        case .string, .formatText: .string
        case .symbol: .operator
        case .format: .function
        }
    }
}
