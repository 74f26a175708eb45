import TableSpecDiagnostics
import TableSpecYAML
import Testing

@Suite("Syntax errors")
struct SyntaxErrorTests {
    static let secondColon = "a second ':' on one line: a mapping can't start on the line of its key"

    @Test(
        "describe what was found, at its place",
        arguments: [
            ("a: b⟦:⟧ c\n", Self.secondColon),
            ("a: 1\n  b⟦:⟧ 2\n", "a mapping can't start here"),
            ("a:\n⟦\t\t⟧b: 1\n", "a tab isn't allowed here"),
            ("a: |\n  x\n⟦\t⟧y\n", "a tab isn't allowed here"),
            ("a: ⟦'⟧x\nb: 2\n", "this quoted text is never closed"),
            ("a: \"x⟦\\q⟧\"\n", "unknown escape '\\q' in double-quoted text"),
            (
                "a: \"⟦\\u⟧D800\"\n",
                "a character escape needs 2 (\\x), 4 (\\u) or 8 (\\U) hexadecimal digits of a Unicode scalar"
            ),
            ("a: 'it'⟦s'⟧\n", "expected the end of the line after the closing quote, found 's''"),
            ("a: ⟦[⟧1, 2", "this '[' is never closed"),
            ("a: ⟦[⟧\n# c\n", "this '[' is never closed"),
            ("a: ⟦{⟧x: 1\n\n", "this '{' is never closed"),
            ("a: [1, 2\nb⟦:⟧ 3\n", "expected ',' or ']' in the list, found ':'"),
            ("a: {x: 1 y⟦:⟧ 2}\n", "expected ',' or '}' in the mapping, found ':'"),
            ("a:\n    b: 1\n  ⟦c:⟧ 2\n", "expected a key of the mapping, found 'c:'"),
            ("- a\n⟦b:⟧ c\n", "expected '-' before the next element of the list, found 'b:'"),
            ("foo:\n  bar\n⟦baz⟧\nqux: 1\n", "expected ':' after the key 'baz'"),
            ("a: ⟦@⟧x\n", "unquoted text can't start with '@'"),
            ("a: ⟦%⟧x\n", "unquoted text can't start with '%'"),
            ("a: ⟦]⟧\n", "expected a value, found ']'"),
            ("a: ⟦-⟧ b\n", "a list element can't start here"),
            ("a: ⟦*⟧\n", "expected a name of letters, digits, '-' and '_' after '*'"),
            ("a: ⟦&⟧ b\n", "expected a name of letters, digits, '-' and '_' after '&'"),
            ("a: ⟦!e!foo⟧ x\n", "tag '!e!foo' isn't supported; specs don't use tags"),
            ("a: | ⟦x⟧\n  y\n", "expected the end of the line, found 'x'"),
            ("a: |⟦0⟧\n x\n", "the indentation of block text must be from 1 to 9"),
            ("a: \"x\n⟦---⟧\ny\"\n", "a document ends inside quoted text"),
            ("--- a\n... ⟦b⟧\n", "expected the end of the file, found 'b'"),
            ("text: 日本語⟦:⟧ 表\n", Self.secondColon),
            ("\u{FEFF}a: b⟦:⟧ c\n", Self.secondColon),
        ]
    )
    func wording(_ marked: String, _ message: String) {
        let parsed = Parsed(marked)
        #expect(parsed.messages == ["yaml-syntax: " + message])
        #expect(parsed.places == parsed.marks)
        #expect(parsed.document == nil)
        #expect(parsed.diagnostics.allSatisfy { $0.origin == .syntax && $0.severity == .error })
    }

    @Test("show where the construct starts")
    func label() {
        let parsed = Parsed("a: ⟦[⟧1, 2\nb⟦:⟧ 3\n")
        #expect(parsed.diagnostics.first?.labels == [.init("the list starts here", at: SourceRange(parsed.marks[0]))])
    }

    @Test("of a second document keep the first", arguments: ["a: b\n⟦---⟧\nc: [\n", "--- {a: b}\n⟦---⟧ x"])
    func severalDocuments(_ marked: String) throws {
        let parsed = Parsed(marked)
        #expect(parsed.messages == ["yaml-several-documents: a second document starts here; only one is allowed"])
        #expect(parsed.places == parsed.marks)
        #expect(try parsed.root().outline == "{'a': 'b'}")
    }
}

@Suite("Encoding")
struct EncodingTests {
    @Test(
        "errors are reported at the exact byte",
        arguments: [
            (Array("a: é".utf8) + [0xFF, 0x62], 5, "the file isn't valid UTF-8 here (byte 0xFF)"),
            (Array("ab".utf8) + [0xC3], 2, "the file isn't valid UTF-8 here (byte 0xC3)"),
            (Array("ab: ".utf8) + [0xED, 0xA0, 0x80], 4, "the file isn't valid UTF-8 here (byte 0xED)"),
            (Array("a: b".utf8) + [0xC0, 0x80], 4, "the file isn't valid UTF-8 here (byte 0xC0)"),
            ([0xEF, 0xBB, 0xBF] + Array("a: ".utf8) + [0x80], 6, "the file isn't valid UTF-8 here (byte 0x80)"),
            (Array("a: b".utf8) + [0], 4, "control character U+0000 isn't allowed"),
            (Array("a: \u{1B}[31m".utf8), 3, "control character U+001B isn't allowed"),
            (Array("ü: \u{85}\u{9F}".utf8), 6, "control character U+009F isn't allowed"),
        ] as [([UInt8], Int, String)]
    )
    func faultyBytes(_ bytes: [UInt8], _ place: Int, _ message: String) {
        let parsed = Parsed(bytes: bytes)
        #expect(parsed.messages == ["yaml-encoding: " + message])
        #expect(parsed.places.map(\.lowerBound) == [place])
        #expect(parsed.places.allSatisfy { !$0.isEmpty && $0.upperBound <= bytes.count })
        #expect(parsed.document == nil)
    }

    @Test(
        "errors are reported where the invalid sequence starts",
        arguments: [
            ("a: caf", [0xE9], " x\n", 6), ("é: a", [0xF5], "b\n", 5), ("a: ab", [0xE2, 0x82], "\n", 5),
            ("a: ", [0xF0, 0x9F, 0x98], "é", 3),
        ] as [(String, [UInt8], String, Int)]
    )
    func sequencesCutShort(_ before: String, _ faulty: [UInt8], _ after: String, _ place: Int) {
        let parsed = Parsed(bytes: before.utf8 + faulty + after.utf8)
        let byte = String(faulty[0], radix: 16, uppercase: true)
        #expect(parsed.messages == ["yaml-encoding: the file isn't valid UTF-8 here (byte 0x\(byte))"])
        #expect(parsed.places == [place..<(place + 1)])
    }

    @Test("other than UTF-8 is named", arguments: [false, true], ["a: b\n", "# text\n"])
    func utf16(_ isBigEndian: Bool, _ text: String) {
        let bytes = text.utf16.flatMap { unit in
            isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        }
        let mark: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        for input in [bytes, mark + bytes] {
            let parsed = Parsed(bytes: input)
            #expect(parsed.messages == ["yaml-encoding: the file is encoded in UTF-16; a spec must be UTF-8"])
            #expect(parsed.places == [0..<2])
        }
        #expect(
            Parsed(bytes: [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]).messages
                == ["yaml-encoding: the file is encoded in UTF-32; a spec must be UTF-8"]
        )
    }

    @Test("of a UTF-8 file may begin with a byte order mark")
    func byteOrderMark() throws {
        #expect(try Parsed("\u{FEFF}a: é\n").root().outline == "{'a': 'é'}")
        #expect(try Parsed("\u{FEFF}").root().isNull)
    }
}
