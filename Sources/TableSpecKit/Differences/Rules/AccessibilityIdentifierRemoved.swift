internal import TableSpecModel

enum AccessibilityIdentifierRemoved: DifferenceRule {
    static let description = DifferenceDescription(
        "accessibility-identifier-removed",
        .identifier,
        summary: "An accessibility identifier is gone or has changed.",
        rationale: "Tests of the user interface find cells by it. They compile, and find nothing.",
        reported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [{ text: B, accessibilityIdentifier: b }] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [{ text: B, accessibilityIdentifier: c }] }] }"
            )
        ],
        unreported: [
            .init(
                "screen: A\ntable: { sections: [{ id: s, rows: [{ text: B }] }] }",
                "screen: A\ntable: { sections: [{ id: s, rows: [{ text: B, accessibilityIdentifier: b }] }] }"
            )
        ]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for screens in versions.screens {
            let old = screens.old.accessibilityIdentifiers
            for identifier in VersionPair.missing(old, in: screens.new.accessibilityIdentifiers, by: \.value) {
                changes.report(
                    "screen '\(screens.new.name.value)' has no accessibility identifier '\(identifier.value)' any more",
                    at: screens.new.name.range,
                    old: identifier.range
                )
            }
        }
    }
}
