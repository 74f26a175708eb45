public import Foundation
internal import TableSpecMarkdown

extension NSAttributedString.Key {
    /// The marks that Markdown gives a text: the number of an `InlinePresentationIntent`.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
    /// Where a text leads: a `URL`.
    public static let link = NSAttributedString.Key("NSLink")
}

/// The marks that Markdown gives a text, as Foundation numbers them
/// (https://developer.apple.com/documentation/foundation/inlinepresentationintent).
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    private init(_ style: InlineMarkdown.Style) {
        rawValue = style.rawValue
    }

    public static let emphasized = InlinePresentationIntent(.emphasized)
    public static let stronglyEmphasized = InlinePresentationIntent(.stronglyEmphasized)
    public static let code = InlinePresentationIntent(.code)
    public static let strikethrough = InlinePresentationIntent(.strikethrough)
}

extension AttributedString {
    /// How Markdown is read, which the Linux version of Foundation lacks; the stand-in reads what stands within lines.
    public struct MarkdownParsingOptions: Sendable {
        /// Which of Markdown's marks count.
        public enum InterpretedSyntax: Sendable {
            case inlineOnlyPreservingWhitespace
        }

        public var interpretedSyntax: InterpretedSyntax

        public init(interpretedSyntax: InterpretedSyntax) {
            self.interpretedSyntax = interpretedSyntax
        }
    }
}

extension NSAttributedString {
    /// The text that Markdown describes, with the attributes that Foundation gives it.
    ///
    /// - Parameter baseURL: What relative links begin at.
    /// - Throws: Nothing; Foundation throws for what it cannot decode.
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
