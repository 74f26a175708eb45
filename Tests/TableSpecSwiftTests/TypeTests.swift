import Testing

@testable import TableSpecSwift

@Suite("Types")
struct TypeTests {
    @Test(
        "common types are printed unchanged",
        arguments: [
            "Int", "UITableView.Style", "String?", "[String]", "[String: Int]", "[[Int?]]?", "Set<String>",
            "Dictionary<String, [Int]>.Index", "any Error", "(any Error)?", "Self", "Any", "MyModule.MyCell<Foo>",
            "größe",
        ]
    )
    func roundTrip(text: String) {
        #expect(SwiftType(parsing: text)?.source == text)
    }

    @Test(
        "text that isn't a type",
        arguments: [
            "", " ", "Int ", " Int", "Int; exit(0)", "Int {", "Int\n", "(Int", "[Int", "[Int: ]", "Set<", "Set<>",
            "a-b",
            "Foo()", "Foo\"", "Foo..Bar", ".Foo", "Foo.", "?", "() -> Void", "Foo // x", "Foo/*", "@escaping Foo",
        ]
    )
    func refused(text: String) {
        #expect(SwiftType(parsing: text) == nil)
    }

    @Test("types that only the generator creates")
    func built() {
        #expect(SwiftType.function(["Int", "String"], returns: "Bool").source == "(Int, String) -> Bool")
        #expect(SwiftType.optional(.function()).source == "(() -> Void)?")
        #expect(SwiftType.attributed([.escaping, .mainActor], .function()).source == "@escaping @MainActor () -> Void")
        #expect(SwiftType.inout("Int").source == "inout Int")
        #expect(SwiftType.name("default").source == "`default`")
        #expect(SwiftType.name("Table").nesting("Section")?.source == "Table.Section")
        #expect(SwiftType.optional("Int").nesting("Section") == nil)
    }
}
