import Foundation
import TableSpecTestSupport
import Testing

@testable import TableSpecSwift

@Suite("Text from outside is data")
struct HostileTextTests {
    static let texts: [String] = [
        "", " ", "  two  ", "\"", "\\", "\\\\", "\\\"", "\"\"\"", "#\"raw\"#", "\\(1 + 1)", "\\\\(x)", "\\n", "$(name)",
        "$0", "\n", "\r", "\r\n", "a\nb", "\t", "\0", "a\0b", "\u{1}\u{1F}\u{7F}", "\u{85}", "\u{9B}31m", "\u{2028}",
        "\u{2029}", "\u{202E}evil\u{202C}", "\u{2066}a\u{2069}", "\u{200E}\u{200F}", "\u{61C}", "\u{FEFF}bom", "\u{AD}",
        "\u{200B}", "\u{200D}", "\u{301}", "e\u{301}", "\n\u{301}", "\"\u{301}", "\\\u{20E3}", "👩‍👩‍👧‍👦", "👍🏽", "🏽",
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "\u{E0041}", "❤️", "\u{FE0F}", "日本語", "שלום",
        "می‌خواهم", "*/ fatalError() /*", "// comment", "\"; fatalError(); \"", "`", "#if DEBUG", "\u{FFFE}",
        "\u{10FFFF}", "\u{E000}", "{}", "%@ %d", "<&>",
        String(repeating: "long text, ", count: 40), String(repeating: "x", count: 500),
        String(repeating: "\"\\(x)\n", count: 60), String(repeating: "👩‍👩‍👧‍👦\u{301}", count: 70),
        String(repeating: "a ", count: 100), "   " + String(repeating: "\t", count: 100) + "   ",
    ]

    @Test("each literal prints its text when compiled and run", .slow)
    func run() async throws {
        let file = SwiftFile(header: "\(Self.texts.joined(separator: "\n"))", imports: []) {
            Declare.let("texts", "[String]", value: .array(Self.texts.map { .string($0) }))
            Declare.let(
                "joined",
                "[String]",
                value: .array(Self.texts.map { .interpolated("<\($0)\(SwiftExpression.name("marker"))>") })
            )
            Declare.let("marker", "String", value: .string("|"))
            for (index, text) in Self.texts.enumerated() {
                Declare.func(
                    SwiftIdentifier(from: "documented \(index)", style: .lowerCamelCase),
                    documentation: "\(text)"
                ) {
                    Code.comment("\(text)")
                }
            }
            Declare.mark("\("\n}\nfatalError()")")
            Declare.enum("Program", attributes: [.named("main")]) {
                Declare.func("main", [:], .static) {
                    Code.for("text", in: .binary("texts", .add, "joined")) { printScalars }
                }
            }
        }
        let module = try SwiftModule(["Hostile.swift": file.rendered()])
        let (program, messages) = try await module.link()
        #expect(messages == "")
        let lines = try await program.run().output.split(separator: "\n").map(String.init)
        let expected = (Self.texts + Self.texts.map { "<\($0)|>" }).map(Self.scalars)
        #expect(lines.count == expected.count)
        for (line, scalars) in zip(lines, expected) { #expect(line == scalars) }
    }

    /// Prints the code points in decimal, so that canonically equal texts differ.
    private var printScalars: SwiftExpression {
        .call(
            "print",
            [
                SwiftExpression.call(
                    "text.unicodeScalars.map",
                    trailing: SwiftClosure { SwiftExpression.member("$0", "value") }
                )
            ]
        )
    }

    private static func scalars(of text: String) -> String { "\(text.unicodeScalars.map(\.value))" }

    @Test("the source contains no invisible or bidirectional characters", arguments: texts)
    func visible(text: String) {
        let atoms = SwiftText.literalAtoms(of: text).joined()
        let comment = SwiftComment("\(text)").text
        for scalar in (atoms + comment).unicodeScalars {
            #expect(scalar.value >= 0x20 && !scalar.properties.isBidiControl && scalar.value != 0xFEFF)
            #expect(!(0x7F...0x9F).contains(scalar.value) && scalar.value != 0x200B)
        }
        #expect(comment.unicodeScalars.count <= 1000)
    }

    private static let invisible = (0x80...0xE0FFF).compactMap(Unicode.Scalar.init).filter {
        $0.properties.isDefaultIgnorableCodePoint || [0x2028, 0x2029, 0xFFF9].contains($0.value)
    }

    /// Without adjacent characters that need them, invisible characters are escaped: they could hide text from readers.
    @Test("invisible characters are escaped in any context", arguments: ["a", "1", "é", "😀", "漢", "م"])
    func invisible(neighbour: String) {
        #expect(Self.invisible.count > 4000)
        for scalar in Self.invisible {
            let text = neighbour + String(scalar) + String(scalar) + "x"
            let literal = SwiftText.literalAtoms(of: text).joined().unicodeScalars
            let comment = SwiftComment("\(text)").text.unicodeScalars
            // One selector belongs to the preceding character.
            let isSelector = [0xFE0E, 0xFE0F].contains(scalar.value) && neighbour == "😀"
            let isVariant = (0xE0100...0xE01EF).contains(scalar.value) && neighbour == "漢"
            let most = isSelector || isVariant ? 1 : 0
            for source in [literal, comment] {
                #expect(source.filter { $0 == scalar }.count == most, "U+\(String(scalar.value, radix: 16))")
            }
        }
    }

    @Test(
        "emoji and joined characters stay readable",
        arguments: [
            "👩‍👩‍👧‍👦", "👍🏽", "❤️", "🏳️‍🌈", "👩🏽‍💻", "1️⃣", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "é",
            "می‌خواهم", "क्‍ष", "日本語", "辻\u{E0100}",
        ]
    )
    func readable(text: String) {
        #expect(source(.string(text)) == "\"\(text)\"")
        #expect(SwiftComment("\(text)").text == text)
    }

    @Test("a flag without a region is visible")
    func flags() {
        let message = String(String.UnicodeScalarView("attack at dawn".unicodeScalars.map { tag(of: $0) }))
        for text in ["🏴" + message, "🏴" + message + "\u{E007F}", "🏴\u{E0067}\u{E007F}", "🏴\u{E007F}"] {
            let source = source(.string(text)).unicodeScalars
            #expect(!source.contains { (0xE0000...0xE007F).contains($0.value) })
        }
    }

    private func tag(of scalar: Unicode.Scalar) -> Unicode.Scalar { Unicode.Scalar(0xE0000 + scalar.value) ?? scalar }

    @Test("escaped characters")
    func escapes() {
        #expect(source(.string("a\"b\\c")) == #""a\"b\\c""#)
        #expect(source(.string("\\(x)")) == #""\\(x)""#)
        #expect(source(.string("\n\r\t\0")) == #""\n\r\t\0""#)
        #expect(source(.string("\u{1B}[0m")) == #""\u{1B}[0m""#)
        #expect(source(.string("a\u{202E}b")) == #""a\u{202E}b""#)
        #expect(source(.string("\u{301}a")) == #""\u{301}a""#)
        #expect(source(.string("\n\u{301}")) == #""\n\u{301}""#)
        #expect(source(.string("\u{E0041}")) == #""\u{E0041}""#)
    }

    @Test("no line of a comment begins with markup", arguments: ["@Image", "-", "#", "1.", ">"])
    func brokenComments(word: String) {
        for count in 1...60 {
            let text = String(repeating: "x ", count: count) + word + " y"
            let lines = source(Code.comment("\(String(repeating: "w ", count: 30))\(text)")).split(separator: "\n")
            #expect(!lines.contains { $0.hasPrefix("// \(word)") })
        }
    }

    @Test("text in a comment stays on its line, is truncated if it is long, and isn't markup")
    func comments() {
        func comment(_ text: String) -> String { source(Code.comment("The row “\(text)”.")) }
        #expect(comment("a\nb\r\nc\u{2028}d\re") == "// The row “a b c d e”.")
        #expect(comment("\u{202E}x\u{0}\ty\u{200B}") == "// The row “\\u{202E}x\\u{0} y\\u{200B}”.")
        #expect(comment("*/ x") == "// The row “*/ x”.")
        #expect(comment("``UIView`` [x](y) <doc:Z>") == "// The row “''UIView'' \\[x\\](y) \\<doc:Z>”.")
        #expect(comment(String(repeating: "é", count: 200)) == "// The row “\(String(repeating: "é", count: 100))…”.")
        #expect(source(Code.comment("\("- Returns: nothing")")) == "// \\- Returns: nothing")
        #expect(source(Code.comment("\("@Image")")) == "// \\@Image")
        #expect(source(Declare.mark("\("a\nb")")) == "// MARK: - a b")
        #expect(
            source(Declare.let("x", "Int", documentation: "One\n\nTwo")) == "/// One\n///\n/// Two\nlet x: Int"
        )
    }
}
