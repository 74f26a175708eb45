internal import TableSpecDiagnostics
internal import TableSpecModel

enum TabsOfDifferentOrientations: Rule {
    static let checks: [RuleCheck] = [.apps(check)]

    static let description = RuleDescription(
        "tabs-of-different-orientations",
        code: "TB10",
        .navigation,
        .warning,
        summary: "A tab that rotates with the device while another tab doesn't.",
        rationale: """
            All tabs share the tab bar. If one tab supports an orientation and another doesn't, the bar rotates back \
            and forth as users switch tabs.
            """,
        source: .controllerGuide("Tab bar controllers, tab bars and rotation")
    )

    static func check(_ app: App, in model: RuleIndex, _ findings: inout Findings) {
        let roots = app.tabs.compactMap(\.entry?.segue.destination?.value).compactMap(model.screen).filter {
            !$0.settings.orientations.isEmpty
        }
        let supported = roots.reduce(into: Set<InterfaceOrientation>()) { $0.formUnion($1.supportedOrientations) }
        for root in roots {
            let missing = supported.subtracting(root.supportedOrientations)
            guard !missing.isEmpty, let first = root.settings.orientations.first else { continue }
            let words = missing.map(\.rawValue).sorted().map(\.quoted).joined(separator: ", ")
            findings.report(
                "\(root.name.value.quoted) doesn't support \(words), but another tab does",
                at: first.range,
                help: "set the same 'orientations' for the first screens of all tabs"
            )
        }
    }
}

extension Screen {
    /// The orientations that the screen sets, one by one.
    fileprivate var supportedOrientations: Set<InterfaceOrientation> {
        settings.orientations.reduce(into: []) { all, stated in
            switch stated.value {
            case .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown: all.insert(stated.value)
            case .landscape: all.formUnion([.landscapeLeft, .landscapeRight])
            case .allButUpsideDown: all.formUnion([.portrait, .landscapeLeft, .landscapeRight])
            case .all: all.formUnion([.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown])
            }
        }
    }
}
