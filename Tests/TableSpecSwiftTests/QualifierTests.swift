import TableSpecSwift
import Testing

@Suite("Code that moves to another object refers to the members of the first one by name")
struct QualifierTests {
    private static func qualified(
        _ statements: [SwiftStatement],
        parameters: SwiftParameters = [],
        replacesSelf: Bool = false
    ) -> (text: String, used: Set<String>) {
        var qualifier = SwiftQualifier("screen", ["show", "title", "items", "options"], replacesSelf: replacesSelf)
        let function = Declare.func("tap", parameters) { statements }
        let file = SwiftFile(header: "", imports: []) { qualifier.qualified(function) }
        let lines = file.rendered().split(separator: "\n").map { $0.drop { $0 == " " } }
        return (lines.joined(separator: "\n"), qualifier.used)
    }

    @Test func membersGetTheObjectBeforeThemAndOtherNamesDoNot() {
        let (text, used) = Self.qualified([
            Code.call("show", ["_": "title?.count", "title": .interpolated("\(SwiftExpression("items.count"))")]),
            Code.assign("other.title", ".title"),
            Code.call("print", [.array(["items", "self.items", "self?.title", "self?.other"])]),
        ])
        #expect(text.contains(#"screen.show(screen.title?.count, title: "\(screen.items.count)")"#))
        #expect(text.contains("other.title = .title"))
        #expect(text.contains("[screen.items, self.screen.items, self?.screen.title, self?.other]"))
        #expect(used.isSuperset(of: ["show", "title", "items", "other", "print"]))
    }

    @Test func whatTheCodeDeclaresItselfIsMeantThere() {
        let closure = SwiftClosure(["title"]) { Code.call("show", ["title"]) }
        let (text, _) = Self.qualified(
            [
                Code.call("items.forEach", trailing: closure),
                Code.if(.let("title")) { Code.call("print", ["title"]) },
                Code.for(.binding("items"), in: "items") { Code.call("show", ["items"]) },
                Code.switch("options") {
                    Code.case(.of("some", .binding("options"))) { Code.call("show", ["options"]) }
                },
                Code.guard(.let("title", "title")) { Code.call("show", ["title"]) },
                Code.call("show", ["title"]),
                Code.let("items", "items"),
                Code.call("show", ["items"]),
            ],
            parameters: ["_ other": "Int"]
        )
        #expect(
            text.contains(
                """
                screen.items.forEach { title in screen.show(title) }
                if let title = screen.title { print(title) }
                for items in screen.items {
                screen.show(items)
                }
                switch screen.options {
                case .some(let options): screen.show(options)
                }
                guard let title = screen.title else {
                screen.show(screen.title)
                }
                screen.show(title)
                let items = screen.items
                screen.show(items)
                """
            )
        )
    }

    @Test func parametersHideMembersToTheEndOfTheFunction() {
        let (text, used) = Self.qualified([Code.call("show", ["title"])], parameters: ["title": "String"])
        #expect(text.contains("screen.show(title)"))
        #expect(!used.contains("title"))
    }

    @Test func selfAsAValueIsTheObjectWhereThatIsMeant() {
        let code = [Code.call("show", ["_": "title", "on": "self"])]
        #expect(Self.qualified(code, replacesSelf: true).text.contains("on: screen)"))
        #expect(Self.qualified(code).text.contains("on: self)"))
    }
}
