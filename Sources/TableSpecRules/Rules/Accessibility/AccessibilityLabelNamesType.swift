internal import TableSpecDiagnostics
internal import TableSpecModel

enum AccessibilityLabelNamesType: Rule {
    static let checks: [RuleCheck] = [.texts(check)]

    static let description = RuleDescription(
        "accessibility-label-names-type",
        .accessibility,
        .info,
        summary: "An accessibility label that ends with the kind of the element, as in 'Play button'.",
        rationale: """
            VoiceOver says by itself what an element is. With the kind in the label as well, people hear 'Play button, \
            button'.
            """,
        source: .uiKit("UIAccessibility, accessibilityLabel"),
        bad: [
            .screen(
                """
                navigationItem:
                  right: { image: { symbol: play }, accessibilityLabel: ⟦Play button⟧, action: play }
                """,
                rows: "- Version"
            )
        ],
        good: [
            .screen(
                """
                navigationItem:
                  right: { image: { symbol: play }, accessibilityLabel: Play, action: play }
                """,
                rows: "- Version"
            )
        ]
    )

    static func check(_ text: ShownText, _ findings: inout Findings) {
        guard text.role == .accessibilityLabel, let label = text.literal?.lowercased(),
            let kind = Self.kinds.first(where: { label.hasSuffix(" \($0)") })
        else { return }
        findings.report(.namesKind(text.template, kind))
    }

    private static let kinds = ["button", "switch", "slider", "stepper", "text field", "image", "link"]
}

extension Finding {
    fileprivate static func namesKind(_ text: TextTemplate, _ kind: String) -> Finding {
        Finding(
            "the accessibility label ends with '\(kind)', which VoiceOver says by itself",
            at: text.range,
            help: "leave out '\(kind)'"
        )
    }
}
