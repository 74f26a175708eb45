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
        The Table View Programming Guide and the View Controller Programming Guide use API and techniques that UIKit has \
        replaced since. Their successors are listed here, with the [keys of the language](Language.md) for them; where \
        there is no key, nothing needs to be stated.
        """

    private static func row(_ replaced: ReplacedAPI) -> String {
        "| \(replaced.old) | \(replaced.today) | \(LanguageKey.links(to: replaced.keys)) |"
    }
}
