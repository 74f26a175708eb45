import Testing

@testable import TableSpecSwift

@Suite("The interface of a file to other files")
struct InterfaceTests {
    private func interface(
        without callbacks: Set<SwiftIdentifier> = [],
        @SwiftBuilder<SwiftDeclaration> _ declarations: () -> [SwiftDeclaration]
    ) -> SwiftInterface {
        SwiftFile(header: "", imports: [], declarations).interface(without: callbacks)
    }

    private func shown(_ interface: SwiftInterface) -> [String] {
        interface.declarations.map { ($0.scope + [$0.source]).joined(separator: " > ") }
    }

    @Test("bodies, private declarations and overrides are skipped")
    func reading() {
        let interface = interface(without: ["tableView", "UITableViewDelegate"]) {
            Declare.finalClass("Table", inherits: ["NSObject", "UITableViewDelegate"]) {
                Declare.var("sections", "[Int]", .private)
                Declare.var("cell", "UITableViewCell", [.privateSet, .lazy], value: .call("UITableViewCell"))
                Declare.var("isOn", value: true)
                Declare.let("label", value: .call("UILabel"))
                Declare.var("count", "Int") { 1 }
                Declare.func("tableView", ["_ tableView": "UITableView"]) {}
                Declare.func("viewDidLoad", [:], .override) {}
                Declare.func("save", [:], .fileprivate) {}
                Declare.func("attach", ["to tableView": "UITableView"]) {}
                Declare.initializer(["coder": "NSCoder"], .required, isFailable: true, attributes: [.unavailable]) {}
                Declare.enum("Row", inherits: ["Hashable"]) { Declare.case("first", ["_": "Int"]) }
            }
            Declare.finalClass("Hidden", .private) { Declare.let("a", "Int") }
            Declare.extension("Table.Row") { Declare.let("sample", "Int", .static) }
        }
        #expect(
            shown(interface) == [
                "class Table: NSObject", "Table > var cell: UITableViewCell { get }",
                "Table > var isOn: Bool { get set }",
                "Table > var label: UILabel { get }", "Table > var count: Int { get }",
                "Table > func attach(to tableView: UITableView)", "Table > enum Row: Hashable",
                "Table > Row > case first(Int)", "Table > Row > static var sample: Int { get }",
            ]
        )
    }

    @Test("a structure has its memberwise initializer")
    func memberwise() {
        let interface = interface {
            Declare.struct("State") {
                Declare.var("name", "String")
                Declare.var("age", "Int?")
                Declare.var("isOn", value: true)
                Declare.let("fixed", value: 1)
            }
        }
        #expect(shown(interface).last == "State > init(name: String, age: Int? = nil, isOn: Bool = true)")
    }

    // MARK: Compatibility

    private func breaks(
        @SwiftBuilder<SwiftDeclaration> _ old: () -> [SwiftDeclaration],
        @SwiftBuilder<SwiftDeclaration> to new: () -> [SwiftDeclaration]
    ) -> [String] {
        interface(old).breaks(in: interface(new)).map { item in
            switch item {
            case .lost(let declaration): "lost \(declaration.path)"
            case .demanded(let declaration): "demanded \(declaration.path)"
            }
        }
    }

    @Test("a new default, member or setter and more access break nothing, but their removal does")
    func additions() {
        let less: [SwiftDeclaration] = [
            Declare.finalClass("A", inherits: ["NSObject"]) {
                Declare.initializer(["a": "Int"]) {}
                Declare.var("b", "Int", .privateSet)
            }
        ]
        let more: [SwiftDeclaration] = [
            Declare.finalClass("A", .public, inherits: ["NSObject", "Sendable"]) {
                Declare.initializer([
                    SwiftParameter("a", "Int", default: 1), SwiftParameter("c", "Int?", default: .nil),
                ]) {}
                Declare.var("b", "Int")
                Declare.var("d", "Int")
            }
        ]
        #expect(
            breaks {
                less
            } to: {
                more
            }.isEmpty
        )
        #expect(
            breaks {
                more
            } to: {
                less
            } == ["lost A", "lost A.init", "lost A.b", "lost A.d"]
        )
    }

    @Test("another type, order, label or result breaks calls")
    func changes() {
        func function(_ parameters: SwiftParameters, returns result: SwiftType? = nil) -> [SwiftDeclaration] {
            [Declare.func("f", parameters, returns: result) {}]
        }
        let plain = function(["a": "Int", "b": "Int"])
        #expect(
            breaks {
                plain
            } to: {
                function(["b": "Int", "a": "Int"])
            } == ["lost f"]
        )
        #expect(
            breaks {
                plain
            } to: {
                function(["a": "Int", "c": "Int"])
            } == ["lost f"]
        )
        #expect(
            breaks {
                plain
            } to: {
                function(["a": "Int", "b": "String"])
            } == ["lost f"]
        )
        #expect(
            breaks {
                plain
            } to: {
                function(["a": "Int", "b": "Int"], returns: "Int")
            } == ["lost f"]
        )
        #expect(
            breaks {
                plain
            } to: {
                function(["a": "Int", "b other": "Int"])
            }.isEmpty
        )
        #expect(
            breaks {
                [Declare.var("a", "Int")]
            } to: {
                [Declare.var("a", "Int?")]
            } == ["lost a"]
        )
    }

    @Test("a protocol requires new members exactly")
    func requirements() {
        func actions(_ names: SwiftIdentifier...) -> [SwiftDeclaration] {
            [Declare.protocol("Actions") { for name in names { Declare.requirement(name) } }]
        }
        #expect(
            breaks {
                actions("a")
            } to: {
                actions("a", "b")
            } == ["demanded Actions.b"]
        )
        #expect(
            breaks {
                actions("a", "b")
            } to: {
                actions("b")
            } == ["lost Actions.a"]
        )
        #expect(
            breaks {
                actions("a", "b")
            } to: {
                actions("b", "a")
            }.isEmpty
        )
    }

    @Test("a new case breaks switches over values that others receive, and no others")
    func cases() {
        func table(_ names: SwiftIdentifier..., handsOut: Bool) -> [SwiftDeclaration] {
            [
                Declare.struct("Table") {
                    Declare.enum("Row") { for name in names { Declare.case(name) } }
                    if handsOut { Declare.func("select", ["_ row": "[Row]"]) {} }
                }
            ]
        }
        #expect(
            breaks {
                table("a", handsOut: true)
            } to: {
                table("a", "b", handsOut: true)
            } == ["demanded Table.Row.b"]
        )
        #expect(
            breaks {
                table("a", handsOut: false)
            } to: {
                table("a", "b", handsOut: false)
            }.isEmpty
        )
        #expect(
            breaks {
                table("a", "b", handsOut: false)
            } to: {
                table("a", handsOut: false)
            } == ["lost Table.Row.b"]
        )
    }
}
