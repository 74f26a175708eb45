internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

extension LanguageServer {
    /// Renames the screens that are named after files, before the client renames the files.
    func willRenameFiles(_ params: JSONTree) throws(ResponseError) -> JSONValue {
        var edit = WorkspaceEdit(edits: [])
        var project: Analyzed?
        for file in try params.required("files", \.elements) {
            let (old, new) = (try file.required("oldUri", \.string), try file.required("newUri", \.string))
            guard let old = DocumentURI.path(of: old), let new = DocumentURI.path(of: new),
                SpecDiscovery.isSpec(old), SpecDiscovery.isSpec(new), let paths = finder.project(of: old)
            else { continue }
            let analyzed = analyzed(paths)
            // An edit has the locations of one project.
            guard project == nil || project === analyzed else { continue }
            project = analyzed
            edit.edits += try edits(renaming: old, to: new.baseName, in: analyzed)
        }
        guard let project, !edit.edits.isEmpty else { return .null }
        return try checked(edit, in: project)
    }

    private func edits(
        renaming path: String,
        to new: String,
        in analyzed: Analyzed
    ) throws(ResponseError) -> [FixIt.Edit] {
        let old = path.baseName
        guard old != new, !new.isEmpty, new.utf8.allSatisfy(\.isWordByte),
            let screen = analyzed.analysis.model.files.first(where: { $0.path == path })?.screen?.name,
            screen.value == old
        else { return [] }
        let symbol = SymbolIndex.Symbol(kind: .screen, name: screen.value, range: screen.range)
        let renaming = Renaming(analyzed, symbol)
        // A spec that doesn't specify the name of its screen gets another one with the name of the file.
        let isStated = analyzed.analysis.sources[screen.range.source].text(screen.range.bytes).contains(old)
        return isStated ? try renaming.edit(to: new).edits : try renaming.edits(ofUsesTo: new)
    }
}

extension String {
    /// The name of the file at a path without its extension, which a screen has by default.
    var baseName: String { String((split(separator: "/").last ?? "").prefix { $0 != "." }) }
}
