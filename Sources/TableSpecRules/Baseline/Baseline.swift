package import TableSpecDiagnostics

/// Findings that a project has accepted for the time being: they are not reported, new ones are.
///
/// A finding is known by its file, its rule and what it is about, not by its line, its wording or its neighbors.
package struct Baseline: Hashable, Sendable {
    /// The properties by which the baseline identifies findings.
    package struct Key: Hashable, Comparable, Sendable {
        /// The path from the folder of the baseline to the spec, with `/`.
        package var file: String
        package var rule: String
        /// The name of the screen, and the id of a row, section or prototype of it, with `/`.
        package var place: String
        /// What the spec says there: empty for the part as a whole, `nil` if the baseline doesn't tell.
        package var excerpt: String?

        package init(file: String, rule: String, place: String, excerpt: String? = nil) {
            self.file = file
            self.rule = rule
            self.place = place
            self.excerpt = excerpt
        }

        /// The id of the part; empty for what belongs to the screen.
        var name: Substring { place.contains("/") ? place.split(separator: "/").last ?? "" : "" }

        package static func < (left: Key, right: Key) -> Bool {
            (left.file, left.place, left.rule, left.excerpt ?? "")
                < (right.file, right.place, right.rule, right.excerpt ?? "")
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
}
