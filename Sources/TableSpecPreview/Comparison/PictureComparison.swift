/// The differences between two sets of previews, each identified by name.
package struct PictureComparison: Hashable, Sendable {
    /// A preview in one or both of the sets.
    package struct Entry: Hashable, Sendable {
        /// How the preview changed.
        package enum Change: String, CaseIterable, Hashable, Sendable {
            case changed, added, removed
        }

        package var name: String
        package var change: Change
        /// The SVG of the first set, or `nil` for an added preview.
        package var old: String?
        /// The SVG of the second set, or `nil` for a removed preview.
        package var new: String?

        /// Whether the preview uses the dark appearance.
        var isDark: Bool { nameInLight(of: name) != name }

        /// The differences in a preview that both sets contain, as one sentence each.
        package var changes: [String] {
            guard let old, let new else { return [] }
            return PictureChanges(PictureParts(old), PictureParts(new)).sentences
        }
    }

    /// The previews that differ: changed ones, then added and removed ones, each sorted by name.
    package let entries: [Entry]
    /// The number of previews that are the same in both sets.
    package let unchangedCount: Int
    /// The differences in the specs of the changed previews, by preview name.
    private let specs: [String: SpecChange]
    /// The differences in specs without a changed preview.
    package let otherSpecs: [SpecChange]

    /// Compares two sets of SVG previews byte by byte.
    ///
    /// - Parameters:
    ///   - specs: The differences in the specs of the previews, by preview name.
    ///   - otherSpecs: The differences in specs without previews.
    package init(
        old: [String: String],
        new: [String: String],
        specs: [String: SpecChange] = [:],
        otherSpecs: [SpecChange] = []
    ) {
        let names = Set(old.keys).union(new.keys).sorted()
        let entries = names.compactMap { Self.entry($0, old: old[$0], new: new[$0]) }
        self.entries = Entry.Change.allCases.flatMap { change in entries.filter { $0.change == change } }
        unchangedCount = names.count - entries.count
        let changed = Set(entries.map(\.name))
        let shown = Set(specs.filter { changed.contains($0.key) }.values)
        let hidden = Set(specs.values).subtracting(shown).sorted { $0.path < $1.path }
        self.specs = specs.filter { changed.contains($0.key) }
        self.otherSpecs = otherSpecs + hidden
    }

    /// Whether the two sets are the same.
    package var isEmpty: Bool { entries.isEmpty }

    /// The previews that differ, grouped by screen (light and dark together), in the order of the first.
    package var groups: [Group] {
        var groups: [Group] = []
        var places: [String: Int] = [:]
        for entry in entries {
            let name = nameInLight(of: entry.name)
            if let place = places[name] {
                groups[place].entries.append(entry)
            } else {
                places[name] = groups.count
                groups.append(Group(name: name, entries: [entry], spec: specs[entry.name]))
            }
        }
        for index in groups.indices { groups[index].entries.sort { $0.name < $1.name } }
        return groups
    }

    /// The previews of one screen in light and dark.
    package struct Group: Hashable, Sendable {
        package var name: String
        package var entries: [Entry]
        /// The differences in the spec of the screen.
        package var spec: SpecChange?

        /// The change that all previews share, or `changed` if they differ.
        package var change: Entry.Change {
            let changes = Set(entries.map(\.change))
            return changes.count == 1 ? entries[0].change : .changed
        }

        /// The differences, as one sentence each; a sentence that applies to both previews appears once.
        package var changes: [String] {
            var seen: Set<String> = []
            return entries.flatMap(\.changes).filter { seen.insert($0).inserted }
        }
    }

    /// The number of added, removed and unchanged previews, in words.
    package var summary: String {
        let counts = Entry.Change.allCases.map { "\(names($0).count) \($0.rawValue)" }
        return (counts + ["\(unchangedCount) unchanged"]).joined(separator: ", ")
    }

    /// The names of the previews with a change, sorted.
    package func names(_ change: Entry.Change) -> [String] { entries.filter { $0.change == change }.map(\.name) }

    private static func entry(_ name: String, old: String?, new: String?) -> Entry? {
        guard old != new else { return nil }
        let change: Entry.Change = old == nil ? .added : (new == nil ? .removed : .changed)
        return Entry(name: name, change: change, old: old, new: new)
    }
}

/// The name that a preview would have in the light appearance. Only the contrast follows it.
private func nameInLight(of name: String) -> String {
    let dark = "-" + Appearance.dark.rawValue
    for contrast in [""] + Contrast.allCases.map({ "-\($0.rawValue)Contrast" }) where name.hasSuffix(dark + contrast) {
        return name.dropLast(dark.count + contrast.count) + contrast
    }
    return name
}
