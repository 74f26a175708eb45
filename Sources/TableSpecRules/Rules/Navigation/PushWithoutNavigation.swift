internal import TableSpecDiagnostics
internal import TableSpecModel

enum PushWithoutNavigation: Rule {
    static let checks: [RuleCheck] = [.apps(check)]

    static let description = RuleDescription(
        "push-without-navigation",
        code: "TB12",
        .navigation,
        .warning,
        summary: "A first screen that pushes another one, but has no navigation stack.",
        rationale: """
            A screen is pushed onto a navigation stack. If the app starts with the screen alone, there's no stack. \
            UIKit then presents the next screen over it, without a navigation bar and a back button.
            """,
        source: .controllerGuide("Tab bar controllers, the kinds of tabs")
    )

    static func check(_ app: App, in model: RuleIndex, _ findings: inout Findings) {
        for entry in app.entries where !entry.isStack && entry.segue.target == .screen {
            guard let name = entry.segue.destination,
                let screen = model.screen(named: name.value),
                let push = screen.segues.first(where: { $0.knownKind == .show })
            else { continue }
            findings.report(
                "\(name.value.quoted) pushes a screen, but isn't in a navigation stack",
                at: name.range,
                labels: [.init("the screen is pushed here", at: push.range)],
                help: "use 'navigation: \(name.value)'"
            )
        }
    }
}
