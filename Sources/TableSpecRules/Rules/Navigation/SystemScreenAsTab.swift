internal import TableSpecDiagnostics
internal import TableSpecModel

enum SystemScreenAsTab: Rule {
    static let checks: [RuleCheck] = [.apps(check)]

    static let description = RuleDescription(
        "system-screen-as-tab",
        code: "TB11",
        .navigation,
        .warning,
        summary: "A system screen that is meant to be presented, but is used in a tab or as the first screen.",
        rationale: """
            The system's pickers and composers are navigation controllers that are meant to be presented and that \
            report when they're done. In a tab, their buttons lead nowhere.
            """,
        source: .controllerGuide("Combining view controllers, tab bars and navigation controllers")
    )

    static func check(_ app: App, in model: RuleIndex, _ findings: inout Findings) {
        for segue in app.entries.flatMap(\.segues) {
            guard let name = segue.destination, let className = model.className(of: segue)?.value,
                ContainerClass.presented.contains(className)
            else { continue }
            findings.report(
                "\(name.value.quoted) is a \(className.quoted), which is meant to be presented",
                at: name.range,
                help: "present it from a row or a button: 'segue: { to: \(name.value), kind: presentModally }'"
            )
        }
    }
}
