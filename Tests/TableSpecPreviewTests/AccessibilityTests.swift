import TableSpecMarkdown
import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("VoiceOver descriptions and accessibility problems")
struct AccessibilityTests {
    private static func report(
        _ rows: [RowContent],
        header: String? = nil,
        traits: PreviewTraits = PreviewTraits(),
        _ change: (inout ScreenContent) -> Void = { _ in }
    ) -> ScreenAccessibility {
        var content = ScreenContent(
            name: "Test",
            title: "Trails",
            style: .insetGrouped,
            sections: [SectionContent(id: "s", header: header, rows: rows)]
        )
        change(&content)
        return AccessibilityReader.read(content, traits: traits)
    }

    private static func speech(_ row: RowContent) -> [String] { report([row]).elements.dropFirst().map(\.speech) }

    @Test("Elements come in the order of the screen: bar, sections, toolbar, tabs")
    func order() {
        var traits = PreviewTraits(backButtonTitle: "Home")
        traits.tabBar = TabBarContext(
            tabs: [TabContent(title: "Trails", screen: "Test"), TabContent(title: "Maps", badge: "2", screen: "Maps")],
            selected: "Test"
        )
        let report = Self.report([RowContent(id: "a", text: "Dunes")], header: "Near you", traits: traits) { content in
            content.rightItems = [BarButtonContent(kind: .system(.add))]
            content.sections[0].footer = "Three more are closed."
        }
        #expect(
            report.elements.map(\.speech) == [
                "Home, back button", "Trails, heading", "Add, button", "Near you, heading", "Dunes",
                "Three more are closed.",
                "selected, Trails, tab, 1 of 2", "Maps, 2 items, tab, 2 of 2",
            ]
        )
        #expect(report.headings == ["Trails", "Near you"])
        #expect(report.picture.contains(">8</text>"))
    }

    @Test("The prompt of the bar is read, and what stands in place of the rows")
    func promptAndUnavailableContent() {
        func speech(_ unavailable: UnavailableContent?, prompt: String? = nil) -> [String] {
            Self.report([]) { ($0.unavailable, $0.prompt) = (unavailable, prompt) }.elements.map(\.speech)
        }
        #expect(speech(nil, prompt: "Choose one") == ["Choose one", "Trails, heading"])
        #expect(speech(.loading) == ["Trails, heading", "in progress", "Loading…"])
        #expect(
            speech(.search("dune"))
                == ["Trails, heading", "No Results for “dune”", "Check the spelling or try a new search."]
        )
        let message = UnavailableContent.message(
            image: .symbol("map"),
            text: "No Trails",
            secondaryText: "Add one.",
            buttons: ["Add", "Import"]
        )
        #expect(
            speech(message) == ["Trails, heading", "No Trails", "Add one.", "Add, button", "Import, button"]
        )
    }

    @Test("An empty text view has no value, and wheels are adjustable")
    func emptyTextsAndWheels() {
        let wheels = DatePickerContent(seconds: 1_767_606_060, mode: .time, style: .wheels)
        #expect(Self.speech(Self.accessory("Notes", .textView(text: "", placeholder: nil))) == ["Notes, text field"])
        #expect(Self.speech(Self.accessory("Time", .datePicker(wheels))) == ["Time, 9:41 AM, adjustable"])
    }

    @Test("A row has its texts, value, role, hint and actions")
    func rows() {
        var row = RowContent(
            id: "a",
            style: .value1,
            text: "Wi-Fi",
            detail: "Home",
            accessory: .type(.disclosureIndicator)
        )
        row.accessibilityHint = "Shows the networks"
        #expect(Self.speech(row) == ["Wi-Fi, Home, button, Shows the networks"])
        let control = RowContent(id: "b", text: "Sounds", accessory: .control(.switch(isOn: true)))
        #expect(Self.speech(control) == ["Sounds, switch button, on"])
        #expect(Self.speech(RowContent(id: "c", text: "Oslo", accessory: .type(.checkmark))) == ["selected, Oslo"])
        let deletable = RowContent(id: "d", text: "Milk", editing: EditingContent(style: .delete))
        #expect(Self.report([deletable]).elements.last?.actions == ["Delete"])
        let detail = RowContent(id: "e", text: "Home", accessory: .type(.detailButton))
        #expect(Self.speech(detail) == ["Home", "More Info, Home, button"])
    }

    private static func custom(_ views: [CellViewContent]) -> RowContent {
        let stack = StackContent(axis: .horizontal, views: views)
        return RowContent(id: "a", style: .custom, content: CellViewContent(.stack(stack)))
    }

    private static func accessory(_ text: String, _ control: ControlContent) -> RowContent {
        RowContent(id: text, text: text, accessory: .control(control))
    }

    @Test("Segments are separate elements with their position, in rows, custom views and bars")
    func segments() {
        let control = ControlContent.segmentedControl(segments: ["A", "B", "C"], selected: 1)
        let spoken = ["A, button, 1 of 3", "selected, B, button, 2 of 3", "C, button, 3 of 3"]
        #expect(Self.speech(Self.accessory("Size", control)) == ["Size"] + spoken)
        #expect(Self.speech(Self.custom([CellViewContent(.control(control))])) == spoken)
        let bar = Self.report([]) { $0.titleView = .control(control) }
        #expect(bar.elements.map(\.speech) == spoken)
        let frames = bar.elements.map(\.frame)
        #expect(frames[0].maxX <= frames[1].x + 0.01 && frames[1].maxX <= frames[2].x + 0.01)
        let momentary = ControlContent.segmentedControl(segments: ["", "Down"], selected: nil)
        let unlabeled = Self.report([]) { $0.rightItems = [BarButtonContent(kind: .view(.control(momentary)))] }
        #expect(unlabeled.elements.map(\.speech) == ["Trails, heading", "button, 1 of 2", "Down, button, 2 of 2"])
        #expect(unlabeled.problems.map(\.kind) == [.unlabeled])
    }

    @Test("A stepper has two buttons, and a slider has a percentage")
    func steppersAndSliders() {
        #expect(
            Self.speech(Self.accessory("Columns", .stepper(value: 2)))
                == ["Columns", "Decrement, button", "Increment, button"]
        )
        let slider = ControlContent.slider(value: 7.5, minimum: 0, maximum: 10)
        #expect(Self.speech(Self.accessory("Volume", slider)) == ["Volume, 75%, adjustable"])
        #expect(Self.report([Self.accessory("Columns", .stepper(value: 2))]).problems.isEmpty)
    }

    @Test("What isn't enabled is dimmed, and its contrast doesn't matter")
    func dimmed() {
        var row = RowContent(id: "a", text: "Sync", accessory: .type(.disclosureIndicator))
        row.isEnabled = false
        #expect(Self.speech(row) == ["Sync, dimmed, button"])
        let control = Self.accessory("Sounds", .disabled(.switch(isOn: true)))
        #expect(Self.speech(control) == ["Sounds, dimmed, switch button, on"])
        let report = Self.report([row, control]) { content in
            content.rightItems = [BarButtonContent(kind: .title("Save"), isEnabled: false)]
        }
        #expect(report.elements.map(\.speech).contains("Save, dimmed, button"))
        #expect(report.problems.isEmpty)
    }

    @Test("A row doesn't repeat its only control")
    func onlyOnce() {
        let field = ControlContent.textField(text: "ada@example.com", placeholder: "Email", isSecure: false)
        let label = CellViewContent(.label(LabelContent("Email")))
        let row = Self.custom([label, CellViewContent(.control(field))])
        #expect(Self.speech(row) == ["Email, ada@example.com, text field"])
    }

    @Test("No false positives: wheels, custom views, links in sentences")
    func falseAlarms() {
        let wheel = ControlContent.pickerView(titles: ["One", "Two", "Three", "Four"], selected: 1)
        var app = AppViewContent(className: "UsageBar")
        app.texts = []
        let unknown = CellViewContent(.control(.app(app, width: 108, height: 34)))
        var sentence = LabelContent("See our terms")
        sentence.runs = [InlineMarkdown.Run("See our "), InlineMarkdown.Run("terms", link: "https://example.com")]
        var link = CellViewContent(.label(sentence))
        link.isTapped = true
        let rows = [
            Self.custom([CellViewContent(.control(wheel), accessibilityLabel: "Number")]), Self.custom([unknown]),
            Self.custom([link]),
        ]
        let report = Self.report(rows) { $0.titleView = .custom("CompassView") }
        #expect(report.problems.filter { $0.level == .warning } == [])
        #expect(!report.elements.contains { $0.speech.isEmpty || $0.label == "CompassView" })
    }

    @Test("A text with links to tap is an element of its own")
    func links() {
        var sentence = LabelContent("See our terms")
        sentence.runs = [InlineMarkdown.Run("See our "), InlineMarkdown.Run("terms", link: "https://example.com")]
        var view = CellViewContent(.label(sentence))
        let row = Self.custom([CellViewContent(.label(LabelContent("Terms"))), view])
        #expect(Self.speech(row) == ["Terms, See our terms"])
        view.hasTappedLinks = true
        #expect(
            Self.speech(Self.custom([CellViewContent(.label(LabelContent("Terms"))), view])) == [
                "Terms", "See our terms",
            ]
        )
    }

    @Test("Lint and report agree on labels: a placeholder labels a field")
    func placeholders() {
        let field = ControlContent.textField(text: "Dune", placeholder: "Title", isSecure: false)
        let report = Self.report([RowContent(id: "a", accessory: .control(field))])
        #expect(report.elements.last?.speech == "Title, Dune, text field")
        #expect(report.problems.isEmpty)
        let nameless = ControlContent.textField(text: "Dune", placeholder: nil, isSecure: false)
        let found = Self.report([RowContent(id: "a", accessory: .control(nameless))]).problems
        #expect(found.map(\.kind) == [.unlabeled])
    }

    @Test("A row with an action is a target, whatever its label is")
    func actingRows() {
        var row = RowContent(id: "a", text: "Sign Out", height: 30)
        #expect(!Self.report([row]).problems.contains { $0.kind == .target })
        row.acts = true
        let problems = Self.report([row]).problems.filter { $0.kind == .target }
        #expect(problems.map(\.message) == ["2: the hit target of 'Sign Out' is 362 × 30 points, smaller than 44 × 44"])
    }

    @Test("Text with limited lines or height is a warning if it is truncated, and other text a note")
    func limitedText() {
        let text = "Another text that is as long as this"
        func level(_ change: (inout RowContent) -> Void) -> AccessibilityProblem.Level? {
            var row = RowContent(id: "a", style: .value1, text: "Name", detail: "About thirty letters in here")
            change(&row)
            return Self.report([row]).problems.first { $0.kind == .cutOff }?.level
        }
        #expect(level { $0.textAttributes.numberOfLines = 0 } == .note)
        #expect(level { $0.height = 44 } == .warning)
        let oneLine = level { row in
            (row.text, row.detail, row.style) = (text, nil, .default)
            row.textAttributes.numberOfLines = 1
        }
        #expect(oneLine == .warning)
    }

    @Test("A row view with a tap action is a separate button, and other views aren't")
    func tappedViews() {
        var image = CellViewContent(.image(nil, ImageAttributes()), width: 40, height: 40, accessibilityLabel: "Photo")
        let label = CellViewContent(.label(LabelContent("Ada")))
        func row() -> RowContent {
            let stack = StackContent(axis: .horizontal, views: [image, label])
            return RowContent(id: "a", style: .custom, content: CellViewContent(.stack(stack)))
        }
        #expect(Self.speech(row()).count == 1)
        image.isTapped = true
        #expect(Self.speech(row()).last == "Photo, button")
        #expect(Self.speech(row()).count == 2)
    }

    @Test("A row without text uses its control")
    func rowsOfOneControl() {
        func row(_ views: [CellViewContent]) -> RowContent {
            let stack = StackContent(axis: .horizontal, views: views)
            return RowContent(id: "a", style: .custom, content: CellViewContent(.stack(stack)))
        }
        let indicator = CellViewContent(.control(.activityIndicator(isAnimating: true, style: .medium)))
        let report = Self.report([row([indicator])])
        #expect(report.elements.dropFirst().map(\.speech) == ["in progress"])
        #expect(report.problems.isEmpty)
        let label = CellViewContent(.label(LabelContent("Loading")))
        #expect(Self.speech(row([label, indicator])) == ["Loading", "in progress"])
    }

    @Test("A long press is an action of its view, which is a separate element")
    func pressedViews() {
        var image = CellViewContent(.image(nil, ImageAttributes()), width: 40, height: 40, accessibilityLabel: "Photo")
        image.pressName = "Salute"
        var button = CellViewContent(.control(.button(title: "Hire")))
        button.pressName = "Hire Many"
        let stack = StackContent(axis: .horizontal, views: [image, button])
        let row = RowContent(id: "a", style: .custom, content: CellViewContent(.stack(stack)))
        let elements = Self.report([row]).elements.suffix(2)
        #expect(elements.map(\.speech) == ["Photo", "Hire, button"])
        #expect(elements.map(\.actions) == [["Salute"], ["Hire Many"]])
    }

    @Test("The button of a section states whether it is expanded")
    func disclosures() {
        func elements(_ isExpanded: Bool) -> [AccessibilityElement] {
            Self.report([], header: "Near you") { content in
                var header = SectionViewContent()
                header.button = CellViewContent(.control(.disclosure(isExpanded: isExpanded, label: "Near you")))
                content.sections[0].headerAttributes = header
            }
            .elements
        }
        #expect(elements(true).map(\.speech).suffix(2) == ["Near you, heading", "Near you, expanded, button"])
        #expect(elements(false).last?.speech == "Near you, collapsed, button")
        #expect((elements(true).last?.frame.width ?? 0) >= 44)
    }

    @Test("A row with a chevron is a button once")
    func collapsibleRows() {
        var row = Self.accessory("Kitchen", .disclosure(isExpanded: true, label: "Kitchen"))
        row.acts = true
        #expect(Self.speech(row) == ["Kitchen, expanded, button"])
    }

    @Test("A field without a label is a warning, unless it has a placeholder")
    func unlabeled() {
        func field(_ placeholder: String?) -> RowContent {
            let control = ControlContent.textField(text: "", placeholder: placeholder, isSecure: false)
            return RowContent(id: "a", style: .custom, content: CellViewContent(.control(control)))
        }
        func kinds(_ row: RowContent) -> [AccessibilityProblem.Kind] {
            Self.report([row]).problems.map(\.kind).filter { $0 == .unlabeled }
        }
        #expect(kinds(field(nil)).count == 1)
        #expect(kinds(field("Name")).isEmpty)
    }

    @Test("A control next to a text has its label, and a button its title")
    func named() {
        func elements(_ views: [CellViewContent]) -> ScreenAccessibility {
            let stack = StackContent(axis: .horizontal, views: views)
            return Self.report([RowContent(id: "a", style: .custom, content: CellViewContent(.stack(stack)))])
        }
        var follow = ButtonContent(title: "Follow")
        follow.isSelected = true
        let report = elements([
            CellViewContent(.label(LabelContent("Receipts"))),
            CellViewContent(.control(.popUpButton(titles: ["Recent First"], selected: 0))),
            CellViewContent(.control(.configuredButton(follow))),
        ])
        #expect(
            report.elements.suffix(2).map(\.speech) == ["Receipts, Recent First, button", "selected, Follow, button"]
        )
        #expect(!report.problems.contains { $0.kind == .unlabeled })
        let segments = ControlContent.segmentedControl(segments: ["All", "Mine"], selected: 0)
        #expect(!elements([CellViewContent(.control(segments))]).problems.contains { $0.kind == .unlabeled })
        let slider = ControlContent.slider(value: 0.5, minimum: 0, maximum: 1)
        #expect(elements([CellViewContent(.control(slider))]).problems.contains { $0.kind == .unlabeled })
    }

    @Test("Faint text is reported with its contrast: a warning for a color of the spec, a note for one of UIKit's")
    func contrast() {
        var faint = RowContent(
            id: "a",
            text: "Faint",
            textColor: .components(light: ColorComponents(red: 170, green: 170, blue: 170), dark: nil)
        )
        faint.backgroundColor = .components(light: ColorComponents(red: 255, green: 255, blue: 255), dark: nil)
        let problems = Self.report([faint]).problems.filter { $0.kind == .contrast && $0.message.contains("Faint") }
        #expect(
            problems.map(\.message) == [
                "'Faint' has a contrast ratio of 2.3 in the light appearance, below 4.5",
                "'Faint' has a contrast ratio of 2.3 in the dark appearance, below 4.5",
            ]
        )
        #expect(problems.allSatisfy { $0.level == .warning })
        let red = Self.report([RowContent(id: "a", text: "Sign Out", textColor: .system(.systemRed))]).problems
        #expect(red.map(\.message) == ["'Sign Out' has a contrast ratio of 3.5 in the light appearance, below 4.5"])
        #expect(red.first?.level == .note)
        #expect(Self.report([RowContent(id: "a", text: "Plain")]).problems.isEmpty)
    }

    @Test("Truncated text is reported with the text sizes, and a small button with its size")
    func cutAndSmall() {
        var long = RowContent(
            id: "a",
            text: "A name that is far too long for the width of a telephone, whichever it is"
        )
        long.textAttributes.numberOfLines = 1
        let cut = Self.report([long]).problems.filter { $0.kind == .cutOff }
        #expect(cut.count == 1 && cut.first?.level == .warning)
        #expect(cut.first?.message.contains("is truncated at text sizes extraSmall to ") == true)
        let button = CellViewContent(.control(.button(title: "Go")))
        let small = Self.report([]) { $0.viewsAbove = [.content(button)] }.problems.filter { $0.kind == .target }
        #expect(small.count == 1)
        #expect(small.first?.message.contains("the hit target of 'Go' is") == true)
    }

    @Test("A row enlarges the touch areas of small buttons among its views")
    func roomForAFinger() throws {
        let image = CellViewContent(.control(.imageButton(.symbol("heart"), label: "Like")))
        let title = CellViewContent(.control(.button(title: "Go")))
        for button in [image, title] {
            let report = Self.report([RowContent(id: "a", style: .custom, content: button)])
            #expect(report.problems.filter { $0.kind == .target } == [])
            let element = try #require(report.elements.last)
            #expect(element.frame.width >= 44 && element.frame.height == 44)
        }
        var low = RowContent(id: "a", style: .custom, content: image)
        low.height = 30
        let report = Self.report([low])
        #expect(report.elements.last?.frame.height == 30)
        let problems = report.problems.filter { $0.kind == .target }
        #expect(problems.count == 1 && problems[0].message.contains("the hit target of 'Like' is"))
        #expect(problems.first?.message.contains(" × 30 points") == true)
    }
}
