import TableSpecModel
import Testing

@Suite("Validations of the values of rows")
struct ValidationTests {
    private func resolved(rows: String, button: String = "$(isValid)", section: String = "") -> Resolved {
        Resolved(
            """
            screen: Test
            state: { name: String, other: String, count: Int, agrees: Bool, isOpen: Bool }
            navigationItem: { right: { title: Save, action: save, enabled: \(button) } }
            table:
              sections:
                - id: only
            \(section)
                  rows:
                    - { id: open, text: Open, accessory: { switch: $(isOpen) } }
            \(rows.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))
            """
        )
    }

    private func field(_ validations: String, button: String = "$(isValid)") -> Resolved {
        resolved(
            rows: "- { id: name, text: Name, accessory: { textField: $(name) }, validate: [\(validations)] }",
            button: button
        )
    }

    private func isSaveEnabled(_ resolved: Resolved) -> Bool? { resolved.content?.rightItems.first?.isEnabled }

    @Test func whatIsRightIsDecidedByTheSamples() {
        let missing = field("{ required: Enter a name. }")
        expect(missing)
        #expect(missing.content?.sections.first?.rows.last?.message == "Enter a name.")
        #expect(isSaveEnabled(missing) == false)
        let empty = field("{ matches: '[a-z]+', else: Wrong. }")
        expect(empty)
        #expect(empty.content?.sections.first?.rows.last?.message == nil, "an empty text matches")
        #expect(isSaveEnabled(empty) == true)
        let condition = field("{ when: $(name.count >= 2), else: \"$(count) is too short.\" }")
        expect(condition)
        #expect(condition.content?.sections.first?.rows.last?.message == "0 is too short.")
    }

    @Test func aValidationAloneNeedsNoList() {
        let alone = resolved(
            rows: "- { text: Name, accessory: { textField: $(name) }, validate: { required: Enter a name. } }"
        )
        expect(alone)
        #expect(alone.content?.sections.first?.rows.last?.message == "Enter a name.")
        #expect(isSaveEnabled(alone) == false)
    }

    @Test func aRowThatIsNotThereHasNoProblem() {
        let row =
            "{ id: name, text: Name, visible: $(isOpen), accessory: { textField: $(name) }, validate: [{ required: A }] }"
        let hidden = resolved(rows: "- \(row)")
        expect(hidden)
        #expect(isSaveEnabled(hidden) == true)
    }

    @Test func whatTheAppWouldSayIsNotKnown() {
        let asked = Resolved(
            """
            screen: Test
            state: { name: String = Ada }
            navigationItem: { right: { title: Save, action: save, enabled: $(isValid) } }
            table: { sections: [{ id: s, rows: [{ text: Name, accessory: { textField: $(name) }, validate: [{ action: isFree, else: Taken. }] }] }] }
            """
        )
        expect(asked)
        #expect(isSaveEnabled(asked) == false)
        #expect(asked.content?.sections.first?.rows.first?.message == nil)
    }

    @Test func theStateOfAPictureIsTheFirstOne() {
        let unchanged = field("{ required: A }", button: "$(isChanged)")
        expect(unchanged)
        #expect(isSaveEnabled(unchanged) == false)
        #expect(unchanged.screen?.builtInNames == [.isChanged])
    }

    @Test func whatTheSpecDeclaresTakesThePlaceOfABuiltInName() {
        let declared = Resolved(
            """
            screen: Test
            state: { isValid: Bool = true }
            navigationItem: { right: { title: Save, action: save, enabled: $(isValid) } }
            table: { sections: [{ id: s, rows: [A] }] }
            """
        )
        expect(declared)
        #expect(declared.screen?.builtInNames.isEmpty == true && isSaveEnabled(declared) == true)
    }

    // MARK: Findings

    @Test func aValidationAsksOneThing() {
        expect(
            field("⟦{ else: Wrong. }⟧"),
            "validation has no requirement; expected 'required', 'number', 'matches', 'when' or 'action'"
        )
        expect(
            field("{ matches: a, ⟦when⟧: $(agrees), else: A }"),
            "a validation has only one of 'required', 'number', 'matches', 'when' and 'action'; use a list for more"
        )
        expect(field("⟦{ matches: a }⟧"), "validation has no 'else'")
        expect(field("{ required: A, ⟦else⟧: B }"), "'required' already has its message, so 'else' doesn't apply")
        expect(field("⟦{ number: A }⟧"), "'number' requires a text field for a number")
        expect(
            resolved(rows: "- { text: N, accessory: { textField: $(name) }, validate: ⟦email⟧ }"),
            "expected a list of validations, found 'email'"
        )
        expect(field("⟦email⟧"), "expected a mapping with the keys of a validation, found 'email'")
    }

    @Test(arguments: ["'[a-z'", "'(a'", "'a)(b'", "'*a'", "\"(?x)a # b\""])
    func aPatternCompiles(_ pattern: String) {
        let text = pattern.dropFirst().dropLast()
        expect(field("{ matches: ⟦\(pattern)⟧, else: A }"), "'\(text)' isn't a regular expression")
    }

    @Test func aRowHasAValueToValidate() {
        expect(
            resolved(rows: "- { text: A, validate: [⟦{ required: B }⟧] }"),
            "the row has no value that the user can change, so there's nothing to validate"
        )
        expect(
            resolved(rows: "- { id: c, class: MyCell, validate: [⟦{ required: B }⟧] }"),
            "the class of the cell creates its views, so there's no space for a message"
        )
        expect(
            resolved(
                rows: "- { text: A, style: value2, accessory: { switch: $(agrees) }, validate: [⟦{ required: B }⟧] }"
            ),
            "UIKit lays out the style 'value2' itself, so there's no space for a message"
        )
    }

    @Test func theValueIsOneThatTheValidationIsAbout() {
        expect(
            resolved(rows: "- { text: A, accessory: { stepper: $(count) }, validate: [⟦{ required: B }⟧] }"),
            "'count' is 'Int', which is never missing"
        )
        expect(
            resolved(rows: "- { text: A, accessory: { switch: $(agrees) }, validate: [{ matches: ⟦a⟧, else: B }] }"),
            "'matches' requires a string, but 'agrees' is 'Bool'"
        )
        expect(
            resolved(
                rows:
                    "- { id: two, content: [{ textField: $(name) }, { textField: $(other) }], validate: [⟦{ required: B }⟧] }"
            ),
            "the row has several values, but 'required' doesn't specify which one to validate: 'name' or 'other'"
        )
        expect(
            resolved(
                rows: "- { id: two, content: [{ textField: $(name) }, { textField: $(other) }], "
                    + "validate: [{ when: $(name == other), else: B }] }"
            )
        )
    }

    @Test func nothingDependsOnItself() {
        expect(
            resolved(
                rows:
                    "- { text: A, visible: ⟦$(isValid)⟧, accessory: { textField: $(name) }, validate: [{ required: B }] }"
            ),
            "the row is validated only while it's visible, so 'visible' can't depend on 'isValid'"
        )
        expect(
            field("{ when: ⟦$(!isValid)⟧, else: B }"),
            "the condition of a validation can't depend on 'isValid'"
        )
        expect(
            resolved(
                rows: "- { text: A, accessory: { textField: $(name) }, validate: [{ required: B }] }",
                section: "      visible: $(⟦isValid⟧ || isOpen)"
            ),
            "rows of the section are validated only while it's visible, so 'visible' can't depend on 'isValid'"
        )
        expect(
            resolved(
                rows: """
                    - { text: A, accessory: { textField: $(name) }, validate: [{ required: B }] }
                    - { text: C, visible: $(isValid), enabled: $(isChanged) }
                    """
            )
        )
    }

    @Test func nothingLocksItself() {
        expect(
            resolved(
                rows:
                    "- { text: A, enabled: ⟦$(isValid)⟧, accessory: { textField: $(name) }, validate: [{ required: B }] }"
            ),
            "'isValid' depends on the row's own value, so 'enabled' would lock the row"
        )
        expect(
            resolved(
                rows: "- { text: A, accessory: { textField: $(name), enabled: $(isOpen && ⟦!isValid⟧) }, "
                    + "validate: [{ required: B }] }"
            ),
            "'isValid' depends on the control's own value, so 'enabled' would lock the control"
        )
        expect(
            resolved(
                rows: """
                    - id: both
                      content: [{ textField: $(name) }, { button: Check, action: check, enabled: $(isValid) }]
                      validate: [{ required: B }]
                    - { text: C, accessory: { textField: $(other), enabled: $(isValid) } }
                    """
            )
        )
    }

    @Test func aMessageHasRoom() {
        let row = "accessory: { textField: $(name) }, validate: [{ required: B }]"
        expect(
            resolved(rows: "- { text: A, height: ⟦60⟧, \(row) }"),
            "the row has a fixed height of 60 points, so there's no space for a message"
        )
        expect(
            Resolved(
                """
                screen: Test
                state: { name: String }
                table: { rowHeight: ⟦44.5⟧, sections: [{ id: s, rows: [{ text: A, \(row) }, { text: C, height: 60 }] }] }
                """
            ),
            "rows have a fixed height of 44.5 points, so there's no space for a message"
        )
        expect(resolved(rows: "- { text: A, \(row) }\n- { text: C, height: 60 }"))
    }

    @Test func aBuiltInNameStandsForSomething() {
        expect(
            resolved(rows: "- { text: A, enabled: $(isOpen) }", button: "$(isOpen && ⟦isValid⟧)"),
            "no row has 'validate', so 'isValid' would always be true"
        )
        expect(
            Resolved(rows: "        - { text: A, enabled: ⟦$(isChanged)⟧ }"),
            "the screen has no state, so 'isChanged' would never be true"
        )
        expect(
            resolved(rows: "- { text: A, ⟦validat⟧: [{ required: B }], accessory: { textField: $(name) } }"),
            "unknown key 'validat' in row; expected 'validate', 'id', 'height', 'visible', 'class', 'set' or 52 others; "
                + "see 'tablespec help keys row'"
        )
    }

    @Test func aBuiltInNameIsNoValueToWrite() {
        expect(
            field("{ required: A }", button: "$(isValid.⟦count⟧ > 1)"),
            "'Bool' has no property 'count'"
        )
        expect(
            resolved(
                rows: """
                    - { text: A, accessory: { textField: $(name) }, validate: [{ required: B }] }
                    - { text: C, accessory: { switch: ⟦$(isValid)⟧ } }
                    """
            ),
            "a switch changes its value, so it must be bound to the state, but 'isValid' isn't part of it"
        )
    }
}
