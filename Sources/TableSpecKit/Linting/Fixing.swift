internal import Foundation
public import TableSpecDiagnostics

/// Applies safe fixes to specs.
public struct Fixing: Sendable {
    /// The remaining findings, and the fixed texts.
    public private(set) var analysis: Analysis
    /// The number of fixed findings.
    public private(set) var count = 0
    /// The original texts.
    private let original: SourceMap

    /// A fix can make another one possible. A longer chain is treated as an infinite loop.
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
        analysis = Analysis(workspace, honorsSuppressions: honorsSuppressions)
        for _ in 0..<Self.mostRounds {
            let fixes = Self.compatible(selection(analysis).compactMap { $0.fixIts.first(where: \.isSafe) })
            guard !fixes.isEmpty else { return }
            let sources = analysis.sources.applying(fixes.flatMap(\.edits))
            let next = Analysis(workspace, sources: sources, honorsSuppressions: honorsSuppressions)
            // A fix that produces invalid YAML is a bug. The file then stays unchanged.
            guard next.brokenFiles.isSubset(of: analysis.brokenFiles) else { return }
            analysis = next
            count += fixes.count
        }
    }

    /// The files that the fixes change.
    public var changed: [SourceFile] {
        zip(original.files, analysis.sources.files).filter { $0.bytes != $1.bytes }.map(\.1)
    }

    /// Writes the changed files.
    ///
    /// Symbolic links are followed: a search finds none that leads out of the repository.
    ///
    /// - Throws: ``FileProblem`` for the first file that can't be written, which stays unchanged.
    public func write() throws(FileProblem) {
        for file in changed { try AtomicFile.replace(file.path, with: file.bytes) }
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
