import Testing

@Suite("Validations in Swift")
struct ValidationTests {
    private func form(_ validation: String, type: String = "String", control: String = "textField") -> Generated {
        Generated(
            rows: "{ id: name, text: Name, accessory: { \(control): $(name) }, validate: [\(validation)] }",
            "{ id: other, text: Other, enabled: $(isValid) }",
            keys: "state: { name: \(type), minimum: Int = 2, isOpen: Bool }"
        )
    }

    @Test func aFieldIsValidatedWithAMessageBelow() {
        let generated = form("{ required: Enter a name. }")
        #expect(generated.findings == [])
        expect(
            generated,
            has: "TableSpec.ValidatedScreen, TableSpec.StatefulScreen {",
            "private(set) lazy var validation = TableSpec.RowValidation<Row>(\n[.name],\nproblem: { [unowned self] in problem(of: $0) },\nshowing: { [weak self] in self?.updateValidation() },\nrevealing: { [weak self] in self?.source.reveal($0) }\n)",
            "var isValid: Bool { validation.isValid }",
            "TableSpec.bind($0, to: \\.name, of: self)\nTableSpec.validate($0, as: .name, of: self)",
            "case .name: TableSpec.RowContent(\"Name\", with: nameTextField, in: \"name\").message(validation.messages[.name])",
            "case .other: TableSpec.RowContent(\"Other\", isSelectable: false).enabled(isValid)",
            "switch row {\ncase .name:\nif state.name.isEmpty { return .message(\"Enter a name.\") }\ndefault: break\n}\nreturn nil",
            "validation.update()",
            "case .name: validation.hasOtherMessage(row.id)\ncase .other: validation.validityChanged"
        )
        #expect(generated.supports("final class RowValidation<Row: Hashable>"))
        #expect(!generated.support.contains("TextPattern") && !generated.support.contains("ValueQuestion"))
    }

    @Test func whatIsMissingDependsOnTheType() {
        expect(
            form("{ required: A }", type: "Bool", control: "switch"),
            has: "if !state.name { return .message(\"A\") }"
        )
        expect(
            form("{ required: A }", type: "'Color?'", control: "colorWell"),
            has: "if state.name == nil { return .message(\"A\") }"
        )
    }

    @Test func conditionsAreTurnedRound() {
        expect(
            form("{ when: $(name.count >= minimum), else: \"$(minimum) at least\" }"),
            has: "if state.name.count < state.minimum { return .message(\"\\(state.minimum) at least\") }"
        )
        expect(form("{ when: $(!isOpen), else: A }"), has: "if state.isOpen { return .message(\"A\") }")
        expect(
            form("{ when: $(isOpen || name != \"\"), else: A }"),
            has: "if !(state.isOpen || state.name != \"\") { return .message(\"A\") }"
        )
    }

    @Test func aPatternIsReadOnceAndIsData() {
        let generated = form(#"{ matches: '"\\\(a\)\d+', else: A }, { matches: "b", else: B }"#)
        #expect(generated.findings == [])
        expect(
            generated,
            has: #"private let namePattern = TableSpec.TextPattern("\"\\\\\\(a\\)\\d+")"#,
            "private let namePattern2 = TableSpec.TextPattern(\"b\")",
            "if !namePattern.matches(state.name) { return .message(\"A\") }"
        )
    }

    @Test func theAppIsAsked() {
        let generated = form("{ action: isFree, else: Taken. }")
        expect(
            generated,
            has: "func isFree(_ name: String) async -> Bool",
            "private lazy var nameQuestion = TableSpec.ValueQuestion<String>(\nasking: { [weak self] in await self?.actions?.isFree($0) ?? true },\nshowing: { [weak self] in self?.updateValidation() }\n)",
            "if !state.name.isEmpty, let problem = nameQuestion.problem(of: state.name, else: \"Taken.\") {\nreturn problem\n}"
        )
        expect(
            form("{ action: isAllowed, else: No. }", type: "Int", control: "stepper"),
            has: "func isAllowed(_ name: Int) async -> Bool",
            "if let problem = nameQuestion.problem(of: state.name, else: \"No.\") { return problem }"
        )
    }

    @Test func aControlTellsAfterItsChange() {
        expect(
            Generated(
                rows: "{ id: on, text: On, accessory: { switch: $(on), action: told }, validate: [{ required: A }] }",
                keys: "state: { on: Bool }"
            ),
            has:
                "TableSpec.bind(UISwitch(), to: \\.on, of: self) { [weak self] in\nself?.validation.leave(.on)\nself?.actions?.told()\n}",
            "switch row {\ncase .on:\nif !state.on { return .message(\"A\") }\n}\nreturn nil"
        )
    }

    @Test func aHiddenRowIsNotChecked() {
        expect(
            Generated(
                """
                screen: Test
                state: { name: String, isOpen: Bool, isOn: Bool }
                table:
                  sections:
                    - id: only
                      visible: $(isOn)
                      rows: [{ id: name, visible: $(isOpen), accessory: { textField: $(name) }, validate: [{ required: A }] }]
                """
            ),
            has: "guard state.isOn && state.isOpen else { return nil }"
        )
    }

    /// The value of an inline picker counts while the picker is closed; the row that shows it has the message.
    @Test func aRowThatATapShowsIsCheckedWhileItIsHidden() {
        let generated = Generated(
            rows: "{ id: ends, text: Ends, toggle: $(isOpen) }",
            "{ id: picker, content: { datePicker: $(end) }, visible: $(isOpen && hasEnd), validate: { when: $(end > start), else: A } }",
            keys: "state: { start: Date, end: Date, hasEnd: Bool, isOpen: Bool }"
        )
        expect(
            generated,
            has: "guard state.hasEnd else { return nil }\nif state.end <= state.start { return .message(\"A\") }",
            ".message(state.isOpen ? nil : validation.messages[.picker])",
            "case .ends: validation.hasOtherMessage(.picker) || state.isOpen != old.isOpen"
        )
    }

    /// A tap that turns a setting on and off says whether the rows below it mean anything.
    @Test func aRowOfASettingThatIsOffIsNotChecked() {
        let generated = Generated(
            rows: "{ id: ends, text: Ends, accessory: { switch: $(isOn) }, toggle: $(isOn) }",
            "{ id: picker, content: { datePicker: $(end) }, visible: $(isOn), validate: { when: $(end > start), else: A } }",
            keys: "state: { start: Date, end: Date, isOn: Bool }"
        )
        expect(generated, has: "guard state.isOn else { return nil }")
        #expect(!generated.swift.contains("isOn ? nil"))
    }

    @Test func aResultIsHandedBackWhenAllIsRight() {
        expect(
            Generated(
                """
                screen: Test
                types: { Account: { name: String } }
                result: Account
                state: { name: String }
                navigationItem: { right: { systemItem: save, finish: save, enabled: $(isChanged && isValid) } }
                table: { sections: [{ id: s, rows: [{ id: name, accessory: { textField: $(name) }, validate: [{ required: A }] }] }] }
                """
            ),
            has: "func save() {\nguard validation.validate() else { return }\n",
            "private var initialState: State?",
            "initialState = state",
            "isEnabled = isChanged && isValid"
        )
    }

    @Test func screensWithoutItHaveNothingOfIt() {
        let generated = Generated(
            rows: "{ id: name, accessory: { textField: $(name) } }",
            keys: "state: { name: String }"
        )
        #expect(!generated.swift.contains("alid") && !generated.support.contains("alid"))
    }

    @Test func namesThatTheScreenTakesAreReported() {
        let generated = Generated(
            rows: "{ id: name, accessory: { textField: $(name) }, validate: [{ matches: a, else: B }] }",
            "{ id: ⟦namePattern⟧, content: [{ label: A }] }",
            keys: "state: { name: String }"
        )
        #expect(generated.findings == [])
    }
}
