/// The text of a comment: the generator's own text, and text from a spec, which is data regardless of its content.
///
/// In the generator, `"The row “\(text)”."` treats a `String` as data: it stays on its line, has a bounded length, and
/// has no meaning for documentation tools. The generator's own text can contain line breaks and markup.
package struct SwiftComment: Hashable, Sendable {
    /// The text as it appears in the source, without the comment marks.
    package let text: String

    /// Joins parts with text of the generator, like `joined(separator:)`.
    package init(_ parts: [SwiftComment], separator: StaticString) {
        text = parts.map(\.text).joined(separator: "\(separator)")
    }

    /// The lines, which contain nothing that can end the comment.
    var lines: [String] {
        // By bytes, because a text with curly quotes is many times slower by characters.
        let lineFeed = UInt8(ascii: "\n")
        guard text.utf8.contains(lineFeed) else { return [text] }
        return text.utf8.split(separator: lineFeed, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}

extension SwiftComment: ExpressibleByStringInterpolation {
    /// The generator's own text.
    package init(stringLiteral text: StaticString) {
        self.text = "\(text)"
    }

    /// The generator's own text with the collected pieces.
    package init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    /// Collects the pieces of `"…\(…)…"` in the generator's source.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        /// Starts a comment.
        package init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        /// The generator's own text.
        package mutating func appendLiteral(_ text: StaticString) {
            self.text += "\(text)"
        }

        /// Text from a spec, which is data.
        package mutating func appendInterpolation(_ text: String) {
            self.text += SwiftText.commentData(text, startsLine: self.text.isEmpty || self.text.hasSuffix("\n"))
        }

        /// A part that is already a comment.
        package mutating func appendInterpolation(_ part: SwiftComment) {
            text += part.text
        }

        /// A name in the generated Swift.
        package mutating func appendInterpolation(_ name: SwiftIdentifier) {
            text += name.text
        }
    }
}
