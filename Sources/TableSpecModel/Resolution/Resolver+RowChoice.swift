internal import TableSpecDiagnostics

extension Resolver {
    /// Finds the row of a choice, or the value that determines the row.
    mutating func resolve(_ choice: inout RowChoice?, in table: Table, _ scope: Scope) {
        guard var resolved = choice else { return }
        switch resolved.row {
        case .named(let id):
            let rows = table.staticRows.map(\.id.value)
            if !rows.contains(id.value), !table.unread.contains(TableKey.sections) {
                reportUnknown("row", id, candidates: rows)
            }
        case .identity(var binding), .element(var binding):
            if let (rows, inner) = loop(of: binding, in: table, scope) {
                resolve(&binding, in: inner.entering(rows.loop), to: .boolean)
                resolved.row = .element(binding)
            } else if table.unread.contains(TableKey.sections), !scope.knows(binding) {
                // It may be the element of rows that couldn't be decoded.
                break
            } else {
                resolve(&binding, in: scope, to: .any)
                checkIdentity(&binding, in: table)
                resolved.row = .identity(binding)
            }
        case .invalid: break
        }
        choice = resolved
    }

    /// The rows with whose element a binding begins, and the scope around their loop.
    private func loop(of binding: Binding, in table: Table, _ scope: Scope) -> (DynamicRows, Scope)? {
        let rows = table.dynamicRows.first { $0.loop.variable.value == binding.names.first?.value }
        guard let rows else { return nil }
        let outer: Loop? = if case .forEach(let loop, _) = table.sections { loop } else { rows.outer }
        return (rows, outer.map(scope.entering) ?? scope)
    }

    /// A value that can't be the identity of a row matches none.
    private mutating func checkIdentity(_ binding: inout Binding, in table: Table) {
        guard !table.unread.contains(TableKey.sections), let type = binding.path?.type, !type.isUnknown else { return }
        let identities = table.dynamicRows.map(\.identity)
        guard !identities.contains(where: { $0.isUnknown || $0 == type.unwrapped }) else { return }
        let expected = identities.first.map { "expected '\($0)', the identity of a row's element, but" }
        report(
            .typeMismatch,
            (expected ?? "no row of the table has an element with an identity, but")
                + " '\(binding.text)' is '\(type)'",
            at: binding.range
        )
        binding.path = nil
    }
}

extension DynamicRows {
    /// Returns the type of the value that identifies an element.
    var identity: TypeReference { loop.identityType ?? loop.elementType }
}
