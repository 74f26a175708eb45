internal import TableSpecDiagnostics
internal import TableSpecModel

enum UntranslatedScreen: Rule {
    static let checks: [RuleCheck] = [.models(check)]

    static let description = RuleDescription(
        "untranslated-screen",
        code: "D14",
        .localization,
        .info,
        summary: "A screen without translations that a translated screen leads to.",
        rationale: """
            A screen looks up its title and all of its texts in a strings table. Users who come from a screen in their \
            own language don't expect the next screen in another language.
            """,
        source: .tableGuide("Navigating a data hierarchy, listing 3-3")
    )

    static func check(_ walked: WalkedModel, _ findings: inout Findings) {
        let screens = walked.index.screens
        var origins: [String: Screen] = [:]
        for screen in screens where screen.strings.isStated {
            for name in screen.segues.compactMap(\.destination?.value) where origins[name] == nil {
                origins[name] = screen
            }
        }
        guard !origins.isEmpty else { return }
        for screen in screens where !screen.strings.isStated {
            guard let origin = origins[screen.name.value], let title = screen.title, title.literal?.isBlank == false
            else {
                continue
            }
            let table = origin.strings.located
            findings.report(
                "the texts of \(screen.name.value.quoted) aren't translated, "
                    + "but those of \(origin.name.value.quoted) are",
                at: title.range,
                labels: table.map { [.init("its strings table", at: $0.range)] } ?? [],
                help: "add 'strings: \(table?.value ?? screen.name.value)', or set 'stringTable' in 'tablespec.yaml'",
                absentIn: screen.range
            )
        }
    }
}
