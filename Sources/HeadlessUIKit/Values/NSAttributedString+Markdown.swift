public import Foundation
internal import TableSpecMarkdown

extension NSAttributedString.Key {
    /// The styles that Markdown gives a text: the number of an `InlinePresentationIntent`.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
    /// The target of a link: a `URL`.
    public static let link = NSAttributedString.Key("NSLink")
}

/// The styles that Markdown gives a text, with Foundation's numbers
/// (https://developer.apple.com/documentation/foundation/inlinepresentationintent).
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a set of styles from a raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    private init(_ style: InlineMarkdown.Style) {
        rawValue = style.rawValue
    }

    /// Emphasis.
    public static let emphasized = InlinePresentationIntent(.emphasized)
    /// Strong emphasis.
    public static let stronglyEmphasized = InlinePresentationIntent(.stronglyEmphasized)
    /// Code.
    public static let code = InlinePresentationIntent(.code)
    /// Strikethrough.
    public static let strikethrough = InlinePresentationIntent(.strikethrough)
}

extension AttributedString {
    /// The options for reading Markdown, which are missing from Foundation on Linux. HeadlessUIKit reads inline
    /// Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The part of Markdown's syntax that is interpreted.
        public enum InterpretedSyntax: Sendable {
            case inlineOnlyPreservingWhitespace
        }

        /// The part of Markdown's syntax that is interpreted.
        public var interpretedSyntax: InterpretedSyntax

        /// Creates options.
        public init(interpretedSyntax: InterpretedSyntax) {
            self.interpretedSyntax = interpretedSyntax
        }
    }
}

extension NSAttributedString {
    /// Creates the attributed string that Markdown describes, with Foundation's attributes.
    ///
    /// - Parameter baseURL: The base of relative links.
    /// - Throws: Nothing. Foundation throws an error for text that it can't decode.
    public convenience init(
        markdown: String,
        options: AttributedString.MarkdownParsingOptions,
        baseURL: URL? = nil
    ) throws {
        let text = NSMutableAttributedString(string: "")
        for run in InlineMarkdown(markdown).runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if !run.style.isEmpty { attributes[.inlinePresentationIntent] = NSNumber(value: run.style.rawValue) }
            attributes[.link] = run.link.flatMap { URL(string: $0, relativeTo: baseURL) }
            text.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        self.init(attributedString: text)
    }
}
