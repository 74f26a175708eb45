internal import TableSpecDiagnostics
internal import TableSpecModel

enum DuplicateTag: Rule {
    static let checks: [RuleCheck] = [.tables(check), .cells(check), .apps(check)]

    static let description = RuleDescription(
        "duplicate-tag",
        .identity,
        .warning,
        summary: "Two rows of a table, two views of a cell, or two tabs of an app, with the same tag.",
        rationale: """
            A tag is a number that code uses to find a view: `viewWithTag` returns the first view that has it. Give \
            each object a different number. Don't use 0, which is the default tag of all views.
            """,
        source: .tableGuide("A closer look at table view cells, tags")
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        // The cells of a prototype share its tag.
        let cells = scope.owners.lazy.filter { $0.kind == .row && !$0.cell.properties.isEmpty }
        report(
            [table.properties[.tag].tag].compactMap { $0 } + cells.compactMap { $0.cell.properties[.tag].tag },
            &findings
        )
    }

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard owner.hasOwnViews, let content = owner.cell.content else { return }
        report(content.all.compactMap { $0.attributes.tag.located }, &findings)
    }

    static func check(_ app: App, in model: RuleIndex, _ findings: inout Findings) {
        report(app.tabs.compactMap { $0.tag.located }, &findings)
    }

    private static func report(_ tags: [Located<Int>], _ findings: inout Findings) {
        for (tag, first) in tags.repetitions() where tag.value != 0 {
            findings.report(
                "the tag \(tag.value) is used twice",
                at: tag.range,
                labels: [.init("first used here", at: first)],
                help: "use a different number for each"
            )
        }
    }
}

extension Setting<PropertyValue> {
    /// The whole number, or `nil` if it isn't specified.
    fileprivate var tag: Located<Int>? {
        guard case .set(.count(let count), let range) = self else { return nil }
        return Located(count, at: range)
    }
}
