internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

extension LanguageServer {
    func definition(_ context: DocumentContext, at offset: Int) -> JSONValue {
        guard let symbol = context.occurrence(at: offset)?.symbol else { return .null }
        var lines = lines(of: context.analyzed)
        return location(of: symbol.range, in: context, &lines)
    }

    func references(_ params: JSONTree) throws(ResponseError) -> JSONValue {
        let (context, found) = try occurrence(params)
        guard let found else { return .null }
        let symbol = found.occurrence.symbol
        let includesDeclaration = params.at("context", "includeDeclaration") != .boolean(false)
        var lines = lines(of: context.analyzed)
        let uses = found.index.uses(of: symbol).filter { includesDeclaration || $0 != symbol.range }
        return .array(uses.map { location(of: $0, in: context, &lines) })
    }

    func highlights(_ context: DocumentContext, at offset: Int) -> JSONValue {
        markRow(at: offset, in: context)
        guard let symbol = context.occurrence(at: offset)?.symbol else { return .null }
        let uses = context.analyzed.index.uses(of: symbol).filter { $0.source == context.source }
        return .array(uses.map { .object([("range", context.lines.range($0)), ("kind", .integer(1))]) })
    }

    func workspaceSymbols(_ params: JSONTree) throws(ResponseError) -> JSONValue {
        let query = try params.required("query", \.string).lowercased()
        var symbols: [JSONValue] = []
        for paths in projects.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let analyzed = analyzed(paths)
            var lines = lines(of: analyzed)
            for symbol in analyzed.index.symbols where symbol.matches(query) {
                let path = analyzed.analysis.sources[symbol.range.source].path
                symbols.append(
                    .object([
                        ("name", .string(symbol.name)), ("kind", .integer(symbol.kind.number)),
                        ("location", location(at: path, lines.range(symbol.range))),
                    ])
                )
            }
        }
        return .array(symbols)
    }

    /// The symbol at the position of a request, with the index of its project.
    func occurrence(
        _ params: JSONTree
    ) throws(ResponseError) -> (DocumentContext, (index: SymbolIndex, occurrence: SymbolIndex.Occurrence)?) {
        let context = try context(params)
        let found = try context.occurrence(at: context.offset(params))
        return (context, found.map { (context.analyzed.index, $0) })
    }

    private func location(of range: SourceRange, in context: DocumentContext, _ lines: inout FileLines) -> JSONValue {
        location(at: context.analyzed.analysis.sources[range.source].path, lines.range(range))
    }
}

extension DocumentContext {
    func occurrence(at offset: Int) -> SymbolIndex.Occurrence? {
        analyzed.index.occurrence(at: offset, in: source)
    }
}

extension SymbolIndex.Symbol {
    fileprivate func matches(_ query: String) -> Bool { query.isEmpty || name.lowercased().contains(query) }
}

extension SymbolIndex.Symbol.Kind {
    /// The kind of symbol in the protocol.
    fileprivate var number: Int {
        switch self {
        case .screen: 2
        case .type: 5
        case .property: 7
        case .prototype: 23
        case .row: 20
        }
    }
}
