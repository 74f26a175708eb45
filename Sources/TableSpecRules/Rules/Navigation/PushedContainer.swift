internal import TableSpecDiagnostics
internal import TableSpecModel

enum PushedContainer: Rule {
    static let checks: [RuleCheck] = [.segues(check)]

    static let description = RuleDescription(
        "pushed-container",
        code: "TB04/TB14",
        .navigation,
        .error,
        summary: "A segue that pushes a tab bar, a navigation stack, or a split view.",
        rationale: """
            A navigation stack contains screens. UIKit raises an exception if a navigation controller is pushed onto \
            another one. A tab bar belongs at the root of the app, with the navigation stacks inside its tabs. A \
            pushed tab bar appears under a navigation bar that isn't its own.
            """,
        source: .controllerGuide("Combining view controllers, tab bars and navigation controllers")
    )

    static func check(_ segue: Segue, in scope: ScreenScope, _ findings: inout Findings) {
        let index = scope.index
        if segue.knownKind == .show || segue.presentation.wrapsInNavigation.value == true {
            check(index.className(of: segue), &findings)
        }
        for above in segue.stack { check(index.className(of: above), &findings) }
    }

    private static func check(_ className: Located<String>?, _ findings: inout Findings) {
        guard let className, let container = ContainerClass(className.value) else { return }
        findings.report(
            "\(className.value.quoted) is a \(container.noun), which doesn't belong in a navigation stack",
            at: className.range,
            help: container == .tabs
                ? "make it the root of the app, or present it: 'kind: presentModally'"
                : "present it without a navigation stack: 'kind: presentModally'"
        )
    }
}
