import TableSpecDiagnostics
import TableSpecRules
import Testing

/// A row or table has a key without effect, in every layout in which it can be written.
@Suite("Fixes that remove a key")
struct KeyRemovalTests {
    private static func linted(_ rows: String, table: String = "") -> Linted {
        Linted("screen: Sounds\ntitle: Sounds\ntable:\n\(table)  style: grouped\n  sections:\n    - rows:\n\(rows)")
    }

    /// The fixed spec, from its rows on.
    private static func fixed(_ rows: String) -> String {
        let linted = linted(rows)
        #expect(linted.ids == ["setting-without-effect"], "\(linted.report)")
        let text = linted.text(applying: linted.findings.flatMap(\.fixIts))
        let again = Linted(text)
        #expect(again.ids.isEmpty, "\(text)\n\(again.report)")
        return String(text.split(separator: "- rows:\n", maxSplits: 1).last ?? "")
    }

    @Test("in brackets, with the comma before or after it")
    func brackets() {
        #expect(
            Self.fixed("        - { text: Mute, indentationWidth: 20 } # a comment\n")
                == "        - { text: Mute } # a comment\n"
        )
        #expect(Self.fixed("        - { indentationWidth: 20,  text: Mute }\n") == "        - { text: Mute }\n")
        #expect(Self.fixed("        - {text: A,indentationWidth: 20,tag: 2}\n") == "        - {text: A,tag: 2}\n")
    }

    @Test("on lines, with its line")
    func lines() {
        #expect(
            Self.fixed("        - text: Mute\n          indentationWidth: 20\n        - Other\n")
                == "        - text: Mute\n        - Other\n"
        )
        #expect(
            Self.fixed("        - text: Mute\r\n          indentationWidth: 20\r\n          tag: 1\r\n")
                == "        - text: Mute\r\n          tag: 1\r\n"
        )
        #expect(Self.fixed("        - text: Mute\n          indentationWidth: 20") == "        - text: Mute\n")
    }

    @Test(
        "is omitted if the extent of the key is uncertain",
        arguments: [
            "        - text: Mute\n          indentationWidth: 20 # why\n",
            "        - indentationWidth: 20\n          text: Mute\n",
            "        - text: Mute\n          indentationWidth:\n            20\n",
            "        - { text: Mute, \"indentationWidth\": 20 }\n",
        ]
    )
    func uncertain(_ row: String) {
        let linted = Self.linted(row)
        #expect(linted.ids == ["setting-without-effect"], "\(linted.report)")
        #expect(linted.findings.allSatisfy { $0.fixIts.isEmpty }, "\(linted.report)")
    }
}
