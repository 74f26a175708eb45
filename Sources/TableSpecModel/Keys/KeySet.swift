/// A set of keys of a mapping, by their positions among its declarations. No mapping has more than 192 keys.
struct KeySet: Equatable, Sendable {
    /// The maximum number of keys of a mapping.
    static let capacity = 192

    private var low: UInt64 = 0
    private var middle: UInt64 = 0
    private var high: UInt64 = 0

    /// Creates a set of positions.
    init(_ positions: some Sequence<Int> = []) {
        for position in positions { insert(position) }
    }

    /// Whether the set is empty.
    var isEmpty: Bool { low | middle | high == 0 }

    func contains(_ position: Int) -> Bool {
        let bit: UInt64 = 1 << UInt64(position % 64)
        return switch position / 64 {
        case 0: low & bit != 0
        case 1: middle & bit != 0
        default: high & bit != 0
        }
    }

    /// Whether the sets share a key.
    func intersects(_ other: Self) -> Bool { low & other.low | middle & other.middle | high & other.high != 0 }

    /// The number of keys that the sets share.
    func count(in other: Self) -> Int {
        (low & other.low).nonzeroBitCount + (middle & other.middle).nonzeroBitCount
            + (high & other.high).nonzeroBitCount
    }

    mutating func insert(_ position: Int) {
        let bit: UInt64 = 1 << UInt64(position % 64)
        switch position / 64 {
        case 0: low |= bit
        case 1: middle |= bit
        default: high |= bit
        }
    }
}
