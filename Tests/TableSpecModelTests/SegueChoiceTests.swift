import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("A value chooses among segues")
struct SegueChoiceTests {
    private static func spec(_ segue: String) -> String {
        """
        screen: Test
        types: { Item: { kind: "enum(photo, map)", name: String } }
        state: { items: [Item] }
        table:
          prototypes: [{ id: Cell, text: $(item.name), segue: \(segue) }]
          sections: [{ rows: { forEach: item in items, prototype: Cell } }]
        samples: { items: [{ kind: map, name: Atlas }, { kind: photo, name: Ada }] }
        external: { Photo: PhotoController, Map: { class: MapController, input: { name: String } } }
        """
    }

    @Test func theContentLeadsWhereTheElementSays() {
        let resolved = Resolved(
            Self.spec(
                "{ of: item.kind, photo: Photo, map: { to: Map, kind: presentModally, pass: { name: $(item.name) } } }"
            )
        )
        expect(resolved)
        let segues = resolved.content?.sections[0].rows.map(\.segue)
        #expect(segues?.map { $0?.destination } == ["Map", "Photo"])
        #expect(segues?.map { $0?.kind } == [.presentModally, .show])
    }

    @Test func everyWordHasAScreen() {
        expect(
            Resolved(Self.spec("⟦{ of: item.kind, photo: Photo }⟧")),
            "no screen is specified for 'map' of 'item.kind'"
        )
    }

    @Test func noOtherWordHasOne() {
        expect(
            Resolved(Self.spec("{ of: item.kind, photo: Photo, map: Photo, ⟦film⟧: Photo }")),
            "'film' isn't a case of 'item.kind'; expected 'photo' or 'map'"
        )
    }

    @Test func theValueIsAnEnumeration() {
        expect(
            Resolved(Self.spec("{ of: ⟦item.name⟧, photo: Photo }")),
            "expected an enumeration or a Boolean, but 'item.name' is 'String'"
        )
    }

    @Test func aBooleanChoosesAsWell() {
        let spec = Self.spec("{ of: item.isPhoto, true: Photo, false: { to: Map, pass: { name: $(item.name) } } }")
            .replacing("name: String }", with: "name: String, isPhoto: Bool }", maxReplacements: 1)
            .replacing("kind: photo,", with: "kind: photo, isPhoto: true,")
        let resolved = Resolved(spec)
        expect(resolved)
        #expect(resolved.content?.sections[0].rows.map(\.segue?.destination) == ["Map", "Photo"])
    }

    @Test func eachValueOfABooleanHasAScreen() {
        let spec = Self.spec("⟦{ of: item.isPhoto, true: Photo }⟧")
            .replacing("name: String }", with: "name: String, isPhoto: Bool }", maxReplacements: 1)
        expect(Resolved(spec), "no screen is specified for 'false' of 'item.isPhoto'")
    }

    @Test func eachWayPassesWhatItsScreenNeeds() {
        expect(
            Resolved(Self.spec("{ of: item.kind, photo: Photo, map: ⟦Map⟧ }")),
            "the segue doesn't pass 'name', which 'Map' needs"
        )
    }

    @Test func anArrowBelongsToAPopover() {
        let arrows = "permittedArrowDirections"
        expect(
            Resolved(Self.spec("{ to: Photo, kind: presentModally, ⟦\(arrows)⟧: [up] }")),
            "'\(arrows)' requires a popover"
        )
        expect(
            Resolved(Self.spec("{ to: Photo, kind: presentModally, modalPresentationStyle: popover, \(arrows): [up] }"))
        )
    }
}
