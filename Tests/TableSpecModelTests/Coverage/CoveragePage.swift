/// The page of what the language covers as Markdown.
enum CoveragePage {
    static var text: String {
        let guides = FeatureCoverage.guides.map { table(subject: $0.subject, features: $0.features) }
        let storyboards = FeatureCoverage.storyboards.map { table(subject: $0.subject, features: $0.features) }
        let gaps = FeatureCoverage.gaps.map { table(subject: $0.subject, features: $0.features) }
        return
            (["# Coverage", introduction, "## The guides"] + guides + ["## Real storyboards", survey] + storyboards
            + ["## What real tables contain", gapSurvey] + gaps)
            .joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        What tables need, and how a spec specifies it. Each row lists the \
        [keys](../../Generated/Documentation/Language.md), specs of the tour that use them, and a test that runs the \
        code generated from these specs. If there is no key, the row gives the reason.
        """

    private static let survey = """
        Features that 508 static tables and 832 tables with prototypes in real apps use. With all of these features, \
        specs can express 99% of the tables completely, and most of the rest.
        """

    private static let gapSurvey = """
        What else 1,118 tables in 81 other apps contain, in the terms of their scenes. Each row lists something that a \
        table needs and how to specify it, or why code is the better place for it.
        """

    private static func table(subject: String, features: [FeatureCoverage]) -> String {
        let head = ["### \(subject)", "", "| feature | keys | specs | test |", "|---|---|---|---|"]
        return (head + features.map(row)).joined(separator: "\n")
    }

    private static func row(_ feature: FeatureCoverage) -> String {
        switch feature.answer {
        case .keys(let keys, let specs, let test):
            let specs = specs.map { "[\($0)](../../Specs/\($0).yaml)" }
            return
                "| `\(feature.feature)` | \(LanguageKey.links(to: keys)) | \(specs.joined(separator: ", ")) | `\(test)` |"
        case .reason(let reason):
            return "| `\(feature.feature)` | none: \(reason) | | |"
        }
    }
}
