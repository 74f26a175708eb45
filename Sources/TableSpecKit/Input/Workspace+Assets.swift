internal import TableSpecDiagnostics
internal import TableSpecModel

extension Workspace {
    /// Reads the asset catalogues that the configuration names; what is wrong with them is a finding.
    mutating func readAssets() {
        guard let folder = configurationFolder, !configuration.assets.isEmpty else { return }
        let repository = Repository(around: folder)
        for catalog in configuration.assets {
            do throws(FileProblem) {
                var malformed: [(path: String, bytes: [UInt8], reason: String)] = []
                let path = Self.path(of: catalog.value, in: folder)
                guard repository.holds(path) else {
                    throw FileProblem(path: path, message: "lies outside of the repository")
                }
                try assets.read(below: path) { malformed.append(($0, $1, $2)) }
                for (path, bytes, reason) in malformed { leaveOutSet(path, bytes, reason) }
            } catch {
                configurationFindings.append(
                    .assets(.error, "the asset catalogue '\(error.path)' \(error.message)", at: catalog.range)
                )
            }
        }
    }

    /// The paths of the asset catalogues of the configuration in a folder, and of their colour sets, as they are now.
    static func assetPaths(ofConfigurationIn folder: String) -> [String] {
        let file = configurationPath(in: folder)
        guard let bytes = try? Self.bytes(of: file) else { return [] }
        var (sources, findings) = (SourceMap(), [Diagnostic]())
        let source = SourceFile(path: file, bytes: bytes)
        let configuration = Configuration.decode(source, id: sources.add(source), diagnostics: &findings)
        return configuration.assets.flatMap { catalog in
            let path = path(of: catalog.value, in: folder)
            return [path] + ((try? AssetColors.contents(below: path)) ?? []).map { "\(path)/\($0)" }
        }
    }

    /// A picture without the colour is better than none.
    private mutating func leaveOutSet(_ path: String, _ bytes: [UInt8], _ reason: String) {
        let id = sources.add(SourceFile(path: path, bytes: bytes))
        leftOutFindings.append(
            .assets(
                .warning,
                "the colour set cannot be read: \(reason)",
                at: SourceRange(source: id, start: 0, end: 0)
            )
        )
    }

    private static func path(of catalog: String, in folder: String) -> String {
        catalog.hasPrefix("/") || folder == "." ? catalog : "\(folder)/\(catalog)"
    }
}

extension Diagnostic {
    fileprivate static func assets(_ severity: Severity, _ message: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(severity, id: "asset-catalog", origin: .language, message, at: range)
    }
}
