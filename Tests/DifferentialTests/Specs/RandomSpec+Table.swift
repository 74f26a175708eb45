import TableSpecTestSupport

extension RandomSpec {
    /// The lines of a table, and whether its rows can be edited.
    mutating func table() -> (lines: [String], isEditable: Bool) {
        switch random.number(0...9) {
        case 0: indexedTable()
        case 1: groupedTable()
        default: listedTable()
        }
    }

    private mutating func head(style: String?) -> [String] {
        var lines = ["table:"]
        let style = style ?? random.pick(["plain", "grouped", "insetGrouped"])
        if style != "plain" || random.chance(50) { lines.append("  style: \(style)") }
        if !prototypes.isEmpty { lines += ["  prototypes:"] + prototypes.map { "    - \($0)" } }
        return lines + tableSettings()
    }

    // MARK: Kinds of tables

    /// An indexed list.
    private mutating func indexedTable() -> (lines: [String], isEditable: Bool) {
        let prototype = prototype(loop: "item", isIndexed: true)
        let collection = random.pick(collections)
        var keys = ["forEach: item in \(collection)", "prototype: \(prototype)"]
        let isEditable = isInState(collection) && random.chance(60)
        if isEditable { keys.append(editing(of: "item", in: tableEditing(), isIndexed: true)) }
        let rows = "{ \(keys.joined(separator: ", ")) }"
        let attributes = some(of: AttributeKeys.index, in: "table", percent: 20).map { "  \($0)" }
        let lines =
            head(style: "plain") + attributes + ["  index: { collation: title }", "  sections:", "    - rows: \(rows)"]
        return (lines, isEditable)
    }

    /// A section for each element.
    private mutating func groupedTable() -> (lines: [String], isEditable: Bool) {
        state.append("groups: [\(name)Group]")
        texts.append("groups.count")
        var rows = "{ forEach: item in group.items, prototype: "
        if let selection = random.chance(30) ? selection() : nil {
            rows += "\(prototype(loop: "item", isSelectable: true)), \(selection)"
        } else {
            rows += "\(choice(loop: "item"))"
        }
        let isEditable = random.chance(60)
        if isEditable { rows += ", \(editing(of: "item", in: tableEditing(), canInsert: false))" }
        rows += " }"
        var section = [
            "    forEach: group in groups", "    header: \(sectionTitle(["group.name", "group.items.count"]))",
        ]
        if random.chance(50) { section.append("    footer: \(sectionTitle(["group.name", "group.id"]))") }
        return (head(style: nil) + ["  sections:"] + section + ["    rows: \(rows)"], isEditable)
    }

    /// Sections that the spec lists.
    private mutating func listedTable() -> (lines: [String], isEditable: Bool) {
        var isEditable = false
        var sections: [String] = []
        var edited: Set<String> = []
        var dragged: Set<String> = []
        var shown: Set<String> = []
        // The collections that appear once, in a section that is always there and doesn't hide its header.
        var steady: Set<String> = []
        let editing = tableEditing()
        func rows(of collection: String, isSteady: Bool, canMove: Bool = true) -> String {
            let canEdit = isInState(collection) && edited.insert(collection).inserted
            // A collection that is shown twice cannot be dragged.
            let isAlone = shown.insert(collection).inserted
            let rows = dynamicRows(of: collection, in: editing, canEdit: canEdit, canMove: isAlone && canMove)
            if isAlone, isSteady { steady.insert(collection) } else { steady.remove(collection) }
            if rows.text.contains("move:") { dragged.insert(collection) }
            isEditable = isEditable || rows.isEditable
            return rows.text
        }
        for _ in 0..<random.number(1...4) {
            let id = fresh("section")
            sections.append("    - id: \(id)")
            if random.chance(60) { sections.append("      header: \(sectionTitle())") }
            if random.chance(30) { sections.append("      footer: \(sectionTitle())") }
            let start = sections.count
            if random.chance(15) { sections.append("      hideHeaderWhenEmpty: true") }
            sections += some(of: ["headerHeight", "footerHeight"], in: "section", percent: 8).map { "      \($0)" }
            if random.chance(30) { sections.append("      visible: \(condition())") }
            let isSteady = !sections[start...].contains { $0.contains("visible") || $0.contains("hideHeader") }
            let collection = random.pick(collections)
            if random.chance(45) || dragged.contains(collection) {
                sections.append("      rows:")
                for _ in 0..<random.number(1...5) { sections.append("        - \(staticRow())") }
            } else {
                var list = [rows(of: collection, isSteady: isSteady)]
                guard random.chance(40) else {
                    sections.append("      rows: \(list[0])")
                    continue
                }
                let other = random.pick(collections)
                if random.chance(50), !dragged.contains(other) {
                    // Rows of other sections are dropped into one collection.
                    let canMove = editing.reach == "section" || !list[0].contains("move:")
                    list.append(rows(of: other, isSteady: isSteady, canMove: canMove))
                }
                for _ in 0..<random.number(0...3) { list.insert(staticRow(), at: random.number(0...list.count)) }
                sections += ["      rows:"] + list.map { "        - \($0)" }
            }
        }
        let updates = updates(of: collections.filter { isInState($0) && steady.contains($0) && !counted.contains($0) })
        let nested = nestedSection()
        return (head(style: nil) + nested.setting + updates + ["  sections:"] + sections + nested.section, isEditable)
    }

    /// A section with rows nested in others, or none.
    ///
    /// It's chosen apart from the rest, which it doesn't change.
    private mutating func nestedSection() -> (section: [String], setting: [String]) {
        var generator = SeededGenerator(seed: UInt64(prototypes.count * 31 + state.joined().utf8.count))
        guard generator.chance(40) else { return ([], []) }
        let groups = fresh("groups")
        state.append("\(groups): [\(name)Group]")
        let (outer, inner) = (fresh("Cell"), fresh("Cell"))
        func action() -> String { generator.chance(30) ? ", action: \(fresh("act"))" : "" }
        prototypes.append("{ id: \(outer), text: $(group.name)\(action()) }")
        prototypes.append("{ id: \(inner), style: subtitle, text: $(item.title), detail: $(group.name)\(action()) }")
        let isCollapsible = generator.chance(70)
        let rows =
            "forEach: group in \(groups), prototype: \(outer)"
            + (isCollapsible ? ", collapsible: $(group.isOpen)" : "")
            + ", rows: { forEach: item in group.items, prototype: \(inner) }"
        let isExclusive = isCollapsible && generator.chance(40)
        return (
            ["    - id: \(fresh("section"))", "      rows: { \(rows) }"],
            isExclusive ? ["  exclusiveToggles: true"] : []
        )
    }

    /// A named update for one of some collections.
    private mutating func updates(of collections: [String]) -> [String] {
        guard let collection = collections.first, random.chance(50) else { return [] }
        let moves = random.chance(30) ? ", moveRows: true" : ""
        return ["  updates: [{ id: \(fresh("renew")), of: \(collection), deleteRows: fade, insertRows: left\(moves) }]"]
    }

    mutating func condition() -> String { "$(\(expression(flags, depth: 2)))" }

    /// Notes that a condition depends on a collection.
    private mutating func counting(_ collection: String) -> String {
        counted.insert(collection)
        return collection
    }

    /// A Boolean that is made of others.
    ///
    /// - Parameter flags: The paths that lead to Booleans.
    mutating func expression(_ flags: [String], depth: Int) -> String {
        guard depth > 0, random.chance(40) else { return (random.chance(30) ? "!" : "") + random.pick(flags) }
        switch random.number(0...4) {
        case 0:
            return
                "\(counting(random.pick(collections))).count \(random.pick(["==", "!=", "<", "<=", ">", ">="])) \(random.number(0...3))"
        case 1: return "\(random.chance(50) ? "!" : "")\(counting(random.pick(collections))).isEmpty"
        case 2: return "!(\(expression(flags, depth: depth - 1)))"
        default:
            let sides = (expression(flags, depth: depth - 1), expression(flags, depth: depth - 1))
            return "(\(sides.0)) \(random.pick(["&&", "||"])) \(sides.1)"
        }
    }

    // MARK: Rows

    private mutating func dynamicRows(
        of collection: String,
        in table: TableEditing,
        canEdit: Bool,
        canMove: Bool
    ) -> (text: String, isEditable: Bool) {
        var keys = ["forEach: item in \(collection)"]
        let selection = random.chance(30) ? selection() : nil
        if let selection {
            keys += ["prototype: \(prototype(loop: "item", isSelectable: true))", selection]
        } else {
            keys.append("prototype: \(choice(loop: "item"))")
        }
        guard canEdit, random.chance(table.reach == "table" ? 85 : 60) else {
            return ("{ \(keys.joined(separator: ", ")) }", false)
        }
        keys.append(editing(of: "item", in: table, canMove: canMove))
        return ("{ \(keys.joined(separator: ", ")) }", true)
    }

    /// A selection list's key; its value becomes a part of the state.
    private mutating func selection() -> String {
        let value = fresh("chosen")
        if random.chance(50) {
            state.append("\(value): \"\(identity)?\"")
            return "selection: { mode: exclusive, value: $(\(value)) }"
        }
        state.append("\(value): Set<\(identity)>")
        let limits = random.chance(40) ? ", min: \(random.number(0...1)), max: \(random.number(2...3))" : ""
        return "selection: { mode: inclusive, value: $(\(value))\(limits) }"
    }

    /// One prototype, or one for each value of a property of the items.
    private mutating func choice(loop: String) -> String {
        guard let property = random.pick(from: choosingProperties), random.chance(60) else {
            return prototype(loop: loop)
        }
        let some = [prototype(loop: loop), prototype(loop: loop)]
        let words = property.words.map { "\($0): \(random.pick(some))" }
        // A prototype that no word names would only be a warning.
        return "{ of: \(loop).\(property.name), \(words.joined(separator: ", ")) }"
    }
}
