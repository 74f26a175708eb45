/// A string literal: text, which is data whatever it holds, and interpolated expressions.
///
/// In the generator `.interpolated("Hello \(name)")` interpolates: a `String` is more text, a `SwiftExpression` becomes an
/// interpolation of the generated literal.
public struct SwiftStringLiteral: Hashable, Sendable {
    /// A piece of a string literal.
    public enum Segment: Hashable, Sendable {
        /// Text as it shall be at run time.
        case text(String)
        /// `\(expression)`
        case interpolation(SwiftExpression)
    }

    let segments: [Segment]

    /// Joins neighbouring texts and drops empty ones, so that equal literals are equal values.
    public init(_ segments: [Segment]) {
        self.segments = segments.reduce(into: []) { joined, segment in
            guard case .text(let text) = segment else { return joined.append(segment) }
            if text.isEmpty { return }
            if case .text(let before)? = joined.last {
                joined[joined.count - 1] = .text(before + text)
            } else {
                joined.append(segment)
            }
        }
    }

    /// A literal without interpolation.
    public init(_ text: String) {
        segments = text.isEmpty ? [] : [.text(text)]
    }
}

extension DefaultStringInterpolation {
    /// Keeps code out of text: a `String` that shows an expression is a mistake.
    @available(*, deprecated, message: "interpolate expressions with SwiftExpression.interpolated(…)")
    public mutating func appendInterpolation(_ expression: SwiftExpression) {
        appendLiteral(LayoutPrinter.line(of: Layout { expression.write(to: &$0) }))
    }
}

extension SwiftStringLiteral: ExpressibleByStringInterpolation {
    /// A literal without interpolation.
    public init(stringLiteral text: String) {
        self.init(text)
    }

    /// A literal with the pieces that were collected.
    public init(stringInterpolation: StringInterpolation) {
        self.init(stringInterpolation.segments)
    }

    /// Collects the pieces of `"…\(…)…"` in the generator's source.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var segments: [Segment] = []

        /// Begins a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            segments.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Text of the generator.
        public mutating func appendLiteral(_ text: String) {
            segments.append(.text(text))
        }

        /// Text from a spec; it is data.
        public mutating func appendInterpolation(_ text: String) {
            segments.append(.text(text))
        }

        /// An interpolation of the generated literal.
        public mutating func appendInterpolation(_ expression: SwiftExpression) {
            segments.append(.interpolation(expression))
        }
    }
}
