extension YAMLMapping {
    /// The spec with the common settings of all rows and prototypes of its table, and then of a section, stated once:
    /// `rowDefaults`.
    var sharingRowKeys: YAMLMapping {
        var spec = sharingKeysOfAllRows
        guard var table = spec["table"]?.mapping, let sections = table["sections"]?.list else { return spec }
        table["sections"] = .list(sections.map(\.sharingRowKeys))
        spec["table"] = .mapping(table)
        return spec
    }

    /// Common settings of rows, with their number.
    fileprivate static func common(_ cells: [YAMLMapping]) -> (defaults: YAMLMapping, saved: Int) {
        var defaults: YAMLMapping = [:]
        var saved = 0
        for key in shareable {
            let values = cells.filter { $0.inherits(key) }.map { $0[key] }
            guard values.count > 1, let first = values.first, let value = first, values.allSatisfy({ $0 == value })
            else { continue }
            defaults[key] = value
            saved += values.count - 1
        }
        return (defaults, saved)
    }

    private var sharingKeysOfAllRows: YAMLMapping {
        guard var table = self["table"]?.mapping else { return self }
        let (defaults, saved) = Self.common(table.cells)
        // For two rows with one key, defaults don't save space.
        guard saved > 1 else { return self }
        let shared = defaults.keys
        let rest = table.filter { ["prototypes", "sections"].contains($0) }
        table = table.filter { !["prototypes", "sections"].contains($0) }
        table["rowDefaults"] = .mapping(defaults)
        for entry in rest.entries { table[entry.key] = entry.value.withoutRowKeys(shared) }
        var spec = self
        spec["table"] = .mapping(table)
        return spec
    }

    /// The rows and the prototypes of a table.
    private var cells: [YAMLMapping] {
        let rows = (self["sections"]?.list ?? []).flatMap(\.rows)
        return ((self["prototypes"]?.list ?? []) + rows).compactMap(\.mapping)
    }

    /// Whether a row inherits a key from its table. Keys for a text apply only if there is one.
    private func inherits(_ key: String) -> Bool {
        if Self.ofText.contains(key) { return self["text"] != nil && self["content"] == nil }
        if Self.ofDetail.contains(key) { return self["detail"] != nil && self["content"] == nil }
        return true
    }

    private static let ofText = [
        "textColor", "font", "textAlignment", "numberOfLines", "lineBreakMode", "adjustsFontSizeToFitWidth",
        "minimumScaleFactor",
    ]
    private static let ofDetail = [
        "style", "detailColor", "detailFont", "detailAlignment", "detailNumberOfLines", "detailLineBreakMode",
        "detailAdjustsFontSizeToFitWidth", "detailMinimumScaleFactor",
    ]

    /// The keys that rows inherit, in the order in which they are stated.
    private static let shareable =
        ofDetail.prefix(1) + ofText + ofDetail.dropFirst() + [
            "height", "backgroundColor", "layoutMargins", "preservesSuperviewLayoutMargins", "accessory",
            "selectionStyle", "separatorInset", "tintColor", "indentationWidth", "shouldIndentWhileEditing",
        ]
}

extension YAMLValue {
    /// A section with the common settings of its rows stated once, if that is shorter.
    fileprivate var sharingRowKeys: YAMLValue {
        guard let section = mapping, section["rows"]?.list != nil else { return self }
        let (defaults, saved) = YAMLMapping.common(rows.compactMap(\.mapping))
        guard saved > 2 else { return self }
        var keys = section.filter { $0 != "rows" }
        keys["rowDefaults"] = .mapping(defaults)
        keys["rows"] = YAMLValue.list(rows).withoutRowKeys(defaults.keys)
        return .mapping(keys)
    }

    /// Prototypes, or sections with rows, that no longer state some keys.
    fileprivate func withoutRowKeys(_ names: [String]) -> YAMLValue {
        .list(
            (list ?? []).map { element in
                guard var section = element.mapping else { return element }
                guard let rows = section["rows"] else { return .mapping(section.filter { !names.contains($0) }) }
                if rows.list != nil { section["rows"] = rows.withoutRowKeys(names) }
                return .mapping(section)
            }
        )
    }
}
