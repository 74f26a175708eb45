import Testing

@testable import TableSpecSwift

@Suite("Types")
struct TypeTests {
    @Test(
        "common types are printed unchanged",
        arguments: [
            "Int", "UITableView.Style", "String?", "[String]", "[String: Int]", "[[Int?]]?", "Set<String>",
            "Dictionary<String, [Int]>.Index", "any Error", "some View", "(any Error)?", "UITableViewCell.Type", "Self",
            "Any", "MyModule.MyCell<Foo>", "größe",
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
            String(repeating: "[", count: 100) + "Int" + String(repeating: "]", count: 100),
        ]
    )
    func refused(text: String) {
        #expect(SwiftType(parsing: text) == nil)
    }

    @Test("types that only the generator creates")
    func built() {
        #expect(
            SwiftType.function(["Int", "String"], effects: [.async, .throws], returns: "Bool").source
                == "(Int, String) async throws -> Bool"
        )
        #expect(SwiftType.optional(.function()).source == "(() -> Void)?")
        #expect(SwiftType.attributed([.escaping, .mainActor], .function()).source == "@escaping @MainActor () -> Void")
        #expect(SwiftType.tuple([.init("name", "String"), .init(nil, "Int")]).source == "(name: String, Int)")
        #expect(SwiftType.implicitlyUnwrapped("UILabel").source == "UILabel!")
        #expect(SwiftType.metatype(.any("Error")).source == "(any Error).Type")
        #expect(SwiftType.inout("Int").source == "inout Int")
        #expect(SwiftType.name("default").source == "`default`")
        #expect(SwiftType.name("Table").nesting("Section")?.source == "Table.Section")
        #expect(SwiftType.optional("Int").nesting("Section") == nil)
    }
}
