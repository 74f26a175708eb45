internal import TableSpecDiagnostics
internal import TableSpecModel

enum MalformedSuppression: Rule {
    static let checks: [RuleCheck] = [.suppressions(check)]

    static let description = RuleDescription(
        "malformed-suppression",
        .correctness,
        .error,
        summary: "A suppression comment that is invalid and has no effect.",
        rationale: """
            Comments that start with `tablespec:` are instructions for tablespec. A comment with a misspelled command, \
            without a rule, or in the wrong place suppresses nothing. Without this rule, nobody would notice why.
            """,
        source: .language("Suppression comments")
    )

    static func check(_ suppression: Suppression, in scope: SuppressionScope, _ findings: inout Findings) {
        guard let fault = suppression.fault else { return }
        switch fault {
        case .unknownCommand: reportUnknownCommand(suppression, &findings)
        case .nextBehindText:
            findings.report(
                "'disable:next' follows other text on the same line",
                at: suppression.range,
                help: "move it to a separate line, or use 'disable:line' for this line",
                fixIts: [.replace(suppression.command.range, with: Suppression.Command.line.rawValue)]
            )
        case .nothingFollows:
            findings.report(
                "nothing follows 'disable:next'",
                at: suppression.range,
                help: "move it above what it applies to"
            )
        case .emptyLine:
            findings.report(
                "'disable:line' is alone on its line",
                at: suppression.range,
                help: "move it to the end of a line, or use 'disable:next' for what follows",
                fixIts: [.replace(suppression.command.range, with: Suppression.Command.next.rawValue)]
            )
        case .fileBelowTop:
            findings.report(
                "'disable:file' is below the first key",
                at: suppression.range,
                help: "move it to the top of the file, on a separate line"
            )
        case .noRule:
            findings.report(
                "the comment names no rule",
                at: suppression.range,
                help: "name the rules by id, for example '# tablespec:disable:next empty-section -- reason'"
            )
        }
    }

    private static func reportUnknownCommand(_ suppression: Suppression, _ findings: inout Findings) {
        let commands = Suppression.Command.allCases.map(\.rawValue)
        let nearest = Spelling.nearest(to: suppression.command.value, in: commands)
        findings.report(
            "unknown command \(suppression.command.value.quoted); expected \(commands.listed)",
            at: suppression.range,
            help: nearest.map { "did you mean '\($0)'?" }
                ?? "use 'disable:next' for what follows, 'disable:line' for one line, or 'disable:file' for the file",
            fixIts: nearest.map { [.replace(suppression.command.range, with: $0, isSafe: true)] } ?? []
        )
    }
}
