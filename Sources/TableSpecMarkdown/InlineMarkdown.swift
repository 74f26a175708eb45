/// A text in parts with one style each, as described by Markdown.
///
/// This is what Foundation parses with the option `inlineOnlyPreservingWhitespace`: emphasis, code, links, images as
/// their descriptions, and strikethrough. Blocks such as lists and headings are plain text
/// (https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions/interpretedsyntax-swift.enum).
/// The syntax is that of CommonMark 0.31 (https://spec.commonmark.org/0.31.2/#inlines) and of GitHub's `~~`
/// (https://github.github.com/gfm/#strikethrough-extension-).
package struct InlineMarkdown: Hashable, Sendable {
    /// A part of a text in one style.
    package struct Run: Hashable, Sendable {
        package var text: String
        package var style: Style
        /// The target of a link; `nil` means none.
        package var link: String?

        /// Creates a part.
        package init(_ text: String, _ style: Style = [], link: String? = nil) {
            self.text = text
            self.style = style
            self.link = link
        }
    }

    /// The style of a text. The values are those of Foundation's `InlinePresentationIntent`.
    package struct Style: OptionSet, Hashable, Sendable {
        package let rawValue: UInt

        /// Creates a style.
        package init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// `*text*`, which is italic.
        package static let emphasized = Style(rawValue: 1 << 0)
        /// `**text**`, which is bold.
        package static let stronglyEmphasized = Style(rawValue: 1 << 1)
        /// `` `text` ``, which is monospaced.
        package static let code = Style(rawValue: 1 << 2)
        /// `~~text~~`, which is struck through.
        package static let strikethrough = Style(rawValue: 1 << 5)
    }

    /// The parts in order. Adjacent parts differ in style or link, and none is empty.
    package let runs: [Run]

    /// Parses a text. Every text is valid Markdown, because unpaired delimiters are literal text.
    package init(_ text: String) {
        var parser = InlineParser(text)
        var runs: [Run] = []
        for run in parser.parse() where !run.text.isEmpty {
            if let last = runs.last, last.style == run.style, last.link == run.link {
                runs[runs.count - 1].text += run.text
            } else {
                runs.append(run)
            }
        }
        self.runs = runs
    }

    /// Returns a text in which no character has a special meaning: a backslash precedes ASCII punctuation.
    package static func escaped(_ text: String) -> String {
        text.reduce(into: "") { escaped, character in
            if character.isMarkdownPunctuation { escaped.append("\\") }
            escaped.append(character)
        }
    }

    /// The text without its delimiters.
    package var text: String { runs.map(\.text).joined() }
}
