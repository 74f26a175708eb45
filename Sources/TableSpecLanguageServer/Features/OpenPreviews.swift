internal import Foundation
internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecPictures
internal import TableSpecServer

/// The previews of a project in a browser on the same machine. They're drawn on a separate thread.
final class OpenPreviews: @unchecked Sendable {
    /// The command that opens a preview. Its argument is the URI of a spec.
    static let command = "tablespec.preview"
    /// The notification about a row that was selected in a preview.
    static let selection = "tablespec/select"
    /// The notification that the server has started.
    static let start = "tablespec/previewStarted"

    /// What is drawn next.
    private struct Work: Sendable {
        var specs: (workspace: Workspace, analysis: Analysis, pictures: PictureInputs)?
        var mark: String?
    }

    /// The project whose screens are shown.
    let paths: [String]
    /// The analysis that was drawn last.
    private var drawn: Analyzed?
    private let condition = NSCondition()
    private var work = Work()
    private var isClosed = false
    private var port: Result<UInt16, ResponseError>?
    private let publish: @Sendable (LiveContent) -> Void
    private let stop: @Sendable () -> Void
    /// The part of the address that names the screen to show, until the server has started.
    var requested: String?

    /// Starts to serve the previews of a project.
    ///
    /// - Parameter receive: Receives the selections of users, and the notification that the server has started.
    init(of paths: [String], receive: @escaping @Sendable (IncomingMessage) -> Void) throws(ResponseError) {
        self.paths = paths
        #if PreviewServer
            let server = PreviewServer(
                page: LivePreview.page(reportsClicks: true),
                content: LiveContent(LivePreview(paths: paths, choices: PictureChoices())),
                port: 0
            ) { query in
                receive(.notification(method: Self.selection, params: .object(["query": .string(query)])))
            }
            publish = { server.publish($0) }
            stop = { Task.detached { await server.stop() } }
            Task.detached { [self] in
                let port = try? await server.start()
                let taken = ResponseError.requestFailed("the preview can't be served, because no port is free")
                let result = port.map { Result<UInt16, ResponseError>.success($0) } ?? .failure(taken)
                condition.withLock { self.port = result }
                receive(.notification(method: Self.start, params: .object([:])))
            }
            startDrawing()
        #else
            throw .requestFailed("previews aren't available: tablespec was built without the trait PreviewServer")
        #endif
    }

    /// The address of the page, or `nil` until the server has started.
    func address() throws(ResponseError) -> String? {
        let port = condition.withLock { self.port }
        return try port.map { port throws(ResponseError) in "http://127.0.0.1:\(try port.get())/" }
    }

    /// Draws specs, unless they were drawn last.
    func draw(_ analyzed: Analyzed, _ pictures: PictureInputs) {
        guard analyzed !== drawn else { return }
        drawn = analyzed
        add { $0.specs = (analyzed.workspace, analyzed.analysis, pictures) }
    }

    /// Marks the row whose id begins with a text.
    func mark(_ row: String) { add { $0.mark = row } }

    /// Ends the server.
    func close() {
        stop()
        condition.withLock {
            isClosed = true
            condition.signal()
        }
    }

    private func add(_ change: (inout Work) -> Void) {
        condition.withLock {
            change(&work)
            condition.signal()
        }
    }

    /// The next work, or `nil` after the end.
    private func next() -> Work? {
        condition.withLock {
            while work.specs == nil, work.mark == nil, !isClosed { condition.wait() }
            defer { work = Work() }
            return isClosed ? nil : work
        }
    }

    private func startDrawing() {
        let thread = Thread { [self] in
            var preview = LivePreview(paths: paths, choices: PictureChoices())
            while let work = next() {
                if let specs = work.specs { preview.update(specs.workspace, specs.analysis, specs.pictures) }
                preview.mark = work.mark ?? preview.mark
                publish(LiveContent(preview))
            }
        }
        // The same stack size as the main thread, on which other commands draw.
        thread.stackSize = 8 << 20
        thread.start()
    }
}

extension LiveContent {
    fileprivate init(_ preview: LivePreview) { self.init(gallery: preview.gallery, news: preview.news) }
}
