internal import TableSpecDiagnostics
internal import TableSpecModel

/// A transition from a screen to another one, as the app's actions see it.
struct DestinationUse {
    var segue: Segue
    var name: Located<String>

    /// What the app must supply for it: two uses of one signature are one requirement.
    var signature: String {
        guard segue.target == .external else { return "prepare '\(name.value)'" }
        let values = segue.pass.map { "\($0.name.value): \($0.type.map { "\($0)" } ?? "a text")" }
        return "make '\(name.value)'" + (values.isEmpty ? "" : " of " + values.joined(separator: ", "))
    }
}

extension Screen {
    /// The cells of static rows, then of prototypes.
    var cells: [Cell] { table.staticRows.map(\.cell) + table.prototypes.map(\.cell) }

    /// The methods that the app implements for taps, changes and hooks, each once.
    var actions: [Located<String>] {
        let taps = triggers.compactMap { trigger -> Located<String>? in
            if case .action(let name) = trigger { return name }
            return nil
        }
        let hooks = hooks.map { Located($0.value.rawValue, at: $0.range) }
        let editing = table.dynamicRows.compactMap(\.editing)
        let swipes = editing.flatMap(\.swipeActions).map(\.action) + editing.compactMap(\.deletion?.confirmation)
        return (taps + cells.flatMap(\.controls).compactMap(\.action) + swipes + hooks).firstOfEach(by: \.value)
    }

    /// The screens for which the app has something to do, each once.
    var destinationUses: [DestinationUse] {
        segues.compactMap { segue in
            segue.destination.map { DestinationUse(segue: segue, name: $0) }
        }.firstOfEach(by: \.name.value)
    }

    /// The sections that the spec lists; a loop's sections have no id of their own.
    var listedSections: [Section] {
        if case .list(let sections) = table.sections { return sections }
        return []
    }

    /// The identifiers by which tests find cells.
    var accessibilityIdentifiers: [Located<String>] { cells.compactMap(\.accessibilityIdentifier.located) }
}

extension Array {
    /// The first element of each key, in order.
    fileprivate func firstOfEach<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}
