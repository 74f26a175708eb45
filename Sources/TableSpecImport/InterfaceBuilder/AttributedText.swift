internal import Foundation
internal import TableSpecMarkdown

/// Attributed texts: fragments with their own attributes.
extension Element {
    /// The fragments of the attributed text.
    var fragments: [Element] { fragments(of: "attributedText") }

    /// The fragments of an attributed text that is the value of a property.
    func fragments(of key: String) -> [Element] {
        property(key)?.children.filter { $0.name == "fragment" } ?? []
    }

    /// The text of an attributed text.
    func text(of key: String) -> String { fragments(of: key).map { $0.string("content") ?? "" }.joined() }

    /// Whether the fragments differ visibly.
    var hasSeveralAttributes: Bool { Set(visibleFragments.map(\.attributes)).count > 1 }

    /// The text of a label as Markdown, if its fragments differ only in bold, italics and strikethrough and one of them
    /// is plain; `nil` for another label, and if the delimiters would have no effect.
    var markdown: String? {
        let visible = visibleFragments
        guard hasSeveralAttributes, Set(visible.map(\.attributes.base)).count == 1,
            visible.contains(where: { $0.attributes.style.isEmpty })
        else { return nil }
        let markdown = fragments.map { fragment in
            let text = fragment.string("content") ?? ""
            return text.isBlank ? text : FragmentAttributes(of: fragment).style.marked(text)
        }.joined()
        // Delimiters next to punctuation and letters may have no effect: '**Note:**this'.
        let shown = InlineMarkdown(markdown)
        let styles = Set(shown.runs.map(\.style))
        let isWhole = shown.text == fragments.map { $0.string("content") ?? "" }.joined()
        return isWhole && visible.allSatisfy { styles.contains($0.attributes.style) } ? markdown : nil
    }

    /// The attributes of the text: those of its first fragment, or of the one that Markdown varies.
    var textAttributes: Element? {
        let isPlain = { (fragment: Element) in
            fragment.string("content").map { !$0.isBlank } == true && FragmentAttributes(of: fragment).style.isEmpty
        }
        let plain = markdown == nil ? nil : fragments.first(where: isPlain)
        return (plain ?? fragments.first)?.first("attributes")
    }

    private var visibleFragments: [(text: String, attributes: FragmentAttributes)] {
        fragments.compactMap { fragment in
            guard let text = fragment.string("content"), !text.isBlank else { return nil }
            return (text, FragmentAttributes(of: fragment))
        }
    }

    /// The alignment of the lines: that of the label, or of its attributed text.
    var textAlignment: String? {
        self["textAlignment"] ?? textAttributes?.property("NSParagraphStyle")?["alignment"]
    }
}

/// The visible attributes of a fragment.
private struct FragmentAttributes: Hashable {
    /// The attributes that Markdown doesn't support: those of the font, the color, the background and the line.
    var base: [[String: String]]
    var style: InlineMarkdown.Style = []

    init(of fragment: Element) {
        let attributes = fragment.first("attributes") ?? Element(name: "attributes")
        let font = attributes.property("NSFont")
        let name = font?["metaFont"] ?? font?["name"] ?? ""
        let colors = ["NSColor", "NSBackgroundColor"].map { attributes.property($0)?.attributes ?? [:] }
        let isUnderlined = Self.hasLine("NSUnderline", attributes)
        base = [["family": Self.family(name), "size": font?["size"] ?? ""]] + colors + (isUnderlined ? [[:]] : [])
        if name.contains("Bold") { style.insert(.stronglyEmphasized) }
        if name.contains("Italic") || name.contains("Oblique") { style.insert(.emphasized) }
        if Self.hasLine("NSStrikethrough", attributes) { style.insert(.strikethrough) }
    }

    private static func hasLine(_ key: String, _ attributes: Element) -> Bool {
        attributes.property(key)?["value"].map { $0 != "0" } ?? false
    }

    /// The name of a font without the suffix for bold or italic: `HelveticaNeue-BoldItalic`, `systemBold`.
    private static func family(_ name: String) -> String {
        ["Regular", "Semi", "Bold", "Italic", "Oblique", "MT", "-"].reduce(name) {
            $0.replacingOccurrences(of: $1, with: "")
        }
    }
}

extension InlineMarkdown.Style {
    /// A text in the delimiters of the style. Spaces at its ends stay outside, as Markdown requires.
    fileprivate func marked(_ text: String) -> String {
        let start = text.prefix { $0.isWhitespace }
        let end = String(text.reversed().prefix { $0.isWhitespace }.reversed())
        let inner = text.dropFirst(start.count).dropLast(end.count)
        let marks: [(Self, String)] = [(.strikethrough, "~~"), (.stronglyEmphasized, "**"), (.emphasized, "*")]
        let opening = marks.filter { contains($0.0) }.map(\.1).joined()
        let escaped = inner.reduce(into: "") { escaped, character in
            if Self.meaning.contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
        return start + opening + escaped + String(opening.reversed()) + end
    }

    /// The characters with a special meaning in Markdown.
    private static let meaning: Set<Character> = ["\\", "*", "_", "~", "`", "[", "]", "<", "&"]
}
