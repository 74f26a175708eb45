import Testing

@testable import TableSpecSwift

@Suite("Expressions")
struct ExpressionTests {
    @Test("paths of names")
    func paths() {
        let paths: [SwiftExpression] = [
            "tableView", "self.state", "super.viewDidLoad", ".zero", "cell?.textLabel?.text", "$0.id", "Foo.init",
            "Foo.self",
            "Self.shared", ".init", "_",
        ]
        #expect(
            paths.map { source($0) } == [
                "tableView", "self.state", "super.viewDidLoad", ".zero", "cell?.textLabel?.text", "$0.id", "Foo.init",
                "Foo.self", "Self.shared", ".init", "_",
            ]
        )
        #expect("cell.text" as SwiftExpression == .member(.identifier("cell"), "text"))
    }

    @Test("literals")
    func literals() {
        #expect(source(1) == "1")
        #expect(source(-12) == "-12")
        #expect(source(999_999) == "999999")
        #expect(source(.integer(1_234_567)) == "1_234_567")
        #expect(source(.integer(.min)) == "-9_223_372_036_854_775_808")
        #expect(source(7.5) == "7.5")
        #expect(source(.floating(.infinity)) == "Double.infinity")
        #expect(source(.floating(.nan)) == "Double.nan")
        #expect(source(true) == "true")
        #expect(source(.nil) == "nil")
        #expect(source(.array(["a", 1])) == "[a, 1]")
        #expect(source(.dictionary([])) == "[:]")
        #expect(source(.dictionary([.init(.string("a"), 1)])) == "[\"a\": 1]")
        #expect(source(.tuple(["x": 1, "_": 2])) == "(x: 1, 2)")
        #expect(source(.keyPath("Zone", ["name"])) == "\\Zone.name")
        #expect(source(.keyPath(nil, [])) == "\\.self")
    }

    @Test("interpolation separates text and expressions")
    func interpolation() {
        let name = SwiftExpression.name("name")
        #expect(source(.interpolated("Hello, \(name)!")) == "\"Hello, \\(name)!\"")
        #expect(source(.interpolated("\("\\(name)")\(name)")) == "\"\\\\(name)\\(name)\"")
        #expect(source(.interpolated("\(.call("f", [.string("x")]))")) == "\"\\(f(\"x\"))\"")
        let joined: SwiftStringLiteral = "a\("b")c"
        #expect(joined == SwiftStringLiteral("abc"))
    }

    @Test("calls")
    func calls() {
        #expect(
            source(
                SwiftExpression.call(.member("tableView", "dequeueReusableCell"), ["withIdentifier": .string("Cell")])
            )
                == "tableView.dequeueReusableCell(withIdentifier: \"Cell\")"
        )
        #expect(source(SwiftExpression.call("f")) == "f()")
        #expect(source(SwiftExpression.call("f", ["a", 1])) == "f(a, 1)")
        #expect(source(SwiftExpression.call("f", ["_": "a", "for": 1])) == "f(a, for: 1)")
        #expect(source(SwiftExpression.call("f", trailing: SwiftClosure { "$0.id" })) == "f { $0.id }")
        #expect(source(SwiftExpression.call("f", [1], trailing: SwiftClosure {})) == "f(1) {}")
        #expect(source(.make(.generic("Set", ["Int"]))) == "Set<Int>()")
        #expect(source(SwiftExpression.name("a").chained.calling("b").dot("c").at(0)) == "a?.b().c[0]")
    }

    @Test("closures")
    func closures() {
        #expect(source(.closure {}) == "{}")
        #expect(source(.closure(["_"]) {}) == "{ _ in }")
        #expect(
            source(.closure(["a", "_"], capturing: [.weak("self"), .unowned("x")]) { "a" })
                == "{ [weak self, unowned x] a, _ in a }"
        )
        #expect(source(.closure(["a"]) { Code.return("a") }) == "{ a in return a }")
        #expect(
            source(
                .closure(["a"]) {
                    "a"
                    "b"
                }
            ) == "{ a in\n    a\n    b\n}"
        )
    }

    @Test("parentheses follow precedence")
    func precedence() {
        #expect(source(.binary(.binary("a", .add, "b"), .divide, "c")) == "(a + b) / c")
        #expect(source(.binary("a", .add, .binary("b", .divide, "c"))) == "a + b / c")
        #expect(source(.binary("a", .subtract, .binary("b", .subtract, "c"))) == "a - (b - c)")
        #expect(source(.binary(.binary("a", .subtract, "b"), .subtract, "c")) == "a - b - c")
        #expect(source(.binary("a", .and, .binary("b", .or, "c"))) == "a && (b || c)")
        #expect(source(.binary(.binary("a", .equal, "b"), .equal, "c")) == "(a == b) == c")
        #expect(source(.coalescing(.coalescing("a", "b"), .coalescing("c", "d"))) == "(a ?? b) ?? c ?? d")
        #expect(source(.not(.binary("a", .and, "b"))) == "!(a && b)")
        #expect(source(.not(.not("a"))) == "!(!a)")
        #expect(source(SwiftExpression.name("a").cast(to: "B").dot("c")) == "(a as? B).c")
        #expect(source(.binary(.cast("a", "B"), .equal, .nil)) == "a as? B == nil")
        #expect(source(.cast(.coalescing("a", "b"), "C")) == "(a ?? b) as? C")
        #expect(source(.ternary(.ternary("a", "b", "c"), "d", "e")) == "(a ? b : c) ? d : e")
        #expect(source(SwiftExpression.integer(-1).dot("magnitude")) == "(-1).magnitude")
        #expect(source(.cast(.binary("a", .add, "b"), "C")) == "a + b as? C")
        #expect(source(.not(".b")) == "!(.b)")
        #expect(source(.coalescing(.await("a"), "b")) == "(await a) ?? b")
        #expect(source(.await(.call("f"))) == "await f()")
        #expect(source(SwiftExpression.keyPath("A", ["b"]).dot("c")) == "(\\A.b).c")
    }
}
