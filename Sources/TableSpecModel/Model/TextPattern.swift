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

    /// Whether a text matches as a whole; `nil` if that takes so much work that nobody can wait for it.
    package func matches(_ text: String) -> Bool? {
        var isFound = false
        var reports = 0
        expression.enumerateMatches(
            in: text,
            options: .reportProgress,
            range: NSRange(text.startIndex..., in: text)
        ) { match, _, stop in
            isFound = match != nil
            if !isFound { reports += 1 }
            stop.pointee = ObjCBool(isFound || reports >= Self.mostReports)
        }
        return isFound ? true : reports < Self.mostReports ? false : nil
    }

    /// ICU reports progress after a number of steps, not after a time: the answer is the same on every machine.
    /// Ordinary patterns end before the first report.
    private static let mostReports = 100
}
