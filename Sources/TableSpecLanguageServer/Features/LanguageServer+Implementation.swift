internal import TableSpecDiagnostics
internal import TableSpecKit

extension LanguageServer {
    /// Finds the Swift of a part of a spec, if the output folder contains it and it's up to date.
    func implementation(_ context: DocumentContext, at cursor: Int) -> JSONValue {
        let analyzed = context.analyzed
        guard !analyzed.analysis.hasErrors else { return .null }
        let declared = context.occurrence(at: cursor)?.symbol.range
        let offset = declared?.bytes.lowerBound ?? cursor
        let places = SwiftPlaces(analyzed.workspace, analyzed.analysis)
        guard let swift = places.places(at: offset, in: declared?.source ?? context.source) else { return .null }
        let lines = TextLines(Array(swift.text.utf8), client.encoding)
        return .array(swift.names.map { location(at: swift.path, lines.range($0)) })
    }
}
