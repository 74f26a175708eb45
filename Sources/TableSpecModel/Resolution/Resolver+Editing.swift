internal import TableSpecDiagnostics

extension Resolver {
    /// Checks that the user's edits can be written to the state, and resolves the content of editing mode.
    ///
    /// - Parameters:
    ///   - scope: The scope outside the loop, because the insert row belongs to no element.
    ///   - sectionLoop: The loop of sections that are created for each element.
    mutating func resolve(_ editing: inout RowEditing, of loop: Loop, in scope: Scope, sections sectionLoop: Loop?) {
        if var insertRow = editing.insertRow {
            resolve(&insertRow.row.cell, in: scope)
            resolve(&insertRow.row.visible, in: scope)
            editing.insertRow = insertRow
        }
        let inner = scope.entering(loop)
        resolve(&editing.deleteTitle, in: inner)
        update(&editing.deletion) { $0.resolve(&$1.condition, in: inner) }
        for index in editing.leadingSwipeActions.indices { resolve(&editing.leadingSwipeActions[index], in: inner) }
        for index in editing.trailingSwipeActions.indices { resolve(&editing.trailingSwipeActions[index], in: inner) }
        guard editing.changesCollection else { return }
        checkOwner(of: loop, editing, sections: sectionLoop)
    }

    mutating func resolve(_ action: inout SwipeAction, in scope: Scope) {
        resolve(&action.title, in: scope)
        resolve(&action.confirmation, in: scope)
        resolve(&action.trigger, in: scope)
        resolve(&action.image, in: scope)
    }

    /// The collection must be in the state, or in elements with sections of a collection in the state.
    private mutating func checkOwner(of loop: Loop, _ editing: RowEditing, sections sectionLoop: Loop?) {
        guard let path = loop.collection.path, path.root != .state else { return }
        let owner: String
        switch path.root {
        case .element(let variable, _):
            if sectionLoop?.variable.value == variable, sectionLoop?.collection.path?.root == .state { return }
            owner = "belongs to the element '\(variable)'"
        case .input, .state, .builtIn: owner = "is in the input"
        }
        report(
            .typeMismatch,
            "rows can be edited only if their collection is in the state, but '\(loop.collection.text)' \(owner)",
            at: loop.collection.range,
            labels: [.init("the rows are edited here", at: editing.range)],
            help: "move the collection to the state: a screen can change only its own state"
        )
    }

    /// Reports settings that conflict with editing.
    mutating func checkEditing(of table: Table) {
        let edited = table.dynamicRows.filter { $0.editing != nil }
        if let index = table.index { checkEditing(edited, in: index) }
        if case .forEach(_, let section) = table.sections { checkEditing(edited, in: section) }
        checkMoves(edited, in: table)
        checkAnimations(edited)
    }

    /// The index determines the position of rows, so they can't be dragged, added at the end or identified by position.
    private mutating func checkEditing(_ edited: [DynamicRows], in index: SectionIndex) {
        for editing in edited.compactMap(\.editing) {
            let places = [
                ("'move'", editing.move?.range), ("'insertRow'", editing.insertRow?.row.range),
                ("'except'", editing.deletion?.except.first?.range),
            ]
            guard case (let key, let place?)? = places.first(where: { $0.1 != nil }) else { continue }
            report(
                .conflictingKeys,
                "the index sorts the rows, so they can't have \(key)",
                at: place,
                labels: [.init("the index is here", at: index.range)]
            )
        }
    }

    /// The position of a section must be that of its element, and there would be an insert row in each section.
    private mutating func checkEditing(_ edited: [DynamicRows], in section: Section) {
        for editing in edited.compactMap(\.editing) {
            if let row = editing.insertRow?.row {
                report(
                    .conflictingKeys,
                    "a section with 'forEach' can't have an insert row",
                    at: row.range
                )
            } else if let condition = section.visible, editing.changesCollection {
                report(
                    .conflictingKeys,
                    "a section with 'forEach' can't have 'visible', because its rows can be edited",
                    at: condition.range,
                    labels: [.init("the rows are edited here", at: editing.range)]
                )
            }
        }
    }

    private mutating func checkMoves(_ edited: [DynamicRows], in table: Table) {
        let moved = edited.filter { $0.editing?.move != nil }
        for rows in moved {
            guard let move = rows.editing?.move, let path = rows.loop.collection.path else { continue }
            let twin = table.dynamicRows.first { $0.loop.collection.path == path && $0.range != rows.range }
            guard let twin else { continue }
            report(
                .conflictingKeys,
                "rows of '\(rows.loop.collection.text)' can't be dragged, because other rows show them, too",
                at: move.range,
                labels: [.init("the other rows", at: twin.loop.collection.range)]
            )
        }
        checkTargets(in: table)
        guard let far = moved.first(where: { $0.editing?.move?.within.value == .table }) else { return }
        for rows in moved where rows.range != far.range {
            guard let move = rows.editing?.move, let first = far.editing?.move else { continue }
            if move.within.value != .table, !move.within.isInvalid {
                report(
                    .conflictingKeys,
                    "rows of another section can be dragged into this one, so its own rows also need 'within: table'",
                    at: move.range,
                    labels: [.init("those rows", at: first.range)],
                    help: "add 'within: table'"
                )
            } else if rows.loop.elementType != far.loop.elementType, !rows.loop.elementType.isUnknown,
                !far.loop.elementType.isUnknown
            {
                report(
                    .typeMismatch,
                    "rows can be dragged only between collections of the same type, but '\(rows.loop.collection.text)' "
                        + "contains '\(rows.loop.elementType)', and '\(far.loop.collection.text)' contains "
                        + "'\(far.loop.elementType)'",
                    at: rows.loop.collection.range,
                    labels: [.init("the other collection", at: far.loop.collection.range)]
                )
            }
        }
    }

    /// A row from another section is dropped into the only collection of a section that takes it.
    private mutating func checkTargets(in table: Table) {
        for section in table.sections.all {
            let moves = section.dynamicRows.compactMap(\.editing?.move).filter { $0.within.value == .table }
            guard let first = moves.first else { continue }
            for move in moves.dropFirst() {
                report(
                    .conflictingKeys,
                    "only one collection of a section can have rows that are dragged between sections",
                    at: move.range,
                    labels: [.init("the first one", at: first.range)],
                    help: "move each collection to its own section, or write 'within: section'"
                )
            }
        }
    }

    private mutating func checkAnimations(_ edited: [DynamicRows]) {
        let stated = edited.compactMap { $0.editing?.animation.located }
        guard let first = stated.first else { return }
        for other in stated.dropFirst() where other.value != first.value {
            report(
                .conflictingKeys,
                "all rows of a table must have the same animation; expected '\(first.value.rawValue)', found "
                    + "'\(other.value.rawValue)'",
                at: other.range,
                labels: [.init("the other one is here", at: first.range)]
            )
        }
    }
}

extension RowEditing {
    /// Whether the user changes the collection. Swipe buttons alone leave that to the app.
    fileprivate var changesCollection: Bool {
        deletion != nil || insertRow != nil || move != nil || swipeActions.isEmpty
    }
}
