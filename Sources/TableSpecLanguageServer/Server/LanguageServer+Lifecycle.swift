internal import TableSpecDiagnostics
internal import TableSpecKit

extension LanguageServer {
    typealias Request = (JSONTree) throws(ResponseError) -> JSONValue
    typealias Notification = (JSONTree) throws(ResponseError) -> Void

    /// The requests by method.
    static let features: [String: @Sendable (LanguageServer) -> Request] = [
        "textDocument/codeAction": { $0.codeActions },
        "textDocument/codeLens": { $0.codeLenses },
        "textDocument/colorPresentation": { $0.colorPresentations },
        "textDocument/completion": { $0.completions },
        "textDocument/definition": { $0.definition },
        "textDocument/diagnostic": { $0.documentDiagnostics },
        "textDocument/documentColor": { $0.documentColors },
        "textDocument/documentHighlight": { $0.highlights },
        "textDocument/documentLink": { $0.documentLinks },
        "textDocument/documentSymbol": { $0.documentSymbols },
        "textDocument/foldingRange": { $0.foldingRanges },
        "textDocument/hover": { $0.hover },
        "textDocument/implementation": { $0.implementation },
        "textDocument/prepareRename": { $0.prepareRename },
        "textDocument/references": { $0.references },
        "textDocument/rename": { $0.rename },
        "textDocument/selectionRange": { $0.selectionRanges },
        "workspace/diagnostic": { $0.workspaceDiagnostics },
        "workspace/executeCommand": { $0.executeCommand },
        "workspace/symbol": { $0.workspaceSymbols },
        "workspace/willRenameFiles": { $0.willRenameFiles },
    ]

    /// The notifications by method. Others are ignored.
    static let notifications: [String: @Sendable (LanguageServer) -> Notification] = [
        "initialized": { $0.initialized },
        OpenPreviews.selection: { $0.select },
        OpenPreviews.start: { $0.previewStarted },
        "textDocument/didChange": { $0.didChange },
        "textDocument/didClose": { $0.didClose },
        "textDocument/didOpen": { $0.didOpen },
        "textDocument/didSave": { $0.didSave },
        "workspace/didChangeWatchedFiles": { $0.didChangeWatchedFiles },
        "workspace/didChangeWorkspaceFolders": { $0.didChangeWorkspaceFolders },
    ]

    func initialize(_ params: JSONTree) throws(ResponseError) -> JSONValue {
        client = ClientCapabilities(try params.required("capabilities") { $0 })
        rulesURL = params.at("initializationOptions", "rulesURL")?.string ?? rulesURL
        let folders = params["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.string }
        let roots = folders ?? [params["rootUri"]?.string].compactMap { $0 }
        finder.folders = roots.compactMap(DocumentURI.path)
        phase = .initialized
        return .object([
            ("capabilities", capabilities),
            ("serverInfo", .object([("name", .string("tablespec")), ("version", .string(Version.current))])),
        ])
    }

    private var capabilities: JSONValue {
        let isProvided = JSONValue.boolean(true)
        return .object([
            ("positionEncoding", .string(client.encoding.rawValue)),
            (
                "textDocumentSync",
                .object([("openClose", isProvided), ("change", .integer(2)), ("save", isProvided)])
            ),
            (
                "completionProvider",
                .object([("triggerCharacters", .array([" ", "(", ".", "-", "{", ","].map(JSONValue.string)))])
            ),
            ("hoverProvider", isProvided),
            ("definitionProvider", isProvided), ("referencesProvider", isProvided),
            ("documentHighlightProvider", isProvided), ("documentSymbolProvider", isProvided),
            ("workspaceSymbolProvider", isProvided),
            ("codeActionProvider", .object([("codeActionKinds", .array(CodeActionKind.allCases.map(\.json)))])),
            ("renameProvider", .object([("prepareProvider", isProvided)])),
            ("foldingRangeProvider", isProvided), ("selectionRangeProvider", isProvided),
            ("documentLinkProvider", .object([])), ("colorProvider", isProvided),
            ("implementationProvider", isProvided), ("codeLensProvider", .object([])),
            ("executeCommandProvider", .object([("commands", .array([.string(OpenPreviews.command)]))])),
            (
                "diagnosticProvider",
                .object([("interFileDependencies", isProvided), ("workspaceDiagnostics", isProvided)])
            ),
            (
                "workspace",
                .object([
                    (
                        "workspaceFolders",
                        .object([("supported", isProvided), ("changeNotifications", isProvided)])
                    ),
                    ("fileOperations", .object([("willRename", .object([("filters", .array([Self.specFiles]))]))])),
                ])
            ),
        ])
    }

    /// The files whose renaming matters.
    private static let specFiles = JSONValue.object([
        ("scheme", .string("file")),
        ("pattern", .object([("glob", .string("**/*.{yaml,yml}")), ("matches", .string("file"))])),
    ])

    func initialized(_ params: JSONTree) throws(ResponseError) {
        if client.watchesFiles {
            let pattern = JSONValue.object([("globPattern", .string("**/*.{yaml,yml}"))])
            let registration = JSONValue.object([
                ("id", .string("files")), ("method", .string("workspace/didChangeWatchedFiles")),
                ("registerOptions", .object([("watchers", .array([pattern]))])),
            ])
            request("client/registerCapability", .object([("registrations", .array([registration]))]))
        }
        searchProjects()
        if client.showsProgress { requestProgress() }
    }

    func didChangeWorkspaceFolders(_ params: JSONTree) throws(ResponseError) {
        func folders(_ key: String) -> [String] {
            (params.at("event", key)?.elements ?? []).compactMap { $0["uri"]?.string }.compactMap(DocumentURI.path)
        }
        let removed = folders("removed")
        finder.folders = finder.folders.filter { !removed.contains($0) } + folders("added")
        searchProjects()
    }

    /// Searches the open folders for projects.
    func searchProjects() {
        finder.search()
        collectProjects()
    }

    /// Collects the projects of the open folders and of the open documents.
    func collectProjects() {
        let paths = finder.projects + documents.keys.sorted().compactMap(finder.project)
        let known = projects
        projects = [:]
        for paths in paths { projects[paths] = known[paths] ?? Project(paths: paths) }
        hasNews = true
    }
}
