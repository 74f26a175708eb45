internal import Foundation
internal import TableSpecKit

/// A value of a settings property list.
indirect enum PropertyList: Hashable, Sendable, Encodable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// The property list as an XML file, with the keys in order.
    ///
    /// - Throws: The errors of `PropertyListEncoder`.
    func file() throws -> String {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let text): try container.encode(Self.withoutControls(text))
        case .integer(let number): try container.encode(number)
        case .real(let number): try container.encode(number)
        case .boolean(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .dictionary(let members): try container.encode(members)
        }
    }

    /// A text without the characters that XML 1.0 doesn't allow, which the encoder would write:
    /// https://www.w3.org/TR/xml/#charsets
    private static func withoutControls(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { scalar in
                    switch scalar {
                    case "\t", "\n": true
                    case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": false
                    default: true
                    }
                }
            )
        )
    }
}
