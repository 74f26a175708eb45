internal import Foundation
public import TableSpecDiagnostics

/// Applies the fixes that are safe beyond doubt.
public struct Fixing: Sendable {
    /// The findings that are left, and the texts as they are now.
    public private(set) var analysis: Analysis
    /// The number of findings that were mended.
    public private(set) var count = 0
    /// The texts before.
    private let original: SourceMap

    /// A fix can make another one possible; a chain longer than this is a loop.
    private static let mostRounds = 16

    /// Mends specs in memory, again and again until nothing changes.
    ///
    /// - Parameters:
    ///   - workspace: The specs.
    ///   - honorsSuppressions: Whether comments in the specs silence rules.
    ///   - selection: Which of the findings are to be mended.
    public init(
        _ workspace: Workspace,
        honorsSuppressions: Bool = true,
        selection: (Analysis) -> [Diagnostic] = \.diagnostics
    ) {
        original = workspace.sources
        analysis = Analysis(workspace, honorsSuppressions: honorsSuppressions)
        for _ in 0..<Self.mostRounds {
            let fixes = Self.compatible(selection(analysis).compactMap { $0.fixIts.first(where: \.isSafe) })
            guard !fixes.isEmpty else { return }
            let sources = analysis.sources.applying(fixes.flatMap(\.edits))
            let next = Analysis(workspace, sources: sources, honorsSuppressions: honorsSuppressions)
            // A fix that leaves a file that is no YAML is wrong; the file stays as it was.
            guard next.brokenFiles.isSubset(of: analysis.brokenFiles) else { return }
            analysis = next
            count += fixes.count
        }
    }

    /// The files that were changed.
    public var changed: [SourceFile] {
        zip(original.files, analysis.sources.files).compactMap { $0.bytes == $1.bytes ? nil : $1 }
    }

    /// Writes the changed files.
    ///
    /// - Throws: `FileProblem` for the first one that cannot be written; it is as it was.
    public func write() throws(FileProblem) {
        for file in changed { try AtomicFile.replace(file.path, with: file.bytes) }
    }

    /// The fixes of which no two touch the same text; of two that do, the first one stays.
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
    /// The files that are no YAML.
    fileprivate var brokenFiles: Set<SourceID> {
        Set(diagnostics.filter { $0.origin == .syntax && $0.severity == .error }.map(\.range.source))
    }
}
