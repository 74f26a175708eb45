internal import TableSpecDiagnostics
internal import TableSpecKit

extension LanguageServer {
    typealias Notification = (JSONTree) throws(ResponseError) -> Void

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
        let sync = JSONValue.object([("openClose", isProvided), ("change", .integer(2)), ("save", isProvided)])
        let folders = JSONValue.object([("supported", isProvided), ("changeNotifications", isProvided)])
        let renames = JSONValue.object([("willRename", .object([("filters", .array([Self.specFiles]))]))])
        return .object(
            [("positionEncoding", .string(client.encoding.rawValue)), ("textDocumentSync", sync)]
                + Self.features.compactMap { $0.capability?() }
                + [("workspace", .object([("workspaceFolders", folders), ("fileOperations", renames)]))]
        )
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
