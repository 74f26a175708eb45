internal import TableSpecDiagnostics
internal import TableSpecModel

enum SegueToUnknownScreen: Rule {
    static let checks: [RuleCheck] = [.segues(check), .apps(check), .models(check)]

    static let description = RuleDescription(
        "segue-to-unknown-screen",
        code: "D11",
        .navigation,
        .error,
        summary: "A segue, unwind segue, tab, or app that leads to a screen that no spec describes.",
        rationale: """
            In a hierarchy, every screen except the last leads to the next one. tablespec can't generate a segue to a \
            screen that doesn't exist. Under `external`, declare the screens that you write by hand.
            """,
        source: .controllerGuide("Navigation controllers, defining the hierarchy")
    )

    static func check(_ segue: Segue, in scope: ScreenScope, _ findings: inout Findings) {
        check(segue, in: scope.index, &findings)
    }

    static func check(_ app: App, in model: RuleIndex, _ findings: inout Findings) {
        for segue in app.entries.flatMap(\.segues) { check(segue, in: model, &findings) }
    }

    static func check(_ walked: WalkedModel, _ findings: inout Findings) {
        for unwind in walked.unwinds.map(\.unwind) where unwind.target == .unresolved {
            guard let name = unwind.destination else { continue }
            check(name, in: walked.index, &findings)
        }
    }

    private static func check(_ segue: Segue, in model: RuleIndex, _ findings: inout Findings) {
        for above in segue.stack { check(above, in: model, &findings) }
        // The segues of a prototype that no rows use are unresolved, whatever they lead to.
        guard let name = segue.destination, segue.target == .unresolved else { return }
        check(name, in: model, &findings)
    }

    private static func check(_ name: Located<String>, in model: RuleIndex, _ findings: inout Findings) {
        guard !name.value.isBlank else {
            return findings.report(.emptyName(at: name.range, of: model.destinationNames))
        }
        guard !model.mayLackScreens, !model.destinationNames.contains(name.value) else { return }
        findings.report(.unknownScreen(name, nearest: model.nearestDestination(to: name.value)))
    }
}

extension Finding {
    fileprivate static func emptyName(at range: SourceRange, of names: [String]) -> Finding {
        let known = names.filter { !$0.isBlank }
        let examples = 1...mostNamed ~= known.count ? ": \(known.listed)" : ""
        return Finding(
            "the name of the screen is empty; expected a screen, or one declared under 'external'",
            at: range,
            help: "write the name of the screen\(examples)"
        )
    }

    /// The maximum number of screens in a finding.
    private static var mostNamed: Int { 6 }

    fileprivate static func unknownScreen(_ name: Located<String>, nearest: String?) -> Finding {
        Finding(
            "unknown screen \(name.value.quoted); expected a screen, or one declared under 'external'",
            at: name.range,
            help: nearest.map { "did you mean '\($0)'?" }
                ?? "write a spec for it, or declare it: 'external: { \(name.value): \(name.value)ViewController }'",
            fixIts: nearest.map { [.replace(name.range, with: $0, isSafe: true)] } ?? []
        )
    }
}
