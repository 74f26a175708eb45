internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnusedPrototype: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "unused-prototype",
        .identity,
        .warning,
        summary: "A prototype that no rows use.",
        rationale: """
            A prototype draws only the rows that name it. If no rows name a prototype, it's left over, or the rows \
            that should use it use another one by mistake.
            """,
        source: .practice("identifiers that no code uses")
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        guard let used = table.usedPrototypes else { return }
        var reported = Set(used)
        for prototype in table.prototypes where !prototype.id.value.isEmpty {
            guard reported.insert(prototype.id.value).inserted else { continue }
            findings.report(
                "no rows use the prototype \(prototype.id.value.quoted)",
                at: prototype.id.range,
                help: "name it in the 'prototype' of the rows that it should draw, or remove it",
                absentIn: table.range
            )
        }
    }
}

extension Table {
    /// The names of the prototypes that rows use, or `nil` if a name is unknown and may refer to one of them.
    fileprivate var usedPrototypes: Set<String>? {
        let declared = Set(prototypes.map(\.id.value))
        var used: Set<String> = []
        for section in sections.all {
            if section.hasUnreadRows { return nil }
            for rows in section.dynamicRows {
                if case .invalid = rows.prototype { return nil }
                used.formUnion(rows.prototypeNames.map(\.value))
            }
        }
        return used.isSubset(of: declared) ? used : nil
    }
}
