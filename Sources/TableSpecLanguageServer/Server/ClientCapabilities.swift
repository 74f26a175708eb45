internal import TableSpecKit

/// The parts of the protocol that the client supports, as far as the server depends on them.
struct ClientCapabilities {
    var encoding = PositionEncoding.utf16
    /// Whether the client requests findings. Otherwise, the server sends them.
    var requestsFindings = false
    var refreshesFindings = false
    var snippets = false
    /// Whether edits of a workspace can name the versions of documents.
    var versionedEdits = false
    /// Whether edits of a workspace can create files.
    var createsFiles = false
    /// Whether the client reports changes of files.
    var watchesFiles = false
    /// Whether symbols can contain others.
    var nestedSymbols = false
    /// Whether edits of a workspace can have descriptions, which the client shows before it applies the edits.
    var annotatesEdits = false
    /// Whether the client shows the progress of long work.
    var showsProgress = false
    /// Whether the client can show a document or an address.
    var showsDocuments = false

    init() {}

    init(_ capabilities: JSONTree) {
        let encodings = capabilities.at("general", "positionEncodings")?.elements ?? []
        encoding = PositionEncoding(offered: encodings.compactMap(\.string))
        requestsFindings = capabilities.at("textDocument", "diagnostic") != nil
        refreshesFindings = capabilities.isTrue("workspace", "diagnostics", "refreshSupport")
        snippets = capabilities.isTrue("textDocument", "completion", "completionItem", "snippetSupport")
        versionedEdits = capabilities.isTrue("workspace", "workspaceEdit", "documentChanges")
        let operations = capabilities.at("workspace", "workspaceEdit", "resourceOperations")?.elements ?? []
        createsFiles = versionedEdits && operations.contains(.string("create"))
        watchesFiles = capabilities.isTrue("workspace", "didChangeWatchedFiles", "dynamicRegistration")
        nestedSymbols = capabilities.isTrue("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")
        annotatesEdits =
            versionedEdits && capabilities.at("workspace", "workspaceEdit", "changeAnnotationSupport") != nil
        showsProgress = capabilities.isTrue("window", "workDoneProgress")
        showsDocuments = capabilities.isTrue("window", "showDocument", "support")
    }
}
