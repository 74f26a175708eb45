internal import TableSpecDiagnostics
internal import TableSpecModel

enum ThreeDots: Rule {
    static let checks: [RuleCheck] = [.texts(check)]

    static let description = RuleDescription(
        "three-dots",
        .guideline,
        .info,
        summary: "Three periods instead of an ellipsis.",
        rationale: """
            The ellipsis, `…`, is a single character. Its dots are closer together and stay on one line. \
            VoiceOver doesn't read it as three dots.
            """,
        source: .interfaceGuidelines("Writing")
    )

    static func check(_ text: ShownText, _ findings: inout Findings) {
        guard let literal = text.literal, literal.longestRunOfFullStops == 3 else { return }
        let remedy = literal.replacing("...", with: "…")
        findings.report(
            "the text contains three periods; expected an ellipsis, '…'",
            at: text.template.range,
            help: "write \(remedy.quoted)",
            fixIts: text.template.isPlain ? [.replace(text.template.range, with: remedy, isSafe: true)] : []
        )
    }
}

extension String {
    fileprivate var longestRunOfFullStops: Int {
        var run = 0
        return utf8.reduce(0) { longest, byte in
            run = byte == UInt8(ascii: ".") ? run + 1 : 0
            return max(longest, run)
        }
    }
}
