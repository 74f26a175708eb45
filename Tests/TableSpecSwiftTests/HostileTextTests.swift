import Foundation
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

    @Test("each text prints itself when the literal is compiled and run", .enabled(if: SwiftTools.hasCompiler))
    func run() throws {
        let file = SwiftFile(header: Self.texts.joined(separator: "\n"), imports: []) {
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
                    documentation: text
                ) {
                    Code.comment(text)
                }
            }
            Declare.mark("\n}\nfatalError()")
            Declare.enum("Program", attributes: [.named("main")]) {
                Declare.func("main", [:], .static) {
                    Code.for("text", in: .binary("texts", .add, "joined")) { printScalars }
                }
            }
        }
        try SwiftTools.withTemporaryFolder { folder in
            let program = folder.appendingPathComponent("program")
            let text = folder.appendingPathComponent("Hostile.swift")
            try file.rendered().write(to: text, atomically: true, encoding: .utf8)
            let build = try SwiftTools.run([
                "swiftc", "-parse-as-library", "-swift-version", "6", "-o", program.path, text.path,
            ])
            #expect(build.status == 0 && build.output.isEmpty, "\(build.output)")
            let lines = try SwiftTools.run([program.path]).output.split(separator: "\n").map(String.init)
            let expected = (Self.texts + Self.texts.map { "<\($0)|>" }).map(Self.scalars)
            #expect(lines.count == expected.count)
            for (line, scalars) in zip(lines, expected) { #expect(line == scalars) }
        }
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

    @Test("nothing invisible and nothing that reorders stands in the source", arguments: texts)
    func visible(text: String) {
        let atoms = SwiftText.literalAtoms(of: text).joined()
        let comment = SwiftText.commentLines(of: text).joined()
        for scalar in (atoms + comment).unicodeScalars {
            #expect(scalar.value >= 0x20 && !scalar.isBidirectionalControl && scalar.value != 0xFEFF)
        }
        #expect(!atoms.unicodeScalars.contains { (0x80...0x9F).contains($0.value) || $0.value == 0x200B })
    }

    @Test("emoji and joined letters stay readable", arguments: ["👩‍👩‍👧‍👦", "👍🏽", "❤️", "é", "می‌خواهم", "日本語"])
    func readable(text: String) {
        #expect(source(.string(text)) == "\"\(text)\"")
    }

    @Test("what is escaped, and how")
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

    @Test("a comment cannot be left")
    func comments() {
        #expect(source(Code.comment("a\nb\r\nc\u{2028}d\re")) == "// a\n// b\n// c\n// d\n// e")
        #expect(source(Code.comment("\u{202E}x\u{0}\ty")) == "// \\u{202E}x\\u{0} y")
        #expect(source(Declare.mark("a\nb")) == "// MARK: - a b")
        #expect(
            source(Declare.let("x", "Int", documentation: "One\n\nTwo")) == "/// One\n///\n/// Two\nlet x: Int"
        )
    }
}
