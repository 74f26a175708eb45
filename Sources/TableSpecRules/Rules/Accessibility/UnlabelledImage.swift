internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnlabelledImage: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "unlabelled-image",
        .accessibility,
        .warning,
        summary: "A row that shows an image, but has no text for VoiceOver to read.",
        rationale: """
            VoiceOver reads text. Users who can't see the image learn nothing from a row that has neither text nor an \
            accessibility label.
            """,
        source: .interfaceGuidelines("VoiceOver")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let place = owner.cell.imageRange, owner.cell.image != nil, owner.cell.isSilent,
            owner.cell.accessory?.control == nil,
            owner.cell.knownStyle?.showsImage == true
        else { return }
        findings.report(
            "\(owner.description) shows only an image, which VoiceOver can't read",
            at: place,
            help: "add 'text' or 'accessibilityLabel'",
            absentIn: owner.cell.range
        )
    }
}
