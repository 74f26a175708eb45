/// The page of obsolete ways as Markdown.
public enum ObsoleteWaysReference {
    /// The page's text.
    public static var text: String {
        let sections = ObsoleteWay.groups.map { group in
            (["## \(group.subject)", "", "| in the guides | today | keys |", "|---|---|---|"] + group.ways.map(row))
                .joined(separator: "\n")
        }
        return (["# Obsolete ways", introduction] + sections).joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        The Table View Programming Guide and the View Controller Programming Guide tell of ways that UIKit has left since. \
        What one does today is listed here, with the [keys of the language](Language.md) that say it; where there is no \
        key, nothing needs to be said.
        """

    private static func row(_ way: ObsoleteWay) -> String {
        let keys = way.keys.map { "`\($0.name)` of [\($0.object)](Language.md#\(anchor($0.object)))" }
        return "| \(way.old) | \(way.today) | \(keys.joined(separator: ", ")) |"
    }

    private static func anchor(_ heading: String) -> String {
        heading.split(separator: " ").joined(separator: "-")
    }
}
