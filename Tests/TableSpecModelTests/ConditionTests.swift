import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Conditions")
struct ConditionTests {
    private static let keys = """
        types:
          Photo: { id: Int, name: String, caption: "String?", taken: Date, kind: "enum(image, video)" }
        state:
          isOn: Bool
          isBusy: Bool
          query: String = Ada
          count: Int = 3
          share: Double = 0.5
          scale: Float
          kind: "enum(image, video) = video"
          failure: "String?"
          photos: [Photo]
          due: Date = 2026-01-01
          last: Date = 2026-01-02
        """

    /// A row that is there while a condition holds.
    private static func row(_ condition: String) -> Resolved {
        Resolved(rows: "        - { text: A, visible: \(condition) }", screenKeys: keys)
    }

    private static func condition(_ text: String) -> Condition? {
        row("'\(text)'").screen?.table.staticRows.first?.visible
    }

    @Test(arguments: [
        "$(isOn)", "$(!isOn)", "$(isOn && isBusy)", "$(isOn || isBusy && !isOn)", "$((isOn || isBusy) && isOn)",
        "$(!(isOn && isBusy))", "$(photos.isEmpty)", "$(!photos.isEmpty)", "$(photos.count > 0)",
        "$(query == \"Ada \\\"L\\\" \\\\\")", "$(kind == image)", "$(image != kind)", "$(failure != nil)",
        "$(failure == \"no\")", "$(share >= 0.5)", "$(share < 1)", "$(count <= -1)", "$(due < last)",
        "$(isOn == isBusy)",
        "$(query.count >= 8 && query != \"\")", "$(isOn == true)", "$(scale > 1.5)",
        "$((isOn || isBusy) == (count > 1))",
    ])
    func areWrittenAsTheyAreRead(_ text: String) throws {
        let resolved = Self.row("'\(text)'")
        expect(resolved)
        #expect(try #require(resolved.screen?.table.staticRows.first?.visible).spelling == text)
    }

    @Test(arguments: [
        ("$(isOn||isBusy&&isOn)", "$(isOn || isBusy && isOn)"), ("$( ( isOn ) )", "$(isOn)"),
        ("$(!(isOn))", "$(!isOn)"),
        ("$(isOn && (isBusy && isOn))", "$(isOn && (isBusy && isOn))"),
        ("$((isOn && isBusy) && isOn)", "$(isOn && isBusy && isOn)"), ("$((count) > (1))", "$(count > 1)"),
    ])
    func areJoinedAsInSwift(_ text: String, _ spelling: String) throws {
        #expect(try #require(Self.condition(text)).spelling == spelling)
    }

    @Test(arguments: [
        ("isOn", false), ("!isOn", true), ("isOn || count == 3", true), ("isOn && count == 3", false),
        ("query == \"Ada\"", true), ("query.count == 3", true), ("query < \"Bob\"", true), ("photos.isEmpty", false),
        ("photos.count > 0", true), ("kind == video", true), ("kind != video", false), ("failure == nil", true),
        ("share > 0", true), ("share <= 0.25", false), ("count >= 3", true), ("due < last", true),
        ("due >= last", false),
        ("!(isOn || isBusy)", true), ("isOn == isBusy", true), ("failure == \"x\"", false), ("0.5 == share", true),
    ])
    func decideWhatIsShown(_ text: String, _ holds: Bool) {
        let resolved = Self.row("'$(\(text))'")
        expect(resolved)
        #expect(resolved.content?.sections.flatMap(\.rows).isEmpty == !holds)
    }

    @Test(arguments: [
        ("$(isOn ⟦=⟧ isBusy)", "unknown operator '='", "write '=='"),
        ("$(isOn ⟦&⟧ isBusy)", "unknown operator '&'", "write '&&'"),
        ("$(isOn ⟦and⟧ (isBusy))", "unknown operator 'and'", "write '&&'"),
        ("$(count ⟦===⟧ 1)", "unknown operator '==='", "write '=='"),
        ("$(count >⟦⟧)", "expected a value, found the end of the condition", nil),
        ("$((isOn && isBusy⟦⟧)", "expected ')', found the end of the condition", nil),
        ("$(isOn && ⟦)⟧)", "expected a value, found ')'", nil),
        ("$(1 < count ⟦<⟧ 3)", "a comparison takes only two values", "join comparisons with '&&'"),
        ("$(count > ⟦1.2.3⟧)", "'1.2.3' isn't a number", nil),
        ("$(count > 1 ⟦?⟧ 2)", "unexpected '?' in a condition", nil),
        ("$(query == ⟦‘⟧Ada’)", "unexpected '‘' in a condition", "put the string in double quotes"),
        ("$(query == ⟦\"Ada⟧)", "the string has no closing '\"'", nil),
        ("$(isOn && photos.⟦⟧)", "expected a property name, found the end of the condition", nil),
    ])
    func tellWhatIsWrong(_ text: String, _ message: String, _ help: String?) {
        let resolved = Self.row(text.hasPrefix("$(query") ? "'\(text)'" : text)
        expect(resolved, message)
        if let help { #expect(resolved.diagnostics.first?.help == help) }
    }

    @Test(arguments: [
        ("$(⟦count⟧ && isOn)", "expected a Boolean, but 'count' is 'Int'"),
        ("$(isOn || ⟦3⟧)", "expected a Boolean, found the number 3"),
        (
            "$(⟦count == query⟧)",
            "'==' requires two values of the same type, found 'count' of type 'Int' and 'query' of type 'String'"
        ),
        (
            "$(⟦count == share⟧)",
            "'==' requires two values of the same type, found 'count' of type 'Int' and 'share' of type 'Double'"
        ),
        (
            "$(⟦count > 1.5⟧)",
            "'>' requires two values of the same type, found 'count' of type 'Int' and the number 1.5"
        ),
        ("$(⟦count == nil⟧)", "'count' of type 'Int' is never 'nil'"),
        ("$(⟦failure > nil⟧)", "'nil' has no order; compare it with '==' or '!='"),
        ("$(⟦isOn < isBusy⟧)", "'<' requires numbers, strings or dates, found 'isOn' of type 'Bool'"),
        ("$(kind == ⟦imge⟧)", "'imge' isn't a case of 'kind'; expected 'image' or 'video'"),
        ("$(⟦kind < image⟧)", "'<' requires numbers, strings or dates, found 'kind' of type 'enum(image, video)'"),
        ("$(⟦failure.count⟧ > 1)", nil),
        (
            "$(⟦photos == photos⟧)",
            "'photos' of type '[Photo]' can't be compared"
        ),
        (
            "$(⟦nothing⟧ && isOn)",
            "unknown name 'nothing'; expected 'count', 'kind', 'isOn', 'share', 'photos', 'isBusy' or 5 others"
        ),
        ("$(!⟦count⟧ == isOn)", nil),
    ])
    func haveValuesThatGoTogether(_ text: String, _ message: String?) {
        let resolved = Self.row(text)
        if let message { expect(resolved, message) } else { #expect(resolved.messages.count == 1) }
    }

    @Test func seeTheElementOfALoop() {
        let table = { (condition: String) in
            Resolved(
                """
                screen: Test
                \(Self.keys)
                table:
                  prototypes: [{ id: Cell, text: $(photo.name) }]
                  sections:
                    - id: photos
                      rows:
                        forEach: photo in photos
                        prototype: Cell
                        editing: { delete: { when: \(condition) } }
                """
            )
        }
        expect(table("$(photo.kind == image && photo.caption != nil)"))
        expect(
            table("$(photo.⟦nmae⟧ == query)"),
            "unknown property of 'Photo' 'nmae'; expected 'id', 'name', 'caption', 'taken' or 'kind'"
        )
    }

    @Test func areNeverTooDeepToBeRead() {
        let deep = String(repeating: "!", count: 10_000) + "isOn == isBusy"
        let long = Array(repeating: "isOn", count: 10_000).joined(separator: " && ")
        let nested = String(repeating: "(", count: 10_000) + "isOn" + String(repeating: ")", count: 10_000)
        for text in [deep, long, nested] {
            #expect(Self.row("'$(\(text))'").messages == ["a condition can have at most 64 operators"])
        }
    }
}
