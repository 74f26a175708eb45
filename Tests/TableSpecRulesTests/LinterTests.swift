import TableSpecDiagnostics
import TableSpecRules
import Testing

@Suite("The linter")
struct LinterTests {
    private static let example = """
        screen: Settings
        title: Settings
        table:
          style: grouped
          sections:
            - rows:
                - { text: Sounds, accessory: disclosureIndicator }
                - { text: About, detail: Publisher }
        """

    @Test(
        "the remedy for an unlabeled control is possible in its cell",
        arguments: [
            ("accessory: { switch: $(on) }", "add 'text', or 'accessibilityLabel'"),
            ("content: { switch: $(on) }", "add a label to the content, or 'accessibilityLabel'"),
            ("content: { slider: $(part) }", "add a label to the content, or 'accessibilityLabel'"),
            ("content: { datePicker: $(date) }", "add a label to the content, or 'accessibilityLabel'"),
            ("content: { textView: $(name) }", "add 'placeholder', a label to the content, or 'accessibilityLabel'"),
            ("content: { textField: $(name) }", "add 'placeholder', a label to the content, or 'accessibilityLabel'"),
            ("accessory: { textField: $(name) }", "add 'placeholder', 'text', or 'accessibilityLabel'"),
        ]
    )
    func unlabeledControl(_ keys: String, _ help: String) {
        let linted = Linted(
            """
            screen: Settings
            title: Settings
            state: { on: Bool, part: Double, name: String, date: Date }
            table:
              style: grouped
              sections:
                - rows:
                    - { id: control, selectionStyle: none, \(keys) }
            """
        )
        #expect(linted.findings.first { $0.id == "unlabelled-control" }?.help == help, "\(linted.report)")
    }

    @Test("all rules run, and each finding has its rule's severity")
    func defaults() {
        let findings = Linted(Self.example).findings
        #expect(findings.map(\.id) == ["disclosure-without-destination", "detail-in-default-style"])
        #expect(findings.allSatisfy { $0.severity == .error })
    }

    @Test(
        "the configuration sets the severity of a rule's findings",
        arguments: RuleConfiguration.Level.allCases
    )
    func severity(_ level: RuleConfiguration.Level) {
        let configuration = RuleConfiguration(levels: ["detail-in-default-style": level])
        let findings = Linted(Self.example, configuration: configuration).findings
        let severity = findings.first { $0.id == "detail-in-default-style" }?.severity
        #expect(severity?.rawValue == (level == .off ? nil : level.rawValue))
        #expect(findings.contains { $0.id == "disclosure-without-destination" && $0.severity == .error })
    }

    @Test("an unknown id has no effect")
    func unknown() {
        let configuration = RuleConfiguration(levels: ["no-such-rule": .error])
        #expect(Linted(Self.example, configuration: configuration).findings == Linted(Self.example).findings)
    }

    @Test("the nearest name is suggested for an unknown screen, and the fix inserts it")
    func nearest() {
        let linted = Linted(
            """
            screen: Settings
            title: Settings
            external: { Sounds: SoundsViewController, Display: DisplayViewController }
            table:
              style: grouped
              sections:
                - rows:
                    - { text: Sounds, accessory: disclosureIndicator, segue: Suonds }
                    - { text: More, accessory: disclosureIndicator, segue: Bluetooth }
            """
        )
        #expect(linted.findings.map(\.help?.first) == ["d", "w"], "\(linted.report)")
        #expect(linted.findings.map(\.fixIts.count) == [1, 0])
        let fixed = linted.text(applying: linted.findings.flatMap(\.fixIts))
        #expect(fixed.contains("segue: Sounds }"))
        #expect(fixed.contains("segue: Bluetooth }"))
    }

    @Test("an empty screen name is reported as such, wherever it is")
    func emptyName() {
        let linted = Linted(
            """
            screen: Settings
            title: Settings
            external: { Sounds: SoundsViewController }
            table:
              style: grouped
              sections:
                - rows:
                    - { text: Sounds, accessory: disclosureIndicator, segue: Sounds }
                    - { text: A, accessory: disclosureIndicator, segue: ⟦""⟧ }
                    - { text: B, accessory: disclosureIndicator, segue: { to: ⟦" "⟧ } }
                    - { text: C, unwind: ⟦""⟧ }
                    - { text: D, trailingSwipeActions: [{ title: E, unwind: { to: ⟦""⟧ } }] }
            """
        )
        let findings = linted.findings.filter { $0.id == "segue-to-unknown-screen" }
        #expect(findings.map(\.range).sorted() == linted.marks, "\(linted.report)")
        #expect(
            findings.allSatisfy {
                $0.message == "the name of the screen is empty; expected a screen, or one declared under 'external'"
                    && $0.help == "write the name of the screen: 'Settings' or 'Sounds'" && $0.fixIts.isEmpty
            },
            "\(linted.report)"
        )
    }

    @Test("a finding names the other place that it depends on")
    func labels() throws {
        let linted = Linted(
            """
            screen: Cities
            input: { city: "[String]" }
            table:
              prototypes:
                - { id: ⟦CityCell⟧, text: $(name) }
                - { id: ⟦CityCell⟧, text: $(name) }
              sections:
                - rows: { forEach: name in city, prototype: CityCell }
            """
        )
        let finding = try #require(linted.findings.first)
        #expect(finding.range == linted.marks[1])
        #expect(finding.labels == [.init("first used here", at: linted.marks[0])])
        #expect(linted.findings.count == 1)
    }
}

@Suite("The texts of a screen")
struct ShownTextTests {
    @Test("are checked in every place")
    func everywhere() {
        let linted = Linted(
            """
            screen: Sounds
            title: Sounds
            state: { sounds: [String] }
            navigationItem:
              titleView: { label: ⟦TBD⟧ }
              backButtonTitle: ⟦TBD⟧
              right: { view: { segmentedControl: momentary, segments: [⟦TBD⟧, B], action: change } }
            views: { above: [{ button: ⟦TBD⟧, action: play }] }
            table:
              headerView: ⟦TBD⟧
              footerView: { text: ⟦TBD⟧ }
              refreshControl: { action: refresh, title: ⟦TBD⟧ }
              prototypes: [{ id: Sound, content: [{ label: ⟦TBD⟧ }, $(sound)] }]
              sections:
                - rows:
                    forEach: sound in sounds
                    prototype: Sound
                    editing:
                      delete: true
                      deleteTitle: ⟦TBD⟧
                      leadingSwipeActions: [{ title: ⟦TBD⟧, action: flag }]
            """
        )
        #expect(linted.earlier.isEmpty, "\(linted.report)")
        let found = linted.findings.filter { $0.id == "placeholder-text" }.map(\.range).sorted()
        #expect(found == linted.marks.sorted(), "\(linted.report)")
    }
}
