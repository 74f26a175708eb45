import TableSpecDiagnostics
import Testing

@testable import TableSpecModel

@Suite("Styles of buttons and symbols in cells")
struct ButtonStyleTests {
    private func resolved(_ content: String) -> Resolved {
        Resolved(
            rows: "        - { id: a, content: \(content) }",
            screenKeys: "state: { isLiked: Bool, name: String }"
        )
    }

    private func control(_ content: String) throws -> ControlContent {
        let resolved = resolved(content)
        expect(resolved)
        let view = try #require(resolved.content?.sections.first?.rows.first?.content)
        guard case .control(let control) = view.kind else {
            Issue.record("expected a control")
            return .switch(isOn: false)
        }
        return control
    }

    @Test func aButtonHasATitleOrAnImage() throws {
        #expect(try control("{ button: Share, action: share }") == .button(title: "Share"))
        #expect(
            try control("{ button: { symbol: heart }, action: like, accessibilityLabel: Like }")
                == .imageButton(.symbol("heart"), label: nil)
        )
    }

    @Test("An image can be before or after the title", arguments: [true, false])
    func both(_ isImageFirst: Bool) throws {
        let keys = ["button: Share", "image: { symbol: star }"]
        let content = "{ \((isImageFirst ? keys.reversed() : keys).joined(separator: ", ")), action: share }"
        #expect(try control(content) == .configuredButton(ButtonContent(title: "Share", image: .symbol("star"))))
    }

    @Test func everyPartOfTheLookIsRead() throws {
        let content =
            "{ button: Share, action: share, style: tinted, cornerStyle: capsule, color: systemRed, font: headline, "
            + "imagePlacement: top, imagePadding: 2, symbolConfiguration: { size: 20, weight: bold, scale: large } }"
        var expected = ButtonContent(title: "Share")
        expected.style = .tinted
        expected.cornerStyle = .capsule
        expected.color = .system(.systemRed)
        expected.font = .style(.headline)
        expected.imagePlacement = .top
        expected.imagePadding = 2
        expected.symbol = SymbolAttributes(font: .system(size: 20, weight: .bold), scale: .large)
        #expect(try control(content) == .configuredButton(expected))
    }

    @Test func aSelectedButtonShowsItsOtherImage() throws {
        func image(_ condition: String) throws -> ImageContent? {
            let content =
                "{ button: { symbol: heart }, selectedImage: { symbol: heart.fill }, selected: \(condition), action: like }"
            guard case .configuredButton(let button) = try control(content) else { return nil }
            return button.image
        }
        #expect(try image("$(isLiked)") == .symbol("heart"))
        #expect(try image("$(!isLiked)") == .symbol("heart.fill"))
    }

    @Test func theBackgroundOfAShapedButtonIsTheButtons() throws {
        let resolved = resolved("{ button: A, action: a, style: filled, background: systemRed }")
        let view = try #require(resolved.content?.sections.first?.rows.first?.content)
        #expect(view.attributes.background == nil)
        guard case .control(.configuredButton(let button)) = view.kind else {
            Issue.record("expected a button")
            return
        }
        #expect(button.background == .system(.systemRed))
    }

    // MARK: Mistakes

    @Test func aButtonHasOneImage() {
        expect(
            resolved("{ button: { symbol: a }, ⟦image⟧: { symbol: b }, action: go }"),
            "a button can have only one image"
        )
    }

    @Test func anotherImageNeedsACondition() {
        expect(
            resolved("⟦{ button: { symbol: a }, selectedImage: { symbol: b }, action: go }⟧"),
            "content view has no 'selected'"
        )
    }

    @Test func selectedIsABoolean() {
        expect(
            resolved("{ button: A, selected: ⟦$(name)⟧, action: go }"),
            "expected a Boolean, but 'name' is 'String'"
        )
    }

    @Test func aViewIsStillOneThing() {
        expect(resolved("{ label: A, ⟦image⟧: { symbol: b } }"), "a view has only one kind")
        expect(resolved("{ button: A, ⟦label⟧: B, action: go }"), "a view has only one kind")
        expect(resolved("{ switch: $(isLiked), ⟦image⟧: { symbol: b } }"), "a view has only one kind")
    }

    @Test func stylesAreThoseOfTheKind() {
        let messages = resolved("{ button: A, style: medium, action: go }").messages
        #expect(messages.first?.hasPrefix("unknown button style 'medium'") == true)
        #expect(
            resolved("{ activityIndicator: $(isLiked), style: filled }").messages.first?
                .hasPrefix("unknown activity indicator style 'filled'") == true
        )
    }

    @Test func aSymbolHasASizeOrGrowsWithAStyle() {
        expect(
            resolved("{ image: { symbol: a }, symbolConfiguration: { size: 20, ⟦textStyle⟧: body } }"),
            "a symbol has either 'size' or 'textStyle'"
        )
    }
}
