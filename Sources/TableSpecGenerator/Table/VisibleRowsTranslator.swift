internal import TableSpecModel
internal import TableSpecSwift

/// The statements that collect the sections and rows that are there.
struct VisibleRowsTranslator {
    let plan: ScreenPlan

    /// Collects rows in one list and returns it.
    @SwiftBody func rows(_ rows: [Row]) -> [SwiftStatement] {
        collect(rows, into: "rows")
        Code.return("rows")
    }

    /// Collects sections with their rows in one list and returns it.
    @SwiftBody func sections(_ sections: [Section]) -> [SwiftStatement] {
        let leading = leading(of: sections)
        let rest = sections.dropFirst(leading.count)
        for section in leading { collectChangingRows(of: section) }
        if rest.isEmpty {
            Code.return(.array(leading.map(entry)))
        } else {
            Code.var("sections", type: ShownContentTranslator.sectionsType, .array(leading.map(entry)))
            for section in rest { append(section) }
            Code.return("sections")
        }
    }

    /// The sections before the first one that may be missing, as far as they fit into one expression.
    private func leading(of sections: [Section]) -> [Section] {
        var count = 0
        return Array(
            sections.prefix { section in
                count += 1 + section.staticRows.count
                return section.visible == nil && count <= ShownContentTranslator.manyRows
            }
        )
    }

    @SwiftBody private func append(_ section: Section) -> [SwiftStatement] {
        let statements =
            collectChangingRows(of: section) + [.expression(.call("sections.append", [entry(of: section)]))]
        if let condition = section.visible {
            Code.if(.expression(ValueScope().value(of: condition))) { statements }
        } else {
            statements
        }
    }

    private func collectChangingRows(of section: Section) -> [SwiftStatement] {
        section.hasChangingRows ? collect(section.staticRows, into: Self.list(of: section)) : []
    }

    /// Begins with the rows that are always there; the others follow in order.
    @SwiftBody private func collect(_ rows: [Row], into list: SwiftIdentifier) -> [SwiftStatement] {
        let leading = Array(rows.prefix { $0.visible == nil })
        Code.var(list, type: "[Row]", ShownContentTranslator.literal(of: leading))
        for row in rows.dropFirst(leading.count) {
            let append = SwiftStatement.expression(
                .call(.member(.name(list), "append"), [.implicit(MemberName.id(row.id.value))])
            )
            if let condition = row.visible {
                Code.if(.expression(ValueScope().value(of: condition))) { append }
            } else {
                append
            }
        }
    }

    private func entry(of section: Section) -> SwiftExpression {
        let id = SwiftExpression.implicit(MemberName.id(section.id.value))
        if section.hasChangingRows { return ShownContentTranslator.section(id, .name(Self.list(of: section))) }
        guard let rows = section.dynamicRows else {
            return ShownContentTranslator.section(id, ShownContentTranslator.literal(of: section.staticRows))
        }
        let elements = ValueScope().value(of: rows.loop.collection)
        let identities = IdentityTranslator(plan: plan).identities(of: elements, rows, in: section)
        guard !section.staticRows.isEmpty else { return ShownContentTranslator.section(id, identities) }
        let inserting = ShownContentTranslator.literal(of: section.staticRows)
        return ShownContentTranslator.section(id, .binary(identities, .add, inserting))
    }

    private static func list(of section: Section) -> SwiftIdentifier { MemberName.member(section.id.value, "Rows") }
}

extension Section {
    /// Whether some of the rows that the spec spells out come and go.
    var hasChangingRows: Bool { staticRows.contains { $0.visible != nil } }
}
