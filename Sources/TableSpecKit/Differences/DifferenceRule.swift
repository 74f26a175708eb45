public import TableSpecDiagnostics

/// A kind of change between two versions of the specs: what it is, what it breaks and why, with examples.
public struct DifferenceRule: Sendable {
    /// Two versions of one file.
    public struct Example: Hashable, Sendable {
        /// The file before the change.
        public let old: String
        /// The file after the change.
        public let new: String
        /// Whether the file is the configuration rather than a spec.
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

    /// The name in kebab case: `action-added`.
    public let id: String
    /// How much such a change breaks.
    public let level: DifferenceLevel
    /// A description of the reported change in one sentence.
    public let summary: String
    /// The consequences for the app's code, and the remedy.
    public let rationale: String
    /// Changes that are reported.
    public let reported: [Example]
    /// Similar changes that break nothing of this kind.
    public let unreported: [Example]
    private let check: @Sendable (VersionPair, inout Changes) -> Void

    /// A rule with a check of its own.
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

    /// A rule that explains changes of the interface.
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

/// Collects changes; the rule's id and level are added where they are collected.
struct Changes {
    private let rule: DifferenceRule
    private(set) var all: [Difference] = []

    fileprivate init(rule: DifferenceRule) {
        self.rule = rule
    }

    /// Reports a change.
    ///
    /// - Parameters:
    ///   - range: The place in the new version that a person sees first; in the old one where nothing of it is left.
    ///   - old: The place in the old version, if the change has one there.
    mutating func report(_ message: String, at range: SourceRange, old: SourceRange? = nil) {
        let labels = old.map { [Diagnostic.Label("the old version", at: $0)] } ?? []
        all.append(Difference(id: rule.id, level: rule.level, message: message, range: range, labels: labels))
    }
}

/// One change between two versions of the specs.
public struct Difference: Hashable, Sendable {
    /// The id of its rule.
    public var id: String
    /// How much the change breaks.
    public var level: DifferenceLevel
    /// The change, as a sentence.
    public var message: String
    /// The place in the new version; in the old one where nothing of it is left.
    public var range: SourceRange
    /// The place in the old version, if there is one.
    public var labels: [Diagnostic.Label]
}
