internal import TableSpecDiagnostics
internal import TableSpecModel

enum CommentInText: Rule {
    static let checks: [RuleCheck] = [.models(check)]

    static let description = RuleDescription(
        "comment-in-text",
        .correctness,
        .warning,
        summary: "A comment that follows an unquoted text and appears to be part of it.",
        rationale: """
            In YAML, a `#` after a space starts a comment, even in the middle of text. Instead of `Issue #12`, \
            users see only `Issue`. Quote the text or, if you mean a comment, write a space after the `#`.
            """,
        source: .language("texts")
    )

    static func check(_ walked: WalkedModel, _ findings: inout Findings) {
        for cut in walked.index.model.files.flatMap(\.cutTexts) {
            var start = cut.comment
            start.end = start.start + 1
            findings.report(
                "the text ends here, because '#' starts a comment",
                at: cut.text,
                labels: [.init("the comment", at: cut.comment)],
                help: "quote the text if '#' is part of it, or write a space after '#' if you mean a comment",
                fixIts: [.replace(start, with: "# ")]
            )
        }
    }
}
