internal import TableSpecModel
internal import TableSpecSwift

extension EditingTranslator {
    var canMoveRow: SwiftDeclaration {
        method("canMoveRowAt indexPath", returns: "Bool", otherwise: false) { target in
            guard case .prototype(_, let rows, _) = target, let move = rows.editing?.move else { return nil }
            let isNotFirst = SwiftExpression.binary("indexPath.row", .greater, 0)
            let isNotLast = SwiftExpression.binary("indexPath.row", .less, plan.lastIndex(of: rows))
            let conditions = (move.keeps(.first) ? [isNotFirst] : []) + (move.keeps(.last) ? [isNotLast] : [])
            return Answer(conditions.conjunction ?? true)
        }
    }

    var moveRow: SwiftDeclaration {
        Declare.func(
            "tableView",
            [
                "_ tableView": "UITableView", "moveRowAt indexPath": "IndexPath", "to destination": "IndexPath",
            ]
        ) {
            Code.comment("The table view has already moved the row, so no update is needed.")
            Code.assign("isMovingRow", true)
            Code.defer { Code.assign("isMovingRow", false) }
            if leavesSections { Code.let("old", "state") }
            if movesAcrossCollections {
                moveAcrossCollections
            } else {
                dispatch { rows in
                    let element = plan.locals.name(rows.loop.variable.value)
                    Code.let(element, plan.removal(from: rows))
                    plan.collection(of: rows, inSection: "destination.section")
                        .calling("insert", ["_": .name(element), "at": "destination.row"])
                }
            }
            ShownContentTranslator(plan: plan).assignments(to: nil, in: ValueScope())
            afterDrag
        }
    }

    private var reloadBothSections: SwiftStatement {
        Code.if(.expression(.binary("indexPath.section", .notEqual, "destination.section"))) {
            Code.call(
                "tableView.reloadSections",
                ["_": .array(["indexPath.section", "destination.section"]), "with": ".none"]
            )
        }
    }

    /// Shows what depends on the places of rows, and on how many a section has.
    @SwiftBody private var afterDrag: [SwiftStatement] {
        let statements =
            leavesSections
            ? (changesSections ? [reloadBothSections] : []) + [.expression(.call("update", ["from": "old"]))]
            : RowBackgroundTranslator(plan: plan).afterUpdates + updatesAfterDrags
        if !statements.isEmpty {
            Code.comment("The table view uses the new index paths once this method has returned.")
            Code.call(
                plan.index.task,
                trailing: SwiftClosure(capturing: [.weak("self")]) {
                    Code.guard(.let("self")) { Code.return() }
                    statements
                }
            )
        }
    }

    /// Whether rows are dragged from section to section.
    private var leavesSections: Bool { movesAcrossCollections || isForEach && edited.contains(where: \.isMovedInTable) }

    /// Whether a row looks otherwise in another section, or the titles of sections tell of their rows.
    private var changesSections: Bool {
        Set(movable.map(\.rows.prototypesByWord)).count > 1 || titlesTellOfRows
    }

    private var titlesTellOfRows: Bool {
        plan.table.sections.all.contains { section in
            guard isForEach, case .forEach(let rows) = section.rows else { return section.hidesHeaderWhenEmpty }
            let collection = rows.loop.collection.path
            let titles = [section.header, section.footer].compactMap { $0 }.flatMap(\.bindings)
            return section.hidesHeaderWhenEmpty
                || titles.contains {
                    $0.path?.root == collection?.root && $0.path?.steps.first == collection?.steps.first
                }
        }
    }

    /// Takes the element out of one collection and puts it into the same or another one.
    @SwiftBody private var moveAcrossCollections: [SwiftStatement] {
        if let rows = movable.first?.rows {
            let element = plan.locals.name(rows.loop.variable.value)
            Code.let(element, type: rows.loop.elementType.swiftType(in: plan.context))
            Code.switch(sectionID(of: "indexPath")) {
                for (section, rows) in movable {
                    Code.case(.of(MemberName.id(section.id.value))) {
                        Code.assign(.name(element), plan.removal(from: rows))
                    }
                }
                if hasOtherSections { Code.default { Code.return() } }
            }
            Code.switch(sectionID(of: "destination")) {
                for (section, rows) in movable {
                    Code.case(.of(MemberName.id(section.id.value))) {
                        plan.collection(of: rows).calling("insert", ["_": .name(element), "at": "destination.row"])
                    }
                }
                if hasOtherSections { Code.default { Code.break } }
            }
        }
    }

    /// The sections of a list whose rows can be dragged.
    var movable: [(section: Section, rows: DynamicRows)] {
        guard case .sections(let sections) = plan.shape else { return [] }
        return sections.compactMap { section in
            section.dynamicRows.flatMap { $0.editing?.move == nil ? nil : (section, $0) }
        }
    }

    private var hasOtherSections: Bool {
        guard case .sections(let sections) = plan.shape else { return false }
        return movable.count < sections.count
    }

    var movesAcrossCollections: Bool { movable.count > 1 && movable[0].rows.isMovedInTable }

    private func sectionID(of path: SwiftExpression) -> SwiftExpression {
        SwiftExpression.name("sections").at(path.dot("section")).dot("id")
    }

    /// Statements for the rows that can be dragged; a `switch` only where several collections have some.
    private func dispatch(
        otherwise: [SwiftStatement] = [],
        @SwiftBody _ body: @escaping (DynamicRows) -> [SwiftStatement]
    ) -> [SwiftStatement] {
        let movable = edited.filter { $0.editing?.move != nil }
        if movable.count == 1 { return body(movable[0]) }
        return RowDispatch(plan: plan, otherwise: otherwise).statements { target in
            guard case .prototype(_, let rows, _) = target, rows.editing?.move != nil else { return nil }
            return RowCode(statements: body(rows))
        }
    }

    // MARK: Where a row may land

    func targetForMove(_ body: [SwiftStatement]) -> SwiftDeclaration {
        Declare.func(
            "tableView",
            [
                "_ tableView": "UITableView", "targetIndexPathForMoveFromRowAt indexPath": "IndexPath",
                "toProposedIndexPath proposed": "IndexPath",
            ],
            returns: "IndexPath"
        ) {
            body
        }
    }

    /// Where a dragged row may land; `nil` where that is everywhere.
    var target: [SwiftStatement]? {
        if movesAcrossCollections { return targetAcrossCollections }
        let hasFixedRows = edited.contains { $0.editing?.move?.except.isEmpty == false }
        guard hasSections || hasFixedRows || isForEach && edited.contains(where: { !$0.isMovedInTable }) else {
            return nil
        }
        let statements = dispatch(otherwise: [Code.return("indexPath")]) { rows in
            if isForEach, rows.isMovedInTable {
                Code.return(nearestPlace(of: rows, inSection: "proposed.section"))
            } else {
                if hasManySections { returnIntoSection(of: rows) }
                Code.return(nearestPlace(of: rows, inSection: "indexPath.section"))
            }
        }
        return statements.withImplicitReturn
    }

    @SwiftBody private func returnIntoSection(of rows: DynamicRows) -> [SwiftStatement] {
        Code.comment("A target above the section means its first row, one below it the last.")
        Code.guard(.expression(.binary("proposed.section", .equal, "indexPath.section"))) {
            Code.return(
                place(
                    .ternary(
                        .binary("proposed.section", .less, "indexPath.section"),
                        .integer(firstPlace(of: rows)),
                        lastPlace(of: rows, inSection: "indexPath.section", others: 0)
                    ),
                    inSection: "indexPath.section"
                )
            )
        }
    }

    private var targetAcrossCollections: [SwiftStatement] {
        [
            Code.switch(sectionID(of: "proposed")) {
                for (section, rows) in movable {
                    Code.case(.of(MemberName.id(section.id.value))) {
                        Code.return(nearestPlace(of: rows, inSection: "proposed.section"))
                    }
                }
                if hasOtherSections { Code.default { Code.return("indexPath") } }
            }
        ]
    }

    private var isForEach: Bool {
        if case .forEach = plan.shape { return true }
        return false
    }

    private var hasManySections: Bool {
        switch plan.shape {
        case .sections(let sections): sections.count > 1
        case .forEach: true
        case .rows, .elements, .indexed: false
        }
    }

    private func place(_ row: SwiftExpression, inSection section: SwiftExpression) -> SwiftExpression {
        .call("IndexPath", ["row": row, "section": section])
    }

    /// The proposed place, or the nearest one of which no row keeps hold.
    private func nearestPlace(of rows: DynamicRows, inSection section: SwiftExpression) -> SwiftExpression {
        let keepsLast = rows.editing?.move?.keeps(.last) ?? false
        let hasRowAfter = rows.editing?.insertRow != nil
        let first = firstPlace(of: rows)
        let belowFirst: SwiftExpression =
            first == 0 ? "proposed.row" : .call("max", ["proposed.row", .integer(first)])
        if rows.isMovedInTable, first > 0 || keepsLast || hasRowAfter {
            // The section may be empty, and then there is no row that keeps its place.
            let last = lastPlace(of: rows, inSection: section, others: 1)
            let nearest = SwiftExpression.call("min", [belowFirst, last])
            return place(keepsLast ? .call("max", [nearest, 0]) : nearest, inSection: section)
        }
        if keepsLast || hasRowAfter {
            let last = lastPlace(of: rows, inSection: section, others: 0)
            return place(.call("min", [belowFirst, last]), inSection: section)
        }
        return first == 0 ? "proposed" : place(belowFirst, inSection: section)
    }

    private func firstPlace(of rows: DynamicRows) -> Int { rows.editing?.move?.keeps(.first) == true ? 1 : 0 }

    /// The last place of a section; it has one more for a row that comes from another section.
    private func lastPlace(of rows: DynamicRows, inSection section: SwiftExpression, others: Int) -> SwiftExpression {
        let count = plan.count(of: rows, inSection: section)
        let kept = rows.editing?.move?.keeps(.last) == true ? 1 : 0
        guard others > 0 else { return .binary(count, .subtract, .integer(1 + kept)) }
        let taken = SwiftExpression.ternary(
            .binary("proposed.section", .equal, "indexPath.section"),
            .integer(1 + kept),
            .integer(kept)
        )
        return .binary(count, .subtract, taken)
    }
}

extension DynamicRows {
    /// The prototypes by the words that choose them; the empty word for the only one.
    fileprivate var prototypesByWord: [String: String] {
        switch prototype {
        case .one(let name): ["": name.value]
        case .byCase(_, let choices, _):
            Dictionary(choices.map { ($0.word.value, $0.prototype.value) }, uniquingKeysWith: { first, _ in first })
        case .invalid: [:]
        }
    }

    /// Whether the rows can be dragged into other sections.
    var isMovedInTable: Bool { editing?.move?.within.value == .table }
}
