/// Numbers that style random and are the same in every run: SplitMix64.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator whose numbers the seed decides.
    package init(seed: UInt64) {
        state = seed
    }

    /// The next of the numbers.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Answers `true` in that many of a hundred cases.
    package mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &self) < percent
    }

    /// A number of a range.
    package mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }

    /// One of some values, of which there must be one.
    package mutating func pick<Element>(_ list: [Element]) -> Element {
        list[Int.random(in: list.indices, using: &self)]
    }

    /// Returns an element of a list; `nil` if it is empty.
    package mutating func pick<Element>(from list: [Element]) -> Element? { list.isEmpty ? nil : pick(list) }

    /// Values from a list, in its order.
    package mutating func some<Element>(of list: [Element], percent: Int) -> [Element] {
        list.filter { _ in chance(percent) }
    }

    /// Bytes with random changes.
    ///
    /// - Parameters:
    ///   - pieces: What is inserted, or replaces other bytes; there must be one.
    ///   - limit: The largest number of changes.
    package mutating func damaged(_ bytes: [UInt8], pieces: [[UInt8]], upTo limit: Int = 6) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<number(1...limit) {
            guard !bytes.isEmpty else { return bytes }
            let place = number(0...bytes.count - 1)
            let end = min(place + number(0...59), bytes.count)
            switch number(0...4) {
            case 0: bytes[place] ^= UInt8(1 << number(0...7))
            case 1: bytes.removeSubrange(place..<end)
            case 2: bytes.insert(contentsOf: bytes[place..<end], at: number(0...bytes.count - 1))
            case 3: bytes.replaceSubrange(place..<end, with: pick(pieces))
            default: bytes.insert(contentsOf: pick(pieces), at: place)
            }
        }
        return bytes
    }
}
