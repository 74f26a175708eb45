/// Matches the parts of two previews, in the order of both.
///
/// The pairs form a longest common subsequence in which parts with the same text have a greater weight than those with
/// only the same id. The ids of rows in a collection contain their positions, so removing a row renames all rows below
/// it.
struct PartAlignment {
    /// A part of one preview, by its index, or the same part of both.
    struct Pair: Hashable {
        var old: Int?
        var new: Int?
    }

    /// The pairs from top to bottom. If parts were replaced, those of the old preview come first.
    let pairs: [Pair]

    init(_ old: [PictureParts.Part], _ new: [PictureParts.Part]) {
        let shorter = min(old.count, new.count)
        let start = (0..<shorter).prefix { Self.isSame(old[$0], new[$0]) }.count
        let end = (0..<(shorter - start)).prefix { Self.isSame(old[old.count - 1 - $0], new[new.count - 1 - $0]) }.count
        let middle = Self.pairs(old[start..<old.count - end], new[start..<new.count - end])
        let head = (0..<start).map { Pair(old: $0, new: $0) }
        let tail = (0..<end).map { Pair(old: old.count - end + $0, new: new.count - end + $0) }
        pairs = head + middle + tail
    }

    /// Whether two parts are definitely the same.
    private static func isSame(_ old: PictureParts.Part, _ new: PictureParts.Part) -> Bool {
        old.id == new.id && old.text == new.text
    }

    /// The weight of two parts as a pair; 0 for different parts.
    private static func weight(_ old: PictureParts.Part, _ new: PictureParts.Part) -> Int {
        guard old.kind == new.kind else { return 0 }
        let saysTheSame = old.text == new.text && !old.text.isEmpty
        if old.id == new.id { return old.text == new.text ? 4 : 2 }
        return saysTheSame ? 3 : 0
    }

    /// The maximum number of pairs that are weighed. If there are more parts than on a screen with thousands of rows,
    /// all are treated as different.
    private static let limit = 4_000_000

    private static func pairs(_ old: ArraySlice<PictureParts.Part>, _ new: ArraySlice<PictureParts.Part>) -> [Pair] {
        guard old.count * new.count <= limit else {
            return old.indices.map { Pair(old: $0) } + new.indices.map { Pair(new: $0) }
        }
        // The best weight of the remaining parts at each index.
        let width = new.count + 1
        var best = [Int](repeating: 0, count: (old.count + 1) * width)
        func place(_ first: Int, _ second: Int) -> Int {
            (first - old.startIndex) * width + second - new.startIndex
        }
        for first in old.indices.reversed() {
            for second in new.indices.reversed() {
                let weight = weight(old[first], new[second])
                let joined = weight > 0 ? weight + best[place(first + 1, second + 1)] : 0
                let apart = max(best[place(first + 1, second)], best[place(first, second + 1)])
                best[place(first, second)] = max(joined, apart)
            }
        }
        var pairs: [Pair] = []
        var (first, second) = (old.startIndex, new.startIndex)
        while first < old.endIndex, second < new.endIndex {
            let weight = weight(old[first], new[second])
            if weight > 0, best[place(first, second)] == weight + best[place(first + 1, second + 1)] {
                pairs.append(Pair(old: first, new: second))
                (first, second) = (first + 1, second + 1)
            } else if best[place(first + 1, second)] >= best[place(first, second + 1)] {
                pairs.append(Pair(old: first))
                first += 1
            } else {
                pairs.append(Pair(new: second))
                second += 1
            }
        }
        return pairs + (first..<old.endIndex).map { Pair(old: $0) } + (second..<new.endIndex).map { Pair(new: $0) }
    }
}
