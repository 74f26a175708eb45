internal import Foundation
internal import TableSpecDiagnostics
internal import TableSpecKit

extension LanguageServer {
    func prepareRename(_ params: JSONTree) throws(ResponseError) -> JSONValue {
        let (context, found) = try occurrence(params)
        guard let found else { throw .requestFailed("there's no name here that can be renamed") }
        let renaming = Renaming(context.analyzed, found.occurrence.symbol)
        let range = try renaming.nameRange(in: found.occurrence.range)
        return .object([
            ("range", context.lines.range(range)), ("placeholder", .string(found.occurrence.symbol.name)),
        ])
    }

    func rename(_ params: JSONTree) throws(ResponseError) -> JSONValue {
        let name = try params.required("newName", \.string)
        let (context, found) = try occurrence(params)
        guard let found else { throw .requestFailed("there's no name here that can be renamed") }
        let renaming = Renaming(context.analyzed, found.occurrence.symbol)
        return try checked(renaming.edit(to: name), in: context.analyzed)
    }

    /// The edit for the client, with its effects on the generated Swift.
    ///
    /// - Throws: An error if a file can't be edited.
    func checked(_ edit: WorkspaceEdit, in analyzed: Analyzed) throws(ResponseError) -> JSONValue {
        for path in edit.paths(in: analyzed.analysis.sources) { try checkEdit(of: path, in: analyzed) }
        let impact = InterfaceImpact(of: edit, in: analyzed).text
        if let impact, !client.annotatesEdits {
            let message = JSONValue.string("\(InterfaceImpact.title):\n\(impact)")
            notify("window/showMessage", .object([("type", .integer(3)), ("message", message)]))
        }
        return json(of: edit, in: analyzed, impact: impact)
    }

    /// Checks that the client may edit a file.
    func checkEdit(of path: String, in analyzed: Analyzed) throws(ResponseError) {
        let isOpen = documents[path] != nil
        try EditedFile(path: path, isOpen: isOpen).check(against: analyzed, inside: finder.folders)
    }
}

/// The change of a name in all files.
struct Renaming {
    private let analyzed: Analyzed
    private let symbol: SymbolIndex.Symbol

    init(_ analyzed: Analyzed, _ symbol: SymbolIndex.Symbol) {
        self.analyzed = analyzed
        self.symbol = symbol
    }

    /// The range of the name in a use, without quotes.
    func nameRange(in range: SourceRange) throws(ResponseError) -> SourceRange {
        let text = analyzed.analysis.sources[range.source].text(range.bytes)
        if text == symbol.name { return range }
        guard text == "'\(symbol.name)'" || text == "\"\(symbol.name)\"" else {
            let reason =
                "the \(symbol.kind.rawValue) '\(symbol.name)' can't be renamed, because its name isn't written here"
            throw .requestFailed(reason)
        }
        return SourceRange(source: range.source, start: range.start + 1, end: range.end - 1)
    }

    /// Returns the edits that rename the symbol.
    ///
    /// - Throws: An error if the new specs have errors that the present ones don't have, or if a name has another
    ///   meaning in them.
    func edit(to name: String) throws(ResponseError) -> WorkspaceEdit {
        guard !name.isEmpty, name.utf8.allSatisfy({ $0.isWordByte || allowsPunctuation && Self.isPunctuation($0) })
        else {
            throw .requestFailed("'\(name)' isn't a valid name of a \(symbol.kind.rawValue)")
        }
        let uses = analyzed.index.uses(of: symbol)
        var edits: [FixIt.Edit] = []
        for use in uses { edits.append(.init(range: try nameRange(in: use), replacement: name)) }
        let edit = WorkspaceEdit(edits: edits)
        let renamed = analyzed.replacing(edit.texts(in: analyzed.analysis.sources))
        try checkErrors(in: renamed)
        let found = renamed.index.symbols.filter { $0.kind == symbol.kind && $0.name == name }
        guard found.contains(where: { renamed.index.uses(of: $0).count == uses.count }) else {
            throw .requestFailed("'\(name)' already has another meaning")
        }
        return edit
    }

    /// Returns the edits of the uses of a screen whose name is that of its file, which gets another name.
    ///
    /// - Throws: An error if the name is taken.
    func edits(ofUsesTo name: String) throws(ResponseError) -> [FixIt.Edit] {
        guard !analyzed.index.symbols.contains(where: { $0.kind == symbol.kind && $0.name == name }) else {
            throw .requestFailed("there's already a \(symbol.kind.rawValue) '\(name)'")
        }
        var edits: [FixIt.Edit] = []
        for use in analyzed.index.uses(of: symbol) where use != symbol.range {
            edits.append(.init(range: try nameRange(in: use), replacement: name))
        }
        return edits
    }

    private func checkErrors(in renamed: Analyzed) throws(ResponseError) {
        let errors = { (analyzed: Analyzed) in analyzed.analysis.diagnostics.filter { $0.severity == .error } }
        let (old, new) = (errors(analyzed), errors(renamed))
        guard !old.contains(where: { $0.origin == .syntax }) else {
            throw .requestFailed("a spec has a syntax error, so uses of the name may be missing; correct it first")
        }
        guard new.count > old.count else { return }
        let known = Set(old.map(\.message))
        throw .requestFailed(new.first { !known.contains($0.message) }?.message ?? "the specs would have more errors")
    }

    private var allowsPunctuation: Bool { symbol.kind == .prototype || symbol.kind == .row }

    private static func isPunctuation(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") }
}

/// A file that a rename changes.
private struct EditedFile {
    let path: String
    let isOpen: Bool

    /// Checks that the file is in an open folder and not behind a link, and that it's the one that was analyzed.
    func check(against analyzed: Analyzed, inside folders: [String]) throws(ResponseError) {
        guard path.hasPrefix("/") else { return }
        let isInside = folders.contains { folder in
            guard path.hasPrefix("\(folder)/"), let real = FilePath.resolved(folder) else { return false }
            return FilePath.resolved(path).map { $0 == real + path.dropFirst(folder.count) } ?? isOpen
        }
        guard isInside || folders.isEmpty else {
            throw .requestFailed("'\(path)' isn't in the workspace, or it's behind a symbolic link")
        }
        guard Disk.status(of: path) != nil else { return }
        guard FileManager.default.isWritableFile(atPath: path) else { throw .requestFailed("'\(path)' is read-only") }
        guard !isOpen else { return }
        let analyzedBytes = analyzed.source(at: path).map { analyzed.analysis.sources[$0].bytes }
        guard let bytes = try? Workspace.bytes(of: path), bytes == analyzedBytes else {
            throw .requestFailed("'\(path)' was changed by another program; save or reload it first")
        }
    }
}
