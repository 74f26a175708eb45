import Testing

@testable import TableSpecSwift

@Suite("Lines of at most 120 columns")
struct LineBreakTests {
    private let a = SwiftExpression.name(longName("a", 50))
    private let b = SwiftExpression.name(longName("b", 50))
    private let c = SwiftExpression.name(longName("c", 50))
    private let aText = longName("a", 50).text
    private let bText = longName("b", 50).text
    private let cText = longName("c", 50).text

    @Test("no line is longer or has trailing spaces", arguments: SampleFiles.all.map(\.name))
    func samples(name: String) throws {
        let text = try #require(SampleFiles.all.first { $0.name == name }).file.rendered()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            #expect(line.count <= 120)
            #expect(line.last != " ")
        }
        #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n") && !text.contains("\n\n\n"))
    }

    @Test("lines are the same if a text is printed in parts", arguments: SampleFiles.all.map(\.name))
    func parts(name: String) throws {
        let file = try #require(SampleFiles.all.first { $0.name == name }).file
        let whole = Layout.printed(holding: .max) { file.write(to: &$0) }.text()
        for limit in [0, 1, 7, 40] { #expect(Layout.printed(holding: limit) { file.write(to: &$0) }.text() == whole) }
        #expect(file.rendered() == whole)
    }

    /// Of the layouts of long texts only the last lines are held: a file of 100,000 rows once took 200 megabytes for them.
    @Test("a long text isn't stored as a whole")
    func heldMarks() {
        func held(_ write: (inout Layout) -> Void) -> Int {
            var marks = 0
            _ = Layout.printed(holding: 64) { layout in
                write(&layout)
                marks = layout.marks.count
            }
            return marks
        }
        let names = (0..<2000).map { SwiftIdentifier(from: "name\($0)", style: .lowerCamelCase) }
        let variables = names.map { Declare.let($0, "Int", documentation: "A number.") }
        #expect(held { variables.write(to: &$0) } < 80)
        let function = Declare.func("f", [:]) { for name in names { Code.call(.name(name)) } }
        #expect(held { [function].write(to: &$0) } < 80)
        let cases = names.map { name in
            Code.case(.expression(.name(name))) {
                Code.call("f")
                Code.call("g")
            }
        }
        #expect(held { SwiftCase.write(cases, of: "value", to: &$0) } < 80)
    }

    @Test("a column is a character, not a byte")
    func nonASCII() {
        let accents = String(repeating: "é", count: 90)
        #expect(source(SwiftExpression.call("f", [1, .string(accents)])) == "f(1, \"\(accents)\")")
    }

    @Test("a chain of calls breaks between the calls, below a bracket that starts a line")
    func chains() {
        let first = SwiftExpression.call("UISlider", ["_": .name(longName("a", 90))])
        #expect(source(first.calling("writing", ["path"])) == "UISlider(\(longName("a", 90))).writing(path)")
        let long = first.calling("writing", [.name(longName("b", 30))]).calling("with", ["c"])
        #expect(source(long) == "UISlider(\(longName("a", 90)))\n    .writing(\(longName("b", 30))).with(c)")
        let closure = SwiftClosure {
            Code.assign("$0.a", 1)
            Code.assign("$0.b", 2)
        }
        let head = "UISlider().with {\n    $0.a = 1\n    $0.b = 2\n}"
        let short = SwiftExpression.call("UISlider").calling("with", trailing: closure)
        #expect(source(short.calling("writing", ["path"])) == "\(head).writing(path)")
        let wide = short.calling("writing", [.name(longName("c", 110))])
        #expect(source(wide) == "\(head)\n.writing(\(longName("c", 110)))")
        let brief = SwiftClosure { Code.assign("$0.a", .name(longName("d", 50))) }
        let arguments: SwiftArguments = ["x": .name(longName("a", 60)), "y": .name(longName("b", 60))]
        let broken = SwiftExpression.call("UISlider", arguments, trailing: brief)
        #expect(
            source(broken.calling("writing", [.name(longName("c", 70))])) == """
                UISlider(
                    x: \(longName("a", 60)),
                    y: \(longName("b", 60))
                ) { $0.a = \(longName("d", 50)) }
                .writing(\(longName("c", 70)))
                """
        )
    }

    @Test("a call that just fits stays on its line, and one more column breaks it")
    func boundary() {
        let fits = SwiftExpression.call("f", ["_": .name(longName("a", 58)), "x": .name(longName("b", 54))])
        #expect(source(fits).count == 120)
        let tooLong = SwiftExpression.call("f", ["_": .name(longName("a", 58)), "x": .name(longName("b", 55))])
        #expect(source(tooLong) == "f(\n    \(longName("a", 58)),\n    x: \(longName("b", 55))\n)")
    }

    @Test("collections reserve a column for the trailing comma of a separate line")
    func commas() {
        func call(_ length: Int, _ values: SwiftExpression...) -> SwiftExpression {
            .call("f", ["_": .array(values), "x": .name(longName("a", length))])
        }
        // "f([1, 2], x: " and the bracket take 14 columns.
        #expect(source(call(105, 1, 2)).count == 119)
        #expect(source(call(106, 1, 2)) == "f(\n    [1, 2],\n    x: \(longName("a", 106))\n)")
        #expect(source(call(109, 1)).count == 120)
        // The rest of the line needs additional columns.
        let element = SwiftExpression.call("f", [.array([1, 2]), .name(longName("a", 103))])
        #expect(
            source(.array([element, 1]))
                == "[\n    f([1, 2], \(longName("a", 103))),\n    1,\n]"
        )
        let longer = SwiftExpression.call("f", [.array([1, 2]), .name(longName("a", 104))])
        #expect(
            source(.array([longer, 1]))
                == "[\n    f(\n        [1, 2],\n        \(longName("a", 104))\n    ),\n    1,\n]"
        )
    }

    @Test("arguments, elements and entries have a line each")
    func lists() {
        #expect(source(SwiftExpression.call("f", [a, b, c])) == "f(\n    \(aText),\n    \(bText),\n    \(cText)\n)")
        // Names fill lines.
        #expect(source(.array([a, b, c])) == "[\n    \(aText), \(bText),\n    \(cText),\n]")
        #expect(
            source(SwiftExpression.call("f", [.array([a, b, c])]))
                == "f([\n    \(aText), \(bText),\n    \(cText),\n])"
        )
        #expect(
            source(.dictionary([.init(a, b), .init(b, c)]))
                == "[\n    \(aText): \(bText),\n    \(bText): \(cText),\n]"
        )
    }

    @Test("operators start lines")
    func operators() {
        #expect(
            source(Code.let("x", .coalescing(a, .coalescing(b, c))))
                == "let x =\n    \(aText)\n    ?? \(bText)\n    ?? \(cText)"
        )
        #expect(
            source(Code.return(.ternary(a, b, c))) == "return \(aText)\n    ? \(bText)\n    : \(cText)"
        )
        #expect(
            source(Code.if(.expression(.binary(.binary(a, .and, b), .and, c))) { "x" })
                == "if \(aText)\n    && \(bText)\n    && \(cText)\n{\n    x\n}"
        )
    }

    @Test("the operators of the first operand are aligned with those of the whole")
    func firstOperand() {
        let long = SwiftExpression.name(longName("d", 80))
        #expect(
            source(Code.if(.expression(.binary(.binary(long, .notEqual, long), .or, a))) { "x" })
                == "if \(longName("d", 80).text)\n    != \(longName("d", 80).text)\n    || \(aText)\n{\n    x\n}"
        )
    }

    @Test("conditions have a line each")
    func conditions() {
        #expect(
            source(Code.guard(.let("x", a), .let("y", b), .expression(c)) { Code.return() })
                == "guard\n    let x = \(aText),\n    let y = \(bText),\n    \(cText)\nelse { return }"
        )
        #expect(
            source(Code.if(.let("x", a), .let("y", b), .expression(c)) { "x" })
                == "if let x = \(aText),\n    let y = \(bText),\n    \(cText)\n{\n    x\n}"
        )
    }

    @Test("a long text uses several lines with backslashes")
    func longText() {
        let text = String(repeating: "word ", count: 30)
        #expect(
            source(Code.let("x", .string(text + "end"))) == """
                let x =
                    \"""
                    \(String(repeating: "word ", count: 23))\\
                    \(String(repeating: "word ", count: 7))end
                    \"""
                """
        )
        #expect(source(Code.let("x", .string(String(repeating: "x", count: 112)))).contains("\"\"\"") == false)
        #expect(source(Code.let("x", .string(String(repeating: "x", count: 78)))).contains("\"\"\"") == false)
    }

    @Test("a long text after an operator isn't split")
    func longOperand() {
        let text = String(repeating: "word ", count: 30)
        #expect(source(Code.return(.coalescing("a", .string(text)))) == "return a\n    ?? \"\(text)\"")
    }

    @Test("deep nesting doesn't multiply the work")
    func depth() {
        let deep = (0..<60).reduce(Code.return()) { inner, _ in
            Code.if("a") { Code.switch("b") { Code.default { inner } } }
        }
        #expect(source(deep).split(separator: "\n").count > 180)
        let chain = (0..<200).reduce(SwiftExpression.name("a")) {
            SwiftExpression.binary($0, $1 % 2 == 0 ? .and : .or, "b")
        }
        let calls = (0..<60).reduce(SwiftExpression.name("a")) { inner, _ in .call("f", [inner, inner == "a" ? 1 : 2]) }
        #expect(source(Code.let("x", chain)).hasPrefix("let x =\n"))
        #expect(source(Code.let("x", calls)).hasPrefix("let x = f(\n"))
    }

    @Test("comments break between words")
    func comments() {
        let words = [SwiftComment](repeating: "word", count: 30)
        let text = source(Code.comment(SwiftComment(words, separator: " ")))
        let line = "// " + String(repeating: "word ", count: 23).dropLast()
        #expect(text == line + "\n// " + String(repeating: "word ", count: 7).dropLast())
        let link = "https://" + String(repeating: "x", count: 150)
        let parts = SwiftComment([SwiftComment](repeating: "x", count: 150), separator: "")
        #expect(source(Code.comment("see https://\(parts)")) == "// see\n// " + link)
    }
}
