internal import TableSpecDiagnostics
internal import TableSpecModel

extension LanguageServer {
    /// The formats that a value can have: all that the language has of functions with arguments.
    func signatureHelp(_ context: DocumentContext, at offset: Int) -> JSONValue {
        guard let point = FormatPoint(context, at: offset) else { return .null }
        let formats = point.format.map { [$0] } ?? point.formats
        guard !formats.isEmpty else { return .null }
        let signatures = formats.map { format -> JSONValue in
            let label = format.signature
            let parameter = label.split(separator: "=", maxSplits: 1).last.map(String.init) ?? label
            return .object([
                ("label", .string(label)),
                ("parameters", .array(label == parameter ? [] : [.object([("label", .string(parameter))])])),
            ])
        }
        return .object([
            ("signatures", .array(signatures)), ("activeSignature", .integer(0)), ("activeParameter", .integer(0)),
        ])
    }
}
