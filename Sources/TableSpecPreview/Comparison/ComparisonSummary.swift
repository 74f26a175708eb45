/// The differences between two sets of previews, in Markdown: the comment of a pull request.
struct ComparisonSummary {
    let text: String
    /// The previews that the text shows, as files next to it, by name.
    ///
    /// They're numbered because the names of previews can be any file names.
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
            return MarkupTag("img").with(XMLText.escaped(folder + path), for: "src")
                .with(MarkdownText.attribute("\(entry.name), \(side)"), for: "alt").with("320", for: "width").openTag
        }

        for (index, group) in comparison.groups.enumerated() {
            guard text.utf8.count < Self.room else {
                let rest = comparison.groups[index...].map { group in
                    "- \(MarkdownText.escaped(group.name)) (\(group.change.rawValue))"
                }
                text += "\n### \(rest.count) more\n\n" + Self.shortened(rest, to: 200).joined(separator: "\n") + "\n"
                break
            }
            text += "\n### \(MarkdownText.escaped(group.name)) (\(group.change.rawValue))\n\n"
            let changes = Self.shortened(group.changes, to: 30)
            for change in changes { text += "- \(MarkdownText.escaped(change))\n" }
            text += (changes.isEmpty ? "" : "\n") + "| Before | After |\n|---|---|\n"
            for entry in group.entries {
                number += 1
                text += "| \(cell(entry.old, "before", of: entry)) | \(cell(entry.new, "after", of: entry)) |\n"
            }
            if let spec = group.spec { text += "\n" + MarkdownText.details(spec) }
        }
        for spec in comparison.otherSpecs where text.utf8.count < Self.room {
            text += "\n" + MarkdownText.details(spec)
        }
        self.text = text
        self.pictures = pictures
    }
}

extension ComparisonSummary {
    /// The number of bytes after which screens are only listed: a comment on GitHub has at most 65,536 characters, and
    /// a screen can add several thousand.
    private static let room = 48_000

    /// The first lines, and the number of the others.
    fileprivate static func shortened(_ lines: [String], to count: Int) -> [String] {
        lines.count <= count ? lines : lines.prefix(count) + ["and \(lines.count - count) more"]
    }
}

/// Any text as plain Markdown, without markup, mentions or references to issues.
enum MarkdownText {
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": escaped += " "
            // An invisible word joiner separates the symbol from the name or the number after it.
            case "@", "#": escaped += "\\\(scalar)\u{2060}"
            case "!"..."/", ":"..."@", "["..."`", "{"..."~": escaped += "\\\(scalar)"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// The change of a spec, in a collapsible block.
    static func details(_ change: SpecChange) -> String {
        let count = 80
        let rest = change.lines.count > count ? ["@@ \(change.lines.count - count) more lines @@"] : []
        let lines = change.lines.prefix(count).map { line in
            DisplayText.sanitized(String(line.unified.prefix(200)))
        }
        let text = (lines + rest).joined(separator: "\n")
        // More backticks than any run in the text, so that the text can't end the block.
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        let path = XMLText.escaped(change.path).replacing("@", with: "@\u{2060}")
        return "<details><summary>\(path)</summary>\n\n\(fence)diff\n\(text)\n\(fence)\n\n</details>\n"
    }

    /// The text as the value of an attribute in a table cell.
    static func attribute(_ text: String) -> String {
        XMLText.escaped(text).replacing("|", with: "&#124;").replacing("\n", with: " ").replacing("\r", with: " ")
    }
}
