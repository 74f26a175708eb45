internal import Foundation
internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

extension LanguageServer {
    /// A link above a screen that opens its preview.
    func codeLenses(_ context: DocumentContext) -> JSONValue {
        guard let screen = context.screen else { return .array([]) }
        let command = JSONValue.object([
            ("title", .string("Show preview")), ("command", .string(OpenPreviews.command)),
            ("arguments", .array([.string(uri(ofPath: context.path))])),
        ])
        return .array([.object([("range", context.lines.range(screen.name.range)), ("command", command)])])
    }

    func executeCommand(_ params: JSONTree) throws(ResponseError) -> JSONValue {
        let name = try params.required("command", \.string)
        guard name == OpenPreviews.command else { throw .requestFailed("unknown command '\(name)'") }
        guard let uri = params["arguments"]?.elements?.first?.string else {
            throw .invalidParams("'\(name)' requires the URI of a spec as its argument")
        }
        let path = DocumentURI.path(of: uri) ?? uri
        guard let paths = finder.project(of: path),
            let file = analyzed(paths).analysis.model.files.first(where: { $0.path == path })
        else { throw .requestFailed("'\(uri)' isn't one of the specs that are checked") }
        if previews?.paths != paths {
            previews?.close()
            previews = try OpenPreviews(of: paths, receive: receive)
        }
        drawPreviews()
        let screen = file.screen?.name.value.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        previews?.requested = screen.map { "#/\($0)" } ?? ""
        try showPreview()
        return .null
    }

    func previewStarted(_ params: JSONTree) throws(ResponseError) { try showPreview() }

    /// Shows the requested screen in a browser, if the server has started.
    private func showPreview() throws(ResponseError) {
        guard let previews, let address = try previews.address(), let requested = previews.requested.take() else {
            return
        }
        if client.showsDocuments {
            let uri = JSONValue.string(address + requested)
            request("window/showDocument", .object([("uri", uri), ("external", .boolean(true))]))
        } else {
            let message = JSONValue.string("The preview is at \(address)\(requested)")
            notify("window/showMessage", .object([("type", .integer(3)), ("message", message)]))
        }
    }

    /// Draws the current specs, if a preview is open.
    func drawPreviews() {
        guard let previews, let project = projects[previews.paths] else { return }
        previews.draw(analyzed(previews.paths), project.pictures)
    }

    // MARK: Rows

    /// Marks the row of a screen in the preview, if one is open.
    func markRow(at offset: Int, in context: DocumentContext) {
        guard let previews, let screen = context.screen else { return }
        let places = screen.rowPlaces.filter { $0.range.touches(offset) }
        previews.mark(places.min { $0.range.bytes.count < $1.range.bytes.count }?.id ?? "")
    }

    /// Goes to the row that a user has selected in a preview.
    func select(_ params: JSONTree) throws(ResponseError) {
        let query = URLComponents(string: "?\(params["query"]?.string ?? "")")?.queryItems ?? []
        let value = { (name: String) in query.first { $0.name == name }?.value }
        guard let previews, let name = value("screen"), let row = value("row") else { return }
        let analyzed = analyzed(previews.paths)
        guard let file = analyzed.analysis.model.files.first(where: { $0.screen?.name.value == name }),
            let place = file.screen?.rowPlaces.first(where: { row.hasPrefix($0.id) }), client.showsDocuments
        else { return }
        var lines = lines(of: analyzed)
        request(
            "window/showDocument",
            .object([
                ("uri", .string(uri(ofPath: file.path))), ("takeFocus", .boolean(true)),
                ("selection", lines.range(place.name)),
            ])
        )
    }
}

extension DocumentContext {
    /// The screen of the spec, if it has one.
    fileprivate var screen: Screen? { analyzed.analysis.model.files.first { $0.source == source }?.screen }
}

extension Screen {
    /// The rows in the spec: the start of their ids in previews, the location of their names, and all of them.
    fileprivate var rowPlaces: [(id: String, name: SourceRange, range: SourceRange)] {
        table.sections.looped.flatMap { looped in
            // The sections of a loop have the ids of their elements.
            let start = looped.loop == nil ? "row-\(looped.section.id.value)-" : "row-"
            return looped.section.rows.compactMap { entry in
                switch entry {
                case .row(let row): (id: "\(start)\(row.id.value)", name: row.id.range, range: row.range)
                case .forEach(let rows): (id: start, name: rows.loop.range, range: rows.range)
                case .invalid: nil
                }
            }
        }
        .sorted { $0.id.count > $1.id.count }
    }
}
