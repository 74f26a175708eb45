/// Bits in the order of DEFLATE: the lowest bit of a byte comes first. Source: RFC 1951, §3.1.1.
struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var pendingCount = 0

    /// Appends the low bits of a number, the lowest first.
    mutating func append(_ value: Int, count: Int) {
        pending |= UInt64(truncatingIfNeeded: value) << UInt64(pendingCount)
        pendingCount += count
        while pendingCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount -= 8
        }
    }

    /// Fills the last byte with zeros.
    mutating func finish() {
        guard pendingCount > 0 else { return }
        append(0, count: 8 - pendingCount)
    }
}
