import TableSpecDiagnostics
import TableSpecRules
import Testing

@Suite("Comments that suppress rules")
struct SuppressionTests {
    /// A spec with two rows that state a detail although their style shows none; each is a finding.
    private static func spec(top: String = "", above: String = "", behind: String = "", section: String = "") -> String
    {
        """
        \(top)screen: Example
        title: Example
        table:
          style: grouped
          sections:
            \(section)- rows:
                \(above)- text: Sounds
                  detail: Loud \(behind)
                - { text: Display, detail: Bright }

        """
    }

    private static let comment = "# tablespec:disable:next detail-in-default-style -- why"

    @Test("without one, both rows are reported")
    func none() {
        #expect(Linted(Self.spec()).lines == [8, 9])
    }

    @Test("a comment without a command is reported")
    func noCommand() {
        #expect(Linted(Self.spec(top: "# tablespec:\n")).ids.contains("malformed-suppression"))
        #expect(!Linted(Self.spec(top: "# tablespec\n")).ids.contains("malformed-suppression"))
    }

    @Test("'disable:next' applies to the element that follows, and no further")
    func next() {
        #expect(Linted(Self.spec(above: "\(Self.comment)\n        ")).lines == [10])
    }

    @Test("'disable:next' above a key applies to the key and its value only")
    func nextPair() {
        let linted = Linted(
            """
            screen: Example
            title: Example
            \(Self.comment)
            state: { loudness: String = Loud }
            # tablespec:disable:next detail-in-default-style -- all of the table
            table:
              style: grouped
              sections:
                - rows:
                    - { text: Sounds, detail: $(loudness) }
            """
        )
        #expect(linted.ids == ["unused-suppression"], "\(linted.report)")
        #expect(linted.lines == [3])
    }

    @Test("'disable:next' above the first key of a file applies to that key, not to the file")
    func nextAtTop() {
        let linted = Linted(Self.spec(top: "\(Self.comment)\n"))
        #expect(linted.ids == ["unused-suppression", "detail-in-default-style", "detail-in-default-style"])
    }

    @Test("'disable:next' above a section applies to its rows")
    func nextSection() {
        #expect(Linted(Self.spec(section: "\(Self.comment)\n    ")).ids.isEmpty)
    }

    @Test("'disable:next' inside brackets applies to what follows there")
    func nextInBrackets() {
        let linted = Linted(
            """
            screen: Example
            title: Example
            table:
              style: grouped
              sections: [{ rows: [
                \(Self.comment)
                { text: Sounds, detail: Loud },
                { text: Display,
                  \(Self.comment)
                  detail: Bright },
                { text: Battery, detail: Full }
              ] }]
            """
        )
        #expect(linted.lines == [11], "\(linted.report)")
    }

    @Test("'disable:line' applies to its line")
    func line() {
        let behind = "# tablespec:disable:line detail-in-default-style -- why"
        #expect(Linted(Self.spec(behind: behind)).lines == [9])
    }

    @Test("'disable:file' applies to the file, anywhere above the first key")
    func file() {
        let top = "# A screen.\n\n  # tablespec:disable:file detail-in-default-style -- why\n"
        #expect(Linted(Self.spec(top: top)).ids.isEmpty)
    }

    @Test("'disable:file' doesn't affect other files")
    func otherFile() {
        let top = "# tablespec:disable:file detail-in-default-style -- why\n"
        let other = Self.spec().replacing("Example", with: "Other")
        let linted = Linted([("Example.yaml", Self.spec(top: top)), ("Other.yaml", other)])
        #expect(linted.ids == ["detail-in-default-style", "detail-in-default-style"], "\(linted.report)")
        #expect(linted.findings.allSatisfy { $0.range.source == SourceID(index: 1) })
    }

    @Test("commas and spaces separate ids; other rules aren't suppressed")
    func severalRules() {
        let both = "# tablespec:disable:file empty-section,  detail-in-default-style -- why\n"
        let empty = "    - { header: News, rows: [] }\n"
        #expect(Linted(Self.spec(top: both) + empty).ids.isEmpty)
        let one = "# tablespec:disable:file empty-section -- why\n"
        #expect(Linted(Self.spec(top: one) + empty).ids == ["detail-in-default-style", "detail-in-default-style"])
    }

    @Test("the outer one of two comments around a finding is unused")
    func nested() {
        let linted = Linted(
            """
            screen: Example
            title: Example
            table:
              style: grouped
              sections:
                # tablespec:disable:next ⟦detail-in-default-style⟧ -- all rows
                - rows:
                    \(Self.comment)
                    - { text: Sounds, detail: Loud }
            """
        )
        #expect(linted.ids == ["unused-suppression"])
        #expect(linted.findings.map(\.range) == linted.marks)
    }

    @Test("a comment without a reason suppresses, and is the only finding")
    func noReason() {
        let behind = "# tablespec:disable:line detail-in-default-style"
        #expect(Linted(Self.spec(behind: behind)).ids == ["suppression-without-reason", "detail-in-default-style"])
    }

    @Test("errors of the language can't be suppressed, and don't make comments unused")
    func language() {
        let linted = Linted(Self.spec(top: "\(Self.comment)\ntitel: Example\n"))
        #expect(linted.ids == ["unknown-key", "detail-in-default-style", "detail-in-default-style"])
    }

    @Test("a comment for a disabled rule isn't unused")
    func ruleIsOff() {
        let configuration = RuleConfiguration(levels: ["detail-in-default-style": .off])
        let linted = Linted(Self.spec(above: "\(Self.comment)\n        "), configuration: configuration)
        #expect(linted.ids.isEmpty)
    }

    @Test("aliased and merged content doesn't follow a comment")
    func aliases() {
        let linted = Linted(
            """
            screen: Example
            title: Example
            table:
              style: grouped
              sections:
                - rows:
                    - &sounds { text: Sounds, detail: Loud }
                - rows:
                    # tablespec:disable:next detail-in-default-style -- the merged detail lies above
                    - { <<: *sounds, id: again }
            """
        )
        #expect(linted.ids.contains("detail-in-default-style"), "\(linted.report)")
        #expect(linted.findings.contains { $0.id == "unused-suppression" }, "\(linted.report)")
    }

    @Test("any line ending and a byte order mark are supported", arguments: ["\n", "\r\n", "\r"])
    func lineEnds(_ lineEnd: String) {
        let text = Self.spec(above: "\(Self.comment)\n        ").replacing("\n", with: lineEnd)
        #expect(Linted("\u{FEFF}" + text).ids == ["detail-in-default-style"])
    }

    @Test("the fix for an unused comment removes the line or the id")
    func removal() throws {
        let text = """
            screen: Example
            title: Example
            table:
              style: grouped
              sections:
                - rows:
                    \(Self.comment)
                    - Sounds   # tablespec:disable:line empty-row -- why
                    # tablespec:disable:next detail-in-default-style, empty-row -- why
                    - { text: Display, detail: Bright }

            """
        let linted = Linted(text)
        #expect(linted.ids == ["unused-suppression", "unused-suppression", "unused-suppression"])
        #expect(
            linted.text(applying: linted.findings.flatMap(\.fixIts)) == """
                screen: Example
                title: Example
                table:
                  style: grouped
                  sections:
                    - rows:
                        - Sounds
                        # tablespec:disable:next detail-in-default-style -- why
                        - { text: Display, detail: Bright }

                """
        )
    }

    @Test("ten thousand comments and findings are fast")
    func many() {
        let row = "        \(Self.comment)\n        - { text: Sounds, detail: Loud, id: row"
        let rows = (0..<10_000).map { "\(row)\($0) }\n" }.joined()
        let head = "screen: Example\ntitle: Example\ntable:\n  style: grouped\n  sections:\n    - rows:\n"
        #expect(Linted(head + rows).ids.isEmpty)
    }
}

extension Linted {
    /// The lines of the rules' findings, in order.
    fileprivate var lines: [Int] {
        findings.sortedByPlace(in: sources).map { finding in
            LineTable(sources[finding.range.source].bytes).position(ofByte: Int(finding.range.start)).line
        }
    }
}
