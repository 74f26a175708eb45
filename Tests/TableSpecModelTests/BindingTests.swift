import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Bindings lead to declared values")
struct BindingTests {
    private static let zones =
        "types: { Zone: { name: String, offset: Int, tags: [String] } }\ninput: { zones: [Zone] }"

    private static func prototype(_ keys: String, extra: String = "") -> Resolved {
        Resolved(
            """
            screen: Test
            \(zones)
            \(extra)
            table:
              prototypes: [{ id: Cell, \(keys) }]
              sections: [{ rows: { forEach: zone in zones, prototype: Cell } }]
            """
        )
    }

    @Test func aPathIsWalkedPropertyByProperty() throws {
        let resolved = Self.prototype("text: $(zone.name), detail: $(zone.offset), style: value1")
        expect(resolved)
        let cell = try #require(resolved.screen?.table.prototypes.first?.cell)
        #expect(cell.text?.soleBinding?.path?.type == .string)
        #expect(cell.detail?.soleBinding?.path?.type == .integer)
        #expect(resolved.screen?.table.prototypes.first?.parameters == [.init(name: "zone", type: .structure("Zone"))])
    }

    @Test func anUnknownPropertyIsMarkedAlone() {
        let resolved = Self.prototype("text: Zone $(zone.⟦nmae⟧)!")
        expect(resolved, "unknown property of 'Zone' 'nmae'; expected 'name', 'offset' or 'tags'")
        #expect(resolved.diagnostics.first?.help == "did you mean 'name'?")
    }

    @Test func anUnknownNameListsTheScope() {
        expect(
            Self.prototype("text: $(⟦zoen⟧.name)", extra: "state: { isOn: Bool }"),
            "unknown name 'zoen'; expected 'zone', 'isOn' or 'zones'"
        )
    }

    @Test func aValueThatIsNoTextCannotBeShown() {
        expect(
            Self.prototype("text: ⟦$(zone)⟧"),
            "expected a value that can be shown as text, but 'zone' is 'Zone'"
        )
    }

    @Test func theNumberOfElementsIsAProperty() {
        let resolved = Self.prototype("text: $(zone.tags.count) tags")
        expect(resolved)
    }

    @Test func placesAreRightInsideQuotesAndBesideWideText() {
        expect(
            Self.prototype("text: \"日本語 👍 $(zone.⟦nmae⟧)\""),
            "unknown property of 'Zone' 'nmae'; expected 'name', 'offset' or 'tags'"
        )
    }

    @Test func anEscapedScalarIsMarkedAsAWhole() {
        expect(
            Self.prototype("text: ⟦\"\\t$(zone.nmae)\"⟧"),
            "unknown property of 'Zone' 'nmae'; expected 'name', 'offset' or 'tags'"
        )
    }

    @Test func twoDollarsAreOneLiteralDollar() {
        let resolved = Resolved(rows: "        - { text: $$(name) costs 5$ }")
        expect(resolved)
        #expect(resolved.content?.sections.first?.rows.first?.text == "$(name) costs 5$")
    }

    @Test func aBindingWithoutAnEndIsReported() {
        expect(Resolved(rows: "        - text: Hello ⟦$(name⟧"), "binding has no closing ')'")
    }

    @Test(arguments: ["", " name", "a..b", "a.", "1a", "a-b"])
    func aBindingIsNamesWithDots(_ path: String) {
        expect(
            Resolved(rows: "        - text: \"$(⟦\(path)⟧)\""),
            "'\(path)' isn't a path; expected names separated by dots"
        )
    }

    @Test func aConditionIsABoolean() {
        expect(
            Resolved(
                rows: "        - { text: A, visible: ⟦$(name)⟧ }\n        - { text: B, visible: $(!on) }",
                screenKeys: "state: { name: String, on: Bool }"
            ),
            "expected a Boolean, but 'name' is 'String'"
        )
    }

    @Test func aControlWritesTheState() {
        expect(
            Self.prototype("accessory: { stepper: ⟦$(zone.offset)⟧ }"),
            "a stepper changes its value, so it must be bound to the state, but 'zone.offset' isn't part of it"
        )
    }

    @Test func aPrototypeNeedsTheSameLoopVariableEverywhere() {
        let resolved = Resolved(
            """
            screen: Test
            \(Self.zones)
            table:
              prototypes: [{ id: Cell, text: $(zone.name) }]
              sections:
                - { id: first, rows: { forEach: zone in zones, prototype: Cell } }
                - { id: second, rows: { forEach: place in zones, prototype: ⟦Cell⟧ } }
            """
        )
        expect(resolved, "prototype 'Cell' needs 'zone' of type 'Zone', which these rows don't have")
    }
}
