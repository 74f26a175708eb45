internal import TableSpecDiagnostics
internal import TableSpecModel

/// Outputs with the same name.
///
/// File names that differ only in case are treated as equal, because most developers' file systems ignore case.
enum OutputCollisions {
    /// Each collision is reported at its second location.
    static func diagnostics(of workspace: Workspace, _ model: SpecModel) -> [Diagnostic] {
        specs(of: workspace) + catalogs(of: model)
    }

    private static func specs(of workspace: Workspace) -> [Diagnostic] {
        var first: [String: SourceID] = [:]
        return workspace.specs.compactMap { spec in
            let stem = OutputName.stem(of: spec.relativePath).lowercased()
            guard OutputKind.swift.path(stem).lowercased() != Products.supportPath.lowercased() else {
                return Diagnostic(
                    .error,
                    id: LanguageDiagnostic.outputCollision.rawValue,
                    origin: .language,
                    "the outputs of this spec would overwrite the file that all screens share",
                    at: SourceRange(source: spec.id, start: 0, end: 0),
                    help: "rename the file"
                )
            }
            guard let other = first[stem] else {
                first[stem] = spec.id
                return nil
            }
            return Diagnostic(
                .error,
                id: LanguageDiagnostic.outputCollision.rawValue,
                origin: .language,
                "the outputs of this spec would overwrite those of '\(workspace.sources[other].path)'",
                at: SourceRange(source: spec.id, start: 0, end: 0),
                help: "rename one of the two files"
            )
        }
    }

    private static func catalogs(of model: SpecModel) -> [Diagnostic] {
        var first: [String: Located<String>] = [:]
        return model.files.compactMap { file in
            guard case .set(let table, let range) = file.strings, !file.localizedTexts.isEmpty else { return nil }
            guard let other = first[table.lowercased()] else {
                first[table.lowercased()] = Located(table, at: range)
                return nil
            }
            guard other.value != table else { return nil }
            return Diagnostic(
                .error,
                id: LanguageDiagnostic.outputCollision.rawValue,
                origin: .language,
                "the string catalog '\(table)' would overwrite '\(other.value)'",
                at: range,
                labels: [.init("'\(other.value)' is named here", at: other.range)],
                help: "use the same spelling for both"
            )
        }
    }
}
