import Foundation
import TableSpecDiagnostics
import TableSpecFormat
import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecLanguageServer

@Suite("Refactorings change the structure of a spec, but not its meaning")
struct RefactoringTests {
    /// The refactorings at the mark of a spec, and the spec after each.
    private func refactorings(_ text: String, only: String = "refactor") throws -> [(title: String, text: String)] {
        let session = try EditorSession()
        session.open("A.yaml", text)
        let context =
            #""range":\#(session.range(of: 0, in: "A.yaml")),"context":{"diagnostics":[],"only":["\#(only)"]}"#
        let result = session.result("textDocument/codeAction", of: "A.yaml", context)
        return (result.elements ?? []).map {
            ($0["title"]?.string ?? "", session.applying($0["edit"])["A.yaml"] ?? "")
        }
    }

    private func text(_ title: String, of text: String) throws -> String {
        let all = try refactorings(text)
        return try #require(all.first { $0.title == title }?.text, "\(all.map(\.title))")
    }

    private func swift(_ text: String, named name: String = "A.yaml") throws -> String {
        let workspace = Workspace(files: [(name, text)])
        let analysis = Analysis(workspace)
        try #require(!analysis.hasErrors, "\(analysis.diagnostics.map(\.message))")
        return try #require(Compilation(workspace, analysis).swift(of: workspace.specs[0].id))
    }

    // MARK: Style

    private static let flow = """
        screen: A
        # Before.
        table:
          sections:
            - { id: s, rows: [{ text: ⟦B⟧, selectionStyle: none }, C] } # Behind.
        # After.

        """

    @Test(arguments: ["\n", "\r\n"])
    func toBlockStyleAndBack(_ lineEnding: String) throws {
        let flow = Self.flow.replacing("\n", with: lineEnding)
        let block = try text("Convert to block style", of: flow)
        #expect(
            block
                == """
                screen: A
                # Before.
                table:
                  sections:
                    # Behind.
                    - id: s
                      rows: [{ text: B, selectionStyle: none }, C]
                # After.

                """.replacing("\n", with: lineEnding)
        )
        let inner = try text("Convert to block style", of: block.replacing("text: B", with: "⟦text⟧: B"))
        #expect(
            inner.contains(
                "rows:\(lineEnding)        - { text: B, selectionStyle: none }\(lineEnding)        - C\(lineEnding)# After."
            )
        )
        let back = try text("Convert to flow style", of: inner.replacing("id: s", with: "⟦id⟧: s"))
        #expect(back.contains("- { id: s, rows: [{ text: B, selectionStyle: none }, C] }\(lineEnding)"))
        #expect(try swift(back) == swift(MarkedText(flow).text))
    }

    @Test func noFlowStyleBeyondTheWidth() throws {
        let row = String(repeating: "long ", count: 30)
        let text =
            "screen: A\ntable:\n  sections:\n    - id: s\n      rows:\n        - ⟦text⟧: \(row)\n          font: body\n"
        #expect(try refactorings(text).map(\.title) == [])
    }

    @Test func noFlowStyleOfTextThatWouldNeedQuotes() throws {
        let text =
            "screen: A\ntable:\n  sections:\n    - id: s\n      rows:\n        - ⟦text⟧: B, C\n          font: body\n"
        #expect(try refactorings(text).map(\.title) == [])
    }

    @Test func nothingInBrokenSpecs() throws { #expect(try refactorings("screen: A\n⟦table⟧: [\n").isEmpty) }

    // MARK: Types

    private static let enumeration = """
        screen: A
        state:
          kind: ⟦enum⟧(one, two) = two # The kind.
        table: { sections: [{ id: s, rows: [{ text: B, accessory: { menu: $(kind) } }] }] }

        """

    @Test func aTypeOfTheState() throws {
        let text = try text("Extract the type 'Kind'", of: Self.enumeration)
        #expect(text.contains(#/\nstate:\n  kind: Kind = two +# The kind.\n/#))
        #expect(text.contains("\ntypes: { Kind: \"enum(one, two)\" }\n"))
        // The enumeration moves out of the screen.
        let (old, new) = (try swift(MarkedText(Self.enumeration).text), try swift(text))
        #expect(old.contains("    nonisolated enum Kind"))
        #expect(new.contains("\nnonisolated enum Kind"))
        let lines = { (text: String) in Set(text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }) }
        let changed = lines(old).symmetricDifference(lines(new))
        #expect(changed.allSatisfy { $0.contains("enum Kind") || $0.hasPrefix("///") }, "\(changed)")
    }

    @Test func aTypeOfAType() throws {
        let text = """
            screen: A
            types: { Item: { name: String, kind: "⟦enum⟧(one, two)?" } }
            input: { items: [Item] }
            table:
              prototypes: [{ id: P, text: $(item.name) }]
              sections: [{ rows: { forEach: item in items, prototype: P } }]

            """
        let changed = try self.text("Extract the type 'Kind'", of: text)
        let types = #"types: { Item: { name: String, kind: "Kind?" }, Kind: "enum(one, two)" }"#
        #expect(changed.contains(types))
        _ = try swift(changed)
    }

    @Test(arguments: ["types: { Kind: \"enum(a)\" }\n", "types: { Kind: { name: String } }\n"])
    func aTypeWhoseNameIsTaken(_ types: String) throws {
        let text = Self.enumeration.replacing("table:", with: "\(types)table:")
        #expect(try refactorings(text, only: "refactor.extract").isEmpty)
    }

    // MARK: Prototypes

    @Test func aPrototype() throws {
        let text = """
            screen: A
            types: { Item: { name: String } }
            input: { items: [Item] }
            table:
              style: grouped
              sections:
                - rows:
                    forEach: item in items
                    # The name.
                    ⟦text⟧: $(item.name)
                    accessory: disclosureIndicator
                    selection: { mode: single }

            """
        let expected = """
            screen: A
            types: { Item: { name: String } }
            input: { items: [Item] }
            table:
              style: grouped
              prototypes:
                - id: ItemCell
                  # The name.
                  text: $(item.name)
                  accessory: disclosureIndicator
              sections:
                - rows:
                    forEach: item in items
                    prototype: ItemCell
                    selection: { mode: single }

            """
        let changed = try self.text("Extract the prototype 'ItemCell'", of: text)
        #expect(changed == expected)
    }

    // MARK: Row defaults

    private static let rows = """
        screen: A
        table:
          sections:
            - id: s
              rows:
                - { text: ⟦B⟧, font: body, textColor: systemRed }
                - text: C
                  textColor: systemRed # Not moved.
                  font: body
            - id: t
              rows: [{ text: D, font: body, action: d }]

        """

    @Test func rowDefaultsOfASection() throws {
        let text = try text("Move the settings that all rows share to the section", of: Self.rows)
        #expect(
            text
                == """
                screen: A
                table:
                  sections:
                    - id: s
                      rowDefaults: { font: body }
                      rows:
                        - { text: B, textColor: systemRed }
                        - text: C
                          textColor: systemRed # Not moved.
                    - id: t
                      rows: [{ text: D, font: body, action: d }]

                """
        )
        #expect(try swift(text) == swift(MarkedText(Self.rows).text))
    }

    @Test func rowDefaultsOfATable() throws {
        let text = try text("Move the settings that all rows share to the table", of: Self.rows)
        #expect(text.contains("\ntable:\n  rowDefaults: { font: body }\n  sections:\n"))
        #expect(!text.contains("font: body,"))
        #expect(try swift(text) == swift(MarkedText(Self.rows).text))
    }

    /// A row without detail text has no use for its style, so it wouldn't inherit it.
    @Test func settingsThatRowsDoNotInherit() throws {
        let text = Self.rows.replacing("font: body", with: "style: subtitle")
        #expect(try refactorings(text, only: "refactor.extract").isEmpty)
    }

    // MARK: All examples

    /// The refactorings at the lines of the example specs keep the Swift.
    @Test func exampleSpecs() throws {
        let specs = Repository.root.appendingPathComponent("Specs")
        let files = try SpecDiscovery.specs(at: [specs.path]).specs.map(\.relativePath)
        var titles: [String: Int] = [:]
        for name in TestTier.share(of: files, each: 12, slow: 3) {
            let text = try String(contentsOf: specs.appendingPathComponent(name), encoding: .utf8)
            let workspace = Workspace(files: [(name, text)])
            let analysis = Analysis(workspace)
            guard !analysis.hasErrors else { continue }
            let swift = Compilation(workspace, analysis).swift(of: workspace.specs[0].id)
            var (offset, seen) = (0, Set<String>())
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                defer { offset += line.utf8.count + 1 }
                let file = workspace.sources.files[0]
                let all = Refactorings(file, id: workspace.specs[0].id, at: offset, in: analysis.model)?.all ?? []
                // The server checks whether the others keep the Swift.
                for refactoring in all where refactoring.kind == .rewriting {
                    let new = refactoring.applied(to: text)
                    guard new != text, seen.insert(new).inserted else { continue }
                    titles[refactoring.title, default: 0] += 1
                    #expect(try self.swift(new, named: name) == swift, "\(name): \(line)")
                }
            }
        }
        #expect(titles["Convert to block style", default: 0] > 5)
        #expect(titles["Convert to flow style", default: 0] > 5)
    }
}

extension Refactoring {
    /// The text after the changes.
    fileprivate func applied(to text: String) -> String {
        var bytes = Array(text.utf8)
        for change in changes.reversed() { bytes.replaceSubrange(change.replaced, with: Array(change.text.utf8)) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
