internal import TableSpecModel
internal import TableSpecSwift

/// The batch update that brings the sections and rows of the table view in line with the input and the state.
struct RowUpdateTranslator {
    let plan: ScreenPlan

    private var shownContent: ShownContentTranslator { ShownContentTranslator(plan: plan) }

    var updateRows: SwiftDeclaration {
        Declare.func(
            "updateRows",
            [:],
            .private,
            documentation: "Applies the difference between shown and current rows as one batch update."
        ) {
            preparation
            Code.guard(.let("tableView"), .expression(.binary("tableView.window", .notEqual, .nil))) {
                assignments(to: nil)
                Code.call("self.tableView?.reloadData")
                Code.return()
            }
            if NamedUpdateTranslator(plan: plan).isNeeded {
                Code.if(.let("rowUpdate")) {
                    Code.call(
                        "tableView.performBatchUpdates",
                        trailing: SwiftClosure {
                            assignments(to: "self")
                            Code.call("rowUpdate", ["tableView"])
                        }
                    )
                    Code.return()
                }
            }
            differences
            Code.call("tableView.performBatchUpdates", trailing: SwiftClosure { batch })
        }
    }

    /// What the table view knows, and what it shall know.
    @SwiftBody private var preparation: [SwiftStatement] {
        switch plan.shape {
        case .rows:
            Code.let("old", "rows")
            Code.let("new", shownContent.visible("visibleRows"))
        case .elements(_, let rows):
            Code.let("old", plan.elements(of: rows.loop))
            Code.let("new", value(of: rows.loop))
        case .sections:
            Code.let("old", "sections")
            Code.let("new", shownContent.visible("visibleSections"))
        case .indexed(let rows, _):
            Code.let("old", "sections")
            Code.let("new", .call("Self.sections", ["of": value(of: rows.loop)]))
        case .forEach(let loop, _, let rows):
            Code.let("old", plan.elements(of: loop))
            Code.let("new", value(of: loop))
            if let name = plan.collections.name(of: rows.loop) { Code.let("oldRows", .name(name)) }
        }
    }

    /// The differences between the two, of the sections or of the only section's rows.
    @SwiftBody private var differences: [SwiftStatement] {
        switch plan.shape {
        case .rows:
            Code.let("changes", Self.changes(from: "old", to: "new"))
        case .elements(_, let rows):
            Code.let("changes", Self.changes(from: identities(of: "old", rows), to: identities(of: "new", rows)))
        case .sections:
            if plan.hasChangingSections { Code.let("changes", Self.sectionChanges("id")) }
        case .indexed:
            Code.let("changes", Self.sectionChanges("index"))
        case .forEach(let loop, _, _):
            Code.let(
                "changes",
                Self.changes(
                    from: IdentityTranslator.identities(of: "old", loop),
                    to: IdentityTranslator.identities(of: "new", loop)
                )
            )
        }
    }

    /// What changes in one block: what the table view knows, and the table view itself.
    @SwiftBody private var batch: [SwiftStatement] {
        assignments(to: "self")
        switch plan.shape {
        case .rows, .elements:
            changeRows("changes", before: 0, after: 0)
        case .sections, .indexed, .forEach:
            if plan.hasChangingSections {
                Code.call("tableView.deleteSections", ["_": "changes.removed", "with": ".automatic"])
                Code.call("tableView.insertSections", ["_": "changes.inserted", "with": ".automatic"])
            }
            remainingSections
        }
    }

    /// Brings what the table view knows up to date; the first of it has been prepared.
    ///
    /// - Parameter owner: What stands before the properties: `self` in closures.
    private func assignments(to owner: SwiftExpression?) -> [SwiftStatement] {
        var statements = shownContent.assignments(to: owner, in: ValueScope(owner: owner))
        if case .assignment(let target, let symbol, _)? = statements.first {
            statements[0] = .assignment(target, symbol, "new")
        }
        return statements
    }

    // MARK: Sections that stay

    @SwiftBody private var remainingSections: [SwiftStatement] {
        if let rows = rowChanges {
            if plan.hasChangingSections {
                Code.let("keptBefore", Self.indexes(of: "old", without: "changes.removed"))
                Code.let("keptAfter", Self.indexes(of: "new", without: "changes.inserted"))
                Code.for(
                    .tuple([.binding("before"), .binding("after")]),
                    in: .call("zip", ["keptBefore", "keptAfter"])
                ) {
                    titleChange
                    headerChange("before", "after")
                    Code.let("rows", rows("before", "after"))
                    changeRows("rows", before: "before", after: "after")
                }
            } else {
                Code.for(.binding("section"), in: "new.indices") {
                    headerChange("section", "section")
                    Code.let("rows", rows("section", "section"))
                    changeRows("rows", before: "section", after: "section")
                }
            }
        }
    }

    /// Makes the expression for the changes in a section that stays; `nil` where none can change.
    private var rowChanges: ((SwiftExpression, SwiftExpression) -> SwiftExpression)? {
        switch plan.shape {
        case .rows, .elements:
            return nil
        case .sections(let sections):
            guard sections.contains(where: { $0.hasChangingRows || $0.dynamicRows != nil }) else { return nil }
            return { Self.changes(from: Self.rows(of: "old", $0), to: Self.rows(of: "new", $1)) }
        case .indexed(let rows, _):
            return { before, after in
                Self.changes(
                    from: identities(of: SwiftExpression.name("old").at(before).dot("elements"), rows),
                    to: identities(of: SwiftExpression.name("new").at(after).dot("elements"), rows)
                )
            }
        case .forEach(let loop, _, let rows):
            if plan.collections.name(of: rows.loop) != nil {
                return { _, _ in
                    Self.changes(
                        from: identities(of: "oldRows", rows),
                        to: identities(of: value(of: rows.loop, "self"), rows)
                    )
                }
            }
            guard loop.identityType != nil else { return nil }
            return { before, after in
                let old = ValueScope(elements: [loop.variable.value: SwiftExpression.name("old").at(before)])
                let new = ValueScope(elements: [loop.variable.value: SwiftExpression.name("new").at(after)])
                return Self.changes(
                    from: identities(of: old.value(of: rows.loop.collection), rows),
                    to: identities(of: new.value(of: rows.loop.collection), rows)
                )
            }
        }
    }

    /// Reloads a section that stays while its header comes or goes with its rows.
    @SwiftBody private func headerChange(_ before: SwiftExpression, _ after: SwiftExpression) -> [SwiftStatement] {
        if plan.table.sections.all.contains(where: \.hidesHeaderWhenEmpty), let rows = rowLists(before, after) {
            Code.if(.expression(.binary(rows.old.dot("isEmpty"), .notEqual, rows.new.dot("isEmpty")))) {
                Code.call("tableView.reloadSections", ["_": .array([before]), "with": ".automatic"])
                Code.continue
            }
        }
    }

    /// The rows of a section that stays, as they were and as they are.
    private func rowLists(
        _ before: SwiftExpression,
        _ after: SwiftExpression
    ) -> (old: SwiftExpression, new: SwiftExpression)? {
        switch plan.shape {
        case .sections: return (Self.rows(of: "old", before), Self.rows(of: "new", after))
        case .forEach(let loop, _, let rows):
            guard plan.collections.name(of: rows.loop) == nil else { return ("oldRows", value(of: rows.loop, "self")) }
            let old = ValueScope(elements: [loop.variable.value: SwiftExpression.name("old").at(before)])
            let new = ValueScope(elements: [loop.variable.value: SwiftExpression.name("new").at(after)])
            return (old.value(of: rows.loop.collection), new.value(of: rows.loop.collection))
        case .rows, .elements, .indexed: return nil
        }
    }

    /// Reloads a section that stays while its titles change.
    @SwiftBody private var titleChange: [SwiftStatement] {
        if case .forEach(let loop, let section, _) = plan.shape, loop.identityType != nil {
            let titles = [section.header, section.footer].compactMap { $0 }.filter { title in
                title.bindings.contains { $0.variables.contains(loop.variable.value) }
            }
            let differences = titles.map { title in
                let old = ValueScope(
                    owner: "self",
                    elements: [loop.variable.value: SwiftExpression.name("old").at("before")]
                )
                let new = ValueScope(
                    owner: "self",
                    elements: [loop.variable.value: SwiftExpression.name("new").at("after")]
                )
                return SwiftExpression.binary(old.optionalText(title), .notEqual, new.optionalText(title))
            }
            if let first = differences.first {
                Code.if(.expression(differences.dropFirst().reduce(first) { .binary($0, .or, $1) })) {
                    Code.call("tableView.reloadSections", ["_": .array(["before"]), "with": ".automatic"])
                    Code.continue
                }
            }
        }
    }

    // MARK: Parts

    private func identities(of elements: SwiftExpression, _ rows: DynamicRows) -> SwiftExpression {
        IdentityTranslator(plan: plan).identities(of: elements, rows, in: nil)
    }

    /// The elements of a loop as the input or the state has them.
    private func value(of loop: Loop, _ owner: SwiftExpression? = nil) -> SwiftExpression {
        let scope = ValueScope(owner: owner)
        guard let collection = plan.collections.all.first(where: { $0.binding.path == loop.collection.path }) else {
            return scope.value(of: loop.collection)
        }
        return ShownContentTranslator.elements(of: collection, in: scope)
    }

    private static func rows(of list: SwiftIdentifier, _ index: SwiftExpression) -> SwiftExpression {
        SwiftExpression.name(list).at(index).dot("rows")
    }

    private static func indexes(of list: SwiftIdentifier, without removed: SwiftExpression) -> SwiftExpression {
        SwiftExpression.call("IndexSet", ["integersIn": .member(.name(list), "indices")])
            .calling("subtracting", [removed])
    }

    private static func sectionChanges(_ id: SwiftIdentifier) -> SwiftExpression {
        let ids = SwiftClosure { SwiftExpression("$0").dot(id) }
        return changes(from: .call("old.map", trailing: ids), to: .call("new.map", trailing: ids))
    }

    private static func changes(from old: SwiftExpression, to new: SwiftExpression) -> SwiftExpression {
        .call("Self.changes", ["from": old, "to": new])
    }

    /// Deletes in old indexes, inserts in new ones, as UIKit reads a block of updates.
    @SwiftBody private func changeRows(
        _ changes: SwiftIdentifier,
        before: SwiftExpression,
        after: SwiftExpression
    ) -> [SwiftStatement] {
        change("deleteRows", .member(.name(changes), "removed"), before)
        change("insertRows", .member(.name(changes), "inserted"), after)
    }

    private func change(
        _ method: SwiftIdentifier,
        _ rows: SwiftExpression,
        _ section: SwiftExpression
    ) -> SwiftExpression {
        let paths = rows.calling(
            "map",
            trailing: SwiftClosure { SwiftExpression.call("IndexPath", ["row": "$0", "section": section]) }
        )
        return .call(.member("tableView", method), ["at": paths, "with": plan.rowAnimation.member])
    }
}
