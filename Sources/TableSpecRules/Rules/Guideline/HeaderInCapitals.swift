internal import TableSpecDiagnostics
internal import TableSpecModel

enum HeaderInCapitals: Rule {
    static let checks: [RuleCheck] = [.texts(check)]

    static let description = RuleDescription(
        "header-in-capitals",
        .guideline,
        .warning,
        summary: "A section header that is typed in capital letters.",
        rationale: """
            If a header style uses capital letters, the system creates them from ordinary text. Typed capital letters \
            stay when the style changes, and they're harder to read. VoiceOver may spell them letter by letter.
            """,
        source: .practice("headers typed in capitals")
    )

    static func check(_ text: ShownText, _ findings: inout Findings) {
        guard text.role == .header, let header = text.literal, header.isShouted else { return }
        let words = header.lowercased().split(separator: " ", omittingEmptySubsequences: false)
        let remedy = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
        findings.report(
            "header \(header.quoted) is typed in capital letters",
            at: text.template.range,
            help: "write \(remedy.quoted)",
            fixIts: text.template.isPlain ? [.replace(text.template.range, with: remedy)] : []
        )
    }
}

extension String {
    /// Whether the text is in capitals and isn't an abbreviation: it contains a long word or several words.
    fileprivate var isShouted: Bool {
        guard contains(where: \.isLetter), self == uppercased(), self != lowercased() else { return false }
        let words = split { !$0.isLetter }
        return words.contains { $0.count >= 6 } || words.count > 1 && words.map(\.count).reduce(0, +) >= 8
    }
}
