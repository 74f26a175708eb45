import Testing

@testable import TableSpecSwift

@Suite("Statements")
struct StatementTests {
    @Test("bindings and assignments")
    func bindings() {
        #expect(source(Code.let("a", 1)) == "let a = 1")
        #expect(source(Code.var("a", type: "Int?")) == "var a: Int?")
        #expect(source(Code.assign("cell.text", "name")) == "cell.text = name")
    }

    @Test("early exits")
    func guards() {
        #expect(source(Code.guard(.let("a")) { Code.return() }) == "guard let a else { return }")
        #expect(
            source(Code.guard(.let("a", "b"), .expression(.not("c"))) { Code.return(.nil) })
                == "guard let a = b, !c else { return nil }"
        )
        #expect(
            source(
                Code.guard("a") {
                    SwiftExpression.call("f")
                    Code.return()
                }
            )
                == "guard a else {\n    f()\n    return\n}"
        )
        #expect(source(Code.guard("a") { SwiftExpression.call("f") }) == "guard a else {\n    f()\n}")
    }

    @Test("branches")
    func branches() {
        #expect(source(Code.if("a") { Code.return() }) == "if a { return }")
        #expect(source(Code.if("a") { Code.let("b", 1) }) == "if a {\n    let b = 1\n}")
        let condition = String(repeating: "a", count: 60)
        let either = SwiftExpression.binary(
            .name(SwiftIdentifier(from: condition, style: .lowerCamelCase)),
            .or,
            .name(SwiftIdentifier(from: condition, style: .lowerCamelCase))
        )
        #expect(
            source(Code.if(.expression(either)) { Code.return() })
                == "if \(condition)\n    || \(condition)\n{\n    return\n}",
            "a short body is short only where the condition is"
        )
        let chain = Code.if("a") {
            "b"
        } else: {
            Code.if(.case(.enumCase(".c", [.binding("d"), "_"]), "e")) {
                "d"
            } else: {
                "f"
            }
        }
        #expect(source(chain) == "if a {\n    b\n} else if case .c(let d, _) = e {\n    d\n} else {\n    f\n}")
        let twoBranches = Code.if("a") {
            "b"
        } else: {
            Code.if("c") { "d" }
        }
        #expect(source(twoBranches) == "if a {\n    b\n} else if c {\n    d\n}")
        #expect(source(Code.if(.available(iOS: 17)) { "a" }) == "if #available(iOS 17.0, *) { a }")
        #expect(source(Code.if("a") {}) == "if a {}")
    }

    @Test("a trailing closure never precedes the brace of a body")
    func trailingClosures() {
        let call = SwiftExpression.call("a.contains", trailing: SwiftClosure { "$0.b" })
        #expect(source(Code.if(.expression(call)) {}) == "if (a.contains { $0.b }) {}")
        #expect(source(Code.if(.expression(.not(call.dot("c")))) {}) == "if !(a.contains { $0.b }).c {}")
        #expect(source(Code.if(.let("x", call)) {}) == "if let x = (a.contains { $0.b }) {}")
        #expect(source(Code.if(.expression(.call("f", [call]))) {}) == "if f(a.contains { $0.b }) {}")
        #expect(source(Code.for("_", in: call) {}) == "for _ in (a.contains { $0.b }) {}")
        #expect(source(Code.switch(call) { Code.default {} }) == "switch (a.contains { $0.b }) {\ndefault: break\n}")
        #expect(source(Code.if(.expression(.closure { "a" })) {}) == "if ({ a }) {}")
    }

    @Test("a short case has one line")
    func switches() {
        let short = Code.switch("section") {
            Code.case(".account", ".sounds") { Code.return(1) }
            Code.case(.enumCase(".rows", [.binding("count")])) { Code.return("count") }
            Code.default { Code.break }
        }
        #expect(
            source(short) == """
                switch section {
                case .account, .sounds: return 1
                case .rows(let count): return count
                default: break
                }
                """
        )
        let long = Code.switch("section") {
            Code.case("nil") {}
            Code.case(".a", ".b") {
                "a"
                "b"
            }
            Code.default { Code.break }
        }
        #expect(
            source(long) == """
                switch section {
                case nil: break
                case .a, .b:
                    a
                    b
                default: break
                }
                """
        )
        #expect(source(Code.switch("a") { Code.case(anyOf: [".a", ".b"]) { "c" } }) == "switch a {\ncase .a, .b: c\n}")
        let closure = SwiftClosure {
            "d"
            "e"
        }
        #expect(
            source(Code.switch("a") { Code.case(".b") { Code.call("c", trailing: closure) } }) == """
                switch a {
                case .b:
                    c {
                        d
                        e
                    }
                }
                """
        )
    }

    @Test("loops")
    func loops() {
        #expect(source(Code.for("_", in: "rows") { Code.break }) == "for _ in rows {\n    break\n}")
        #expect(
            source(Code.for(.tuple([.binding("i"), .binding("in")]), in: "rows", where: "a") {})
                == "for (i, `in`) in rows where a {}"
        )
        #expect(source(Code.for(.enumCase(".a", [.binding("b")]), in: "c") {}) == "for case .a(let b) in c {}")
    }

    @Test("comments")
    func comments() {
        #expect(source(Code.comment("why")) == "// why")
    }

    @Test("result builders accept conditions and loops")
    func builders() {
        @SwiftBody func body(_ isLoud: Bool) -> [SwiftStatement] {
            "first"
            if isLoud { Code.return() } else { "quiet" }
            for number in 1...2 { SwiftExpression.integer(number) }
            [SwiftStatement.break]
        }
        #expect(source(body(true)) == "first\nreturn\n1\n2\nbreak")
        #expect(source(body(false)) == "first\nquiet\n1\n2\nbreak")
    }
}
