/// A string literal: text, which is data regardless of its content, and interpolated expressions.
///
/// In the generator, `.interpolated("Hello \(name)")` interpolates: a `String` is more text, and a `SwiftExpression`
/// becomes an interpolation in the generated literal.
package struct SwiftStringLiteral: Hashable, Sendable {
    /// A piece of a string literal.
    package enum Segment: Hashable, Sendable {
        /// Text with its value at run time.
        case text(String)
        /// `\(expression)`
        case interpolation(SwiftExpression)
    }

    /// Only text, which most literals are, needs no list.
    private enum Content: Hashable {
        case text(String)
        case segments([Segment])
    }

    private let content: Content

    var segments: [Segment] {
        switch content {
        case .text(let text): text.isEmpty ? [] : [.text(text)]
        case .segments(let segments): segments
        }
    }

    /// The text of a literal without interpolation.
    var plainText: String? {
        guard case .text(let text) = content else { return nil }
        return text
    }

    /// Joins adjacent texts and removes empty ones, so that equal literals are equal values.
    package init(_ segments: [Segment]) {
        let joined = segments.reduce(into: [Segment]()) { joined, segment in
            guard case .text(let text) = segment else { return joined.append(segment) }
            if text.isEmpty { return }
            if case .text(let before)? = joined.last {
                joined[joined.count - 1] = .text(before + text)
            } else {
                joined.append(segment)
            }
        }
        switch joined.first {
        case nil: content = .text("")
        case .text(let text)? where joined.count == 1: content = .text(text)
        case .some: content = .segments(joined)
        }
    }

    /// A literal without interpolation.
    package init(_ text: String) {
        content = .text(text)
    }
}

extension DefaultStringInterpolation {
    /// Keeps code out of text: a `String` that contains an expression is a bug.
    @available(*, deprecated, message: "interpolate expressions with SwiftExpression.interpolated(…)")
    package mutating func appendInterpolation(_ expression: SwiftExpression) {
        appendLiteral(LayoutPrinter.line(of: Layout { expression.write(to: &$0) }))
    }
}

extension SwiftStringLiteral: ExpressibleByStringInterpolation {
    /// A literal without interpolation.
    package init(stringLiteral text: String) {
        self.init(text)
    }

    /// A literal with the collected pieces.
    package init(stringInterpolation: StringInterpolation) {
        self.init(stringInterpolation.segments)
    }

    /// Collects the pieces of `"…\(…)…"` in the generator's source.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var segments: [Segment] = []

        /// Starts a literal.
        package init(literalCapacity: Int, interpolationCount: Int) {
            segments.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Text of the generator.
        package mutating func appendLiteral(_ text: String) {
            segments.append(.text(text))
        }

        /// Text from a spec, which is data.
        package mutating func appendInterpolation(_ text: String) {
            segments.append(.text(text))
        }

        /// An interpolation in the generated literal.
        package mutating func appendInterpolation(_ expression: SwiftExpression) {
            segments.append(.interpolation(expression))
        }
    }
}
