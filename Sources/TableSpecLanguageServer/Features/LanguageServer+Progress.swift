internal import TableSpecDiagnostics

/// The progress of the first analysis, for clients that show it.
enum FirstProgress {
    /// No progress is shown.
    case none
    /// The client was asked to show it. The analysis begins after its response.
    case requested(RequestID)
    case accepted
    /// A number of projects of all has been analyzed.
    case running(all: Int)

    var isRequested: Bool {
        if case .requested = self { return true }
        return false
    }

    /// Whether the client shows it.
    var isActive: Bool {
        switch self {
        case .none, .requested: false
        case .accepted, .running: true
        }
    }

    /// Receives a response of the client.
    mutating func receive(_ response: RequestID?, _ isSuccess: Bool) {
        guard case .requested(let id) = self, id == response else { return }
        self = isSuccess ? .accepted : .none
    }
}

extension LanguageServer {
    /// Asks the client to show the progress of the first analysis.
    func requestProgress() {
        progress = .requested(request("window/workDoneProgress/create", .object([("token", Self.progressToken)])))
    }

    /// Begins the first analysis, analyzes one project, or ends the analysis.
    ///
    /// Each call is a step, so that messages are sent between them.
    func continueFirstAnalysis() {
        let rest = projects.keys.filter { projects[$0]?.current == nil }
        switch progress {
        case .none, .requested: break
        case .accepted:
            progress = .running(all: rest.count)
            report("begin", [("title", .string("Checking table specs")), ("percentage", .integer(0))])
        case .running(let all):
            guard let next = rest.min(by: { $0.lexicographicallyPrecedes($1) }) else {
                progress = .none
                return report("end", [])
            }
            _ = analyzed(next)
            let done = max(all - rest.count + 1, 0)
            report("report", [("percentage", .integer(100 * done / max(all, done)))])
        }
    }

    private func report(_ kind: String, _ members: [JSONValue.Member]) {
        let value = JSONValue.object([("kind", .string(kind))] + members)
        notify("$/progress", .object([("token", Self.progressToken), ("value", value)]))
    }

    private static let progressToken = JSONValue.string("tablespec-analysis")
}
