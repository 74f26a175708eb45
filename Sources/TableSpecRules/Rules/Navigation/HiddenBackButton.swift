internal import TableSpecDiagnostics
internal import TableSpecModel

enum HiddenBackButton: Rule {
    static let checks: [RuleCheck] = [.reachedScreens(check)]

    static let description = RuleDescription(
        "hidden-back-button",
        code: "N03",
        .navigation,
        .warning,
        summary: "A pushed screen whose back button is hidden or replaced, and that has no other way back.",
        rationale: """
            A left button replaces the back button, which users need to go back. On a pushed screen, leave the left \
            side empty unless the button itself goes back. Put buttons that change the screen on the right.
            """,
        source: .controllerGuide("Navigation controllers, the content of the navigation bar")
    )

    static func check(_ reached: ReachedScreen, _ findings: inout Findings) {
        let screen = reached.screen
        guard let push = reached.incomingSegues.first(where: { $0.segue.knownKind == .show }) else { return }
        let buttons = screen.navigationItem.left.filter { !$0.isSpace }
        let keepsBack = screen.navigationItem.leftItemsSupplementBackButton.value == true
        if let first = buttons.first, !keepsBack, !buttons.contains(where: \.mayLeadBack) {
            findings.report(
                "the left button of \(screen.name.value.quoted) replaces the back button, "
                    + "and there's no other way back",
                at: first.range,
                labels: [.init("the screen is pushed here", at: push.segue.range)],
                help: "move the button to 'right', or add 'leftItemsSupplementBackButton: true'"
            )
        }
        let hides = screen.navigationItem.hidesBackButton
        if hides.value == true, let place = hides.range, buttons.isEmpty, !reached.callsApp,
            !screen.barButtons.contains(where: \.mayLeadBack)
        {
            findings.report(
                "the back button of \(screen.name.value.quoted) is hidden, and there's no other way back",
                at: place,
                labels: [.init("the screen is pushed here", at: push.segue.range)],
                help: "remove 'hidesBackButton', or add a button whose action goes back",
                absentIn: screen.range
            )
        }
    }
}

extension BarButton {
    /// Whether the button can close the screen: a closing item, or a custom button that calls a method.
    fileprivate var mayLeadBack: Bool {
        if trigger.unwind != nil { return true }
        if !trigger.segues.isEmpty { return false }
        switch kind {
        case .edit: return false
        case .system(let item): return [.cancel, .close, .done, .stop, .rewind].contains(item)
        case .title, .image, .view, .invalid: return true
        }
    }
}
