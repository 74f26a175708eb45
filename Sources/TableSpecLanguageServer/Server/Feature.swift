internal import TableSpecDiagnostics
internal import TableSpecKit

/// A request that the server answers, with the capability that announces it.
struct Feature: Sendable {
    typealias Request = (JSONTree) throws(ResponseError) -> JSONValue

    let method: String
    let answer: @Sendable (LanguageServer) -> Request
    /// The member of the capabilities, or `nil` if that of another request announces this one.
    private(set) var capability: (@Sendable () -> JSONValue.Member)?

    /// A request about the workspace, or one that reads the document itself.
    static func request(_ method: String, _ answer: @escaping @Sendable (LanguageServer) -> Request) -> Self {
        Self(method: method, answer: answer)
    }

    /// A request about a document.
    static func inDocument(
        _ method: String,
        _ answer: @escaping @Sendable (LanguageServer) -> (DocumentContext) throws(ResponseError) -> JSONValue
    ) -> Self {
        request(method) { server in
            { params throws(ResponseError) in try answer(server)(server.context(params)) }
        }
    }

    /// A request about a range of a document.
    static func inRange(
        _ method: String,
        _ answer:
            @escaping @Sendable (LanguageServer) -> (DocumentContext, Range<Int>) throws(ResponseError) ->
            JSONValue
    ) -> Self {
        request(method) { server in
            { params throws(ResponseError) in
                let context = try server.context(params)
                return try answer(server)(context, context.lines.offsets(params.required("range") { $0 }))
            }
        }
    }

    /// A request about a position in a document.
    static func atPosition(
        _ method: String,
        _ answer: @escaping @Sendable (LanguageServer) -> (DocumentContext, Int) throws(ResponseError) -> JSONValue
    ) -> Self {
        request(method) { server in
            { params throws(ResponseError) in
                let context = try server.context(params)
                return try answer(server)(context, context.offset(params))
            }
        }
    }

    /// Returns the request with its capability.
    func announced(
        by name: String,
        _ options: @escaping @Sendable @autoclosure () -> JSONValue = .boolean(true)
    ) -> Self {
        var feature = self
        feature.capability = { (name, options()) }
        return feature
    }
}

extension LanguageServer {
    /// The requests that the server answers while documents are open.
    static let features: [Feature] = [
        .request("textDocument/codeAction") { $0.codeActions }
            .announced(
                by: "codeActionProvider",
                .object([("codeActionKinds", .array(CodeActionKind.allCases.map(\.json)))])
            ),
        .inDocument("textDocument/codeLens") { $0.codeLenses }.announced(by: "codeLensProvider", .object([])),
        .request("textDocument/colorPresentation") { $0.colorPresentations },
        .atPosition("textDocument/completion") { $0.completions }
            .announced(
                by: "completionProvider",
                .object([("triggerCharacters", .strings([" ", "(", ".", "-", "{", ",", ":", "="]))])
            ),
        .atPosition("textDocument/definition") { $0.definition }.announced(by: "definitionProvider"),
        .request("textDocument/diagnostic") { $0.documentDiagnostics }
            .announced(
                by: "diagnosticProvider",
                .object([("interFileDependencies", .boolean(true)), ("workspaceDiagnostics", .boolean(true))])
            ),
        .inDocument("textDocument/documentColor") { $0.documentColors }.announced(by: "colorProvider"),
        .atPosition("textDocument/documentHighlight") { $0.highlights }.announced(by: "documentHighlightProvider"),
        .inDocument("textDocument/documentLink") { $0.documentLinks }
            .announced(by: "documentLinkProvider", .object([])),
        .inDocument("textDocument/documentSymbol") { $0.documentSymbols }.announced(by: "documentSymbolProvider"),
        .inDocument("textDocument/foldingRange") { $0.foldingRanges }.announced(by: "foldingRangeProvider"),
        .inDocument("textDocument/formatting") { $0.formatting }.announced(by: "documentFormattingProvider"),
        .atPosition("textDocument/hover") { $0.hover }.announced(by: "hoverProvider"),
        .atPosition("textDocument/implementation") { $0.implementation }.announced(by: "implementationProvider"),
        .inRange("textDocument/inlayHint") { $0.inlayHints }.announced(by: "inlayHintProvider"),
        .request("textDocument/prepareRename") { $0.prepareRename },
        .inRange("textDocument/rangeFormatting") { $0.rangeFormatting }
            .announced(by: "documentRangeFormattingProvider"),
        .request("textDocument/references") { $0.references }.announced(by: "referencesProvider"),
        .request("textDocument/rename") { $0.rename }
            .announced(by: "renameProvider", .object([("prepareProvider", .boolean(true))])),
        .request("textDocument/selectionRange") { $0.selectionRanges }.announced(by: "selectionRangeProvider"),
        .inDocument("textDocument/semanticTokens/full") { $0.semanticTokens }
            .announced(
                by: "semanticTokensProvider",
                .object([
                    ("legend", SemanticToken.legend), ("full", .boolean(true)), ("range", .boolean(true)),
                ])
            ),
        .inRange("textDocument/semanticTokens/range") { $0.semanticTokens },
        .atPosition("textDocument/signatureHelp") { $0.signatureHelp }
            .announced(by: "signatureHelpProvider", .object([("triggerCharacters", .strings([":", "="]))])),
        .request("workspace/diagnostic") { $0.workspaceDiagnostics },
        .request("workspace/executeCommand") { $0.executeCommand }
            .announced(by: "executeCommandProvider", .object([("commands", .strings([OpenPreviews.command]))])),
        .request("workspace/symbol") { $0.workspaceSymbols }.announced(by: "workspaceSymbolProvider"),
        .request("workspace/willRenameFiles") { $0.willRenameFiles },
    ]
}
