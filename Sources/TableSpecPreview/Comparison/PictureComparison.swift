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

    /// The names of the pictures with a change, sorted.
    package func names(_ change: Entry.Change) -> [String] { entries.filter { $0.change == change }.map(\.name) }

    private static func entry(_ name: String, old: String?, new: String?) -> Entry? {
        guard old != new else { return nil }
        let change: Entry.Change = old == nil ? .added : (new == nil ? .removed : .changed)
        return Entry(name: name, change: change, old: old, new: new)
    }
}
