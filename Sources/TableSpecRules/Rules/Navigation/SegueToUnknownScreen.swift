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
        for unwind in walked.unwinds.map(\.unwind) {
            check(unwind.destination, of: unwind.target, in: walked.index, &findings)
        }
    }

    private static func check(_ segue: Segue, in model: RuleIndex, _ findings: inout Findings) {
        for above in segue.stack { check(above, in: model, &findings) }
        check(segue.destination, of: segue.target, in: model, &findings)
    }

    private static func check(
        _ destination: Located<String>?,
        of target: Segue.Target,
        in model: RuleIndex,
        _ findings: inout Findings
    ) {
        guard let name = destination else { return }
        if let library = model.indirectLibrary(of: name.value) {
            return findings.report(
                "the screen \(name.value.quoted) is in the library \(library.quoted), which isn't a dependency",
                at: name.range,
                help: "add \(library.quoted) to the dependencies"
            )
        }
        // The segues of a prototype that no rows use are unresolved, whatever they lead to.
        guard target == .unresolved else { return }
        guard !name.value.isBlank else {
            let known = model.destinationNames.filter { !$0.isBlank }
            let examples = 1...mostNamed ~= known.count ? ": \(known.listed)" : ""
            return findings.report(
                "the name of the screen is empty; expected a screen, or one declared under 'external'",
                at: name.range,
                help: "write the name of the screen\(examples)"
            )
        }
        guard !model.mayLackScreens, !model.destinationNames.contains(name.value) else { return }
        let nearest = model.nearestDestination(to: name.value)
        let isLibrary = model.model.isLibrary
        let remedies =
            (isLibrary ? ["add the library that declares it to the dependencies"] : []) + [
                "write a spec for it", "or declare it: 'external: { \(name.value): \(name.value)ViewController }'",
            ]
        let unknown = isLibrary ? "no dependency declares the screen" : "unknown screen"
        findings.report(
            "\(unknown) \(name.value.quoted); expected a screen, or one declared under 'external'",
            at: name.range,
            help: nearest.map { "did you mean '\($0)'?" } ?? remedies.joined(separator: ", "),
            fixIts: nearest.map { [.replace(name.range, with: $0, isSafe: true)] } ?? []
        )
    }

    /// The maximum number of screens in a finding.
    private static let mostNamed = 6
}
