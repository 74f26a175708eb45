/// The text of a comment: the generator's own text, and text from a spec, which is data regardless of its content.
///
/// In the generator `"The row “\(text)”."` makes data of a `String`: it stays on its line, has a bounded length, and
/// means nothing to the tools that read documentation. Words of the generator may break lines and contain markup.
package struct SwiftComment: Hashable, Sendable {
    /// The text as it appears in the source, without the comment marks.
    package let text: String

    /// Joins parts by text of the generator, as `joined(separator:)` does.
    package init(_ parts: [SwiftComment], separator: StaticString) {
        text = parts.map(\.text).joined(separator: "\(separator)")
    }

    /// The lines: nothing in them can end the comment.
    var lines: [String] {
        // By bytes: a text with curly quotes is many times slower by characters.
        let lineFeed = UInt8(ascii: "\n")
        guard text.utf8.contains(lineFeed) else { return [text] }
        return text.utf8.split(separator: lineFeed, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}

extension SwiftComment: ExpressibleByStringInterpolation {
    /// Words of the generator.
    package init(stringLiteral text: StaticString) {
        self.text = "\(text)"
    }

    /// Words of the generator with the pieces that were collected.
    package init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    /// Collects the pieces of `"…\(…)…"` in the generator's source.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        /// Begins a comment.
        package init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        /// Words of the generator.
        package mutating func appendLiteral(_ text: StaticString) {
            self.text += "\(text)"
        }

        /// Text from a spec; it is data.
        package mutating func appendInterpolation(_ text: String) {
            self.text += SwiftText.commentData(text, startsLine: self.text.isEmpty || self.text.hasSuffix("\n"))
        }

        /// A part that is a comment already.
        package mutating func appendInterpolation(_ part: SwiftComment) {
            text += part.text
        }

        /// A name of the generated Swift.
        package mutating func appendInterpolation(_ name: SwiftIdentifier) {
            text += name.text
        }
    }
}
