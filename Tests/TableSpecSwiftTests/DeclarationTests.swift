import Testing

@testable import TableSpecSwift

@Suite("Declarations")
struct DeclarationTests {
    @Test("a large switch returns from its cases", arguments: [(250, ""), (251, "return ")])
    func largeSwitches(patternCount: Int, keyword: String) {
        let patterns = (1...patternCount).map { SwiftPattern.expression(.integer($0)) }
        let function = Declare.func("name", ["of number": "Int"], returns: "String") {
            Code.switch("number") {
                Code.case(anyOf: patterns) {
                    SwiftStatement.branch([.expression("isLong")], [.expression("a")], otherwise: [.expression("b")])
                }
                Code.default { Code.return("c") }
            }
        }
        let lines = source(function).split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        #expect(
            Array(lines.suffix(8)) == [
                "if isLong {", "\(keyword)a", "} else {", "\(keyword)b", "}", "default: return c", "}", "}",
            ]
        )
    }

    @Test("properties")
    func properties() {
        #expect(source(Declare.let("a", "Int", [.public, .static], value: 1)) == "public static let a: Int = 1")
        #expect(source(Declare.var("a", "A?", [.weak, .privateSet, .public])) == "public private(set) weak var a: A?")
        #expect(
            source(Declare.var("a", .optional("UILabel"), attributes: [.named("IBOutlet")]))
                == "@IBOutlet var a: UILabel?"
        )
        #expect(source(Declare.var("a", "Int", .override) { 1 }) == "override var a: Int { 1 }")
        #expect(
            source(
                Declare.var("a", "Int") {
                    "b"
                } set: {
                    Code.assign("b", "newValue")
                }
            )
                == "var a: Int {\n    get { b }\n    set { b = newValue }\n}"
        )
        #expect(
            source(
                Declare.var(
                    "a",
                    "Int",
                    accessors: .observed(didSet: [.expression("b"), .expression("c")])
                )
            )
                == "var a: Int {\n    didSet {\n        b\n        c\n    }\n}"
        )
        #expect(
            source(Declare.var("a", "Int", accessors: .observed(didSet: [.expression("b")])))
                == "var a: Int { didSet { b } }"
        )
        #expect(
            source(
                Declare.var("a", "Int") {
                    "b"
                    "c"
                }
            ) == "var a: Int {\n    b\n    c\n}"
        )
    }

    @Test("functions")
    func functions() {
        #expect(source(Declare.func("f") {}) == "func f() {}")
        #expect(
            source(
                Declare.func(
                    "tableView",
                    ["_ tableView": "UITableView", "cellForRowAt indexPath": "IndexPath", "row": "RowIdentification"],
                    [.public, .override],
                    returns: "Int"
                ) { 1 }
            )
                == """
                public override func tableView(
                    _ tableView: UITableView,
                    cellForRowAt indexPath: IndexPath,
                    row: RowIdentification
                ) -> Int { 1 }
                """
        )
        #expect(source(Declare.func("f", returns: "Void") {}) == "func f() {}")
        #expect(source(Declare.func("f", [.init("_ a", "Bool", default: true)]) {}) == "func f(_ a: Bool = true) {}")
        #expect(source(Declare.requirement("f", isAsync: true, returns: "Int")) == "func f() async -> Int")
        #expect(
            source(Declare.initializer(["coder": "NSCoder"], .required, isFailable: true) {})
                == "required init?(coder: NSCoder) {}"
        )
        #expect(
            source(
                Declare.initializer(["coder": "NSCoder"], .required, isFailable: true, attributes: [.unavailable]) {
                    SwiftExpression.nil
                }
            )
                == "@available(*, unavailable) required init?(coder: NSCoder) { nil }"
        )
        #expect(
            source(Declare.func("f", [:], attributes: [.objc, .available(iOS: 16)]) {})
                == "@objc\n@available(iOS 16.0, *)\nfunc f() {}"
        )
    }

    @Test("types")
    func types() {
        #expect(source(Declare.finalClass("A", .public, inherits: ["B", "C"]) {}) == "public final class A: B, C {}")
        #expect(source(Declare.struct("A", attributes: [.mainActor]) {}) == "@MainActor\nstruct A {}")
        #expect(source(Declare.extension("A.B") { Declare.func("f") {} }) == "extension A.B {\n    func f() {}\n}")
        #expect(source(Declare.enum("default") {}) == "enum `default` {}")
        #expect(source(Declare.typealias("A", "[B]", .private)) == "private typealias A = [B]")
        #expect(
            source(Declare.protocol("A", inherits: ["AnyObject"]) { Declare.requirement("f", returns: "Int") })
                == "protocol A: AnyObject {\n    func f() -> Int\n}"
        )
    }

    @Test("cases")
    func cases() {
        #expect(source(Declare.case("a")) == "case a")
        #expect(source(Declare.case("a", ["_": "Int", "b": "String"])) == "case a(Int, b: String)")
        #expect(source(Declare.case("a", rawValue: .string("A\"b"))) == "case a = \"A\\\"b\"")
    }

    @Test("empty lines separate members, but not lines that belong together")
    func emptyLines() {
        let text = source {
            Declare.let("a", "Int")
            Declare.var("b", "Int")
            Declare.var("c", "Int") { 1 }
            Declare.var("d", "Int") { 1 }
            Declare.mark("E")
            Declare.comment("Why.")
            Declare.let("e", "Int")
            Declare.let("f", "Int", documentation: "F.")
            Declare.func("g") {}
            Declare.func("h") {}
        }
        #expect(
            text == """
                let a: Int
                var b: Int

                var c: Int { 1 }

                var d: Int { 1 }

                // MARK: - E

                // Why.
                let e: Int

                /// F.
                let f: Int

                func g() {}

                func h() {}
                """
        )
    }

    @Test("short members with a line of documentation are together, long ones and bodies apart")
    func documentedLines() {
        let long: SwiftParameters = [
            "in place": "SomethingWithALongName", "and1": "Int", "and2": "Int", "and3": "Int", "and4": "Int",
        ]
        let text = source {
            Declare.protocol("A") {
                Declare.requirement("f", documentation: "F.")
                Declare.requirement("g", documentation: "G.")
                Declare.requirement("h", long, returns: "AnotherThingWithALongName", documentation: "H.")
                Declare.requirement("i", documentation: "I.\nAnd more.")
            }
            Declare.var(
                "a",
                "Int",
                accessors: .observed(didSet: [.expression(.call("show"))]),
                documentation: "A."
            )
            Declare.let("b", "Int", documentation: "B.")
            Declare.var("c", "Int", documentation: "C.") { 1 }
        }
        #expect(
            text == """
                protocol A {
                    /// F.
                    func f()
                    /// G.
                    func g()

                    /// H.
                    func h(in place: SomethingWithALongName, and1: Int, and2: Int, and3: Int, and4: Int) \
                -> AnotherThingWithALongName

                    /// I.
                    /// And more.
                    func i()
                }

                /// A.
                var a: Int { didSet { show() } }
                /// B.
                let b: Int

                /// C.
                var c: Int { 1 }
                """
        )
    }

    @Test("a file has a header, sorted imports, declarations and one newline at the end")
    func file() {
        let file = SwiftFile(
            header: "One.\nTwo.",
            imports: ["Zoo", .init("UIKit", access: .public), "Alpha"]
        ) {
            Declare.preview("A \"b\"") { SwiftExpression.call("View") }
        }
        #expect(
            file.rendered() == """
                // One.
                // Two.

                import Alpha
                import Zoo

                #if hasFeature(InternalImportsByDefault)
                    public import UIKit
                #else
                    import UIKit
                #endif

                #Preview("A \\"b\\"") { View() }

                """
        )
        #expect(SwiftFile(header: "", imports: []) {}.rendered() == "\n")
    }
}
