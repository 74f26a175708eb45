internal import TableSpecDiagnostics
internal import TableSpecModel

enum RowsAllAlike: Rule {
    static let checks: [RuleCheck] = [.each(.dynamicRows, check)]

    static let description = RuleDescription(
        "rows-all-alike",
        .correctness,
        .warning,
        summary: "Rows of a collection whose prototype shows no data of the element.",
        rationale: """
            tablespec creates one row for each element, and all of these rows show the same content. Bind the texts or \
            the image of the prototype to the loop variable, for example `$(city.name)`.
            """,
        source: .language("forEach")
    )

    static func check(_ rows: DynamicRows, in scope: ScreenScope, _ findings: inout Findings) {
        guard case .one(let name) = rows.prototype, let prototype = scope.prototype(named: name.value),
            !prototype.cell.isEmpty, !prototype.cell.showsData
        else { return }
        findings.report(
            "prototype \(prototype.id.value.quoted) shows no data of '\(rows.loop.variable.value)', "
                + "so all rows look the same",
            at: prototype.cell.text?.range ?? prototype.range,
            help: "bind a text to the element: '$(\(rows.loop.variable.value)…)'",
            absentIn: prototype.range
        )
    }
}

extension Cell {
    /// Whether any content of the cell is bound.
    fileprivate var showsData: Bool {
        if self.content?.bindings.isEmpty == false { return true }
        if !self.assignments.allSatisfy({ $0.bindings.isEmpty }) { return true }
        let texts = [self.text, self.detail].compactMap { $0 }
        let isBound = accessories.compactMap(\.control).contains { $0.value != nil || !$0.shownBindings.isEmpty }
        return isBound || !texts.allSatisfy { $0.bindings.isEmpty }
            || self.image?.bindings.isEmpty == false
    }
}
