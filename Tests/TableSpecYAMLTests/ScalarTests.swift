import TableSpecDiagnostics
import TableSpecYAML
import Testing

@Suite("Scalars")
struct ScalarTests {
    private func scalar(_ text: String) throws -> YAMLNode {
        let parsed = Parsed("value: " + text)
        #expect(parsed.messages.isEmpty)
        return try #require(try parsed.root()["value"])
    }

    @Test(
        "have their content with quotes, escapes and folding resolved",
        arguments: [
            ("Sound Effects", "Sound Effects", YAMLNode.ScalarStyle.plain),
            ("one\n  two\n\n  three", "one two\nthree", .plain),
            ("'it''s'", "it's", .singleQuoted),
            ("'plain inside'", "plain inside", .singleQuoted),
            (#""a\tb\u00e9\x41\n""#, "a\tbéA\n", .doubleQuoted),
            (#""""#, "", .doubleQuoted),
            ("\"one\n  two\"", "one two", .doubleQuoted),
            ("|\n  one\n   two\n\n", "one\n two\n", .literal),
            ("|-\n  one\n", "one", .literal),
            ("|+\n  one\n\n", "one\n\n", .literal),
            (">\n  one\n  two\n", "one two\n", .folded),
            ("a # comment", "a", .plain),
            ("a#b", "a#b", .plain),
            ("日本語 😀", "日本語 😀", .plain),
        ]
    )
    func content(_ text: String, _ content: String, _ style: YAMLNode.ScalarStyle) throws {
        let node = try scalar(text)
        #expect(node.string == content)
        #expect(node.style == style)
        #expect(node.kind == .scalar)
        #expect(node.withUTF8 { Array($0) } == Array(content.utf8))
    }

    @Test(
        "as text don't end with the line break of a block scalar, unless '+' keeps it",
        arguments: [
            ("|\n  one\n", "one"), (">\n  one\n  two\n", "one two"), ("|\n  one\n\n\n", "one"), ("|-\n  one\n", "one"),
            ("|+\n  one\n", "one\n"), (">2+\n   one\n", " one\n"), ("|+2\n   one\n\n", " one\n\n"),
            ("\"one\\n\"", "one\n"), ("|\n  one\n  +\n", "one\n+"), ("&a |\n  one\n", "one"),
            ("&a |+\n  one\n", "one\n"),
        ]
    )
    func text(_ text: String, _ content: String) throws {
        #expect(try scalar(text).text == content)
    }

    @Test("are compared with text without creating a string")
    func isEqual() throws {
        #expect(try scalar("show").isEqual(to: "show"))
        #expect(try scalar("\"s\\x68ow\"").isEqual(to: "show"))
        #expect(try !scalar("shown").isEqual(to: "show"))
        #expect(try !scalar("[show]").isEqual(to: ""))
    }

    @Test("are null by the core schema", arguments: ["", "~", "null", "Null", "NULL"])
    func null(_ text: String) throws {
        #expect(try scalar(text).isNull)
    }

    @Test("are not null", arguments: ["nULL", "''", "\"null\"", "none", "0", "!!str", "[]", "{}", "|\n  null"])
    func notNull(_ text: String) throws {
        #expect(try !scalar(text).isNull)
    }

    @Test(
        "are booleans by the core schema",
        arguments: [
            ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false), ("FALSE", false),
            ("yes", nil), ("on", nil), ("tRUE", nil), ("'true'", nil), ("1", nil), ("!!str true", nil),
            ("!!bool 'true'", true), ("[true]", nil),
        ] as [(String, Bool?)]
    )
    func bool(_ text: String, _ value: Bool?) throws {
        #expect(try scalar(text).boolValue == value)
    }

    @Test(
        "are integers by the core schema",
        arguments: [
            ("0", 0), ("12", 12), ("-7", -7), ("+5", 5), ("007", 7), ("0o17", 15), ("0xfF", 255),
            ("9223372036854775807", .max), ("-9223372036854775808", .min), ("9223372036854775808", nil),
            ("0x", nil), ("0o8", nil), ("0x-1", nil), ("1_000", nil), ("1.0", nil), ("'-'", nil), ("+", nil),
            ("--1", nil), ("'1'", nil),
            ("!!int '1'", 1), ("!!str 1", nil), ("! 1", nil), ("１", nil),
        ] as [(String, Int?)]
    )
    func int(_ text: String, _ value: Int?) throws {
        #expect(try scalar(text).intValue == value)
    }

    @Test(
        "are numbers by the core schema",
        arguments: [
            ("7.5", 7.5), ("-0.5", -0.5), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("+1.5E-2", 0.015), ("12", 12),
            ("0x10", 16), (".inf", .infinity), ("-.Inf", -.infinity), ("+.INF", .infinity), ("1e400", .infinity),
            ("100000000000000000000", 1e20), (".", nil), ("e3", nil), ("1e", nil), ("1.2.3", nil),
            ("inf", nil), ("nan", nil), ("0x1p3", nil), ("'7.5'", nil), ("!!float '7.5'", 7.5), ("!!float 7", 7),
        ] as [(String, Double?)]
    )
    func double(_ text: String, _ value: Double?) throws {
        #expect(try scalar(text).doubleValue == value)
    }

    @Test("that are .nan are not a number", arguments: [".nan", ".NaN", ".NAN"])
    func notANumber(_ text: String) throws {
        #expect(try scalar(text).doubleValue?.isNaN == true)
    }

    @Test("know their tags")
    func tags() throws {
        #expect(try scalar("!!str 5").tag == "tag:yaml.org,2002:str")
        #expect(try scalar("! 5").tag == "!")
        #expect(try scalar("5").tag == nil)
    }

    @Test(
        "with a tag that specs don't support, or that the value contradicts, are diagnosed and kept",
        arguments: [
            ("⟦!color⟧ red", "tag '!color' isn't supported; specs don't use tags", "red"),
            ("⟦!!binary⟧ aGk=", "tag '!!binary' isn't supported; specs don't use tags", "aGk="),
            ("⟦!<tag:x.org,2000:y>⟧ z", "tag '!<tag:x.org,2000:y>' isn't supported; specs don't use tags", "z"),
            ("&a ⟦!!int⟧ five", "tag '!!int' requires an integer, but the value is 'five'", "five"),
            ("⟦!!bool⟧", "tag '!!bool' requires true or false, but the value is empty", ""),
            ("⟦!!str⟧ [1]", "tag '!!str' requires a string, but the value is a list", ""),
        ]
    )
    func foreignTags(_ text: String, _ message: String, _ content: String) throws {
        let parsed = Parsed("value: " + text)
        #expect(parsed.messages == ["yaml-tag: " + message])
        #expect(parsed.places == parsed.marks)
        #expect(try parsed.root()["value"]?.string == content)
    }
}
