/// How text from outside enters Swift source: as data, whatever it holds.
enum SwiftText {
    /// The characters of a text as they stand in a string literal, each in one piece.
    ///
    /// Quotes, backslashes, line breaks, control and bidirectional characters and everything invisible become escapes.
    /// A combining mark that would join an escape or the quotation mark becomes one too; joiners and selectors inside
    /// emoji and words stay as they are.
    static func literalAtoms(of text: String) -> [String] {
        var atoms: [String] = []
        var joinsBefore = false
        for character in text {
            var atom = ""
            let isFlag = character.unicodeScalars.first == "\u{1F3F4}"
            for scalar in character.unicodeScalars {
                let escaped = isFlag && scalar.isFlagTag ? nil : escape(scalar, joinsBefore: joinsBefore)
                atom += escaped ?? String(scalar)
                joinsBefore = escaped == nil && scalar != " "
            }
            atoms.append(atom)
        }
        return atoms
    }

    /// Whether a text stands in a literal as it is.
    static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") }
    }

    private static func escape(_ scalar: Unicode.Scalar, joinsBefore: Bool) -> String? {
        switch scalar {
        case "\\", "\"": return "\\" + String(scalar)
        case "\0": return "\\0"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        default: break
        }
        if scalar.isASCII { return scalar.properties.generalCategory == .control ? codePoint(scalar) : nil }
        if scalar.isJoining { return joinsBefore ? nil : codePoint(scalar) }
        return scalar.isInvisible || scalar.isUnprintable ? codePoint(scalar) : nil
    }

    private static func codePoint(_ scalar: Unicode.Scalar) -> String {
        "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }

    /// The lines of a comment: nothing in them can end it, reorder it or hide in it.
    static func commentLines(of text: String) -> [String] {
        if text.unicodeScalars.allSatisfy(\.standsInCommentAsItIs) { return [text] }
        var lines = [""]
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            if scalar.isLineBreak {
                if !(scalar == "\n" && isAfterReturn) { lines.append("") }
            } else {
                lines[lines.count - 1] += commentText(of: scalar)
            }
            isAfterReturn = scalar == "\r"
        }
        return lines
    }

    private static func commentText(of scalar: Unicode.Scalar) -> String {
        if scalar == "\t" { return " " }
        let isHidden = scalar.isBidirectionalControl || scalar.isUnprintable || scalar.value == 0xFEFF
        return isHidden ? codePoint(scalar) : String(scalar)
    }
}

extension Unicode.Scalar {
    /// Spells the region of a flag after U+1F3F4; anywhere else it would be invisible.
    fileprivate var isFlagTag: Bool { (0xE0020...0xE007F).contains(value) }

    /// Joins the character before it: combining marks, joiners, variation selectors, skin tones.
    fileprivate var isJoining: Bool {
        switch value {
        case 0x200C, 0x200D, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0100...0xE01EF: return true
        default: break
        }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }

    /// Control characters, noncharacters and separators of lines and paragraphs.
    fileprivate var isUnprintable: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
        }
    }

    /// Whether the scalar is known to be no break and nothing that hides: ASCII, and the dashes, quotes and bullets of prose.
    fileprivate var standsInCommentAsItIs: Bool {
        switch value {
        case 0x20..<0x7F, 0x2010...0x2027: true
        default: false
        }
    }

    fileprivate var isLineBreak: Bool {
        switch value {
        case 0xA...0xD, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
