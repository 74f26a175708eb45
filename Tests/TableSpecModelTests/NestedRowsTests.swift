import TableSpecDiagnostics
import TableSpecModel
import Testing

/// Rows that follow the row of an element, for its own collection.
@Suite("Nested rows")
struct NestedRowsTests {
    private func resolved(
        _ rows: String,
        prototypes: String = "",
        table: String = "",
        section: String = "id: all",
        samples: String = ""
    ) -> Resolved {
        Resolved(
            """
            screen: Test
            types:
              File: { id: Int, name: String, isDone: Bool, parts: [File] }
              Folder: { id: Int, name: String, isOpen: Bool, files: [File] }
              Nameless: { name: String, isOpen: Bool, files: [File] }
            input: { fixed: [Folder] }
            state: { folders: [Folder], nameless: [Nameless], recent: [File], chosen: Set<Int>, hasMore: Bool }
            table:
              \(table)
              prototypes:
                - { id: FolderCell, text: $(folder.name)\(prototypes) }
                - { id: FileCell, text: $(file.name) }
                - { id: PathCell, text: "$(folder.name), $(file.name)" }
              sections: [{ \(section), rows: \(rows) }]
            \(samples)
            """
        )
    }

    private static let files = "rows: { forEach: file in folder.files, prototype: FileCell }"
    private static let folders = "forEach: folder in folders, prototype: FolderCell"
    private static let samples = """
        samples:
          folders:
            - { id: 1, name: A, isOpen: true, files: [{ id: 1, name: a }, { id: 2, name: b }] }
            - { id: 2, name: B, isOpen: false, files: [{ id: 3, name: c }] }
        """

    @Test func theRowsOfOpenElementsFollowThem() throws {
        let resolved = resolved(
            "{ \(Self.folders), collapsible: $(folder.isOpen), \(Self.files) }",
            samples: Self.samples
        )
        expect(resolved)
        let rows = try #require(resolved.content?.sections.first?.rows)
        #expect(rows.map(\.text) == ["A", "a", "b", "B"])
        #expect(rows.map(\.indentationLevel) == [0, 1, 1, 0])
        #expect(rows[0].accessory == .control(.disclosure(isExpanded: true, label: "A")))
        #expect(rows[3].accessory == .control(.disclosure(isExpanded: false, label: "B")))
        #expect(rows.map(\.acts) == [true, false, false, true])
    }

    @Test func withoutCollapsibleTheyAreAlwaysThere() throws {
        let resolved = resolved("[{ \(Self.folders), \(Self.files) }, { text: End }]", samples: Self.samples)
        expect(resolved)
        let rows = try #require(resolved.content?.sections.first?.rows)
        #expect(rows.map(\.text) == ["A", "a", "b", "B", "c", "End"])
        #expect(rows[0].accessory == .type(.none))
        #expect(!rows[0].acts)
    }

    @Test func nestedRowsUseBothElements() throws {
        let rows = "rows: { forEach: file in folder.files, prototype: PathCell }"
        let resolved = resolved("{ \(Self.folders), \(rows) }", samples: Self.samples)
        expect(resolved)
        #expect(resolved.content?.sections.first?.rows[1].text == "A, a")
    }

    @Test func exclusiveTogglesCoverThem() {
        let resolved = resolved(
            "{ \(Self.folders), collapsible: $(folder.isOpen), \(Self.files) }",
            table: "exclusiveToggles: true"
        )
        expect(resolved)
        #expect(resolved.screen?.table.showingToggles.map(\.value.text) == ["folder.isOpen"])
        expect(
            self.resolved("{ \(Self.folders), \(Self.files) }", table: "exclusiveToggles: ⟦true⟧"),
            "'exclusiveToggles' has no effect, because nothing shows and hides rows"
        )
    }

    // MARK: Bad input

    @Test func collapsibleNeedsRowsAndABooleanOfTheState() {
        #expect(resolved("{ \(Self.folders), collapsible: $(folder.isOpen) }").diagnostics.map(\.id) == ["missing-key"])
        expect(
            resolved("{ \(Self.folders), collapsible: ⟦$(folder.name)⟧, \(Self.files) }"),
            "a disclosure button shows a Boolean, but 'folder.name' is 'String'"
        )
        expect(
            resolved(
                "{ forEach: folder in fixed, prototype: FolderCell, collapsible: ⟦$(folder.isOpen)⟧, \(Self.files) }"
            ),
            "a disclosure button changes its value, so it must be bound to the state, but 'folder.isOpen' isn't part of "
                + "it"
        )
        expect(
            resolved(
                "{ forEach: folder in nameless, prototype: FolderCell, collapsible: ⟦$(folder.isOpen)⟧, \(Self.files) }"
            ),
            "a disclosure button changes 'folder.isOpen', but 'Nameless' has no identity to find its row by"
        )
    }

    @Test func whatNestedRowsCannotHaveIsReported() {
        let deep = "rows: ⟦{ forEach: part in file.parts, prototype: FileCell }⟧"
        expect(
            resolved("{ \(Self.folders), rows: { forEach: file in folder.files, prototype: FileCell, \(deep) } }"),
            "nested rows can't have nested rows: there are at most two levels"
        )
        let editing = "nested rows, and the rows around them, can't have 'editing'"
        expect(resolved("{ \(Self.folders), editing: ⟦{ delete: true }⟧, \(Self.files) }"), editing)
        expect(
            resolved(
                "{ \(Self.folders), "
                    + "rows: { forEach: file in folder.files, prototype: FileCell, editing: ⟦{ delete: true }⟧ } }"
            ),
            editing
        )
        expect(
            resolved("{ \(Self.folders), loadMore: ⟦{ when: $(hasMore), action: load }⟧, \(Self.files) }"),
            "nested rows, and the rows around them, can't have 'loadMore'"
        )
        expect(resolved("{ \(Self.folders), rows: ⟦[A]⟧ }").diagnostics.count == 1 ? resolved("[A]") : resolved("[1]"))
    }

    @Test func aTapOnACollapsibleRowSelectsNothing() {
        let selection = "selection: { mode: inclusive, value: $(chosen) }"
        let resolved = resolved("{ \(Self.folders), collapsible: $(folder.isOpen), \(selection), \(Self.files) }")
        #expect(
            resolved.messages
                == ["a tap on a collapsible row shows and hides its nested rows, so it can't select the row"]
        )
    }

    @Test func aPrototypeIsForOneLevel() {
        expect(
            resolved(
                "[{ \(Self.folders), \(Self.files) }, { forEach: file in recent, prototype: ⟦FileCell⟧ }]"
            ),
            "prototype 'FileCell' is used for rows with a different indentation or chevron"
        )
        expect(
            resolved(
                "{ \(Self.folders), collapsible: $(folder.isOpen), \(Self.files) }",
                prototypes: ", accessory: ⟦checkmark⟧"
            ),
            "the rows of 'FolderCell' are collapsible, so their accessory is a chevron"
        )
    }

    @Test func sectionsOfALoopAndIndexesHaveNone() {
        let loop = Resolved(
            """
            screen: Test
            types:
              File: { id: Int, name: String }
              Folder: { id: Int, name: String, files: [File] }
              Drive: { id: Int, folders: [Folder] }
            state: { drives: [Drive] }
            table:
              prototypes: [{ id: FolderCell, text: $(folder.name) }, { id: FileCell, text: $(file.name) }]
              sections:
                forEach: drive in drives
                rows:
                  forEach: folder in drive.folders
                  prototype: FolderCell
                  rows: ⟦{ forEach: file in folder.files, prototype: FileCell }⟧
            """
        )
        expect(loop, "rows of a section with 'forEach' can't have nested rows")
        expect(
            resolved(
                "{ \(Self.folders), rows: ⟦{ forEach: file in folder.files, prototype: FileCell }⟧ }",
                table: "index: { collation: name }"
            ),
            "an index sorts the rows, so they can't have nested rows"
        )
    }

    @Test func anUpdateCannotPositionThem() {
        expect(
            resolved(
                "{ \(Self.folders), \(Self.files) }",
                table: "updates: [{ id: renew, of: ⟦folders⟧, deleteRows: fade }]"
            ),
            "other rows are nested in the rows, so an update can't position the rows of 'folders'"
        )
    }

    @Test func aMistakeInOneLoopIsReportedOnce() {
        let messages = resolved("{ \(Self.folders), rows: { forEach: file in folder.fils, prototype: FileCell } }")
            .messages
        #expect(messages.count == 1 && messages[0].contains("fils"), "\(messages)")
    }
}
