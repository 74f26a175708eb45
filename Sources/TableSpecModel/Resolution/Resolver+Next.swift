internal import TableSpecDiagnostics

extension Resolver {
    /// Checks the targets of the fields' return keys: they must exist exactly once, and must not form a cycle.
    mutating func checkNext(in table: Table, and views: [ContentView]) {
        let form = FormFields(of: table)
        let rows = table.staticRows
        var cycle: Set<Int> = []
        reportNextElsewhere(in: table, and: views, among: Set(form.all.map(\.range)))
        for (index, field) in form.all.enumerated() {
            guard let typing = field.typing, let next = typing.next else { continue }
            if let method = typing.onReturn {
                report(
                    .conflictingKeys,
                    "the return key calls '\(method.value)' and dismisses the keyboard, so 'next' has no effect",
                    at: next.range,
                    help: "remove 'next' or 'onReturn'"
                )
            } else if let place = form.first(in: next.value) {
                if place == index {
                    report(
                        .conflictingKeys,
                        "a field can't be its own 'next'",
                        at: next.range,
                        help: "name another row"
                    )
                } else if !cycle.contains(index), let fields = form.cycle(from: index) {
                    cycle.formUnion(fields)
                    report(
                        .conflictingKeys,
                        "the return keys form a cycle, so they never dismiss the keyboard",
                        at: next.range,
                        help: "end the cycle at one of the fields: 'onReturn: …'"
                    )
                }
            } else if let row = rows.first(where: { $0.id.value == next.value }) {
                guard !row.isPartUnread else { continue }
                report(
                    .conflictingKeys,
                    "row '\(next.value)' has no field that accepts text",
                    at: next.range,
                    help: "name a row with a text field or a text view"
                )
            } else if !table.unread.contains(TableKey.sections) {
                reportUnknown("row", next, candidates: rows.filter { !$0.cell.fields.isEmpty }.map(\.id.value))
            }
        }
    }

    /// A toolbar above the keyboard moves between the fields of the rows.
    mutating func checkKeyboardToolbar(of table: Table) {
        guard let setting = table.keyboardToolbar.located, setting.value, FormFields(of: table).all.isEmpty,
            table.prototypes.allSatisfy(\.cell.fields.isEmpty), !table.unread.contains(TableKey.sections),
            !table.unread.contains(TableKey.prototypes), !table.staticRows.contains(where: \.isPartUnread)
        else { return }
        report(
            .conflictingKeys,
            "'keyboardToolbar' has no effect, because no row has a field",
            at: setting.range,
            help: "add a row with a text field or a text view, or remove 'keyboardToolbar'"
        )
    }

    /// Exclusive toggles require at least two, or those of a loop's elements.
    mutating func checkExclusiveToggles(of table: Table) {
        guard let setting = table.exclusiveToggles.located, setting.value else { return }
        let toggles = table.showingToggles
        guard toggles.count < 2, toggles.allSatisfy({ $0.loop == nil }), !table.unread.contains(TableKey.sections),
            !table.staticRows.contains(where: \.isPartUnread), !table.hasUnresolvedToggles
        else { return }
        report(
            .conflictingKeys,
            toggles.isEmpty
                ? "'exclusiveToggles' has no effect, because nothing shows and hides rows"
                : "'exclusiveToggles' has no effect, because only one row or section shows and hides rows",
            at: setting.range,
            help: "add 'collapsible' sections, or rows with 'toggle: $(isShown)' and rows below them with "
                + "'visible: $(isShown)', or remove 'exclusiveToggles'"
        )
    }

    /// Fields of prototypes appear in many rows, and fields outside the rows have no row below.
    private mutating func reportNextElsewhere(
        in table: Table,
        and views: [ContentView],
        among fields: Set<SourceRange>
    ) {
        let rows = table.prototypes.flatMap(\.cell.controls) + table.staticRows.flatMap(\.cell.controls)
        let titles = table.sections.all.flatMap(\.attributes).flatMap(\.controls)
        let around = [table.headerView, table.footerView].flatMap { $0?.controls ?? [] }
        let beside = (views + [table.backgroundView].compactMap(\.self)).flatMap(\.all).compactMap(\.control)
        for control in rows + titles + around + beside where !fields.contains(control.range) {
            guard let next = control.typing?.next else { continue }
            report(
                .conflictingKeys,
                "'next' requires a field in a static row",
                at: next.range,
                help: "remove 'next'"
            )
        }
    }
}
