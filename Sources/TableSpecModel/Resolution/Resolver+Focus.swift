internal import TableSpecDiagnostics

extension Resolver {
    /// Checks that at most one field has the keyboard when a screen appears, and that its row exists only once.
    mutating func checkFocus(in table: Table, and views: [ContentView]) {
        for control in table.prototypes.flatMap(\.cell.controls) {
            guard let focus = control.requestedFocus else { continue }
            report(
                .conflictingKeys,
                "a field in a prototype can't have 'focus', because many rows can use the prototype",
                at: focus.range,
                help: "remove 'focus'"
            )
        }
        for control in table.sections.all.flatMap(\.attributes).flatMap(\.controls) {
            guard let focus = control.requestedFocus else { continue }
            report(
                .conflictingKeys,
                "a field in a section header or footer can't have 'focus', because it's created when visible",
                at: focus.range,
                help: "remove 'focus'"
            )
        }
        let aboveAndBelow = [table.headerView, table.footerView].flatMap { $0?.controls ?? [] }
        let beside = (views + [table.backgroundView].compactMap(\.self)).flatMap(\.all).compactMap(\.control)
        let requests = (beside + aboveAndBelow + table.staticRows.flatMap(\.cell.controls)).compactMap(\.requestedFocus)
        guard let first = requests.first else { return }
        for request in requests.dropFirst() {
            report(
                .conflictingKeys,
                "another field already has 'focus'",
                at: request.range,
                labels: [.init("this one", at: first.range)],
                help: "remove one of them"
            )
        }
    }
}

extension Control {
    /// The location where the control requests the keyboard, if it does.
    fileprivate var requestedFocus: Located<Bool>? {
        guard let focus = self.typing?.focus.located, focus.value else { return nil }
        return focus
    }
}
