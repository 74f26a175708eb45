internal import TableSpecModel
internal import TableSpecSwift

/// What a change of the input or the state changes on the screen.
struct UpdateTranslator {
    let plan: ScreenPlan

    @SwiftMembers var methods: [SwiftDeclaration] {
        NamedUpdateTranslator(plan: plan).methods
        for group in plan.groups where reacts(to: group) { update(group) }
        ShownContentTranslator(plan: plan).functions
        IndexTranslator(plan: plan).functions
        if hasRowUpdates {
            RowUpdateTranslator(plan: plan).updateRows
            RowUpdateTranslator(plan: plan).changes
        }
        RowBackgroundTranslator(plan: plan).functions
        EditingTranslator(plan: plan).placeFunctions
        if hasTitleUpdates { reloadSection }
        if !plan.contentDependencies.isEmpty { reconfigureVisibleRows }
        RowHeightTranslator(plan: plan).functions
    }

    /// Whether something on the screen depends on the input or the state.
    func reacts(to group: PropertyGroup) -> Bool {
        reactions.contains { $0.dependencies.contains { $0.group == group } }
    }

    /// Whether the table view is needed besides the messages that it sends itself.
    var needsTableView: Bool {
        hasRowUpdates || !plan.contentDependencies.isEmpty || reactions.contains { $0.usesTableView }
    }

    private func update(_ group: PropertyGroup) -> SwiftDeclaration {
        Declare.func(
            "update",
            SwiftParameters([.init("from old", .name(group.type))]),
            .private,
            documentation: "Updates what differs from an earlier \(group.name)."
        ) {
            Reaction.statements(of: plan.cellReactions, then: plan.tableReactions, for: group)
        }
    }

    // MARK: Reactions

    private var reactions: some Sequence<Reaction> { [plan.cellReactions, plan.tableReactions].joined() }

    func findCellReactions() -> [Reaction] {
        plan.staticRows.flatMap(Self.controlReactions) + plan.staticRows.compactMap(cellReaction)
            + ScreenViewTranslator(plan: plan).reactions + HeaderViewTranslator(plan: plan).reactions
            + RefreshControlTranslator(plan: plan).reactions
    }

    /// Rows come before what they show.
    func findTableReactions() -> [Reaction] {
        structureReactions + titleReactions + contentReactions + RowHeightTranslator(plan: plan).reactions
            + RowChoiceTranslator(plan: plan).reactions + plan.barReactions
    }

    private static func controlReactions(of row: Row) -> [Reaction] {
        var reactions: [Reaction] = []
        for accessory in row.cell.accessories {
            guard let control = accessory.control else { continue }
            let name = SwiftExpression.name(MemberName.control(control, in: accessory.place, of: row))
            reactions += valueReactions(of: control, name)
            let translator = ControlTranslator(control: control, scope: ValueScope())
            reactions.append(Reaction(control.shownBindings, translator.refreshingTexts(name)))
        }
        let cell = SwiftExpression.name(MemberName.cell(row))
        for (name, control) in CustomCell(row)?.controls ?? [] {
            reactions += valueReactions(of: control, cell.dot(name))
        }
        return reactions
    }

    private static func valueReactions(of control: Control, _ name: SwiftExpression) -> [Reaction] {
        let translator = ControlTranslator(control: control, scope: ValueScope())
        guard let value = control.value else { return [] }
        return [Reaction([value], translator.showing(on: name), where: translator.isOutdated(on: name))]
    }

    private func cellReaction(of row: Row) -> Reaction? {
        let bindings = row.cell.shownBindings
        guard !bindings.isEmpty else { return nil }
        let cell = SwiftExpression.name(MemberName.cell(row))
        let filling = SwiftStatement.expression(.call(.name(MemberName.updating(row)), [cell]))
        let id = SwiftExpression.implicit(MemberName.id(row.id.value))
        return Reaction(
            bindings,
            [filling] + HookTranslator(plan: plan).configuring(cell, row: id)
        )
    }

    private var hasRowUpdates: Bool { !plan.structureDependencies.isEmpty }

    private var structureReactions: [Reaction] {
        let editing = EditingTranslator(plan: plan)
        var reactions = [
            Reaction(
                plan.structureDependencies,
                [.expression(.call("updateRows"))] + RowBackgroundTranslator(plan: plan).afterUpdates
                    + editing.updatesOfGrips
            ),
            Reaction(
                (plan.structureDependencies + editing.deletionDependencies).withoutRepetitions,
                editing.updatesOfControls
            ),
        ]
        // A cell cannot change its style, so rows get new cells where something else than their elements chooses them.
        let choices = plan.table.dynamicRows.compactMap { rows -> Binding? in
            guard case .byCase(let binding, _, _) = rows.prototype, !rows.choosesByElement else { return nil }
            return binding
        }
        reactions.append(Reaction(choices, [.expression(.call("tableView?.reloadData"))], usesTableView: true))
        return reactions
    }

    // MARK: Titles of sections

    private var hasTitleUpdates: Bool {
        if case .sections = plan.shape { return !titleReactions.isEmpty }
        return false
    }

    private var titleReactions: [Reaction] {
        plan.table.sections.all.compactMap { section in
            let bindings = section.titleBindings
            guard !bindings.dependencies.isEmpty else { return nil }
            return Reaction(bindings, [.expression(reload(section))], usesTableView: true)
        }
    }

    /// Shows the titles of a section anew; its kept cells stay the same.
    private func reload(_ section: Section) -> SwiftExpression {
        switch plan.shape {
        case .sections: .call("reload", [.implicit(MemberName.id(section.id.value))])
        case .rows, .elements: .call("tableView?.reloadSections", ["_": .array([0]), "with": ".none"])
        case .indexed, .forEach: .call("tableView?.reloadData")
        }
    }

    private var reloadSection: SwiftDeclaration {
        Declare.func(
            "reload",
            ["_ section": "Section"],
            .private,
            documentation: "Updates the titles of a section."
        ) {
            Code.guard(
                .let(
                    "index",
                    .call(
                        "sections.firstIndex",
                        ["where": .closure { SwiftExpression.binary("$0.id", .equal, "section") }]
                    )
                )
            ) {
                Code.return()
            }
            Code.call("tableView?.reloadSections", ["_": .array(["index"]), "with": ".none"])
        }
    }

    // MARK: Content of dynamic rows

    private var contentReactions: [Reaction] {
        [Reaction(plan.contentDependencies, [.expression(.call("reconfigureVisibleRows"))])]
    }

    func findContentDependencies() -> [Dependency] {
        plan.table.dynamicRows.flatMap { rows in
            let bindings = plan.prototypes(of: rows).flatMap { prototype -> [Binding] in
                let trailing = prototype.cell.accessories.compactMap(\.control)
                return prototype.cell.shownBindings + trailing.flatMap(\.shownBindings)
                    + prototype.cell.controls.compactMap(\.value)
            }
            let chosen = [rows.selection?.value].compactMap { $0 }
            return plan.dependencies(of: bindings + chosen, in: rows)
        }.withoutRepetitions
    }

    private var reconfigureVisibleRows: SwiftDeclaration {
        let cells = DynamicCellTranslator(plan: plan)
        return Declare.func("reconfigureVisibleRows", [:], .private, documentation: "Updates the visible cells.") {
            Code.comment(
                "In place: `reconfigureRows(at:)` wants the same cell from the data source, which may dequeue another one."
            )
            Code.guard(.let("tableView")) { Code.return() }
            Code.for(
                .binding("indexPath"),
                in: .coalescing("tableView.indexPathsForVisibleRows", .array([]))
            ) {
                Code.guard(.let("cell", .call("tableView.cellForRow", ["at": "indexPath"]))) { Code.continue }
                RowDispatch(plan: plan, otherwise: []).statements { target in
                    guard case .prototype(let prototype, let rows, let scope) = target else { return nil }
                    return cells.configuring(prototype, of: rows, in: scope)
                }
                HookTranslator(plan: plan).configuring("cell")
            }
        }
    }
}

extension ScreenPlan {
    var needsTableView: Bool {
        UpdateTranslator(plan: self).needsTableView || RowChoiceTranslator(plan: self).isNeeded
            || usedPrototypes.contains { prototype in
                prototype.cell.controls.contains { $0.action != nil } && !prototype.elements.isEmpty
                    || prototype.cell.accessories.contains { $0.control != nil && $0.trigger.segue != nil }
            }
    }

    var needsViewController: Bool {
        !segueSites.isEmpty || !barReactions.isEmpty
    }

    /// What changes in the navigation bar.
    var barReactions: [Reaction] {
        ScreenTitleTranslator(plan: self).reactions + SearchTranslator(plan: self).reactions
            + BarButtonTranslator(plan: self).reactions
    }
}
