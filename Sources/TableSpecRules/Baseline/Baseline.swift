package import TableSpecDiagnostics

/// Findings that a project has accepted for the time being: they are not reported, new ones are.
///
/// A finding is known by its file, its rule and the ids that lead to its place, not by line or wording.
package struct Baseline: Hashable, Sendable {
    /// The properties by which the baseline identifies findings.
    package struct Key: Hashable, Comparable, Sendable {
        /// The path from the folder of the baseline to the spec, with `/`.
        package var file: String
        package var rule: String
        /// The ids of screen, section and row, with `/`.
        package var place: String

        package init(file: String, rule: String, place: String) {
            self.file = file
            self.rule = rule
            self.place = place
        }

        package static func < (left: Key, right: Key) -> Bool {
            (left.file, left.place, left.rule) < (right.file, right.place, right.rule)
        }
    }

    /// How many findings of each kind are accepted.
    package var counts: [Key: Int]

    package init(counts: [Key: Int] = [:]) {
        self.counts = counts
    }

    /// The baseline that accepts all findings of rules; mistakes of syntax and language cannot be accepted.
    package init(accepting diagnostics: [Diagnostic], key: (Diagnostic) -> Key) {
        counts = diagnostics.reduce(into: [:]) { counts, diagnostic in
            if diagnostic.origin == .rule { counts[key(diagnostic), default: 0] += 1 }
        }
    }

    /// The findings that aren't in the baseline, and the entries of the baseline that match no finding.
    ///
    /// If there are more findings of a kind than the baseline accepts, the first ones are left out.
    package func apply(
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
