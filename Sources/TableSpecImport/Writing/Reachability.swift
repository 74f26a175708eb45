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

    private static func collect(_ value: YAMLValue, into found: inout Set<String>) {
        switch value {
        case .text, .literal: break
        case .commented(let value, _): collect(value, into: &found)
        case .list(let list): for value in list { collect(value, into: &found) }
        case .mapping(let keys):
            for entry in keys.entries {
                if ["segue", "navigation", "screen"].contains(entry.key) { note(entry.value, into: &found) }
                collect(entry.value, into: &found)
            }
        }
    }

    /// The name of a screen, or the mapping of a segue with one.
    private static func note(_ value: YAMLValue, into found: inout Set<String>) {
        switch value {
        case .text(let name): found.insert(name)
        case .commented(let value, _): note(value, into: &found)
        case .mapping(let keys): if case .text(let name)? = keys["to"] { found.insert(name) }
        case .literal, .list: break
        }
    }
}
