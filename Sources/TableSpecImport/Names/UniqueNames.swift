/// Returns each name once. Names that differ only in case count as equal, as in many file systems.
struct UniqueNames: Sendable {
    private var taken: Set<String>
    /// The number with which the search for an unused name continues, by the name before it.
    private var numbers: [String: Int] = [:]

    init(reserved: Set<String> = []) {
        taken = Set(reserved.map { $0.lowercased() })
    }

    func contains(_ name: String) -> Bool { taken.contains(name.lowercased()) }

    /// Reserves a name.
    mutating func reserve(_ name: String) { taken.insert(name.lowercased()) }

    /// The first unused candidate, or else the first one with a number.
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
