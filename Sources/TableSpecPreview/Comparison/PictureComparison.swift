/// The differences between two sets of pictures, each known by name.
package struct PictureComparison: Hashable, Sendable {
    /// A picture that one or both of the sets have.
    package struct Entry: Hashable, Sendable {
        /// The way in which a picture has changed.
        package enum Change: String, CaseIterable, Hashable, Sendable {
            case changed, added, removed
        }

        package var name: String
        package var change: Change
        /// The SVG of the first set, `nil` for a picture that was added.
        package var old: String?
        /// The SVG of the second set, `nil` for a picture that was removed.
        package var new: String?

        /// What differs in a picture that both sets have: a sentence each.
        package var changes: [String] {
            guard let old, let new else { return [] }
            return PictureParts(old).changes(to: PictureParts(new))
        }
    }

    /// The pictures that differ: changed ones, then added and removed ones, each by name.
    package let entries: [Entry]
    /// How many pictures are the same in both sets.
    package let unchangedCount: Int

    /// Compares two sets of SVG pictures byte by byte.
    package init(old: [String: String], new: [String: String]) {
        let names = Set(old.keys).union(new.keys).sorted()
        let entries = names.compactMap { Self.entry($0, old: old[$0], new: new[$0]) }
        self.entries = Entry.Change.allCases.flatMap { change in entries.filter { $0.change == change } }
        unchangedCount = names.count - entries.count
    }

    /// Whether the two sets are the same.
    package var isEmpty: Bool { entries.isEmpty }

    /// The pictures that differ, those of one screen in light and dark together, in the order of the first.
    package var groups: [Group] {
        var groups: [Group] = []
        var places: [String: Int] = [:]
        for entry in entries {
            let name = entry.name.hasSuffix(Self.dark) ? String(entry.name.dropLast(Self.dark.count)) : entry.name
            if let place = places[name] {
                groups[place].entries.append(entry)
            } else {
                places[name] = groups.count
                groups.append(Group(name: name, entries: [entry]))
            }
        }
        for index in groups.indices { groups[index].entries.sort { $0.name < $1.name } }
        return groups
    }

    /// How the name of a picture in the dark appearance ends.
    private static let dark = "-" + Appearance.dark.rawValue

    /// The pictures of one screen in light and dark.
    package struct Group: Hashable, Sendable {
        package var name: String
        package var entries: [Entry]

        /// What has become of the pictures; changed, where that is not one thing.
        package var change: Entry.Change {
            let changes = Set(entries.map(\.change))
            return changes.count == 1 ? entries[0].change : .changed
        }

        /// What differs: a sentence each, and one that holds for both pictures once.
        package var changes: [String] {
            var seen: Set<String> = []
            return entries.flatMap(\.changes).filter { seen.insert($0).inserted }
        }
    }

    /// How many pictures came, went and stayed, in words.
    package var summary: String {
        let counts = Entry.Change.allCases.map { "\(names($0).count) \($0.rawValue)" }
        return (counts + ["\(unchangedCount) unchanged"]).joined(separator: ", ")
    }

    /// The names of the pictures with a change, sorted.
    package func names(_ change: Entry.Change) -> [String] { entries.filter { $0.change == change }.map(\.name) }

    private static func entry(_ name: String, old: String?, new: String?) -> Entry? {
        guard old != new else { return nil }
        let change: Entry.Change = old == nil ? .added : (new == nil ? .removed : .changed)
        return Entry(name: name, change: change, old: old, new: new)
    }
}
