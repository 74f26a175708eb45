/// Hands out names of which none is given twice.
package struct SwiftUniqueNames: Sendable {
    private var taken: Set<SwiftIdentifier>
    /// The last numbers that were added, so that many equal names cost no more each than a few.
    private var numbers: [SwiftIdentifier: Int] = [:]

    /// Creates names besides some that are in use.
    package init(besides taken: Set<SwiftIdentifier> = []) {
        self.taken = taken
    }

    /// The name itself, or the first of `name2`, `name3`, … that is free; it is taken from now on.
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
