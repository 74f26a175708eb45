/// Returns unique names.
package struct SwiftUniqueNames: Sendable {
    private var taken: Set<SwiftIdentifier>
    /// The last numbers that were appended, so that many equal names remain cheap.
    private var numbers: [SwiftIdentifier: Int] = [:]

    /// Creates a set of names that are in use.
    package init(besides taken: Set<SwiftIdentifier> = []) {
        self.taken = taken
    }

    /// Returns the name itself, or the first of `name2`, `name3`, … that is unused, and marks it as used.
    package mutating func claim(_ name: SwiftIdentifier) -> SwiftIdentifier {
        var free = name
        while !taken.insert(free).inserted {
            let number = numbers[name, default: 1] + 1
            numbers[name] = number
            free = SwiftIdentifier(from: name.text + String(number), style: .lowerCamelCase)
        }
        return free
    }
}
