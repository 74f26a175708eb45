/// What differs between two sets of pictures, each known by name.
public struct PictureComparison: Hashable, Sendable {
    /// A picture that one or both of the sets have.
    public struct Entry: Hashable, Sendable {
        /// What happened to a picture.
        public enum Change: String, CaseIterable, Hashable, Sendable {
            case changed, added, removed
        }

        public var name: String
        public var change: Change
        /// The SVG of the first set, `nil` for a picture that was added.
        public var old: String?
        /// The SVG of the second set, `nil` for a picture that was removed.
        public var new: String?
    }

    /// The pictures that differ: changed ones, then added and removed ones, each by name.
    public let entries: [Entry]
    /// How many pictures are the same in both sets.
    public let unchangedCount: Int

    /// Compares two sets of SVG pictures byte by byte.
    public init(old: [String: String], new: [String: String]) {
        let names = Set(old.keys).union(new.keys).sorted()
        let entries = names.compactMap { Self.entry($0, old: old[$0], new: new[$0]) }
        self.entries = Entry.Change.allCases.flatMap { change in entries.filter { $0.change == change } }
        unchangedCount = names.count - entries.count
    }

    /// Whether the two sets are the same.
    public var isEmpty: Bool { entries.isEmpty }

    /// The names of the pictures with a change, sorted.
    public func names(_ change: Entry.Change) -> [String] { entries.filter { $0.change == change }.map(\.name) }

    private static func entry(_ name: String, old: String?, new: String?) -> Entry? {
        guard old != new else { return nil }
        let change: Entry.Change = old == nil ? .added : (new == nil ? .removed : .changed)
        return Entry(name: name, change: change, old: old, new: new)
    }
}
