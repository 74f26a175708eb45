public import TableSpecDiagnostics
internal import TableSpecModel

/// The changes between two versions of the specs, with the level of each.
public struct SpecComparison: Sendable {
    /// The changes, by level from the gravest, then by place.
    public var differences: [Difference]
    /// The errors that keep the new version from being read; then nothing was compared.
    public var errors: [Diagnostic]
    /// The files of both versions.
    public var sources: SourceMap

    /// Compares two versions.
    ///
    /// Parts of the old version that cannot be read are left out: code that uses them was broken before.
    ///
    /// - Parameters:
    ///   - old: The specs before; the sources of the new version come first in its list of files.
    ///   - new: The specs after.
    ///   - allowed: The ids of rules that do not report.
    public init(old: Workspace, new: Workspace, allowed: Set<String> = []) {
        sources = old.sources
        let after = Analysis(new)
        errors = after.diagnostics.filter(\.isUnreadable)
        guard errors.isEmpty else {
            differences = []
            return
        }
        let before = Analysis(old)
        let broken = Set(before.diagnostics.filter(\.isUnreadable).map(\.range.source))
        var versions = VersionPair(
            SpecVersion(old, before.model, broken: broken),
            SpecVersion(new, after.model),
            configurationPlace: Self.configurationPlace(of: new) ?? Self.configurationPlace(of: old)
        )
        for level in DifferenceLevel.allCases.reversed() {
            let rules = DifferenceRegistry.rules.filter { $0.level == level }
            versions.reported += rules.flatMap { $0.differences(between: versions) }
        }
        let all = versions.reported.filter { !allowed.contains($0.id) }
        differences = all.enumerated().sorted { left, right in
            if left.element.level != right.element.level { return left.element.level > right.element.level }
            if left.element.range != right.element.range { return left.element.range < right.element.range }
            return left.offset < right.offset
        }.map(\.element)
    }

    /// The beginning of the configuration's file.
    private static func configurationPlace(of workspace: Workspace) -> SourceRange? {
        workspace.configurationSource.map { SourceRange(source: $0, start: 0, end: 0) }
    }

    /// The changes as findings: errors at or above a level, else notes.
    public func findings(failingAt level: DifferenceLevel) -> [Diagnostic] {
        differences.map { difference in
            Diagnostic(
                difference.level >= level ? .error : .info,
                id: difference.id,
                origin: .rule,
                difference.message,
                at: difference.range,
                labels: difference.labels,
                notes: ["level: \(difference.level.rawValue)"]
            )
        }
    }
}

extension Diagnostic {
    /// Whether a part of the spec could not be read, so that nothing is known of it.
    fileprivate var isUnreadable: Bool {
        severity == .error && origin != .rule && LanguageDiagnostic(rawValue: id)?.leavesHole != false
    }
}
