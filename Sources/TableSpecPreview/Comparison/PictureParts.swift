/// The parts of a picture that have names: rows, headers, footers and bars, as the SVG of a screen lists them.
struct PictureParts {
    /// A part with what it says and how it looks, wherever it lies.
    struct Part: Hashable {
        /// The kind: "row".
        var kind: String
        /// The words in it.
        var text: String
        /// Its elements without their places.
        var appearances: String
    }

    /// The parts by their ids.
    private(set) var parts: [String: Part] = [:]
    /// The ids from top to bottom.
    private(set) var ids: [String] = []

    /// Reads the groups of a picture, which has an element in each line.
    init(_ svg: String) {
        var group: (id: String, end: String, lines: [Substring])?
        for line in svg.split(separator: "\n") {
            if let current = group {
                guard line != current.end else {
                    add(current.id, current.lines)
                    group = nil
                    continue
                }
                group?.lines.append(line)
            } else if let id = Self.id(of: line) {
                group = (id, line.prefix { $0 == " " } + "</g>", [])
            }
        }
    }

    /// What differs between this picture and a later one, from top to bottom.
    func changes(to other: PictureParts) -> [String] {
        let removed = ids.filter { other.parts[$0] == nil }.compactMap { parts[$0]?.name }.map { "\($0) removed" }
        let others = other.ids.compactMap { id -> String? in
            guard let new = other.parts[id] else { return nil }
            guard let old = parts[id] else { return "\(new.name) added" }
            if old.text != new.text { return "\(old.name) is now '\(new.text)'" }
            return old.appearances == new.appearances ? nil : "\(old.name) looks different"
        }
        let common = Set(ids).intersection(other.ids)
        let isReordered = ids.filter(common.contains) != other.ids.filter(common.contains)
        return removed + others + (isReordered ? ["the order is another one"] : [])
    }

    private mutating func add(_ id: String, _ lines: [Substring]) {
        guard let kind = Self.kind(of: id) else { return }
        let texts = lines.compactMap { line -> Substring? in
            guard line.hasSuffix("</text>"), let start = line.firstIndex(of: ">") else { return nil }
            return line[line.index(after: start)...].dropLast("</text>".count)
        }
        let appearances = lines.map { line in
            line.replacing(#/ (?:x|y|cx|cy|d|viewBox|height|id|mask)="[^"]*"/#, with: "").drop { $0 == " " }
        }
        ids.append(id)
        parts[id] = Part(
            kind: kind,
            text: Self.plain(texts.joined(separator: ", ")),
            appearances: appearances.joined(separator: "\n")
        )
    }

    private static func id(of line: Substring) -> String? {
        let start = "<g id=\""
        let element = line.drop { $0 == " " }
        guard element.hasPrefix(start) else { return nil }
        return String(element.dropFirst(start.count).prefix { $0 != "\"" })
    }

    /// A text without the references that the writer of pictures makes.
    private static func plain(_ text: String) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(text) { text, pair in
            text.replacing(pair.0, with: pair.1)
        }
    }

    /// The status bar says nothing.
    private static func kind(of id: String) -> String? {
        let kinds = [
            ("row-", "row"), ("header-", "header"), ("footer-", "footer"), ("table-header", "view above the rows"),
            ("table-footer", "view below the rows"), ("navigation-bar", "navigation bar"), ("toolbar", "toolbar"),
            ("tab-bar", "tab bar"), ("index", "index"),
        ]
        return kinds.first { id.hasPrefix($0.0) }?.1
    }
}

extension PictureParts.Part {
    /// The part in a sentence.
    fileprivate var name: String { text.isEmpty ? "the \(kind)" : "\(kind) '\(text)'" }
}
