/// Finds repetitions in a text: single bytes, and copies of up to 258 bytes that begin up to 32,768 bytes earlier.
///
/// Positions with the same three bytes are linked, the latest first. The longest of the first few copies is used. The
/// pieces are the same on every machine.
struct RepetitionFinder {
    /// A byte, or a copy.
    struct Piece: Hashable {
        /// The number of copied bytes; 0 for a single byte.
        var length: UInt16
        /// The byte, or the distance to the start of the copy in bytes.
        var value: UInt16
    }

    private let bytes: [UInt8]
    private var latest = [Int32](repeating: -1, count: 1 << 15)
    private var earlier: [Int32]

    private static let window = 32_768
    private static let longest = 258
    /// The number of positions that are tried. A copy of the length `enough` ends the search.
    private static let tries = 24
    private static let enough = 96

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        earlier = [Int32](repeating: -1, count: bytes.count)
    }

    /// The pieces that the bytes consist of.
    mutating func pieces() -> [Piece] {
        var pieces: [Piece] = []
        var place = 0
        while place < bytes.count {
            let copy = longestCopy(at: place)
            link(place)
            guard let copy else {
                pieces.append(Piece(length: 0, value: UInt16(bytes[place])))
                place += 1
                continue
            }
            pieces.append(copy)
            for covered in place + 1..<place + Int(copy.length) { link(covered) }
            place += Int(copy.length)
        }
        return pieces
    }

    private func hash(_ place: Int) -> Int {
        let (first, second, third) = (Int(bytes[place]), Int(bytes[place + 1]), Int(bytes[place + 2]))
        return (first << 10 ^ second << 5 ^ third) & 0x7FFF
    }

    private mutating func link(_ place: Int) {
        guard place + 2 < bytes.count else { return }
        let hash = hash(place)
        earlier[place] = latest[hash]
        latest[hash] = Int32(truncatingIfNeeded: place)
    }

    private func longestCopy(at place: Int) -> Piece? {
        guard place + 2 < bytes.count else { return nil }
        let limit = min(Self.longest, bytes.count - place)
        var (best, start) = (2, 0)
        var candidate = Int(latest[hash(place)])
        for _ in 0..<Self.tries {
            guard candidate >= 0, place - candidate <= Self.window else { break }
            if best >= limit { break }
            // A longer copy must match at least at the byte after the best one.
            if bytes[candidate + best] == bytes[place + best] {
                let length = length(of: candidate, place, limit)
                if length > best { (best, start) = (length, candidate) }
                if best >= Self.enough { break }
            }
            candidate = Int(earlier[candidate])
        }
        guard best > 2 else { return nil }
        return Piece(length: UInt16(best), value: UInt16(place - start))
    }

    private func length(of candidate: Int, _ place: Int, _ limit: Int) -> Int {
        var length = 0
        while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
        return length
    }
}
