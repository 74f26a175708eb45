/// The differences between two versions of a spec, line by line.
package struct SpecChange: Hashable, Sendable {
    /// A line of the change.
    struct Line: Hashable, Sendable {
        /// The change of a line. ``gap`` represents unchanged lines far from all changes.
        enum Kind: String, Hashable, Sendable {
            case same, removed, added, gap
        }

        var kind: Kind
        var text: String
        /// The number of the line after a ``gap`` in the new version.
        var number = 0

        /// The line in the notation of `diff -u`.
        var unified: String {
            switch kind {
            case .same: " \(text)"
            case .removed: "-\(text)"
            case .added: "+\(text)"
            case .gap: "@@ \(text) @@"
            }
        }
    }

    /// The path of the spec.
    package let path: String
    let lines: [Line]

    /// - Parameters:
    ///   - old: The text of the spec before the change, or `nil` for a new spec.
    ///   - new: The text of the spec after the change, or `nil` for a removed spec.
    /// - Returns: `nil` if there are no differences.
    package init?(path: String, old: String?, new: String?) {
        guard old != new else { return nil }
        self.path = path
        lines = Self.hunks(in: Self.changes(Self.lines(old ?? ""), Self.lines(new ?? "")))
    }

    /// The change as `diff -u` prints it, which `patch` applies.
    package var patch: String {
        var text = "--- \(path)\n+++ \(path)\n"
        var shift = 0
        for hunk in lines.split(whereSeparator: { $0.kind == .gap }) {
            let removed = hunk.count { $0.kind != .added }
            let added = hunk.count { $0.kind != .removed }
            let start = hunk.startIndex > 0 ? lines[hunk.startIndex - 1].number : 1
            text += "@@ -\(start - shift),\(removed) +\(start),\(added) @@\n"
            for line in hunk { text += line.unified + "\n" }
            shift += added - removed
        }
        return text
    }

    private static func lines(_ text: String) -> [Substring] {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// All lines of both versions, in order.
    private static func changes(_ old: [Substring], _ new: [Substring]) -> [Line] {
        let shorter = min(old.count, new.count)
        let start = (0..<shorter).prefix { old[$0] == new[$0] }.count
        let end = (0..<(shorter - start)).prefix { old[old.count - 1 - $0] == new[new.count - 1 - $0] }.count
        let same = { (line: Substring) in Line(kind: .same, text: String(line)) }
        return old.prefix(start).map(same)
            + replaced(Array(old[start..<old.count - end]), Array(new[start..<new.count - end]))
            + old.suffix(end).map(same)
    }

    /// The maximum number of lines for which the shortest change is computed, which takes quadratic time.
    private static let limit = 4_000

    private static func replaced(_ old: [Substring], _ new: [Substring]) -> [Line] {
        var (removals, insertions): (Set<Int>, Set<Int>) = (Set(old.indices), Set(new.indices))
        if old.count + new.count <= limit {
            let difference = new.difference(from: old)
            removals = Set(difference.removals.map(\.place))
            insertions = Set(difference.insertions.map(\.place))
        }
        var lines: [Line] = []
        var (first, second) = (0, 0)
        while first < old.count || second < new.count {
            if first < old.count, removals.contains(first) {
                lines.append(Line(kind: .removed, text: String(old[first])))
                first += 1
            } else if second < new.count, insertions.contains(second) {
                lines.append(Line(kind: .added, text: String(new[second])))
                second += 1
            } else {
                lines.append(Line(kind: .same, text: String(old[first])))
                (first, second) = (first + 1, second + 1)
            }
        }
        return lines
    }

    /// The number of context lines around a change.
    private static let context = 3

    /// The changes with their context. Each hunk starts with the number of its first line in the new version.
    private static func hunks(in lines: [Line]) -> [Line] {
        var isShown = [Bool](repeating: false, count: lines.count)
        for index in lines.indices where lines[index].kind != .same {
            for near in max(0, index - context)...min(lines.count - 1, index + context) { isShown[near] = true }
        }
        var hunks: [Line] = []
        var number = 1
        for (index, line) in lines.enumerated() {
            if isShown[index] {
                let isFirst = index == 0 || !isShown[index - 1]
                if isFirst { hunks.append(Line(kind: .gap, text: "line \(number)", number: number)) }
                hunks.append(line)
            }
            if line.kind != .removed { number += 1 }
        }
        return hunks
    }
}

extension CollectionDifference.Change {
    /// The index of the element in the collection that contains it.
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
