internal import Foundation

/// A regular expression that a text matches as a whole, as `NSRegularExpression` reads it.
///
/// Its syntax is ICU's: https://developer.apple.com/documentation/foundation/nsregularexpression
package struct TextPattern: Sendable {
    private let expression: NSRegularExpression

    /// Reads a pattern; `nil` if it isn't a regular expression.
    package init?(_ pattern: String) {
        // Alone it must be one as well: 'a)(b' has its parentheses closed by those around it.
        guard (try? NSRegularExpression(pattern: pattern)) != nil,
            let expression = try? NSRegularExpression(pattern: Self.whole(pattern))
        else { return nil }
        self.expression = expression
    }

    /// The pattern of texts that a pattern matches from their beginning to their end.
    package static func whole(_ pattern: String) -> String { "\\A(?:\(pattern))\\z" }

    /// Whether a text matches as a whole.
    package func matches(_ text: String) -> Bool {
        expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
