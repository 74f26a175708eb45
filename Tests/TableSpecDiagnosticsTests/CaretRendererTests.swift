import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

@Suite("The caret report")
struct CaretRendererTests {
    @Test("shows the head line, the source and the place")
    func plain() {
        #expect(
            MarkedFinding("screen: Settings\n  ⟦titel⟧: Hello\n").pretty == """
                Test.yaml:2:3: error: message [rule-id]
                 2 |   titel: Hello
                   |   ^~~~~

                """
        )
    }

    @Test("names the severity", arguments: Diagnostic.Severity.allCases)
    func severity(_ severity: Diagnostic.Severity) {
        #expect(
            MarkedFinding("⟦a⟧", severity: severity).pretty == """
                Test.yaml:1:1: \(severity.rawValue): message [rule-id]
                 1 | a
                   | ^

                """
        )
    }

    @Test("expands tabs")
    func tabs() {
        #expect(
            MarkedFinding("a:\t⟦b\tc⟧\td").pretty == """
                Test.yaml:1:4: error: message [rule-id]
                 1 | a:  b   c   d
                   |     ^~~~~

                """
        )
    }

    @Test("counts two columns for wide characters and emoji, none for marks")
    func width() {
        #expect(
            MarkedFinding("題名: 日本 ⟦語、か⟧").pretty == """
                Test.yaml:1:8: error: message [rule-id]
                 1 | 題名: 日本 語、か
                   |            ^~~~~~

                """
        )
        #expect(
            MarkedFinding("👨‍👩‍👧 🇩🇪 👍🏽 ❤️ e\u{301}: ⟦x⟧").pretty == """
                Test.yaml:1:20: error: message [rule-id]
                 1 | 👨‍👩‍👧 🇩🇪 👍🏽 ❤️ e\u{301}: x
                   |                ^

                """
        )
        #expect(
            MarkedFinding("a: ⟦👨‍👩‍👧⟧ b").pretty == """
                Test.yaml:1:4: error: message [rule-id]
                 1 | a: 👨‍👩‍👧 b
                   |    ^~

                """
        )
    }

    @Test("leaves out CRLF and the byte order mark")
    func lineEndings() {
        #expect(
            MarkedFinding("\u{FEFF}a: 1\r\n⟦b⟧: 2\r\n").pretty == """
                Test.yaml:2:1: error: message [rule-id]
                 2 | b: 2
                   | ^

                """
        )
        #expect(
            MarkedFinding("\u{FEFF}⟦a⟧: 1\r\nb: 2\r\n").pretty == """
                Test.yaml:1:1: error: message [rule-id]
                 1 | a: 1
                   | ^

                """
        )
        #expect(
            MarkedFinding("a: ⟦1\r\n⟧b: 2").pretty == """
                Test.yaml:1:4: error: message [rule-id]
                 1 | a: 1
                   |    ^

                """
        )
    }

    @Test("shows an empty place, also at the end of the file")
    func empty() {
        #expect(
            MarkedFinding("a:⟦⟧ 1").pretty == """
                Test.yaml:1:3: error: message [rule-id]
                 1 | a: 1
                   |   ^

                """
        )
        #expect(
            MarkedFinding("a: 1⟦⟧").pretty == """
                Test.yaml:1:5: error: message [rule-id]
                 1 | a: 1
                   |     ^

                """
        )
        #expect(
            MarkedFinding("a: 1\n⟦⟧").pretty == """
                Test.yaml:2:1: error: message [rule-id]
                 2 |
                   | ^

                """
        )
        #expect(
            MarkedFinding("⟦⟧").pretty == """
                Test.yaml:1:1: error: message [rule-id]
                 1 |
                   | ^

                """
        )
    }

    @Test("shows the first and the last of several lines")
    func severalLines() {
        #expect(
            MarkedFinding("rows:\n  ⟦- id: a\n    text: A⟧\n").pretty == """
                Test.yaml:2:3: error: message [rule-id]
                 2 |   - id: a
                   |   ^~~~~~~
                 3 |     text: A
                   |     ~~~~~~~

                """
        )
        #expect(
            MarkedFinding("x: ⟦|\n  one\n\n  two\n  three⟧\n").pretty == """
                Test.yaml:1:4: error: message [rule-id]
                 1 | x: |
                   |    ^
                ...
                 5 |   three
                   |   ~~~~~

                """
        )
    }

    @Test("shows labels on the same line and on others")
    func labels() {
        #expect(
            MarkedFinding("⟦a⟧: 1, ⟦b⟧: 2, ⟦c⟧: 3", labels: ["second", "third"]).pretty == """
                Test.yaml:1:1: error: message [rule-id]
                 1 | a: 1, b: 2, c: 3
                   | ^
                   |       - second
                   |             - third

                """
        )
        let lines = (1...8).map { "l\($0): 0\n" }.joined()
        var finding = MarkedFinding(lines + "⟦title⟧: B\nx: 1\n⟦end⟧: 2\n", labels: ["after"])
        let first = SourceRange(source: SourceID(index: 0), start: 6, end: 8)
        finding.diagnostic.labels.append(.init("first defined here", at: first))
        #expect(
            finding.pretty == """
                Test.yaml:9:1: error: message [rule-id]
                  2 | l2: 0
                    | -- first defined here
                ...
                  9 | title: B
                    | ^~~~~
                ...
                 11 | end: 2
                    | --- after

                """
        )
    }

    @Test("shows labels in other files")
    func otherFile() {
        var finding = MarkedFinding("a: ⟦Foo⟧\n")
        let other = finding.sources.add(MarkedText("\n\nscreen: ⟦Foo⟧"), path: "Screens/Foo.yaml")
        finding.diagnostic.labels = [.init("declared here", at: other[0])]
        #expect(
            finding.pretty == """
                Test.yaml:1:4: error: message [rule-id]
                 1 | a: Foo
                   |    ^~~
                 --> Screens/Foo.yaml:3:9
                 3 | screen: Foo
                   |         --- declared here

                """
        )
    }

    @Test("ends with notes, help and fixes")
    func remarks() {
        var finding = MarkedFinding("⟦titel⟧: A")
        finding.diagnostic.notes = ["keys are UIKit's own words", "two\nlines"]
        finding.diagnostic.help = "did you mean 'title'?"
        finding.diagnostic.fixIts = [
            FixIt(message: "replace 'titel' with 'title'", edits: [], isSafe: true),
            FixIt(message: "did you mean 'title'?", edits: [], isSafe: true),
        ]
        #expect(
            finding.pretty == """
                Test.yaml:1:1: error: message [rule-id]
                 1 | titel: A
                   | ^~~~~
                   = note: keys are UIKit's own words
                   = note: two
                           lines
                   = help: did you mean 'title'?
                   = fix: replace 'titel' with 'title'

                """
        )
    }

    @Test("separates findings by an empty line")
    func several() {
        let finding = MarkedFinding("⟦a⟧")
        let text = CaretRenderer(usesColor: false)
            .render([finding.diagnostic, finding.diagnostic], in: finding.sources)
        #expect(text == finding.pretty + "\n" + finding.pretty)
        #expect(CaretRenderer(usesColor: false).render([], in: finding.sources).isEmpty)
    }

    @Test("colors the parts if requested")
    func color() {
        var finding = MarkedFinding("⟦a⟧: ⟦b⟧", labels: ["label"])
        finding.diagnostic.help = "help"
        let colored = CaretRenderer(usesColor: true).render([finding.diagnostic], in: finding.sources)
        #expect(
            colored.replacing("\u{1B}", with: "ESC") == """
                ESC[1mTest.yaml:1:1:ESC[0m ESC[1;31merror:ESC[0m ESC[1mmessageESC[0m [rule-id]
                ESC[34m 1 |ESC[0m a: b
                ESC[34m   |ESC[0m ESC[1;31m^ESC[0m
                ESC[34m   |ESC[0m    ESC[36m-ESC[0m ESC[36mlabelESC[0m
                   ESC[34m=ESC[0m ESC[1mhelp:ESC[0m help

                """
        )
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == finding.pretty)
    }
}
