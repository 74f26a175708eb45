import Testing

/// No text of a spec can become code.
@Suite("Hostile texts")
struct HostileTextTests {
    static let texts = [
        #"a "quoted" b"#, #"\"#, #"\\"#, #"\(exit(1))"#, #"""#, #"""" + exit(1) + """"#, "a\nb", "a\r\nb", "\u{2028}",
        "*/ exit(1) /*", "// exit(1)", "</script><script>alert(1)</script>", "#if DEBUG", "🎉👩‍👩‍👧", "שלום \u{202E}abc",
        "\u{0}\u{1}",
        "#\"", "`exit(1)`", "a\u{301}\u{308}", "$(", "]] }} ))",
    ]

    /// The same spec with a text in every place that takes one.
    private func code(with text: String) -> String { Skeleton(swift(with: text)).code }

    private func swift(with text: String) -> String {
        let quoted = "\"" + text.unicodeScalars.map { String(format($0)) }.joined() + "\""
        let generated = Generated(
            """
            screen: Test
            title: \(quoted)
            state: { name: String, flag: Bool, count: Int }
            navigationItem: { prompt: \(quoted), right: { title: \(quoted), action: go } }
            table:
              prototypes:
                - { id: \(quoted), text: \(quoted), image: { symbol: \(quoted) } }
              sections:
                - header: \(quoted)
                  id: first
                  footer: \(quoted)
                  rows:
                    - id: a
                      style: subtitle
                      text: \(quoted)
                      detail: "x\(quoted.dropFirst().dropLast())$(name)"
                      accessibilityLabel: \(quoted)
                      accessibilityIdentifier: \(quoted)
                      accessory: { textField: $(name), placeholder: \(quoted) }
                    - { id: b, text: \(quoted), accessory: { button: \(quoted), action: go } }
                - id: second
                  rows: { forEach: c in names, prototype: \(quoted) }
            input: { names: [String] }
            samples: { names: [\(quoted)], name: \(quoted) }
            """
        )
        return generated.swift
    }

    @Test("a text is one line of a comment", arguments: ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{85}b"])
    func comments(_ text: String) {
        func comments(_ text: String) -> [Substring] {
            swift(with: text).split(separator: "\n").filter { $0.contains("// ") || $0.contains("/// ") }
        }
        #expect(comments(text).count == comments("a b").count)
        #expect(comments(text).contains { $0.contains("“a b”") })
    }

    @Test func whatManyPlacesDoIsCountedInComments() {
        let rows = (0..<500).map { "        - { id: r\($0), text: Row \($0), action: go }\n" }.joined()
        let text = Generated("screen: Test\ntable:\n  sections:\n    - id: s\n      rows:\n\(rows)").swift
        let comment = text.split(separator: "\n").drop { !$0.contains("/// Called when") }.prefix { $0.contains("///") }
        let words = comment.joined(separator: " ").replacing("    /// ", with: "")
        #expect(words.hasSuffix("or another of 500 places is tapped."))
        #expect(comment.count < 10)
    }

    /// YAML escapes, so that the spec can contain every scalar.
    private func format(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"", "\\": "\\" + String(scalar)
        case "$": "$$"
        default:
            if scalar.value < 0x20 || (0x2028...0x202E).contains(scalar.value) {
                "\\u" + String(String(scalar.value + 0x10000, radix: 16).dropFirst())
            } else {
                String(scalar)
            }
        }
    }

    @Test(arguments: texts)
    func textStaysText(_ text: String) {
        #expect(code(with: text) == code(with: "harmless"))
    }

    @Test func texts_areEscaped() {
        expect(
            Generated(rows: #"{ id: a, text: 'Say "hi" \(exit(1)) </script>' }"#),
            has: #"RowContent("Say \"hi\" \\(exit(1)) </script>", isSelectable: false)"#
        )
    }

    @Test(arguments: [
        ("class", "`class`", "classSwitch"), ("3 wheels", "_3Wheels", "_3WheelsSwitch"), ("🎉", "🎉", "🎉Switch"),
        ("self", "selfItem", "selfItemSwitch"), ("Sign Out!", "signOut", "signOutSwitch"),
        (#"a"); exit(1); ("#, "aExit1", "aExit1Switch"), ("größe", "größe", "größeSwitch"),
    ])
    func idsBecomeNames(_ id: String, _ enumCase: String, _ control: String) {
        expect(
            Generated(
                rows: "{ id: '\(id)', text: A, accessory: { switch: $(flag) } }",
                "{ id: other, text: B }",
                keys: "state: { flag: Bool }"
            ),
            has: "enum Row: TableSpec.Item { case \(enumCase), other }",
            "private(set) lazy var \(control) = TableSpec.bind(UISwitch(), "
        )
    }
}

/// Generated source without the contents of literals and comments, and without white space.
private struct Skeleton {
    private(set) var code = ""
    private var rest: Substring

    init(_ source: String) {
        rest = source[...]
        while let character = rest.popFirst() {
            if character == "\"" {
                code += "\""
                skipLiteral()
            } else if character == "/", rest.first == "/" {
                rest = rest.drop { !$0.isNewline }
            } else if !character.isWhitespace {
                code.append(character)
            }
        }
    }

    /// Skips to the end of a literal; what is interpolated is code and stays.
    private mutating func skipLiteral() {
        while let character = rest.popFirst() {
            if character == "\"" { return }
            guard character == "\\" else { continue }
            if rest.popFirst() == "(" {
                code += "("
                skipInterpolation()
            }
        }
    }

    private mutating func skipInterpolation() {
        var depth = 1
        while depth > 0, let character = rest.popFirst() {
            code.append(character)
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == "\"" { skipLiteral() }
        }
    }
}
