import Testing

@Suite("Controls")
struct ControlTests {
    private let state = "state: { flag: Bool, level: Double, count: Int, name: String }"

    @Test func aSwitchWritesTheStateThenTellsTheApp() {
        let generated = Generated(
            rows: "{ id: on, text: On, accessory: { switch: $(flag), action: changed } }",
            keys: state
        )
        expect(
            generated,
            has:
                "private(set) lazy var onSwitch = TableSpec.bind(UISwitch(), to: \\.flag, of: self) { [weak self] in\nself?.actions?.changed()\n}",
            "RowContent(\"On\", with: onSwitch, in: \"on\")",
            "TableSpec.show(state.flag, in: onSwitch)"
        )
        #expect(generated.supports("screen.state[keyPath: path] = control.tableSpecValue"))
        #expect(generated.supports("set { setOn(newValue, animated: window != nil) }"))
    }

    /// A control keeps the typed text, so its row isn't filled again.
    @Test func aControlsOwnValueFillsNoRow() {
        let generated = Generated(rows: "{ id: on, text: On, accessory: { textField: $(name) } }", keys: state)
        expect(
            generated,
            has: "private func showChanges(since old: State) { TableSpec.show(state.name, in: onTextField) }"
        )
        #expect(generated.supports("if view.tableSpecValue != value { view.tableSpecValue = value }"))
    }

    /// A capital letter or a correction makes an address or a password wrong.
    @Test(arguments: [
        ("keyboardType: emailAddress", true), ("keyboardType: URL", true), ("textContentType: username", true),
        ("textContentType: emailAddress", true), ("textContentType: name", false), ("keyboardType: default", false),
        ("textContentType: password, isSecureTextEntry: true", true), ("isSecureTextEntry: true", false),
    ])
    func fieldsForAddressesNeitherCapitalizeNorCorrect(keys: String, isExact: Bool) {
        let generated = Generated(
            rows: "{ id: a, text: A, accessory: { textField: $(name), \(keys) } }",
            keys: state
        )
        #expect(generated.findings == [])
        #expect(generated.has("$0.autocapitalizationType = .none\n$0.autocorrectionType = .no") == isExact)
    }

    @Test func statedTraitsOfFieldsForAddressesStay() {
        let keys = "keyboardType: emailAddress, autocapitalizationType: words, autocorrectionType: yes"
        let field = "{ textField: $(name), \(keys) }"
        expect(
            Generated(rows: "{ id: a, text: A, accessory: \(field) }", keys: state),
            lacks: "autocapitalizationType = .none",
            "autocorrectionType = .no"
        )
    }

    @Test func aDateBeginsWithTheMomentOfTheApp() {
        let generated = Generated(
            rows: "{ id: day, text: Day, accessory: { datePicker: $(day), minimumDate: now } }",
            keys: "state: { day: Date, end: Date = now }"
        )
        expect(generated, has: "var day = Date()", "var end = Date()", "$0.minimumDate = Date()")
        expect(generated, lacks: "1780998060")
    }

    @Test func theReturnKeyGoesFromFieldToField() {
        let generated = Generated(
            rows: "{ id: a, text: A, accessory: { textField: $(name) } }",
            "{ id: b, text: B, accessory: { textField: $(name), returnKeyType: continue } }",
            "{ id: c, text: C, accessory: { textField: $(name) } }",
            keys: state
        )
        expect(
            generated,
            has: "UITableViewController, TableSpec.FormScreen, TableSpec.StatefulScreen",
            "aTextField = TableSpec.with(TableSpec.textField()) {\n$0.returnKeyType = .next\nTableSpec.onReturn(of: $0, focusNextFieldIn: self)",
            "bTextField = TableSpec.with(TableSpec.textField()) {\n$0.returnKeyType = .continue\nTableSpec.onReturn(of: $0, focusNextFieldIn: self)",
            "cTextField = TableSpec.with(TableSpec.textField()) {\n$0.returnKeyType = .done\nTableSpec.onReturnEndEditing(of: $0)",
            "[.init(.a, aTextField), .init(.b, bTextField), .init(.c, cTextField)]"
        )
        let alone = Generated(rows: "{ id: a, text: A, accessory: { textField: $(name) } }", keys: state)
        expect(alone, has: "UITableViewController, TableSpec.Screen, TableSpec.StatefulScreen")
        #expect(!alone.swift.contains("RowField") && !alone.supports("protocol FormScreen"))
    }

    @Test func theReturnKeyGoesToTheFieldOfANamedRow() {
        let form = Generated(
            rows: "{ id: a, text: A, accessory: { textField: $(name), next: c } }",
            "{ id: b, text: B, accessory: { textField: $(name), onReturn: search } }",
            "{ id: c, text: C, accessory: { textField: $(name), next: b } }",
            keys: state
        )
        expect(
            form,
            has:
                "aTextField = TableSpec.with(TableSpec.textField()) {\n$0.returnKeyType = .next\nTableSpec.onReturn(of: $0, focusFieldIn: .c, of: self)",
            "cTextField = TableSpec.with(TableSpec.textField()) {\n$0.returnKeyType = .next\nTableSpec.onReturn(of: $0, focusFieldIn: .b, of: self)"
        )
        #expect(form.supports("focus(fields.drop { $0.row != row })"))
    }

    @Test func aColorWellMayHaveNoColorYet() {
        let generated = Generated(
            rows: "{ id: a, text: A, accessory: { colorWell: $(tint), supportsAlpha: false, action: recolor } }",
            "{ id: b, text: B, accessory: { colorWell: $(brand) } }",
            keys: "state: { tint: Color = systemIndigo, brand: Color? }"
        )
        expect(
            generated,
            has: """
                aColorWell = TableSpec.with(UIColorWell()) {
                    $0.supportsAlpha = false
                    TableSpec.bind($0, to: \\.tint, of: self) { [weak self] in self?.actions?.recolor() }
                }
                """,
            "bColorWell = TableSpec.bind(UIColorWell(), to: \\.brand, of: self)"
        )
        #expect(generated.supports("guard let screen, let color = well.selectedColor else { return }"))
    }

    @Test func aColorOfTheStateIsAUIColor() {
        let generated = Generated(
            rows: "{ id: a, text: A }",
            keys: """
                state: { tint: Color = systemIndigo, brand: Color?, other: "Color = #000000" }
                types: { Tag: { color: Color = systemRed } }
                """
        )
        expect(
            generated,
            has: "var tint: UIColor = .systemIndigo",
            "var brand: UIColor?",
            "var other: UIColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)",
            "var color: UIColor = .systemRed"
        )
    }

    /// A title that is missing is an empty one, as in what previews draw.
    @Test func aButtonWithoutATitleHasAnEmptyOne() {
        let generated = Generated(
            rows: "{ id: a, text: A, accessory: { button: $(word), action: open } }",
            "{ id: b, text: B, accessory: { segmentedControl: $(count), segments: [$(word), Two] } }",
            keys: """
                state: { word: "String?", count: Int }
                navigationItem: { right: { title: $(word), action: open } }
                """
        )
        expect(
            generated,
            has: "TableSpec.button(title: state.word ?? \"\")",
            "TableSpec.show(title: state.word ?? \"\", in: aButton)",
            "UISegmentedControl(items: [state.word ?? \"\", \"Two\"])",
            "bSegmentedControl.setTitle(state.word ?? \"\", forSegmentAt: 0)",
            "navigationItem.rightBarButtonItem?.title = state.word ?? \"\""
        )
    }

    @Test func aSliderOfWholeNumbersShowsWhatTheStateTakes() {
        let generated = Generated(rows: "{ id: a, text: A, accessory: { slider: $(count), max: 9 } }", keys: state)
        expect(
            generated,
            has:
                "aSlider = TableSpec.with(UISlider()) {\n$0.maximumValue = 9\nTableSpec.bind($0, to: \\.count.tableSpecFloat, of: self)\n}"
        )
        #expect(generated.supports("set { self = Int(exactly: newValue.rounded()) ?? (newValue < 0 ? .min : .max) }"))
        #expect(
            generated.supports("show(screen.state[keyPath: path], in: control)"),
            "the control shows what the state took"
        )
    }

    @Test func numbersAreConverted() {
        expect(
            Generated(
                rows: "{ id: a, text: A, accessory: { slider: $(level), min: -1, max: 2.5 } }",
                "{ id: b, text: B, accessory: { stepper: $(count), step: 5 } }",
                keys: state
            ),
            has: "$0.minimumValue = -1\n$0.maximumValue = 2.5",
            "to: \\.level.tableSpecFloat, of: self)",
            "TableSpec.with(UIStepper()) {\n$0.stepValue = 5\nTableSpec.bind($0, to: \\.count.tableSpecDouble, of: self)\n}"
        )
    }

    @Test func theLimitsOfAStepperAreNeverTheWrongWayRound() {
        expect(
            Generated(
                rows: "{ id: a, text: A, accessory: { stepper: $(count), min: 1900, max: 2100 } }",
                "{ id: b, text: B, accessory: { stepper: $(count), min: -9, max: -1 } }",
                keys: state
            ),
            has: "$0.maximumValue = 2100\n$0.minimumValue = 1900",
            "$0.minimumValue = -9\n$0.maximumValue = -1"
        )
    }

    @Test func aTextFieldKeepsItsCursor() {
        expect(
            Generated(
                rows:
                    "{ id: name, accessory: { textField: $(name), placeholder: Name, keyboardType: URL, isSecureTextEntry: true } }",
                keys: state
            ),
            has: """
                private(set) lazy var nameTextField = TableSpec.with(TableSpec.textField(placeholder: "Name")) {
                    $0.keyboardType = .URL
                    $0.isSecureTextEntry = true
                    $0.returnKeyType = .done
                    $0.autocapitalizationType = .none
                    $0.autocorrectionType = .no
                    TableSpec.onReturnEndEditing(of: $0)
                    TableSpec.bind($0, to: \\.name, of: self)
                }
                """,
            "TableSpec.show(state.name, in: nameTextField)"
        )
    }

    /// To set a text that is there already would move the cursor.
    @Test func onlyOtherValuesAreSet() throws {
        let generated = Generated(rows: "{ id: name, accessory: { textField: $(name) } }", keys: state)
        let show = try #require(generated.support.functions("show<View: ValueView>").first)
        #expect(show.contains("if view.tableSpecValue != value { view.tableSpecValue = value }"))
        #expect(generated.supports("for: self is UITextField ? .editingChanged : .valueChanged"))
    }

    @Test func segmentsAndButtonsHaveTitles() {
        expect(
            Generated(
                rows: "{ id: a, text: A, accessory: { segmentedControl: $(count), segments: [One, $(name)] } }",
                "{ id: b, text: B, accessory: { button: Go, action: go } }",
                keys: state
            ),
            has: #"UISegmentedControl(items: ["One", state.name])"#,
            "aSegmentedControl.setTitle(state.name, forSegmentAt: 1)",
            #"bButton = TableSpec.onTap(of: TableSpec.button(title: "Go")) { [weak self] _ in"#
        )
    }

    @Test func segmentsShowImagesThatVoiceOverReadsByTheirTitles() {
        let generated = Generated(
            rows:
                "{ id: a, text: A, accessory: { segmentedControl: $(count), segments: [One, { image: { symbol: star }, "
                + "title: Two }, { image: { symbol: moon }, title: $(name) }] } }",
            keys: state
        )
        #expect(generated.findings.isEmpty)
        expect(
            generated,
            has: #"TableSpec.setImage(UIImage(systemName: "star"), called: "Two", forSegmentAt: 1, of: $0)"#,
            #"TableSpec.setImage(UIImage(systemName: "moon"), called: state.name, forSegmentAt: 2, of: aSegmentedControl)"#
        )
        #expect(generated.supports("copy.accessibilityLabel = title"))
        let titles = Generated(
            rows: "{ id: a, text: A, accessory: { segmentedControl: $(count), segments: [A, B] } }",
            keys: state
        )
        #expect(!titles.supports("setImage(_ image: UIImage?, called"))
    }

    @Test func aButtonOfAPrototypeFindsItsRow() {
        let generated = Generated(
            """
            types: { Contact: { id: Int, name: String } }
            screen: Contacts
            input: { contacts: [Contact] }
            table:
              prototypes: [{ id: Cell, text: $(contact.name), accessory: { button: Call, action: call } }]
              sections: [{ rows: { forEach: contact in contacts, prototype: Cell } }]
            """
        )
        expect(
            generated,
            has: "func call(contact: Contact)",
            ".accessory(TableSpec.button(title: \"Call\"), in: \"Cell\")",
            "actions?.call(contact: contact)"
        )
        #expect(generated.supports("let view = old as? View ?? make()"), "a cell keeps its button")
        #expect(generated.supports("UIAction(identifier: UIAction.Identifier(\"tapped\"), handler: action)"))
    }
}
