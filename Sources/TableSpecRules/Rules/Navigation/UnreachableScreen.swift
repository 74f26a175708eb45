internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnreachableScreen: Rule {
    static let checks: [RuleCheck] = [.models(check)]

    static let description = RuleDescription(
        "unreachable-screen",
        code: "D11",
        .navigation,
        .warning,
        summary: "A screen that can't be reached from the start of the app.",
        rationale: """
            If a spec defines how the app starts, every screen should be reachable from there through tabs and segues. \
            If one isn't, either the screen or the segue to it was forgotten. Specs don't show which screens the app's \
            own code presents: turn off the rule for these screens.
            """,
        source: .controllerGuide("Navigation controllers, defining the hierarchy")
    )

    static func check(_ walked: WalkedModel, _ findings: inout Findings) {
        let model = walked.index
        let apps = model.model.apps
        guard !apps.isEmpty, model.isComplete else { return }
        var reached: Set<String> = []
        var pending = apps.flatMap(\.entries).flatMap(\.segues).compactMap(\.destination?.value)
        while let name = pending.popLast() {
            guard reached.insert(name).inserted else { continue }
            pending += walked.destinations[name] ?? []
        }
        for screen in model.screens where !reached.contains(screen.name.value) {
            findings.report(
                "\(screen.name.value.quoted) can't be reached from the start of the app",
                at: screen.name.range,
                labels: apps.prefix(1).map { .init("the app is defined here", at: $0.name.range) },
                help: "add a tab or a segue to it, or remove it"
            )
        }
    }
}
