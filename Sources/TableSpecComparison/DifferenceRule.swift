public import TableSpecDiagnostics

/// A rule that reports one kind of change between two versions of the specs.
public struct DifferenceRule: Sendable {
    /// An example of a change: two versions of a file.
    public struct Example: Hashable, Sendable {
        /// The file before the change.
        public let old: String
        /// The file after the change.
        public let new: String
        /// Whether the file is a configuration instead of a spec.
        public let isConfiguration: Bool

        init(_ old: String, _ new: String, isConfiguration: Bool = false) {
            self.old = old
            self.new = new
            self.isConfiguration = isConfiguration
        }

        /// Two versions of the rows of a screen's only section.
        static func rows(_ old: String, _ new: String) -> Example {
            sections("{ id: s, rows: [\(old)] }", "{ id: s, rows: [\(new)] }")
        }

        /// Two versions of the only section of a screen.
        static func sections(_ old: String, _ new: String) -> Example {
            let specs = [old, new].map { "screen: A\ntable: { sections: [\($0)] }" }
            return Example(specs[0], specs[1])
        }
    }

    /// The id of the rule in kebab case, such as `action-added`.
    public let id: String
    /// The level of the change.
    public let level: DifferenceLevel
    /// A description of the change, in one sentence.
    public let summary: String
    /// The effects of the change on the app's code, and how to avoid them.
    public let rationale: String
    /// Examples of changes that the rule reports.
    public let reported: [Example]
    /// Examples of similar changes that the rule doesn't report.
    public let unreported: [Example]
    private let check: @Sendable (VersionPair, inout Changes) -> Void

    /// Creates a rule with its own check.
    init(
        _ id: String,
        _ level: DifferenceLevel,
        _ summary: String,
        _ rationale: String,
        reported: [Example],
        unreported: [Example],
        check: @escaping @Sendable (VersionPair, inout Changes) -> Void
    ) {
        self.id = id
        self.level = level
        self.summary = summary
        self.rationale = rationale
        self.reported = reported
        self.unreported = unreported
        self.check = check
    }

    /// Creates a rule that explains changes of the interface.
    init(_ id: String, _ summary: String, _ rationale: String, reported: [Example], unreported: [Example]) {
        self.init(id, .source, summary, rationale, reported: reported, unreported: unreported) { versions, changes in
            for change in versions.interfaceChanges where change.ruleID == id {
                changes.report(change.message, at: change.range, old: change.oldRange)
            }
        }
    }

    /// The changes that the rule finds.
    func differences(between versions: VersionPair) -> [Difference] {
        var changes = Changes(rule: self)
        check(versions, &changes)
        return changes.all
    }
}

/// Collects changes, and adds the id and level of the rule.
struct Changes {
    private let rule: DifferenceRule
    private(set) var all: [Difference] = []

    fileprivate init(rule: DifferenceRule) {
        self.rule = rule
    }

    /// Reports a change.
    ///
    /// - Parameters:
    ///   - range: The location in the new version that users see first, or in the old one if the part was removed.
    ///   - old: The location in the old version, if the change has one.
    mutating func report(_ message: String, at range: SourceRange, old: SourceRange? = nil) {
        let labels = old.map { [Diagnostic.Label("the old version", at: $0)] } ?? []
        all.append(Difference(id: rule.id, level: rule.level, message: message, range: range, labels: labels))
    }
}

/// A change between two versions of the specs.
public struct Difference: Hashable, Sendable {
    /// The id of the rule that reports the change.
    public var id: String
    /// The level of the change.
    public var level: DifferenceLevel
    /// A description of the change, which starts in lower case.
    public var message: String
    /// The location in the new version, or in the old version if the part was removed; in bytes.
    public var range: SourceRange
    /// The location in the old version, if there is one.
    public var labels: [Diagnostic.Label]
}
