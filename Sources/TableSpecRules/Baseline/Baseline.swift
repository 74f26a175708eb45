package import TableSpecDiagnostics

/// Findings that a project accepts for the time being. They aren't reported, but new ones are.
///
/// A finding is identified by its file, its rule and its subject, not by its line, its message or adjacent parts.
package struct Baseline: Equatable, Sendable {
    /// The properties by which the baseline identifies findings.
    package struct Key: Hashable, Comparable, Sendable {
        /// The path from the folder of the baseline to the spec, with `/`.
        package var file: String
        package var rule: String
        /// The name of the screen, and the id of its row, section or prototype, with `/`.
        package var place: String
        /// The text of the spec at the location: empty for the part as a whole, `nil` if the baseline doesn't contain
        /// it.
        package var excerpt: String?

        package init(file: String, rule: String, place: String, excerpt: String? = nil) {
            self.file = file
            self.rule = rule
            self.place = place
            self.excerpt = excerpt
        }

        /// The id of the part; empty if it's the screen.
        var name: Substring { place.contains("/") ? place.split(separator: "/").last ?? "" : "" }

        package static func < (left: Key, right: Key) -> Bool {
            (left.file, left.place, left.rule, left.excerpt ?? "")
                < (right.file, right.place, right.rule, right.excerpt ?? "")
        }
    }

    /// The number of accepted findings of each kind.
    package var counts: [Key: Int]

    package init(counts: [Key: Int] = [:]) {
        self.counts = counts
    }

    /// The baseline that accepts all findings of rules. Syntax and language errors can't be accepted.
    package init(accepting diagnostics: [Diagnostic], key: (Diagnostic) -> Key) {
        counts = diagnostics.reduce(into: [:]) { counts, diagnostic in
            if diagnostic.origin == .rule { counts[key(diagnostic), default: 0] += 1 }
        }
    }
}
