internal import TableSpecDiagnostics
internal import TableSpecModel

enum EmptySection: Rule {
    static let checks: [RuleCheck] = [.each(.section, check)]

    static let description = RuleDescription(
        "empty-section",
        code: "T08",
        .correctness,
        .warning,
        summary: "A section whose rows are spelled out, but are none.",
        rationale: """
            A section is a group of one or more rows. A section of a collection may be empty for a while; one whose rows are \
            spelled out stays empty for ever and shows as a gap or a lonely header.
            """,
        source: .tableGuide("Table view styles"),
        bad: [
            """
            screen: Settings
            title: Settings
            table:
              style: grouped
              sections:
                - rows: [Sounds, Display]
                - ⟦header: More
                  rows: []⟧
            """
        ],
        good: [
            """
            screen: Settings
            title: Settings
            state: { more: [String] }
            table:
              style: grouped
              prototypes: [{ id: Cell, text: $(item) }]
              sections:
                - rows: [Sounds, Display]
                - header: More
                  rows: { forEach: item in more, prototype: Cell }
            """
        ]
    )

    static func check(_ section: Section, in scope: ScreenScope, _ findings: inout Findings) {
        guard case .list(let rows) = section.rows, rows.isEmpty else { return }
        findings.report(.sectionEmpty(section))
    }
}

extension Finding {
    fileprivate static func sectionEmpty(_ section: Section) -> Finding {
        Finding(
            "section \(section.id.value.quoted) has no rows",
            at: section.range,
            help: "add rows, or remove the section",
            absentIn: section.range
        )
    }
}
