public import TableSpecDiagnostics

/// A kind of change between two versions of the specs: what it is, what it breaks and why, with examples.
public struct DifferenceDescription: Hashable, Sendable {
    /// Two versions of one spec file.
    public struct Example: Hashable, Sendable {
        public var old: String
        public var new: String

        init(_ old: String, _ new: String) {
            self.old = old
            self.new = new
        }
    }

    /// The name in kebab case: `action-added`.
    public var id: String
    public var level: DifferenceLevel
    /// What is reported, in one sentence.
    public var summary: String
    /// What breaks, and what to do instead.
    public var rationale: String
    /// Changes that are reported.
    public var reported: [Example]
    /// Similar changes that break nothing of this kind.
    public var unreported: [Example]

    init(
        _ id: String,
        _ level: DifferenceLevel,
        summary: String,
        rationale: String,
        reported: [Example],
        unreported: [Example]
    ) {
        self.id = id
        self.level = level
        self.summary = summary
        self.rationale = rationale
        self.reported = reported
        self.unreported = unreported
    }
}

/// A check for one kind of change. Rules keep nothing between calls.
protocol DifferenceRule: Sendable {
    static var description: DifferenceDescription { get }

    /// Reports each change of the kind between two versions.
    static func check(_ versions: VersionPair, _ changes: inout Changes)
}

/// Collects changes; the rule's id and level are added where they are collected.
struct Changes {
    /// The id and the level of the rule that reports.
    fileprivate(set) var description: DifferenceDescription
    fileprivate(set) var all: [Difference] = []

    /// Reports a change.
    ///
    /// - Parameters:
    ///   - range: The place in the new version that a person looks at first; in the old one where nothing of it is left.
    ///   - old: The place in the old version, if the change has one there.
    mutating func report(_ message: String, at range: SourceRange, old: SourceRange? = nil) {
        let labels = old.map { [Diagnostic.Label("the old version", at: $0)] } ?? []
        all.append(
            Difference(id: description.id, level: description.level, message: message, range: range, labels: labels)
        )
    }
}

/// One change between two versions of the specs.
public struct Difference: Hashable, Sendable {
    /// The id of its rule.
    public var id: String
    public var level: DifferenceLevel
    public var message: String
    public var range: SourceRange
    public var labels: [Diagnostic.Label]
}

extension DifferenceRule {
    /// The changes that the rule finds.
    static func differences(between versions: VersionPair) -> [Difference] {
        var changes = Changes(description: description)
        check(versions, &changes)
        return changes.all
    }
}
