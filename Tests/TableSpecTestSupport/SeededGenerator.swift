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
}
