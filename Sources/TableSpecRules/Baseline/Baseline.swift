public import TableSpecDiagnostics

/// Findings that a project has accepted for the time being: they are not reported, new ones are.
///
/// A finding is known by its file, its rule and the ids that lead to its place, not by line or wording.
public struct Baseline: Hashable, Sendable {
    /// What findings of one kind have in common.
    public struct Key: Hashable, Comparable, Sendable {
        /// The way from the folder of the baseline to the spec, with `/`.
        public var file: String
        public var rule: String
        /// The ids of screen, section and row, with `/`.
        public var place: String

        public init(file: String, rule: String, place: String) {
            self.file = file
            self.rule = rule
            self.place = place
        }

        public static func < (left: Key, right: Key) -> Bool {
            (left.file, left.place, left.rule) < (right.file, right.place, right.rule)
        }
    }

    /// How many findings of each kind are accepted.
    public var counts: [Key: Int]

    public init(counts: [Key: Int] = [:]) {
        self.counts = counts
    }

    /// The baseline that accepts all findings of rules; mistakes of syntax and language cannot be accepted.
    public init(accepting diagnostics: [Diagnostic], key: (Diagnostic) -> Key) {
        counts = diagnostics.reduce(into: [:]) { counts, diagnostic in
            if diagnostic.origin == .rule { counts[key(diagnostic), default: 0] += 1 }
        }
    }

    /// The findings that are not accepted, and what is accepted in vain.
    ///
    /// Of more findings of one kind than are accepted the first ones are left out.
    public func apply(
        to diagnostics: [Diagnostic],
        key: (Diagnostic) -> Key
    ) -> (remaining: [Diagnostic], stale: [Key: Int]) {
        var counts = counts
        let remaining = diagnostics.filter { diagnostic in
            guard diagnostic.origin == .rule else { return true }
            let key = key(diagnostic)
            guard let count = counts[key], count > 0 else { return true }
            counts[key] = count - 1
            return false
        }
        return (remaining, counts.filter { $0.value > 0 })
    }
}
