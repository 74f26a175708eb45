internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnknownSymbol: Rule {
    static let checks: [RuleCheck] = [.symbolNames(check)]

    static let description = RuleDescription(
        "unknown-symbol",
        .correctness,
        .info,
        summary: "A symbol name that isn't in any known version of SF Symbols.",
        rationale: """
            If no symbol has this name, the image is missing, and nothing reports an error. tablespec knows the names \
            up to SF Symbols 7, which was released with iOS 26. For an image from the app's asset catalog, use \
            `named`.
            """,
        source: .uiKit("UIImage init(systemName:)")
    )

    static func check(_ template: TextTemplate, _ findings: inout Findings) {
        guard let name = template.literal, !name.isEmpty, !SymbolNames.contains(name) else { return }
        let nearest = SymbolNames.nearest(to: name)
        findings.report(
            "symbol \(name.quoted) isn't in any known version of SF Symbols",
            at: template.range,
            help: nearest.map { "did you mean '\($0)'?" } ?? "look up the name in Apple's SF Symbols app"
        )
    }
}
