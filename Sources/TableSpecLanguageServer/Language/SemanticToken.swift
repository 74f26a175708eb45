internal import TableSpecDiagnostics

/// A part of a text with its meaning, for highlighting.
struct SemanticToken {
    /// The kinds, which are standard types of tokens in the protocol.
    enum Kind: String, CaseIterable {
        case type, `class`, `struct`, parameter, variable, property, enumMember, method, function, keyword, string,
            number, `operator`
    }

    /// The modifiers, which are standard modifiers in the protocol.
    enum Modifier: String, CaseIterable {
        case declaration, deprecated
    }

    let range: Range<Int>
    let kind: Kind
    let modifier: Modifier?

    /// The names of kinds and modifiers for clients.
    static var legend: JSONValue {
        .object([
            ("tokenTypes", .strings(Kind.allCases.map(\.rawValue))),
            ("tokenModifiers", .strings(Modifier.allCases.map(\.rawValue))),
        ])
    }

    /// The numbers of the protocol: for each token its position relative to the previous one, its length, its kind and
    /// its modifiers.
    ///
    /// - Parameter tokens: The tokens in the order of the text, each in one line.
    static func json(of tokens: some Sequence<SemanticToken>, in lines: TextLines) -> JSONValue {
        var data: [Int] = []
        var last = (line: 0, character: 0)
        for token in tokens {
            let start = lines.place(at: token.range.lowerBound)
            let length = lines.place(at: token.range.upperBound).character - start.character
            let character = start.line == last.line ? start.character - last.character : start.character
            let kind = Kind.allCases.firstIndex(of: token.kind) ?? 0
            let modifiers = token.modifier.flatMap(Modifier.allCases.firstIndex).map { 1 << $0 } ?? 0
            data += [start.line - last.line, character, length, kind, modifiers]
            last = start
        }
        return .object([("data", .array(data.map(JSONValue.integer)))])
    }
}
