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
            has: """
                private(set) lazy var onSwitch: UISwitch = {
                    let control = UISwitch()
                    control.isOn = state.flag
                    control.addAction(
                        UIAction { [weak self] _ in
                            guard let self else { return }
                            state.flag = onSwitch.isOn
                            actions?.changed()
                        },
                        for: .valueChanged
                    )
                    return control
                }()
                """,
            "cell.accessoryView = onSwitch",
            "onSwitch.setOn(state.flag, animated: true)"
        )
    }

    @Test func aColourWellMayHaveNoColourYet() {
        let generated = Generated(
            rows: "{ id: a, text: A, accessory: { colorWell: $(tint), supportsAlpha: false, action: recolor } }",
            "{ id: b, text: B, accessory: { colorWell: $(brand) } }",
            keys: "state: { tint: Color = systemIndigo, brand: Color? }"
        )
        expect(
            generated,
            has: """
                let control = UIColorWell()
                        control.supportsAlpha = false
                        control.selectedColor = state.tint
                        control.sizeToFit()
                """,
            "state.tint = aColorWell.selectedColor ?? .clear",
            "state.brand = bColorWell.selectedColor"
        )
    }

    @Test func aColourOfTheStateIsAUIColor() {
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
            has: "UIAction(title: state.word ?? \"\")",
            "aButton.setTitle(state.word ?? \"\", for: .normal)",
            "UISegmentedControl(items: [state.word ?? \"\", \"Two\"])",
            "bSegmentedControl.setTitle(state.word ?? \"\", forSegmentAt: 0)",
            "viewController?.navigationItem.rightBarButtonItem?.title = state.word ?? \"\""
        )
    }

    @Test func aSliderOfWholeNumbersShowsWhatTheStateTakes() {
        let generated = Generated(rows: "{ id: a, text: A, accessory: { slider: $(count), max: 9 } }", keys: state)
        expect(
            generated,
            has: """
                state.count = Int(aSlider.value.rounded())
                // The state holds whole numbers, so the control is set to one.
                aSlider.value = Float(state.count)
                """
        )
    }

    @Test func numbersAreConverted() {
        expect(
            Generated(
                rows: "{ id: a, text: A, accessory: { slider: $(level), min: -1, max: 2.5 } }",
                "{ id: b, text: B, accessory: { stepper: $(count), step: 5 } }",
                keys: state
            ),
            has: "state.level = Double(aSlider.value)",
            "control.minimumValue = -1",
            "control.maximumValue = 2.5",
            "control.value = Double(state.count)",
            "state.count = Int(bStepper.value.rounded())",
            "control.stepValue = 5"
        )
    }

    @Test func aTextFieldKeepsItsCursor() {
        expect(
            Generated(
                rows:
                    "{ id: name, accessory: { textField: $(name), placeholder: Name, keyboardType: URL, isSecureTextEntry: true } }",
                keys: state
            ),
            has: "if state.name != old.name, nameTextField.text != state.name {",
            "state.name = nameTextField.text ?? \"\"",
            "for: .editingChanged",
            "control.keyboardType = .URL",
            "control.isSecureTextEntry = true"
        )
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
            #"primaryAction: UIAction(title: "Go") { [weak self] _ in self?.actions?.go() }"#
        )
    }

    @Test func aButtonOfAPrototypeFindsItsRow() {
        expect(
            Generated(
                """
                types: { Contact: { id: Int, name: String } }
                screen: Contacts
                input: { contacts: [Contact] }
                table:
                  prototypes: [{ id: Cell, text: $(contact.name), accessory: { button: Call, action: call } }]
                  sections: [{ rows: { forEach: contact in contacts, prototype: Cell } }]
                """
            ),
            has: "func call(contact: Contact)",
            """
            guard let self, let cell, let indexPath = tableView?.indexPath(for: cell) else { return }
            let contact = contacts[indexPath.row]
            actions?.call(contact: contact)
            """,
            "tableView.dequeueReusableCell(withIdentifier: \"Cell\") ?? makeCell()"
        )
    }
}
