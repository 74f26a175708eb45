internal import Foundation

/// A regular expression that must match a whole text, as `NSRegularExpression` does.
///
/// Its syntax is ICU's: https://developer.apple.com/documentation/foundation/nsregularexpression
package struct TextPattern: Sendable {
    private let expression: NSRegularExpression

    /// Parses a pattern. Returns `nil` if it isn't a regular expression.
    package init?(_ pattern: String) {
        // It must be valid on its own, because the parentheses around it would close those of 'a)(b'.
        guard (try? NSRegularExpression(pattern: pattern)) != nil,
            let expression = try? NSRegularExpression(pattern: Self.whole(pattern))
        else { return nil }
        self.expression = expression
    }

    /// Returns the pattern of texts that match a pattern as a whole.
    package static func whole(_ pattern: String) -> String { "\\A(?:\(pattern))\\z" }

    /// Whether a text matches as a whole, or `nil` if matching takes too long.
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

    /// ICU reports progress after a number of steps, not after a time, so the answer is the same on every machine.
    /// Typical patterns end before the first report.
    private static let mostReports = 100
}
