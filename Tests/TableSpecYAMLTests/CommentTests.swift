import TableSpecDiagnostics
import TableSpecYAML
import Testing

@Suite("Comments")
struct CommentTests {
    private func comments(_ parsed: Parsed) throws -> [YAMLComment] {
        try #require(parsed.document, "\(parsed.messages)").comments
    }

    @Test(
        "follow a # outside of scalars",
        arguments: [
            "⟦# head⟧\na: b ⟦# tail⟧\n  ⟦# own line⟧\nc: d\n⟦#end⟧",
            "a: 'x # y' ⟦# z⟧\nb: \"p # q\"\nc: r#s\n",
            "a: |  ⟦# header⟧\n  # text\n  x # text\nb: 1 ⟦# after⟧\n",
            "a: >-\n  x # text\n⟦# after⟧\n",
            "a: [1, ⟦# one⟧\n  2] ⟦# two⟧\n",
            "a: &x ⟦# property⟧\n  b: c\nd: *x ⟦# alias⟧\n",
            "a: ⟦# empty⟧\nb:\n  ⟦# above⟧\n  - c\n",
            "a: b ⟦# crlf⟧\r\nc: d ⟦# two⟧\r\n",
            "a: é ⟦# ключ⟧\n'# ü': v ⟦# 日本⟧\n",
            "\u{FEFF}⟦# bom⟧\na: b\n",
            "⟦# only⟧",
            "%YAML 1.2 ⟦# directive⟧\n---\na: b\n... ⟦# end⟧\n",
            "a: one\n  two ⟦# after⟧\nb: c\n",
            "a: b\u{2028}c: d ⟦# x⟧\u{2028}e: f\n",
        ]
    )
    func places(_ marked: String) throws {
        let parsed = Parsed(marked)
        let found = try comments(parsed)
        #expect(found.map(\.range.bytes) == parsed.marks)
        #expect(found.map { "#" + $0.text } == parsed.marks.map { String(decoding: parsed.bytes[$0], as: UTF8.self) })
    }

    @Test("know whether they are alone on their line")
    func ownLine() throws {
        let parsed = Parsed("# a\nb: c # d\n  # e\r\n# f\n")
        #expect(try comments(parsed).map(\.isOnOwnLine) == [true, false, true, true])
        #expect(try comments(Parsed("\u{FEFF}# a\nb: 1")).map(\.isOnOwnLine) == [true])
    }

    @Test("of a refused second document aren't listed")
    func secondDocument() throws {
        let parsed = Parsed("a: b # one\n---\nc: d # two\n")
        #expect(try comments(parsed).map(\.text) == [" one"])
    }
}
