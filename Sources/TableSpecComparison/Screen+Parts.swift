internal import TableSpecKit
internal import TableSpecModel

extension Screen {
    /// The sections that the spec lists. The sections of a loop have no ids.
    var listedSections: [Section] {
        if case .list(let sections) = table.sections { return sections }
        return []
    }

    /// The identifiers by which tests find cells and the views in them, of static rows, then of prototypes.
    var accessibilityIdentifiers: [Located<String>] {
        (table.staticRows.map(\.cell) + table.prototypes.map(\.cell)).flatMap(\.accessibilityIdentifiers)
    }
}

extension Cell {
    fileprivate var accessibilityIdentifiers: [Located<String>] {
        let views = self.content?.all.map(\.attributes.accessibilityIdentifier.located) ?? []
        let controls = controls.map { control -> Located<String>? in
            guard let setting = control.properties[.accessibilityIdentifier].located,
                case .string(let identifier) = setting.value
            else { return nil }
            return Located(identifier, at: setting.range)
        }
        return ([self.accessibilityIdentifier.located] + views + controls).compactMap { $0 }
    }
}

extension Section {
    /// The rows that the spec lists.
    var listedRows: [Row] { rows.compactMap(\.row) }

    /// Whether both show the same collections in the same way.
    func hasSameCollections(as other: Section) -> Bool {
        dynamicRows.count == other.dynamicRows.count
            && zip(dynamicRows, other.dynamicRows).allSatisfy {
                DynamicRows.mapping.differences(between: $0, and: $1, besides: []).isEmpty
            }
    }
}

extension Table {
    /// The rows that the spec lists, except insert rows.
    var listedRows: [Row] { sections.all.flatMap(\.listedRows) }
}

extension Sections {
    /// Whether both are lists, or both are loops.
    func isLike(_ other: Self) -> Bool {
        switch (self, other) {
        case (.list, .list), (.forEach, .forEach): true
        case (.list, .forEach), (.forEach, .list): false
        }
    }
}

extension LoopedSection {
    /// The key that identifies a section in two versions; empty for the sections of a loop, because a table has only
    /// one loop.
    var identity: String? { loop == nil ? section.id.value : nil }

    /// For messages.
    var phrase: String { loop.map { "a section of '\($0.collection.text)'" } ?? "section '\(section.id.value)'" }
}
