public import TableSpecDiagnostics
public import TableSpecKit
internal import TableSpecModel

/// A comparison of two versions of the specs.
public struct SpecComparison: Sendable {
    /// The changes, sorted by level from highest to lowest, then by location.
    public var differences: [Difference]
    /// The errors in the new version; if there are any, the versions aren't compared.
    public var errors: [Diagnostic]
    /// The errors in the old version, as warnings that its files aren't compared.
    public private(set) var skipped: [Diagnostic] = []
    /// The files of both versions.
    public var sources: SourceMap

    /// Compares two versions of the specs.
    ///
    /// Specs in the old version that have errors are skipped, because code that uses them was already broken.
    ///
    /// - Parameters:
    ///   - old: The specs before the change. Its list of files must begin with the files of the new version.
    ///   - new: The specs after the change.
    ///   - allowed: The ids of rules whose changes aren't reported.
    public init(old: Workspace, new: Workspace, allowed: Set<String> = []) {
        sources = old.sources
        let after = Analysis(new)
        errors = after.diagnostics.filter(\.isUnreadable)
        guard errors.isEmpty else {
            differences = []
            return
        }
        let before = Analysis(old)
        let oldErrors = before.diagnostics.filter(\.isUnreadable)
        let broken = Set(oldErrors.map(\.range.source))
        skipped = oldErrors.map { error in
            Diagnostic(
                .warning,
                id: error.id,
                origin: error.origin,
                "the old version can't be compared: \(error.message)",
                at: error.range
            )
        }
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

    /// The start of the configuration file.
    private static func configurationPlace(of workspace: Workspace) -> SourceRange? {
        workspace.configurationSource.map { SourceRange(source: $0, start: 0, end: 0) }
    }

    /// Returns the changes as findings, after those about the old version.
    ///
    /// - Parameter level: The lowest level of changes that are errors; other changes are notes.
    public func findings(failingAt level: DifferenceLevel) -> [Diagnostic] {
        skipped
            + differences.map { difference in
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
    /// Whether a part of the spec couldn't be read, so that it can't be compared.
    fileprivate var isUnreadable: Bool {
        severity == .error && origin != .rule && LanguageDiagnostic(rawValue: id)?.leavesHole != false
    }
}
