internal import Foundation

/// A Markdown file of the repository, as GitHub shows it: its anchors, its links and its prose.
package struct MarkdownPage: Sendable {
    /// The path below the package's folder.
    package let path: String
    private let text: String
    /// The lines outside of fenced code blocks, in their order.
    private let lines: [Substring]

    // A literal in a function is parsed at each call, which takes longer than the search in a line.
    nonisolated(unsafe) private static let anchor = /<a id="([^"]+)">/
    nonisolated(unsafe) private static let heading = /#+ (.*)/
    nonisolated(unsafe) private static let code = /`[^`]*`/
    nonisolated(unsafe) private static let link = /\]\(([^)\s]+)\)/
    nonisolated(unsafe) private static let linkOfHTML = /(?:src|href)="([^"]+)"/

    /// Reads a page by its path below the package's folder.
    package init(_ path: String) throws {
        self.path = path
        text = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
        var isCode = false
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let isFence = line.drop(while: \.isWhitespace).hasPrefix("```")
            if isFence { isCode.toggle() }
            return !isCode && !isFence
        }
    }

    /// The paths of all pages in a folder of the repository and the folders in it.
    package static func paths(in folder: String) -> [String] {
        let root = Repository.root.appendingPathComponent(folder)
        let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }.sorted()
    }

    /// The anchors of the headings, as GitHub forms them, and those that HTML sets.
    ///
    /// A heading's anchor is its text in lower case without punctuation, with hyphens for spaces and a number if it
    /// isn't the first (https://docs.github.com/get-started/writing-on-github, section links).
    package var anchors: Set<String> {
        var counts: [String: Int] = [:]
        var anchors: Set<String> = []
        for line in lines {
            for match in line.matches(of: Self.anchor) { anchors.insert(String(match.1)) }
            guard let heading = line.wholeMatch(of: Self.heading)?.1 else { continue }
            let kept = heading.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
            let anchor = kept.replacing(" ", with: "-")
            anchors.insert(counts[anchor].map { "\(anchor)-\($0)" } ?? anchor)
            counts[anchor, default: 0] += 1
        }
        return anchors
    }

    /// The targets of the links to other files and to anchors, outside of code.
    package var internalLinks: [String] {
        lines.flatMap { line in
            let text = line.replacing(Self.code, with: "`")
            let targets = text.matches(of: Self.link).map { String($0.1) }
            return targets + text.matches(of: Self.linkOfHTML).map { String($0.1) }
        }
        .filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
    }

    /// The code blocks that directly follow a comment, with the comments, in their order.
    package var namedBlocks: [(name: String, code: String)] {
        text.matches(of: /<!-- ([^\n]+) -->\n```[^\n]*\n((?:[^`]|`(?!``))*)```/).map { (String($0.1), String($0.2)) }
    }

    /// The code block that directly follows a comment.
    package func block(named name: String) -> String? { namedBlocks.first { $0.name == name }?.code }

    /// The number of lines and words above a text.
    package func size(before end: String) -> (lines: Int, words: Int) {
        let part = text.range(of: end).map { text[..<$0.lowerBound] } ?? text[...]
        return (part.count { $0 == "\n" }, part.split(whereSeparator: \.isWhitespace).count)
    }

    /// The sentences of paragraphs and lists, without tables, headings and code.
    package var sentences: [String] {
        let blocks = lines.map { $0.hasPrefix("|") || $0.hasPrefix("#") || $0.hasPrefix("<") ? "" : $0 }
            .split(separator: "").map { $0.joined(separator: " ") }
        return blocks.flatMap { $0.split(separator: /[.:!?]\s+|\s+-\s+/).map(String.init) }
    }
}
