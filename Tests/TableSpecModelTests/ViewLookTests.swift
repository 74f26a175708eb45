import TableSpecDiagnostics
import Testing

@testable import TableSpecModel

@Suite("Texts that are dimmed or have links, buttons with two titles, images with a size, child view controllers")
struct ViewLookTests {
    private func resolved(_ content: String, _ further: String = "") -> Resolved {
        Resolved(
            rows: "        - { id: a, content: \(content) }",
            screenKeys: "state: { isOn: Bool, name: String }\n" + further
        )
    }

    private func content(_ content: String) throws -> CellViewContent.Kind {
        let resolved = resolved(content)
        expect(resolved)
        return try #require(resolved.content?.sections.first?.rows.first?.content).kind
    }

    @Test(arguments: [("$(isOn)", true), ("$(!isOn)", false), ("false", true), ("true", false)])
    func aLabelIsDimmedWhileItIsNotEnabled(condition: String, isDimmed: Bool) throws {
        guard case .label(let label) = try content("{ label: A, color: systemRed, enabled: \(condition) }") else {
            Issue.record("expected a label")
            return
        }
        #expect(label.color == .system(isDimmed ? .tertiaryLabel : .systemRed))
    }

    @Test func aControlMayBeDisabledForGood() throws {
        let control = try content("{ switch: $(isOn), accessibilityLabel: A, enabled: false }")
        #expect(control == .control(.disabled(.switch(isOn: false))))
    }

    @Test func aSelectedButtonHasAnotherTitle() throws {
        func title(_ condition: String) throws -> String? {
            let kind = try content("{ button: A, selectedTitle: B, selected: \(condition), action: go }")
            guard case .control(.configuredButton(let button)) = kind else { return nil }
            return button.title
        }
        #expect(try title("$(isOn)") == "A")
        #expect(try title("$(!isOn)") == "B")
    }

    @Test func anImageHasRoom() {
        let resolved = Resolved(rows: "        - { text: A, image: Photo, imageSize: 40 }")
        expect(resolved)
        #expect(resolved.content?.sections.first?.rows.first?.imageSize == 40)
    }

    @Test func aViewIsOnlyRoom() {
        let resolved = Resolved("screen: Test\ntable:\n  footerView: { height: 44 }\n  sections: [{ rows: [A] }]")
        expect(resolved)
        #expect(resolved.content?.footerView?.height == 44)
    }

    @Test func mistakesAreReported() {
        expect(
            resolved("{ label: A, enabled: ⟦$(name)⟧ }"),
            "expected a Boolean, but 'name' is 'String'"
        )
        expect(
            resolved("{ textView: $(name), isEditable: ⟦true⟧, dataDetectorTypes: [link], accessibilityLabel: A }"),
            "editable text can't have links: write 'isEditable: false', or remove 'dataDetectorTypes'"
        )
        expect(
            resolved("{ child: ⟦MapViewController⟧, height: 80 }"),
            "a cell, a header or a footer can't contain view controllers"
        )
        expect(
            resolved("A", "views: { above: [{ child: ⟦MapViewController⟧ }] }"),
            "the view of a view controller has no intrinsic height"
        )
    }

    @Test func aRowSaysHowATextIsPutToTheRight() {
        let resolved = Resolved(rows: "        - { text: A, textAlignment: ⟦right⟧ }")
        #expect(resolved.diagnostics.count == 1)
        let told = resolved.diagnostics.map { "\($0.message) \($0.help ?? "")" }.joined()
        #expect(told.contains("content: [{ label: …, alignment: right }]"), "\(told)")
    }
}
