internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnusedAnchor: Rule {
    static let checks: [RuleCheck] = [.models(check)]

    static let description = RuleDescription(
        "unused-anchor",
        .identity,
        .warning,
        summary: "An anchor that no alias of the file names.",
        rationale: """
            An anchor gives a part of a spec a name, so that an alias can repeat it or a merge key take it over. One that nothing \
            names is left over, or the alias has another name; an alias never reaches into another file.
            """,
        source: .language("anchors, aliases and merge keys"),
        bad: [
            .screen(
                named: "Sounds",
                rows: """
                    - ⟦&bell⟧ { text: Bell, selectionStyle: none }
                    - ⟦&horn⟧
                      text: Horn
                    """
            )
        ],
        good: [
            .screen(
                named: "Sounds",
                rows: """
                    - &bell { text: Bell, selectionStyle: none }
                    - { <<: *bell, text: Horn }
                    """
            )
        ]
    )

    static func check(_ walked: WalkedModel, _ findings: inout Findings) {
        guard walked.index.isComplete else { return }
        for anchor in walked.index.model.files.flatMap(\.unusedAnchors) { findings.report(.unusedAnchor(anchor)) }
    }
}

extension Finding {
    fileprivate static func unusedAnchor(_ anchor: LoneAnchor) -> Finding {
        Finding(
            "no alias names the anchor \(anchor.name.value.quoted)",
            at: anchor.name.range,
            help: "remove it, or write '*\(anchor.name.value)' where the same is meant",
            fixIts: [
                FixIt(
                    message: "remove the anchor",
                    edits: [.init(range: anchor.removalRange, replacement: "")],
                    isSafe: true
                )
            ]
        )
    }
}
