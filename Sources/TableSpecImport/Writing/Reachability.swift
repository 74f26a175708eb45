/// The screens of imported specs that an app reaches, and those that only its code shows.
struct Reachability {
    /// The destinations of a file's segues, by the file's name.
    private var destinations: [String: Set<String>] = [:]

    mutating func add(_ spec: YAMLMapping, _ name: String) {
        var found: Set<String> = []
        Self.collect(.mapping(spec), into: &found)
        destinations[name] = found
    }

    /// The screens that an app reaches through its tabs, its first screen and segues.
    func reached(from app: YAMLMapping) -> Set<String> {
        var pending: Set<String> = []
        Self.collect(.mapping(app), into: &pending)
        var reached: Set<String> = []
        while let name = pending.popFirst() {
            guard reached.insert(name).inserted else { continue }
            pending.formUnion(destinations[name] ?? [])
        }
        return reached
    }

    /// The names of screens, and the mappings of segues with them.
    private static func collect(_ value: YAMLValue, into found: inout Set<String>) {
        value.walk { key, value in
            guard ["segue", "segues", "navigation", "screen"].contains(key) else { return }
            if case .text(let name) = value { found.insert(name) }
            if case .text(let name)? = value.mapping?["to"] { found.insert(name) }
        }
    }
}
