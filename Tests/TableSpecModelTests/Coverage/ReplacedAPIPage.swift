/// The page of replaced API as Markdown.
enum ReplacedAPIPage {
    static var text: String {
        let sections = ReplacedAPI.groups.map { group in
            (["## \(group.subject)", "", "| in the guides | today | keys |", "|---|---|---|"] + group.replaced.map(row))
                .joined(separator: "\n")
        }
        return (["# Replaced API", introduction] + sections).joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        The Table View Programming Guide and the View Controller Programming Guide use API and techniques that UIKit \
        has since replaced. This page lists their replacements and the \
        [keys of the language](../../Generated/Documentation/Language.md) for them. If no key is listed, there is \
        nothing to specify.
        """

    private static func row(_ replaced: ReplacedAPI) -> String {
        "| \(replaced.old) | \(replaced.today) | \(LanguageKey.links(to: replaced.keys)) |"
    }
}
