import TableSpecModel
import Testing

@Suite("Elements that are enabled by a condition")
struct EnabledTests {
    private static let state = "state: { name: String, isBusy: Bool, sounds: Bool = true }"

    private func resolved(_ rows: String, _ keys: String = "") -> Resolved {
        Resolved(rows: "        - \(rows)", screenKeys: Self.state + "\n" + keys)
    }

    @Test func aControlReactsWhileAConditionHolds() {
        let resolved = resolved("{ text: A, accessory: { switch: $(sounds), enabled: $(name.isEmpty && !isBusy) } }")
        expect(resolved)
        let row = resolved.content?.sections.first?.rows.first
        #expect(row?.accessory == .control(.switch(isOn: true)))
    }

    @Test func aControlWhoseConditionDoesNotHoldIsDisabled() {
        let resolved = resolved("{ text: A, accessory: { switch: $(sounds), enabled: $(isBusy) } }")
        expect(resolved)
        #expect(resolved.content?.sections.first?.rows.first?.accessory == .control(.disabled(.switch(isOn: true))))
        let field = self.resolved("{ content: { textField: $(name), enabled: $(!sounds) } }")
        expect(field)
        #expect(
            field.content?.sections.first?.rows.first?.content?.kind
                == .control(.disabled(.textField(text: "", placeholder: nil, isSecure: false)))
        )
    }

    @Test func whatIsOnlyShownHasNothingToReactTo() {
        expect(
            resolved("{ text: A, accessory: { activityIndicator: $(isBusy), ⟦enabled⟧: $(sounds) } }"),
            "'activityIndicator' has no 'enabled'"
        )
    }

    @Test func aRowReactsWhileAConditionHolds() {
        let resolved = resolved("{ text: A, action: a, enabled: $(isBusy) }")
        expect(resolved)
        #expect(resolved.content?.sections.first?.rows.first?.isEnabled == false)
        expect(
            self.resolved("{ text: A, action: a, enabled: ⟦$(name)⟧ }"),
            "expected a Boolean, but 'name' is 'String'"
        )
    }

    @Test func aBarButtonReactsWhileAConditionHoldsOrEditingDoes() {
        func bar(_ enabled: String) -> Resolved {
            resolved("A", "navigationItem: { right: { systemItem: save, action: save, enabled: \(enabled) } }")
        }
        let busy = bar("$(isBusy)")
        expect(busy)
        #expect(busy.content?.rightItems.first?.isEnabled == false)
        #expect(busy.content?.rightItems.first?.isEnabledWhileEditing == false)
        let editing = bar("notEditing")
        expect(editing)
        #expect(editing.content?.rightItems.first?.isEnabledWhileEditing == false)
        #expect(editing.content?.rightItems.first?.isEnabled == true)
        expect(bar("⟦never⟧"), "unknown editing condition 'never'; expected 'notEditing' or 'editing'")
        expect(bar("⟦$(name)⟧"), "expected a Boolean, but 'name' is 'String'")
    }
}
