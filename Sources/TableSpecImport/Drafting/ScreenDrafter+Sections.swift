extension ScreenDrafter {
    mutating func staticSection(_ section: Element, _ ids: inout UniqueNames, _ rowIDs: inout UniqueNames)
        -> YAMLMapping
    {
        var keys: YAMLMapping = [:]
        keys.object = section["id"]
        let header = section.shown("headerTitle")
        keys["header"] = section.content("headerTitle")
        keys["footer"] = section.content("footerTitle")
        for key in ["headerHeight", "footerHeight"] {
            if let height = section.number(key), height > 0 { keys[key] = .number(height) }
        }
        var rows: [YAMLMapping] = []
        var names: [[String]] = []
        rowAbove = nil
        defer { rowAbove = nil }
        for (index, cell) in section.list("cells").filter({ $0.name == "tableViewCell" }).enumerated() {
            let (row, name) = staticRow(cell, index: index, below: header)
            let text = Self.spoken(row)
            let above = text == nil ? rowAbove : nil
            let ofBoth = above.flatMap { Identifier.lower(Identifier.words(of: $0) + Identifier.words(of: name)) }
            names.append([name, ofBoth].compactMap(\.self))
            rows.append(row)
            rowAbove = text
        }
        rows = Self.withIDs(rows, names, below: header, &rowIDs)
        keys["rows"] = .list(rows.map(YAMLValue.mapping))
        // A section is named after its header, or else after its first row.
        let derived = header.flatMap(SpecID.derived) ?? rows.first.flatMap(Self.id).flatMap(SpecID.derived)
        let id = ids.take(derived ?? "section")
        if id != derived { keys["id"] = .text(id) }
        return keys.ordered(["id", "header", "footer"])
    }

    /// Adds ids to rows whose texts result in none, or in the same. Rows keep the ids that they have from outlets, if
    /// those are unique.
    ///
    /// A text that a row of another section also has is distinguished by the header.
    private static func withIDs(
        _ rows: [YAMLMapping],
        _ names: [[String]],
        below header: String?,
        _ ids: inout UniqueNames
    ) -> [YAMLMapping] {
        // All capitals don't show where a word begins.
        let spoken = header.map { $0.contains(where: \.isLowercase) ? $0 : $0.lowercased() }
        return zip(rows, names).map { row, names in
            let derived = Self.derivedID(row)
            let ofSection = derived.flatMap { derived in spoken.flatMap { SpecID.derived("\($0) \(derived)") } }
            let known = [Self.id(of: row), derived, ofSection].compactMap(\.self)
            let id = ids.take(known.isEmpty ? names : known)
            var keys = row
            keys["id"] = id == derived ? nil : .text(id)
            return keys.ordered(CellOrder.keys)
        }
    }

    /// The specified or derived id of a row.
    private static func id(of row: YAMLMapping) -> String? {
        if case .text(let id)? = row["id"] { return id }
        return derivedID(row)
    }

    /// The id that the language derives from a row.
    private static func derivedID(_ row: YAMLMapping) -> String? {
        switch row["text"] {
        case .text(let text), .literal(let text): SpecID.derived(text)
        default: nil
        }
    }
}

/// Ids as the language derives them from texts.
enum SpecID {
    /// At most eight words in camel case.
    static func derived(_ text: String) -> String? {
        let words = text.split { !($0.isLetter || $0.isNumber) }.prefix(8).map(String.init)
        guard let first = words.first else { return nil }
        let isAcronym = first.allSatisfy(\.isUppercase)
        let start = isAcronym ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
        return start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
