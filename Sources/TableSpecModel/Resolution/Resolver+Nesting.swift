internal import TableSpecDiagnostics

extension Resolver {
    /// Checks that prototypes can be shown at the levels of their rows: cells of one reuse identifier have the same
    /// indentation, and all or none of them have a chevron.
    mutating func checkNesting(in table: Table) {
        let all = table.dynamicRows
        guard all.contains(where: { $0.nested != nil }) else { return }
        var first: [String: (rows: DynamicRows, name: Located<String>)] = [:]
        for rows in all {
            for name in rows.prototypeNames {
                if let other = first[name.value] {
                    guard !rows.showsPrototypes(like: other.rows) else { continue }
                    report(
                        .conflictingKeys,
                        "prototype '\(name.value)' is used for rows with a different indentation or chevron",
                        at: name.range,
                        labels: [.init("these rows", at: other.name.range)],
                        help: "use a separate prototype for nested rows, and for collapsible ones"
                    )
                } else {
                    first[name.value] = (rows, name)
                    checkAccessory(of: name, in: rows, table)
                }
            }
        }
    }

    /// The accessory of a collapsible row is its chevron.
    private mutating func checkAccessory(of name: Located<String>, in rows: DynamicRows, _ table: Table) {
        guard let collapsible = rows.collapsible, let accessory = table.prototype(named: name.value)?.cell.accessory
        else { return }
        report(
            .conflictingKeys,
            "the rows of '\(name.value)' are collapsible, so their accessory is a chevron",
            at: accessory.range,
            labels: [.init("collapsible because of this", at: collapsible.range)],
            help: "remove 'accessory', or put a control into the 'content' of the prototype"
        )
    }
}
