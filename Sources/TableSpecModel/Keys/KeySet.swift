/// Some keys of a mapping, by their positions among its declarations; no mapping has more than 128.
struct KeySet: Hashable, Sendable {
    /// The most keys that a mapping may have.
    static let capacity = 128

    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Creates a set of some positions.
    init(_ positions: some Sequence<Int> = []) {
        for position in positions { insert(position) }
    }

    /// Whether no key is among them.
    var isEmpty: Bool { low == 0 && high == 0 }

    func contains(_ position: Int) -> Bool {
        position < 64 ? low & 1 << UInt64(position) != 0 : high & 1 << UInt64(position - 64) != 0
    }

    /// Whether the sets share a key.
    func intersects(_ other: Self) -> Bool { low & other.low != 0 || high & other.high != 0 }

    /// How many keys the sets share.
    func count(in other: Self) -> Int { (low & other.low).nonzeroBitCount + (high & other.high).nonzeroBitCount }

    mutating func insert(_ position: Int) {
        if position < 64 { low |= 1 << UInt64(position) } else { high |= 1 << UInt64(position - 64) }
    }
}
