internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnusedAnchor: Rule {
    static let checks: [RuleCheck] = [.models(check)]

    static let description = RuleDescription(
        "unused-anchor",
        .identity,
        .warning,
        summary: "An anchor that no alias in the file refers to.",
        rationale: """
            An anchor names a part of a spec so that an alias can repeat it or a merge key can include it. If nothing \
            refers to an anchor, it's left over, or the alias has a different name. An alias can't refer to an anchor \
            in another file.
            """,
        source: .language("anchors, aliases and merge keys")
    )

    static func check(_ walked: WalkedModel, _ findings: inout Findings) {
        guard walked.index.isComplete else { return }
        for anchor in walked.index.model.files.flatMap(\.unusedAnchors) {
            findings.report(
                "no alias refers to the anchor \(anchor.name.value.quoted)",
                at: anchor.name.range,
                help: "remove it, or refer to it with '*\(anchor.name.value)'",
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
}
