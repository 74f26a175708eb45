import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecPreview

@Suite("Controls are drawn with the properties that a spec states")
struct ControlPropertyTests {
    private static let palette = Palette(content: ScreenContent(name: "A"), system: .iOS18)

    private static func content(_ control: ControlContent, _ key: ControlPropertyKey, _ value: PropertyValue)
        -> ControlContent
    {
        var properties = PropertyValues<ControlPropertyKey>()
        properties[key] = value
        return .styled(control, properties)
    }

    private static func items(_ control: ControlContent) -> [DisplayItem] {
        let painter = ControlPainter(palette: palette)
        let context = LayoutContext(content: ScreenContent(name: "A"), traits: PreviewTraits())
        let frame = Rect(x: 0, y: 0, width: 200, height: 34)
        return painter.items(control.layout(in: frame, context: context)).flatMap { item in
            if case .group(_, let items) = item { items } else { [item] }
        }
    }

    @Test(arguments: [
        (ControlContent.switch(isOn: true), ControlPropertyKey.onTintColor), (.switch(isOn: false), .thumbTintColor),
        (.slider(value: 0.5, minimum: 0, maximum: 1), .minimumTrackTintColor),
        (.slider(value: 0.5, minimum: 0, maximum: 1), .maximumTrackTintColor),
        (.slider(value: 0.5, minimum: 0, maximum: 1), .thumbTintColor),
        (.slider(value: 0.5, minimum: 0, maximum: 1), .tintColor),
        (.segmentedControl(segments: ["A", "B"], selected: 0), .selectedSegmentTintColor),
        (.progressView(0.5), .progressTintColor), (.progressView(0.5), .trackTintColor),
        (.progressView(0.5), .tintColor),
        (.pageControl(pages: 3, current: 1), .pageIndicatorTintColor),
        (.pageControl(pages: 3, current: 1), .currentPageIndicatorTintColor),
        (.textField(text: "Ada", placeholder: nil, isSecure: false), .textColor),
        (.textField(text: "Ada", placeholder: nil, isSecure: false), .backgroundColor),
        (.textView(text: "Ada", placeholder: nil), .textColor),
    ])
    func colours(_ control: ControlContent, _ key: ControlPropertyKey) {
        let stated = Self.items(Self.content(control, key, .color(.system(.systemPink))))
        let paint = Self.palette.paint(.systemPink)
        #expect("\(stated)".contains("\(paint)"))
        #expect(!"\(Self.items(control))".contains("\(paint)"))
    }

    /// In the generated code, the field fills what the text and the spacing of 8 points leave.
    @Test func aFieldFillsTheRowAfterTheText() throws {
        let text = try #require(Self.row("Name").lines(.text).first).frame
        let field = try #require(Self.row("Name").control).frame
        #expect((field.x - text.maxX - 8).magnitude < 1)
        let lone = try #require(Self.row(nil).control).frame
        #expect(lone.x == text.x && lone.maxX == field.maxX)
        #expect(try Self.row("Name", isEnabled: false).control?.frame == field)
    }

    /// A constraint of the generated code limits the texts to 0.6 of the row.
    @Test func aLongTextLeavesRoomForTheField() throws {
        let lone = try #require(Self.row(nil).control).frame
        let field = try #require(Self.row(String(repeating: "Name ", count: 20)).control).frame
        #expect(field.width >= 0.4 * lone.width - 8)
    }

    private static func row(_ text: String?, isEnabled: Bool = true) throws -> LayoutNode {
        var content = ScreenContent(name: "A", style: .insetGrouped)
        let field = ControlContent.textField(text: "Ada", placeholder: nil, isSecure: false)
        let row = RowContent(id: "r", text: text, accessory: .control(isEnabled ? field : .disabled(field)))
        content.sections = [SectionContent(id: "s", rows: [row])]
        return try #require(LayoutEngine.layout(content, traits: PreviewTraits()).sections.first?.rows.first)
    }

    @Test func aFieldKeepsItsTextToTheSide() throws {
        let field = ControlContent.textField(text: "Ada", placeholder: nil, isSecure: false)
        let context = LayoutContext(content: ScreenContent(name: "A"), traits: PreviewTraits())
        let frame = Rect(x: 10, y: 0, width: 200, height: 34)
        let right = Self.content(field, .textAlignment, .choice("right")).picture.layout(in: frame, context: context)
        let left = field.picture.layout(in: frame, context: context)
        #expect(try #require(right.lines.first).frame.maxX > 205)
        #expect(try #require(left.lines.first).frame.x < 12)
    }

    @Test(arguments: [
        (ControlContent.button(title: "Go"), ControlPropertyKey.contentHorizontalAlignment, 10.0),
        (
            .configuredButton(ButtonContent(title: "Go")), .contentHorizontalAlignment,
            10 + ControlMetrics.buttonInsets.width
        ),
        (.textView(text: "Go", placeholder: nil), .textAlignment, 10 + ControlMetrics.textViewPadding),
    ])
    func titlesAndTextsKeepToTheSide(control: ControlContent, key: ControlPropertyKey, start: Double) throws {
        let context = LayoutContext(content: ScreenContent(name: "A"), traits: PreviewTraits())
        let frame = Rect(x: 10, y: 0, width: 200, height: 60)
        func line(_ side: String) throws -> Rect {
            let picture = Self.content(control, key, .choice(side)).picture
            return try #require(picture.layout(in: frame, context: context).lines.first).frame
        }
        #expect(try (line("leading").x - start).magnitude < 0.5)
        #expect(try (line("trailing").maxX - (220 - start)).magnitude < 0.5)
        #expect(try (line("center").midX - 110).magnitude < 0.5)
    }

    @Test(
        "At accessibility sizes, a button's title has as many lines as it needs, beside and below its image",
        arguments: [nil, ImagePlacement.leading, .trailing, .top]
    )
    func titlesOfButtonsWrap(placement: ImagePlacement?) throws {
        let traits = PreviewTraits(textSize: .accessibilityMedium)
        let context = LayoutContext(content: ScreenContent(name: "A"), traits: traits)
        var button = ButtonContent(title: "Send it to everyone")
        if let placement { (button.image, button.imagePlacement) = (.symbol("paperplane"), placement) }
        try expectLines(of: ControlContent.configuredButton(button).picture, in: context)
        let popUp = ControlContent.popUpButton(titles: ["Send it to everyone"], selected: 0)
        try expectLines(of: popUp.picture, in: context)
    }

    private func expectLines(of picture: any ControlPicture, in context: LayoutContext) throws {
        let wide = picture.size(within: 600, in: context)
        let size = picture.size(within: 240, in: context)
        #expect(size.width <= 240 && size.height > wide.height + 15)
        let frame = Rect(x: 10, y: 5, width: size.width, height: size.height)
        let layout = picture.layout(in: frame, context: context)
        #expect(layout.lines.map(\.text).joined(separator: " ") == "Send it to everyone")
        #expect(layout.lines.allSatisfy { frame.contains($0.frame, tolerance: 0.5) })
        let single = picture.layout(in: Rect(x: 10, y: 5, width: 240, height: wide.height), context: context)
        #expect(single.lines.count == 1 && single.lines.first?.isTruncated == true)
    }

    @Test func aTextViewIsAsHighAsItsFont() {
        let context = LayoutContext(content: ScreenContent(name: "A"), traits: PreviewTraits())
        let large = Self.content(.textView(text: "Ada", placeholder: nil), .font, .font(.style(.largeTitle))).picture
        let height = ControlContent.textView(text: "Ada", placeholder: nil).picture.size(within: 200, in: context)
            .height
        #expect(large.size(within: 200, in: context).height > height + 10)
    }

    @Test func aFieldWithABorderIsHigher() {
        let field = ControlContent.textField(text: "Ada", placeholder: nil, isSecure: false)
        let context = LayoutContext(content: ScreenContent(name: "A"), traits: PreviewTraits())
        let bordered = Self.content(field, .borderStyle, .choice("roundedRect"))
        #expect(bordered.picture.size(within: 200, in: context).height == 34)
        #expect(Self.items(bordered).count == Self.items(field).count + 1)
    }
}
