/// Finds the intended spelling of a misspelled word.
package enum Spelling {
    /// The maximum number of edits for a suggestion.
    static let maximumDistance = 2

    /// The candidate nearest to a word, if it's at most two edits away, or one edit for a short word.
    package static func nearest(to word: String, in candidates: [String]) -> String? {
        let folded = folded(word)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let other = Array(candidate.lowercased().unicodeScalars)
            guard abs(other.count - folded.count) <= maximumDistance else { continue }
            let distance = distance(folded, other)
            let limit = folded.count > 3 ? maximumDistance : min(1, max(folded.count - 1, 0))
            guard distance <= limit, distance < best?.distance ?? .max else { continue }
            best = (candidate, distance)
        }
        return best?.candidate
    }

    /// The candidates, sorted by their distance to a word. Candidates with the same distance keep their order.
    static func sorted(_ candidates: [String], byDistanceTo word: String) -> [String] {
        let word = folded(word)
        let distances = candidates.map { estimatedDistance(word, folded($0)) }
        return candidates.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { candidates[$0] }
    }

    /// The distance. If the lengths differ too much, the difference of the lengths, which is a lower bound.
    private static func estimatedDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
        let difference = abs(first.count - second.count)
        return difference > mostComparedDifference ? difference : distance(first, second)
    }

    /// Words whose lengths differ more aren't similar.
    private static let mostComparedDifference = 8

    /// The number of characters that are compared. No word of the language is longer.
    private static func folded(_ word: String) -> [Unicode.Scalar] {
        Array(word.lowercased().unicodeScalars.prefix(64))
    }

    /// The number of insertions, deletions, replacements and swaps of adjacent characters between two words.
    private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
        guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
        var beforePrevious: [Int] = []
        var previous = Array(0...second.count)
        for row in 1...first.count {
            var current = [row]
            for column in 1...second.count {
                let isSame = first[row - 1] == second[column - 1]
                var cost = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    cost = min(cost, beforePrevious[column - 2] + 1)
                }
                current.append(cost)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[second.count]
    }
}

extension String {
    /// Whether one of the words, which were reported as unknown, was meant to be this one.
    func isMisspelled(as words: some Sequence<String>) -> Bool {
        words.contains { Spelling.nearest(to: $0, in: [self]) != nil }
    }
}
