import TableSpecTestSupport
import Testing

/// In an optional, `.none` and `.some` are those of `Optional`, not the cases of a spec.
@Suite("Optional rows and values")
struct OptionalValueTests {
    private static let generated = Generated((path: "Alarm.yaml", text: optionalValueSpec))

    @Test func rowsAreNotThoseOfOptional() {
        expect(
            Self.generated,
            has: "case on, noneItem, someItem, never, unknown, kind",
            "case .noneItem: actions?.chooseNothing()",
            "case .someItem: actions?.chooseSome()"
        )
    }

    @Test func casesAreNotThoseOfOptional() {
        expect(
            Self.generated,
            has: "var repeats: Repeats? = .some(.none)",
            "state.repeats == .some(.none) ? [.never]",
            "state.repeats == nil ? [.unknown]"
        )
    }

    @Test func aMenuSetsNil() {
        expect(
            Self.generated,
            has: "offering: { _ in [.init(nil, \"No Kind\")] + PetKind.allCases.map { .init($0, $0.title) } }",
            "TableSpec.PopUpButton(titles: [\"Unnamed\", \"Rex\", \"Minka\"])",
            "[nil, \"Rex\", \"Minka\"].firstIndex(of: remoteImagesItem.name) ?? -1",
            "$0.kind = [nil, .cat, .dog][control.tableSpecValue]"
        )
    }
}
