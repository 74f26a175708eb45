/// Hands out each name once; names that differ only in case count as equal, as on many file systems.
struct UniqueNames: Sendable {
    private var taken: Set<String>
    /// The number with which the search for a free one goes on, by the name before it.
    private var numbers: [String: Int] = [:]

    init(reserved: Set<String> = []) {
        taken = Set(reserved.map { $0.lowercased() })
    }

    func contains(_ name: String) -> Bool { taken.contains(name.lowercased()) }

    /// Keeps a name from being handed out.
    mutating func reserve(_ name: String) { taken.insert(name.lowercased()) }

    /// The first candidate that is free, else the first with a number.
    mutating func take(_ candidates: String...) -> String { take(candidates) }

    mutating func take(_ candidates: [String]) -> String {
        let first = candidates.first ?? "name"
        let name = candidates.first { !contains($0) } ?? numbered(first)
        taken.insert(name.lowercased())
        return name
    }

    private mutating func numbered(_ name: String) -> String {
        var number = numbers[name.lowercased()] ?? 2
        while contains("\(name)\(number)") { number += 1 }
        numbers[name.lowercased()] = number + 1
        return "\(name)\(number)"
    }
}
