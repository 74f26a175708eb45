internal import TableSpecDiagnostics
internal import TableSpecModel

enum ModalWithoutCloseButton: Rule {
    static let checks: [RuleCheck] = [.reachedScreens(check)]

    static let description = RuleDescription(
        "modal-without-close-button",
        code: "M01/M02",
        .navigation,
        .warning,
        summary: "A modally presented screen without a bar button or a row that could close it.",
        rationale: """
            A screen that slides up over another one needs a button that closes it. Usually, that's Done, and also \
            Cancel if users enter something. Since iOS 13, users can also drag a sheet down, but some don't know \
            the gesture or can't perform it.
            """,
        source: .controllerGuide("Modal view controllers, transition styles")
    )

    static func check(_ reached: ReachedScreen, _ findings: inout Findings) {
        guard !reached.callsApp, reached.screen.barButtons.allSatisfy(\.isSpace) else { return }
        let presentation = reached.incomingSegues.first { $0.segue.knownKind == .presentModally }
        guard let presentation else { return }
        findings.report(
            "\(reached.screen.name.value.quoted) is presented modally, but has no button that closes it",
            at: reached.screen.name.range,
            labels: [.init("presented here", at: presentation.segue.range)],
            help: "add 'navigationItem: { right: { systemItem: done, action: … } }'",
            absentIn: reached.screen.range
        )
    }
}
