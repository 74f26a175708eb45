internal import TableSpecDiagnostics
internal import TableSpecModel

enum TabBarInTab: Rule {
    static let checks: [RuleCheck] = [.apps(check)]

    static let description = RuleDescription(
        "tab-bar-in-tab",
        code: "TB03",
        .navigation,
        .error,
        summary: "A tab that shows another tab bar, or a navigation stack that starts with a container.",
        rationale: """
            A tab contains one screen or one navigation stack. A tab bar inside a tab would show two tab bars. A \
            navigation stack can't start with another one: UIKit raises an exception.
            """,
        source: .controllerGuide("Tab bar controllers, the view controllers of the tabs")
    )

    static func check(_ app: App, in model: RuleIndex, _ findings: inout Findings) {
        for entry in app.entries {
            let places = [(entry.segue, entry.isStack)] + entry.stack.map { ($0, true) }
            for (segue, isInStack) in places {
                guard let className = model.className(of: segue), !ContainerClass.presented.contains(className.value),
                    let container = ContainerClass(className.value)
                else { continue }
                let isInTab = !app.tabs.isEmpty && container == .tabs
                if isInStack || isInTab {
                    findings.report(
                        "\(className.value.quoted) is a \(container.noun), which doesn't belong in "
                            + (isInStack ? "a navigation stack" : "a tab"),
                        at: className.range,
                        help: container == .tabs
                            ? "list the screens of its tabs here" : "show it with 'screen', without a stack"
                    )
                }
            }
        }
    }
}
