internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnknownSymbol: Rule {
    static let checks: [RuleCheck] = [.symbolNames(check)]

    static let description = RuleDescription(
        "unknown-symbol",
        .correctness,
        .info,
        summary: "The name of a symbol that no version of SF Symbols is known to have.",
        rationale: """
            There is no image for such a name, so that the place stays empty; nothing fails, and nobody tells. Names up to \
            version 7, which came with iOS 26, are known. An image of the app's asset catalogue is 'named'.
            """,
        source: .uiKit("UIImage init(systemName:)"),
        bad: [
            RuleExample(
                """
                screen: Example
                title: Example
                navigationItem:
                  right: { image: { symbol: ⟦settings⟧ }, accessibilityLabel: Settings, action: openSettings }
                table:
                  style: grouped
                  sections:
                    - rows:
                        - { text: Contacts, image: { symbol: ⟦person.crop.cicle⟧ } }
                        - { text: Favourites, image: { symbol: ⟦fill.heart⟧ } }
                """
            )
        ],
        good: [
            RuleExample(
                """
                screen: Example
                title: Example
                navigationItem:
                  right: { image: { symbol: gearshape }, accessibilityLabel: Settings, action: openSettings }
                table:
                  style: grouped
                  sections:
                    - rows:
                        - { text: Contacts, image: { symbol: person.crop.circle } }
                        - { text: Favourites, image: { symbol: heart.fill } }
                        - { text: Documents, image: { symbol: doc.on.doc } }
                        - { text: Sketches, image: { named: sketches } }
                """
            )
        ]
    )

    static func check(_ template: TextTemplate, _ findings: inout Findings) {
        guard let name = template.literal, !name.isEmpty, !SymbolNames.contains(name) else { return }
        findings.report(.unknownSymbol(name, in: template))
    }
}

extension Finding {
    fileprivate static func unknownSymbol(_ name: String, in template: TextTemplate) -> Finding {
        let nearest = SymbolNames.nearest(to: name)
        return Finding(
            "no version of SF Symbols is known to have \(name.quoted)",
            at: template.range,
            help: nearest.map { "did you mean '\($0)'?" } ?? "look the name up in Apple's SF Symbols app"
        )
    }
}
