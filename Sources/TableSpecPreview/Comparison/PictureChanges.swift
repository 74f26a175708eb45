/// The differences between two previews, by part.
struct PictureChanges {
    /// The change of one part, or of one in both previews.
    enum Change: String, Hashable {
        case same, changed, removed, added
    }

    let old: [PictureParts.Part]
    let new: [PictureParts.Part]
    /// The matching of parts.
    let alignment: PartAlignment

    init(_ old: PictureParts, _ new: PictureParts) {
        self.old = old.parts
        self.new = new.parts
        alignment = PartAlignment(old.parts, new.parts)
    }

    /// The change of a pair.
    func change(of pair: PartAlignment.Pair) -> Change {
        guard let first = pair.old else { return .added }
        guard let second = pair.new else { return .removed }
        return Self.sentence(old[first], new[second]) == nil ? .same : .changed
    }

    /// A sentence for each difference, from top to bottom.
    var sentences: [String] {
        let moved = moved
        return alignment.pairs.compactMap { pair in
            switch (pair.old, pair.new) {
            case (let first?, let second?): return Self.sentence(old[first], new[second])
            case (let first?, nil):
                guard let second = moved[first] else { return "\(old[first].name) removed" }
                let direction = isAbove(first, second) ? "down" : "up"
                let words = Self.sentence(old[first], new[second]).map { "\($0) and" } ?? old[first].name
                return "\(words) moved \(direction)"
            case (nil, let second?): return moved.values.contains(second) ? nil : "\(new[second].name) added"
            case (nil, nil): return nil
            }
        }
    }

    /// The parts with a different position among the others: the position in the new preview by that in the old one.
    private var moved: [Int: Int] {
        let removed = alignment.pairs.compactMap { $0.new == nil ? $0.old : nil }
        var added = alignment.pairs.compactMap { $0.old == nil ? $0.new : nil }
        var moved: [Int: Int] = [:]
        for first in removed {
            let isSame = { (second: Int) in
                old[first].kind == new[second].kind && old[first].text == new[second].text && !old[first].text.isEmpty
            }
            guard let index = added.firstIndex(where: isSame) else { continue }
            moved[first] = added.remove(at: index)
        }
        return moved
    }

    /// Whether the new position of a part is below the old one, among the parts in both previews.
    private func isAbove(_ first: Int, _ second: Int) -> Bool {
        let removal = alignment.pairs.firstIndex { $0.old == first } ?? 0
        let addition = alignment.pairs.firstIndex { $0.new == second } ?? 0
        return removal < addition
    }

    /// The differences between two states of a part, or `nil` if only its position differs.
    private static func sentence(_ old: PictureParts.Part, _ new: PictureParts.Part) -> String? {
        guard old.text == new.text else {
            return new.text.isEmpty ? "\(old.name) is now empty" : "\(old.name) is now '\(new.text)'"
        }
        if old.appearances != new.appearances { return "\(old.name) looks different" }
        guard let before = old.extent?.height, let after = new.extent?.height, abs(before - after) > 0.01 else {
            return nil
        }
        let heights = [after, before].map { DecimalFormatter.string($0) }
        return "\(old.name) is now \(heights[0]) points high, was \(heights[1])"
    }
}
