import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Dates, wheels and text views")
struct InputLayoutTests {
    private let traits = PreviewTraits(device: .iPhoneSE, system: .iOS18)
    private let morning = DatePickerContent(seconds: 1_767_606_060)

    private func row(_ control: ControlContent) throws -> LayoutNode {
        let content = RowContent(id: "row", style: .custom, content: CellViewContent(.control(control)))
        return try #require(Samples.layout(content, traits: traits))
    }

    @Test("A compact picker has a chip for the date and one for the time, with their texts inside")
    func chips() throws {
        #expect(morning.texts == ["Jan 5, 2026", "9:41 AM"])
        let content = RowContent(id: "row", text: "Start", accessory: .control(.datePicker(morning)))
        let picker = try #require(Samples.layout(content, traits: traits)?.control)
        #expect(picker.lines.map(\.text) == morning.texts)
        #expect(picker.segmentFrames.count == 2)
        for (line, chip) in zip(picker.lines, picker.segmentFrames) { #expect(chip.contains(line.frame)) }
        #expect(picker.frame.maxX == 375 - 16)
    }

    @Test(
        "At accessibility sizes a control is below its text, as in the generated code; a switch stays at the end",
        arguments: [
            ControlContent.popUpButton(titles: ["Automatic"], selected: 0), .slider(value: 0.5, minimum: 0, maximum: 1),
            .stepper(value: 1), .textField(text: "Ada", placeholder: nil, isSecure: false),
        ]
    )
    func stacked(control: ControlContent) throws {
        let large = PreviewTraits(device: .iPhoneSE, system: .iOS18, textSize: .accessibilityLarge)
        func row(_ accessory: ControlContent, _ traits: PreviewTraits) throws -> LayoutNode {
            try #require(
                Samples.layout(RowContent(id: "row", text: "Text", accessory: .control(accessory)), traits: traits)
            )
        }
        let beside = try #require(try row(control, traits).control)
        #expect(beside.frame.maxX == 375 - 16)
        let stacked = try row(control, large)
        let below = try #require(stacked.control)
        #expect(below.frame.x == 16)
        #expect(below.frame.y >= (stacked.lines(.text).last?.frame.maxY ?? 0) + 7 + 8 - 1)
        #expect(try below.frame.maxY <= stacked.frame(of: .contentView).maxY - 4 + 1)
        let fixed = RowContent(id: "row", text: "Text", height: 48, accessory: .control(control))
        #expect(try #require(Samples.layout(fixed, traits: large)?.control).frame.maxX == 375 - 16)
        let end = try #require(try row(.switch(isOn: true), large).control)
        #expect(end.frame.maxX == 375 - 16)
    }

    @Test("Midnight and noon are 12 o'clock")
    func clock() {
        let times = [0, 43_200, 46_800].map { DatePickerContent(seconds: Double($0), mode: .time).texts }
        #expect(times == [["12:00 AM"], ["12:00 PM"], ["1:00 PM"]])
    }

    @Test("A calendar shows all days of the month, the first below its weekday")
    func calendar() throws {
        let picker = DatePickerContent(seconds: morning.seconds, mode: .date, style: .inline)
        let lines = try #require(try row(.datePicker(picker)).views.first?.control).lines
        #expect(lines.first?.text == "January 2026")
        #expect(lines.suffix(31).map(\.text) == (1...31).map(String.init))
        let thursday = try #require(lines.first { $0.text == "THU" })
        let first = try #require(lines.first { $0.text == "1" })
        #expect(abs(thursday.frame.midX - first.frame.midX) < 0.01)
    }

    @Test("A wheel shows the selected title in its middle and two on each side")
    func wheel() throws {
        let titles = (1...9).map { "Row \($0)" }
        let view = try #require(try row(.pickerView(titles: titles, selected: 4)).views.first)
        let picker = try #require(view.control)
        #expect(picker.lines.map(\.text) == (3...7).map { "Row \($0)" })
        #expect(picker.lines.allSatisfy { picker.frame.contains($0.frame) })
        #expect(abs(picker.lines[2].frame.midY - picker.frame.midY) < 0.01)
    }

    @Test("A row grows with the lines of its text view")
    func notes() throws {
        let short = try row(.textView(text: "One line", placeholder: nil))
        let long = try row(.textView(text: "One line\nand another\nand a third", placeholder: nil))
        #expect(long.views.first?.control?.lines.count == 3)
        #expect(long.frame.height > short.frame.height)
    }
}
