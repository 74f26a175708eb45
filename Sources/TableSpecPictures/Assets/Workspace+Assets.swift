internal import TableSpecDiagnostics
public import TableSpecKit
internal import TableSpecModel

extension PictureInputs {
    /// Reads the asset catalogs and the exports of symbols that the configuration of a workspace names; reports their
    /// faults as findings of the workspace.
    public init(readingAssetsOf workspace: inout Workspace) {
        var reader = AssetReader()
        workspace.readAssets(with: &reader)
        assets = reader.assets
        guard !reader.paths.isEmpty else { return }
        workspace.drawingInputs.paths += reader.paths
        workspace.drawingInputs.hashes.append(reader.hash)
    }
}

extension Workspace {
    fileprivate mutating func readAssets(with reader: inout AssetReader) {
        readFolders(configuration.assets, noun: "asset catalog", with: &reader) {
            assets,
            path,
            report throws(FileProblem) in
            try assets.readCatalogs(below: path, report: report)
        }
        readFolders(configuration.symbols, noun: "symbol folder", with: &reader) {
            assets,
            path,
            report throws(FileProblem) in
            try assets.readSymbols(below: path, report: report)
        }
    }

    private mutating func readFolders(
        _ folders: [Located<String>],
        noun: String,
        with reader: inout AssetReader,
        read: (inout AssetReader, String, (AssetReader.LeftOut) -> Void) throws(FileProblem) -> Void
    ) {
        guard let folder = configurationFolder, !folders.isEmpty else { return }
        let repository = Repository(around: folder)
        for named in folders {
            do throws(FileProblem) {
                var leftOut: [AssetReader.LeftOut] = []
                let path = Self.path(of: named.value, in: folder)
                guard repository.holds(path) else {
                    throw FileProblem(path: path, message: "is outside the repository")
                }
                try read(&reader, path) { leftOut.append($0) }
                for file in leftOut { leaveOut(file) }
            } catch {
                configurationFindings.append(
                    .assets(.error, "the \(noun) '\(error.path)' \(error.message)", at: named.range)
                )
            }
        }
    }

    /// The current paths of the folders that the configuration in a folder specifies, and of the files in them.
    static func assetPaths(ofConfigurationIn folder: String) -> [String] {
        let file = configurationPath(in: folder)
        guard let bytes = try? Self.bytes(of: file) else { return [] }
        var (sources, findings) = (SourceMap(), [Diagnostic]())
        let source = SourceFile(path: file, bytes: bytes)
        let configuration = Configuration.decode(source, id: sources.add(source), diagnostics: &findings)
        return (configuration.assets + configuration.symbols).flatMap { named in
            let path = path(of: named.value, in: folder)
            return [path] + ((try? AssetReader.files(below: path)) ?? []).map { "\(path)/\($0)" }
        }
    }

    /// A preview without a color or an image is better than no preview.
    private mutating func leaveOut(_ file: AssetReader.LeftOut) {
        let id = sources.add(SourceFile(path: file.path, bytes: file.bytes))
        leftOutFindings.append(
            .assets(
                .warning,
                "the \(file.noun) cannot be read: \(file.reason)",
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
