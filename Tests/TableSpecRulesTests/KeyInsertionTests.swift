import TableSpecDiagnostics
import TableSpecRules
import Testing

/// A row with a switch lacks 'selectionStyle: none', in every layout in which a row can be written.
@Suite("Fixes that add a key")
struct KeyInsertionTests {
    private static func linted(_ row: String) -> Linted {
        Linted(
            """
            screen: Sounds
            title: Sounds
            state: { isOn: Bool }
            table:
              style: grouped
              sections:
                - rows:
            \(row)
            """
        )
    }

    /// The rows of the fixed spec.
    private static func fixed(_ row: String) -> String {
        let linted = linted(row)
        #expect(linted.ids == ["selectable-control-row"], "\(linted.report)")
        let text = linted.text(applying: linted.findings.flatMap(\.fixIts))
        let again = Linted(text)
        #expect(again.ids.isEmpty, "\(text)\n\(again.report)")
        return String(text.split(separator: "- rows:\n", maxSplits: 1)[1])
    }

    @Test("in brackets, before the closing one")
    func brackets() {
        #expect(
            Self.fixed("        - { text: Mute, accessory: { switch: $(isOn) } }  # a comment\n")
                == "        - { text: Mute, accessory: { switch: $(isOn) }, selectionStyle: none }  # a comment\n"
        )
        #expect(
            Self.fixed("        - {text: Mute, accessory: {switch: $(isOn)},}\n")
                == "        - {text: Mute, accessory: {switch: $(isOn)}, selectionStyle: none}\n"
        )
    }

    @Test("on lines, below the last one")
    func lines() {
        #expect(
            Self.fixed(
                "        - text: Mute\n          accessory: { switch: $(isOn) }  # a comment\n\n        - Other\n"
            )
                == "        - text: Mute\n          accessory: { switch: $(isOn) }  # a comment\n"
                + "          selectionStyle: none\n\n        - Other\n"
        )
        #expect(
            Self.fixed(
                "        -   accessory:\n              switch: $(isOn)\n            text: |\n              Mute\n              all"
            )
                == "        -   accessory:\n              switch: $(isOn)\n            text: |\n              Mute\n"
                + "              all\n            selectionStyle: none"
        )
    }

    @Test("with the line ends of the file")
    func lineEnds() {
        let row = "        - text: Mute\r\n          accessory: { switch: $(isOn) }\r\n        - Other\r\n"
        #expect(
            Self.fixed(row) == "        - text: Mute\r\n          accessory: { switch: $(isOn) }\r\n"
                + "          selectionStyle: none\r\n        - Other\r\n"
        )
    }

    @Test(
        "is left to people where the place is not certain",
        arguments: [
            "        - { text: Mute, accessory: { switch: $(isOn) } # a comment\n          }\n",
            "        - {}\n        - { text: A, <<: &row { text: Mute, accessory: { switch: $(isOn) } } # x\n          }\n",
        ]
    )
    func uncertain(_ row: String) {
        let linted = Self.linted(row)
        let finding = linted.findings.first { $0.id == "selectable-control-row" }
        #expect(finding?.fixIts.isEmpty == true, "\(linted.report)")
    }

    @Test("is not offered for an alias")
    func alias() {
        let linted = Self.linted(
            """
                    - &mute { text: Mute, accessory: { switch: $(isOn) }, selectionStyle: none }
                - rows:
                    - *mute
            """
        )
        #expect(linted.findings.allSatisfy { $0.fixIts.isEmpty }, "\(linted.report)")
    }
}
