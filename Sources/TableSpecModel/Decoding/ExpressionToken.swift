package import TableSpecDiagnostics
package import TableSpecYAML

/// A part of a binding or a condition, for highlighting.
package struct ExpressionToken: Equatable, Sendable {
    package enum Kind: Sendable {
        /// A name of a path, or a case of an enumeration.
        case name
        /// `true`, `false` or `nil`.
        case constant
        case number, string
        case symbol
        case format
        /// A value of a format: one of its options, or any text.
        case formatOption, formatText
    }

    package let kind: Kind
    package let range: SourceRange

    /// The tokens of all bindings and conditions in a scalar, or none if the scalar is escaped or folded.
    package static func tokens(in node: YAMLNode) -> [ExpressionToken] {
        let places = ScalarPlaces(node)
        let bytes = node.withUTF8 { Array($0) }
        guard bytes.count > 2, places.range(0, 1) != places.range(1, 2) else { return [] }
        var tokens: [ExpressionToken] = []
        var position = 0
        while let opening = bytes[position...].firstRange(of: Array("$(".utf8)) {
            position = opening.upperBound
            // `$$(` is a literal `$(`.
            guard opening.lowerBound == 0 || bytes[opening.lowerBound - 1] != UInt8(ascii: "$") else { continue }
            tokens += Self.tokens(from: &position, in: bytes).map { kind, start, end in
                ExpressionToken(kind: kind, range: places.range(start, end))
            }
        }
        return tokens
    }

    private typealias Part = (kind: Kind, start: Int, end: Int)

    /// The tokens up to the closing parenthesis, or up to a character that a condition can't have.
    private static func tokens(from position: inout Int, in bytes: [UInt8]) -> [Part] {
        var scanner = ConditionScanner(bytes[position...])
        var parts: [Part] = []
        var depth = 1
        do throws(ConditionScanner.Problem) {
            while depth > 0 {
                let token = try scanner.next()
                position = token.end
                switch token.kind {
                case .name(let name):
                    parts.append((constants.contains(name) ? .constant : .name, token.start, token.end))
                case .integer, .number: parts.append((.number, token.start, token.end))
                case .text: parts.append((.string, token.start, token.end))
                case .symbol("("): depth += 1
                case .symbol(")"): depth -= 1
                case .symbol("."): break
                case .symbol: parts.append((.symbol, token.start, token.end))
                case .end: depth = 0
                }
            }
        } catch {
            position = error.start
            if bytes[position...].first == UInt8(ascii: ":") { parts += formats(from: &position, in: bytes) }
        }
        return parts
    }

    private static let constants: Set = ["true", "false", "nil"]

    private static func formats(from position: inout Int, in bytes: [UInt8]) -> [Part] {
        let end = bytes[position...].firstIndex(of: UInt8(ascii: ")")) ?? bytes.count
        defer { position = end }
        return bytes[(position + 1)..<end].split(separator: UInt8(ascii: ":")).flatMap { part -> [Part] in
            let halves = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let format = FormatOption(rawValue: String(decoding: halves[0], as: UTF8.self))
            let kind = format?.values.isEmpty == false ? Kind.formatOption : .formatText
            return zip([.format, kind], halves).map { ($0, $1.startIndex, $1.endIndex) }
        }
    }
}
