internal import TableSpecDiagnostics
internal import TableSpecModel

enum SwitchHidesItself: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "switch-hides-itself",
        .correctness,
        .warning,
        summary: "A switch in a row or section that is visible only while the switch is on.",
        rationale: """
            When the user turns off the switch, its row disappears, and the switch can't be turned on again. Keep the \
            switch visible, and let it hide other rows.
            """,
        source: .language("visible")
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        let mayHide = scope.owners.contains { owner in
            (owner.visible != nil || owner.sectionVisible != nil) && owner.controlKind == .switch
        }
        guard mayHide else { return }
        let switches = scope.owners.filter { $0.controlKind == .switch }
        let counts = switches.compactMap(\.switchedPath).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        for row in switches {
            guard let path = row.switchedPath, counts[path] == 1 else { continue }
            for condition in [row.visible, row.sectionVisible].compactMap({ $0 }) {
                guard let binding = condition.required.first(where: { $0.path == path }) else { continue }
                findings.report(
                    "the switch of row \(row.id.value.quoted) hides itself "
                        + "when turned \(binding.isNegated ? "on" : "off")",
                    at: condition.range,
                    help: "remove 'visible', or move it to the rows that depend on the switch"
                )
            }
        }
    }
}

extension CellOwner {
    /// The state that the cell's switch changes.
    fileprivate var switchedPath: Path? {
        cell.controls.first { $0.kind == .switch && !showsOnlyInEditing($0) }?.value?.path
    }
}
