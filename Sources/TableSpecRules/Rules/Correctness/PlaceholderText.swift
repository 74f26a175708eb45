internal import TableSpecDiagnostics
internal import TableSpecModel

enum PlaceholderText: Rule {
    static let checks: [RuleCheck] = [.cells(check), .texts(check)]

    static let description = RuleDescription(
        "placeholder-text",
        .correctness,
        .warning,
        summary: "Placeholder text that still has to be replaced.",
        rationale: """
            Filler text and the default texts of new cells in Interface Builder appear in published apps, where nobody \
            meant to show them.
            """,
        source: .practice("default texts left in cells")
    )

    static func check(_ text: ShownText, _ findings: inout Findings) {
        guard let literal = text.literal, literal.utf8.count <= longestStandIn || literal.startsWithL else { return }
        let words = literal.lowercased()
        if words.hasPrefix("lorem ipsum") || standIns.contains(words) { report(text.template, &findings) }
    }

    /// The texts of a new cell in Interface Builder count only together, because 'Title' alone can be a real label.
    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let text = owner.cell.text, text.literal == "Title", let detail = owner.cell.detail?.literal,
            detail == "Detail" || detail == "Subtitle"
        else { return }
        report(text, &findings)
    }

    private static func report(_ text: TextTemplate, _ findings: inout Findings) {
        findings.report(
            "\((text.literal ?? "").quoted) is placeholder text",
            at: text.range,
            help: "replace it with the final text"
        )
    }

    private static let standIns: Set<String> = ["todo", "tbd", "fixme", "xxx"]
    private static let longestStandIn = 5
}

extension String {
    /// Whether the text may be Latin filler text, to avoid a case-insensitive comparison for most texts.
    fileprivate var startsWithL: Bool { utf8.first.map { $0 | 0x20 == UInt8(ascii: "l") } ?? false }
}
