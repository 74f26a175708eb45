internal import Foundation
public import TableSpecDiagnostics

/// Applies safe fixes to specs.
public struct Fixing: Sendable {
    /// The remaining findings, and the fixed texts.
    public private(set) var analysis: Analysis
    /// The number of fixed findings.
    public private(set) var count = 0
    /// The texts before.
    private let original: SourceMap
    /// The folders in which specs were found.
    private let folders: [SourceID: String]

    /// A fix can make another one possible; a chain longer than this is a loop.
    private static let mostRounds = 16

    /// Applies safe fixes repeatedly until there are none left, without writing files.
    ///
    /// - Parameters:
    ///   - workspace: The specs.
    ///   - honorsSuppressions: Whether comments in the specs suppress findings of rules.
    ///   - selection: Returns the findings to fix.
    public init(
        _ workspace: Workspace,
        honorsSuppressions: Bool = true,
        selection: (Analysis) -> [Diagnostic] = \.diagnostics
    ) {
        original = workspace.sources
        folders = Dictionary(
            workspace.specs.compactMap { spec in spec.folder.map { (spec.id, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
        analysis = Analysis(workspace, honorsSuppressions: honorsSuppressions)
        for _ in 0..<Self.mostRounds {
            let fixes = Self.compatible(selection(analysis).compactMap { $0.fixIts.first(where: \.isSafe) })
            guard !fixes.isEmpty else { return }
            let sources = analysis.sources.applying(fixes.flatMap(\.edits))
            let next = Analysis(workspace, sources: sources, honorsSuppressions: honorsSuppressions)
            // A fix that produces invalid YAML is wrong; the file stays as it was.
            guard next.brokenFiles.isSubset(of: analysis.brokenFiles) else { return }
            analysis = next
            count += fixes.count
        }
    }

    /// The files that fixes change.
    public var changed: [SourceFile] { changedIDs.map { analysis.sources[$0] } }

    private var changedIDs: [SourceID] {
        original.files.indices.map { SourceID(index: Int32(clamping: $0)) }
            .filter { original[$0].bytes != analysis.sources[$0].bytes }
    }

    /// Writes the changed files.
    ///
    /// Symbolic links are followed if the user specified the file. If a file was found in a folder and is a link that
    /// leads out of the folder, nothing is written, because the link may come from an untrusted branch.
    ///
    /// - Throws: ``FileProblem`` for the first file that can't be written, which stays unchanged.
    public func write() throws(FileProblem) {
        let changed = changedIDs
        for id in changed { try checkLink(id) }
        for file in changed.map({ analysis.sources[$0] }) { try AtomicFile.replace(file.path, with: file.bytes) }
    }

    private func checkLink(_ id: SourceID) throws(FileProblem) {
        let path = analysis.sources[id].path
        guard let folder = folders[id], Disk.status(of: path)?.kind == .link else { return }
        let parts = [folder, path].map { FilePath.absoluteParts(of: FilePath.resolved($0) ?? $0) }
        guard FilePath.relativePath(below: parts[0], to: parts[1]) == nil else { return }
        throw OutputFolder.problem(
            path,
            "it's a symbolic link to a file outside '\(folder)'; fix the destination file instead"
        )
    }

    /// The fixes that don't overlap; if two fixes change the same text, the first one stays.
    private static func compatible(_ fixes: [FixIt]) -> [FixIt] {
        var taken: [SourceID: IndexSet] = [:]
        return fixes.filter { fix in
            let places = fix.edits.map { ($0.range.source, Int($0.range.start)..<(Int($0.range.end) + 1)) }
            guard places.allSatisfy({ taken[$0]?.intersects(integersIn: $1) != true }) else { return false }
            for (source, place) in places { taken[source, default: IndexSet()].insert(integersIn: place) }
            return true
        }
    }
}

extension Analysis {
    /// The files that aren't valid YAML.
    fileprivate var brokenFiles: Set<SourceID> {
        Set(diagnostics.filter { $0.origin == .syntax && $0.severity == .error }.map(\.range.source))
    }
}
