package import TableSpecDiagnostics

extension Baseline {
    /// How an entry and a finding match, starting with the most certain match.
    fileprivate enum Way: CaseIterable {
        /// Nothing has changed.
        case same
        /// The part still has its name, even if the text of the spec has changed.
        case name
        /// The spec still has the same text, in a part with another name.
        case excerpt
    }

    /// The common properties of an entry and a finding.
    private struct Identity: Hashable {
        var file: String
        var rule: String
        var name: Substring?
        var excerpt: String?

        init(_ key: Key, _ way: Way, file: String? = nil) {
            self.file = file ?? key.file
            rule = key.rule
            name = way == .excerpt ? nil : key.name
            excerpt = way == .name ? nil : key.excerpt
        }
    }

    /// The findings that aren't in the baseline, and the entries of the baseline that match no finding.
    ///
    /// If there are more findings of a kind than the baseline accepts, the first ones are accepted.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings.
    ///   - key: The key of a finding.
    ///   - isGone: Whether the spec no longer contains the subject of an entry. While it does, a finding about
    ///     something
    ///     else is new, even if it is the only one of its kind.
    package func apply(
        to diagnostics: [Diagnostic],
        key: (Diagnostic) -> Key,
        isGone: (Key) -> Bool
    ) -> (remaining: [Diagnostic], stale: [Key: Int]) {
        var counts = counts.filter { $0.value > 0 }
        var keys = diagnostics.map { $0.origin == .rule ? key($0) : nil }
        var remaining = Set(diagnostics.indices)
        for way in Way.allCases {
            let open = counts.keys.filter { $0.mayMatch(by: way, isGone: isGone) }.sorted()
            var entries = Dictionary(grouping: open) { Identity($0, way) }
            for index in keys.indices {
                guard let identity = keys[index].map({ Identity($0, way) }), let entry = entries[identity]?.first
                else { continue }
                keys[index] = nil
                remaining.remove(index)
                counts[entry, default: 1] -= 1
                guard counts[entry] == 0 else { continue }
                counts[entry] = nil
                entries[identity]?.removeFirst()
            }
        }
        return (remaining.sorted().map { diagnostics[$0] }, counts)
    }

    /// The old names of renamed files. A removed file was renamed to the new file that shares most of its findings.
    ///
    /// - Parameters:
    ///   - gone: The files of entries that no longer exist.
    ///   - keys: The keys of the findings.
    package func oldNames(of gone: Set<String>, in keys: [Key]) -> [String: String] {
        let known = Set(counts.keys.map(\.file))
        var candidates = Dictionary(grouping: keys.filter { !known.contains($0.file) }, by: \.file)
            .mapValues { keys in Set(keys.map { Identity($0, .same, file: "") }) }
        var oldNames: [String: String] = [:]
        for file in gone.sorted() {
            let entries = Set(counts.keys.lazy.filter { $0.file == file }.map { Identity($0, .same, file: "") })
            let shared = candidates.mapValues { $0.intersection(entries).count }
            guard let best = shared.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), best.value > 0 else {
                continue
            }
            oldNames[best.key] = file
            candidates[best.key] = nil
        }
        return oldNames
    }
}

extension Baseline.Key {
    fileprivate func mayMatch(by way: Baseline.Way, isGone: (Self) -> Bool) -> Bool {
        switch way {
        case .same: true
        case .name: !name.isEmpty || excerpt == nil || isGone(self)
        case .excerpt: excerpt != nil && isGone(self)
        }
    }
}
