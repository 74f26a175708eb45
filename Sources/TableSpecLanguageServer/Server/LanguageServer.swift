internal import TableSpecDiagnostics
internal import TableSpecKit

/// A server of the Language Server Protocol 3.17, without its transport.
///
/// Messages of the client are put into a queue. ``step()`` handles the first one, or publishes findings if there's none.
final class LanguageServer {
    /// The state of the connection.
    enum Phase { case new, initialized, shutDown, ended }

    var phase = Phase.new
    var client = ClientCapabilities()
    var finder = ProjectFinder()
    /// The projects by the arguments with which `lint` finds their specs.
    var projects: [[String]: Project] = [:]
    /// The open documents by path.
    var documents: [String: OpenDocument] = [:]
    /// What the client shows, by the path of the file.
    var published: [String: String] = [:]
    /// Whether the findings may differ from those that the client shows.
    var hasNews = false
    /// The address of the page with the rules, with a heading for each.
    var rulesURL: String?
    /// The previews, if one was opened.
    var previews: OpenPreviews?
    /// Adds a message to the queue from another thread.
    let receive: @Sendable (IncomingMessage) -> Void

    private let send: (JSONValue) -> Void
    private var queue: [IncomingMessage] = []
    private var nextRequest = 1
    /// The progress of the first analysis.
    var progress = FirstProgress.none

    /// - Parameters:
    ///   - receive: Adds a message to the queue from another thread, and lets the server handle it.
    ///   - send: Called with each message to the client.
    init(
        rulesURL: String? = nil,
        receive: @escaping @Sendable (IncomingMessage) -> Void = { _ in },
        send: @escaping (JSONValue) -> Void
    ) {
        self.rulesURL = rulesURL
        self.receive = receive
        self.send = send
    }

    /// Whether there's nothing to do until the next message.
    var isIdle: Bool { queue.isEmpty && (!hasNews || progress.isRequested) }

    /// The exit status of the process after the client has ended the connection.
    var exitStatus: Int32 { wasShutDown ? 0 : 1 }

    private var wasShutDown = false

    /// Adds messages to the queue.
    func enqueue(_ messages: [IncomingMessage]) { queue += messages }

    /// Handles the first message of the queue, or publishes findings if the queue is empty.
    func step() {
        guard !queue.isEmpty else {
            if progress.isActive { return continueFirstAnalysis() }
            hasNews = false
            if phase == .initialized {
                publish()
                drawPreviews()
            }
            return
        }
        switch queue.removeFirst() {
        case .request(let id, let method, let params): answer(id, method, params)
        case .notification(let method, let params): handle(method, params)
        case .response(let id, let isSuccess): progress.receive(id, isSuccess)
        case .invalid(let id, let error): respond(to: id, .failure(error))
        }
    }

    // MARK: Requests

    private func answer(_ id: RequestID, _ method: String, _ params: JSONTree) {
        // The request can need the analysis.
        if progress.isRequested { progress = .none }
        do throws(ResponseError) {
            respond(to: id, .success(try result(of: id, method, params)))
        } catch {
            respond(to: id, .failure(error))
        }
    }

    private func result(of id: RequestID, _ method: String, _ params: JSONTree) throws(ResponseError) -> JSONValue {
        if queue.contains(where: { $0.canceled == id }) { throw .requestCancelled }
        switch (phase, method) {
        case (.new, "initialize"): return try initialize(params)
        case (.new, _): throw .serverNotInitialized
        case (.initialized, "shutdown"):
            (phase, wasShutDown) = (.shutDown, true)
            return .null
        case (.initialized, "initialize"): throw .invalidRequest("the server is already initialized")
        case (.initialized, _): break
        case (.shutDown, _), (.ended, _): throw .invalidRequest("the server was shut down")
        }
        guard let feature = Self.features.first(where: { $0.method == method }) else { throw .methodNotFound(method) }
        if let uri = params.uri, queue.contains(where: { $0.changedDocument == uri }) { throw .contentModified }
        // Editors send requests about all YAML files.
        if let uri = params.uri, method != "textDocument/diagnostic", !isChecked(uri) { return .null }
        return try feature.answer(self)(params)
    }

    private func respond(to id: RequestID?, _ result: Result<JSONValue, ResponseError>) {
        let outcome: JSONValue.Member =
            switch result {
            case .success(let value): ("result", value)
            case .failure(let error): ("error", error.json)
            }
        send(.object([("jsonrpc", .string("2.0")), ("id", id?.json ?? .null), outcome]))
    }

    // MARK: Notifications

    private func handle(_ method: String, _ params: JSONTree) {
        if method == "exit" { phase = .ended }
        guard phase == .initialized, let notification = Self.notifications[method] else { return }
        do throws(ResponseError) {
            try notification(self)(params)
        } catch {
            log("\(method): \(error.message)")
        }
    }

    /// Sends a notification to the client.
    func notify(_ method: String, _ params: JSONValue) {
        send(.object([("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", params)]))
    }

    /// Sends a request to the client.
    @discardableResult
    func request(_ method: String, _ params: JSONValue) -> RequestID {
        let id = RequestID.string("tablespec-\(nextRequest)")
        nextRequest += 1
        send(.object([("jsonrpc", .string("2.0")), ("id", id.json), ("method", .string(method)), ("params", params)]))
        return id
    }

    /// Shows an error in the log of the client.
    func log(_ message: String) {
        notify("window/logMessage", .object([("type", .integer(1)), ("message", .string(message))]))
    }
}
