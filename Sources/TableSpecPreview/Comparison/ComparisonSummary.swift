/// What differs between two sets of pictures, in Markdown: the comment of a pull request.
struct ComparisonSummary {
    let text: String
    /// The pictures that the text shows, as files beside it, by name.
    ///
    /// They have numbers, as the names of pictures may be anything that names a file.
    let pictures: [(path: String, text: String)]

    init(_ comparison: PictureComparison, title: String, pictureURL: String?) {
        var text = "## \(MarkdownText.escaped(title))\n\n\(comparison.summary)\n"
        var pictures: [(path: String, text: String)] = []
        let folder = pictureURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
        var number = 0

        func cell(_ svg: String?, _ side: String, of entry: PictureComparison.Entry) -> String {
            guard let svg else { return "" }
            let path = "\(number)-\(side).svg"
            pictures.append((path, svg))
            return Element("img").with(XMLText.escaped(folder + path), for: "src")
                .with(MarkdownText.attribute("\(entry.name), \(side)"), for: "alt").with("320", for: "width").openTag
        }

        for group in comparison.groups {
            text += "\n### \(MarkdownText.escaped(group.name)) (\(group.change.rawValue))\n\n"
            for change in group.changes { text += "- \(MarkdownText.escaped(change))\n" }
            text += (group.changes.isEmpty ? "" : "\n") + "| Before | After |\n|---|---|\n"
            for entry in group.entries {
                number += 1
                text += "| \(cell(entry.old, "before", of: entry)) | \(cell(entry.new, "after", of: entry)) |\n"
            }
        }
        self.text = text
        self.pictures = pictures
    }
}

/// Any text as words of Markdown, in which nothing is markup, a mention or a reference to an issue.
enum MarkdownText {
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": escaped += " "
            // A word joiner, which is not seen, parts the sign from the name or the number after it.
            case "@", "#": escaped += "\\\(scalar)\u{2060}"
            case "!"..."/", ":"..."@", "["..."`", "{"..."~": escaped += "\\\(scalar)"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// The text as the value of an attribute in a cell of a table.
    static func attribute(_ text: String) -> String {
        XMLText.escaped(text).replacing("|", with: "&#124;").replacing("\n", with: " ").replacing("\r", with: " ")
    }
}
