import TableSpecDiagnostics
import TableSpecRules
import Testing

/// A button that adds lacks 'enabled: notEditing', in every layout in which a bar button can be written.
@Suite("Fixes that add a key")
struct KeyInsertionTests {
    private static func linted(_ row: String) -> Linted {
        Linted(
            """
            screen: Sounds
            title: Sounds
            state: { names: [String] }
            navigationItem: { right: edit }
            table:
              prototypes: [{ id: Cell, text: $(name) }]
              sections: [{ rows: { forEach: name in names, prototype: Cell, editing: { delete: true } } }]
            toolbar:
            \(row)
            """
        )
    }

    /// The buttons of the fixed spec.
    private static func fixed(_ row: String) -> String {
        let linted = linted(row)
        #expect(linted.ids == ["add-button-while-editing"], "\(linted.report)")
        let text = linted.text(applying: linted.findings.flatMap(\.fixIts))
        let again = Linted(text)
        #expect(again.ids.isEmpty, "\(text)\n\(again.report)")
        return String(text.split(separator: "toolbar:\n", maxSplits: 1)[1])
    }

    @Test("in brackets, before the closing one")
    func brackets() {
        #expect(
            Self.fixed("        - { systemItem: add, action: add }  # a comment\n")
                == "        - { systemItem: add, action: add, enabled: notEditing }  # a comment\n"
        )
        #expect(
            Self.fixed("        - {systemItem: add, action: add,}\n")
                == "        - {systemItem: add, action: add, enabled: notEditing}\n"
        )
    }

    @Test("on lines, below the last one")
    func lines() {
        #expect(
            Self.fixed(
                "        - systemItem: add\n          action: add  # a comment\n\n        - { systemItem: save, action: save }\n"
            )
                == "        - systemItem: add\n          action: add  # a comment\n"
                + "          enabled: notEditing\n\n        - { systemItem: save, action: save }\n"
        )
        #expect(
            Self.fixed(
                "        -   systemItem: add\n            action: add\n            accessibilityLabel: |\n              Add\n"
                    + "              all"
            )
                == "        -   systemItem: add\n            action: add\n            accessibilityLabel: |\n              Add\n"
                + "              all\n            enabled: notEditing"
        )
    }

    @Test("with the line endings of the file")
    func lineEnds() {
        let row =
            "        - systemItem: add\r\n          action: add\r\n        - { systemItem: save, action: save }\r\n"
        #expect(
            Self.fixed(row) == "        - systemItem: add\r\n          action: add\r\n"
                + "          enabled: notEditing\r\n        - { systemItem: save, action: save }\r\n"
        )
    }

    @Test(
        "is omitted if the place is uncertain",
        arguments: [
            "        - { systemItem: add, action: add # a comment\n          }\n",
            "        - { accessibilityLabel: Add, <<: &button { systemItem: add, action: add } # x\n          }\n",
        ]
    )
    func uncertain(_ row: String) {
        let linted = Self.linted(row)
        let finding = linted.findings.first { $0.id == "add-button-while-editing" }
        #expect(finding?.fixIts.isEmpty == true, "\(linted.report)")
    }

    @Test("isn't offered for an alias")
    func alias() {
        let linted = Self.linted(
            """
                    - &add { systemItem: add, action: add, enabled: notEditing }
                    - *add
            """
        )
        #expect(linted.findings.allSatisfy { $0.fixIts.isEmpty }, "\(linted.report)")
    }
}
