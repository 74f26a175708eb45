import TableSpecTestSupport
import Testing

@testable import TableSpecSwift

@Suite("Reserved words as names")
struct KeywordTests {
    /// Words that mean something in some place only; none may break a declaration or a use.
    private static let contextualWords = [
        "actor", "async", "borrowing", "consuming", "convenience", "dynamic", "final", "indirect", "infix", "isolated",
        "lazy", "left", "macro", "module", "mutating", "none", "nonisolated", "nonmutating", "of", "open", "optional",
        "override", "package", "postfix", "precedence", "prefix", "required", "right", "sending", "unowned", "unsafe",
        "weak", "throwing", "available", "error", "newValue", "oldValue", "value", "dynamicType",
    ]

    @Test("every word compiles in every position", .slow)
    func compile() async throws {
        let words =
            SwiftIdentifier.reservedWords.subtracting(SwiftIdentifier.misleadingWords).sorted() + Self.contextualWords
        let names = try words.map { try #require(SwiftIdentifier($0)) }
        let file = SwiftFile(header: "", imports: []) {
            for (index, name) in names.enumerated() { Self.uses(of: name, number: index) }
        }
        #expect(try await SwiftModule(["Words.swift": file.rendered()]).messages() == "")
    }

    private static func uses(of name: SwiftIdentifier, number: Int) -> SwiftDeclaration {
        Declare.enum(SwiftIdentifier(from: "Word \(number)", style: .upperCamelCase)) {
            Declare.enum("Choice") {
                Declare.case(name)
                Declare.case("payload", .init([.init(named: name, "Int")]))
            }
            Declare.struct("Value") {
                Declare.var(name, "Int", value: 0)
                Declare.var("twice", "Int") { SwiftExpression.binary(.name(name), .add, .name(name)) }
            }
            Declare.struct(name) {}
            Declare.func("make", returns: .name(name)) { SwiftExpression.call(.name(name)) }
            Declare.func("call", .init([.init(named: name, "Int")]), [.static], returns: "Int") {
                Code.let(name, .binary(.name(name), .add, 1))
                Code.return(.name(name))
            }
            Declare.func("use", ["value": "Value", "choice": "Choice"], [.static]) {
                Code.assign("_", .call("call", .init([.init(name, SwiftExpression.name("value").dot(name))])))
                Code.assign("_", .call("Value", .init([.init(name, 1)])))
                Code.assign("_", .keyPath("Value", [name]))
                Code.let("first", type: "Choice", .implicit(name))
                Code.assign("_", "first")
                Code.switch("choice") {
                    Code.case(.of(name)) { Code.break }
                    Code.case(.enumCase(".payload", [.binding(name)])) { Code.assign("_", .name(name)) }
                }
                Code.let(
                    "handler",
                    type: .function(["Int"], returns: "Int"),
                    .closure([name]) { SwiftExpression.name(name) }
                )
                Code.assign("_", "handler")
            }
        }
    }

    @Test("backticks are added only where the position requires them")
    func backticks() {
        #expect(source(.name("default")) == "`default`")
        #expect(source(.implicit("default")) == ".default")
        #expect(source(.implicit("init")) == ".`init`")
        #expect(source(.implicit("self")) == ".`self`")
        #expect(source(SwiftExpression.call("f", ["in": 1, "inout": 2])) == "f(in: 1, `inout`: 2)")
        #expect(source(Code.let("import", 1)) == "let `import` = 1")
        #expect(source(Declare.case("switch")) == "case `switch`")
    }

    @Test("'self' has no backticks where the language reads it")
    func instance() {
        #expect(source(Code.guard(.let("self")) { Code.return() }) == "guard let self else { return }")
        #expect(source(.closure(capturing: [.weak("self")]) { "self" }) == "{ [weak self] in self }")
    }
}
