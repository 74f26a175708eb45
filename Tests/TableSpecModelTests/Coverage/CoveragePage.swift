/// The page of what the language covers as Markdown.
enum CoveragePage {
    static var text: String {
        let guides = FeatureCoverage.guides.map { table(subject: $0.subject, features: $0.features) }
        let storyboards = FeatureCoverage.storyboards.map { table(subject: $0.subject, features: $0.features) }
        let gaps = FeatureCoverage.gaps.map { table(subject: $0.subject, features: $0.features) }
        return
            (["# Coverage", introduction, "## The guides"] + guides + ["## Real storyboards", survey] + storyboards
            + ["## What real tables hold", gapSurvey] + gaps)
            .joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        What tables need, and how a spec states it: the [keys](Language.md), specs of the tour that use them, and a test \
        that drives the code that is generated and compiled from these specs. Where there is no key, the row says why.
        """

    private static let survey = """
        What 508 static tables and 832 tables with prototypes of real apps use; the features together make 99% of them \
        expressible whole, and most of the rest.
        """

    private static let gapSurvey = """
        What 1,118 tables of 81 other apps hold besides, in the words of the scenes: each thing that a table needs, and how it \
        is said, or why code says it better.
        """

    private static func table(subject: String, features: [FeatureCoverage]) -> String {
        let head = ["### \(subject)", "", "| feature | keys | specs | generated and executed |", "|---|---|---|---|"]
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
