import TableSpecDiagnostics
import Testing

@testable import TableSpecModel

@Suite("Attributes, sizes and places of views in cells")
struct ViewAttributeTests {
    private func content(_ content: String, _ keys: String = "") throws -> CellViewContent {
        let resolved = Resolved(rows: "        - { id: a, content: \(content) }", screenKeys: keys)
        expect(resolved)
        return try #require(resolved.content?.sections.first?.rows.first?.content)
    }

    private func reported(content: String, _ keys: String = "", _ messages: String...) {
        let resolved = Resolved(rows: "        - { id: a, content: \(content) }", screenKeys: keys)
        #expect(resolved.messages == messages)
        #expect(resolved.diagnostics.map(\.range) == resolved.marks)
    }

    // MARK: Values

    @Test func theLookOfACardIsRead() throws {
        let view = try content(
            "{ vstack: [A], background: systemRed, cornerRadius: 12, border: { color: separator, width: 0.5 }, alpha: 0.5, "
                + "padding: 8 }"
        )
        #expect(view.attributes.background == .system(.systemRed))
        #expect(view.attributes.cornerRadius == 12)
        #expect(view.attributes.borderColor == .system(.separator))
        #expect(view.attributes.borderWidth == 0.5)
        #expect(view.attributes.opacity == 0.5)
        guard case .stack(let stack) = view.kind else {
            Issue.record("expected a stack")
            return
        }
        #expect(stack.padding == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func aBorderHasAColorAndAWidthByDefault() throws {
        let attributes = try content("{ label: A, border: { width: 2 } }").attributes
        #expect(attributes.borderColor == .system(.separator))
        #expect(attributes.borderWidth == 2)
        #expect(try content("{ label: A, border: {} }").attributes.borderWidth == 1)
    }

    @Test func paddingMayDifferAtEachEdge() throws {
        guard case .stack(let stack) = try content("{ hstack: [A], padding: { left: 4, top: 2 } }").kind else {
            Issue.record("expected a stack")
            return
        }
        #expect(stack.padding == EdgeInsets(top: 2, left: 4))
    }

    @Test func aWidthIsPointsOrAPartOfTheCell() throws {
        #expect(try content("{ label: A, width: 20 }").width == 20)
        let half = try content("{ label: A, width: 50% }")
        #expect(half.width == nil)
        #expect(half.widthPart == 0.5)
    }

    @Test func sizesHaveLimits() throws {
        let limits = try content(
            "{ label: A, minWidth: 1, maxWidth: 2, minHeight: 3, maxHeight: 4, aspectRatio: 1.5 }"
        ).limits
        #expect(limits.minWidth == 1)
        #expect(limits.maxWidth == 2)
        #expect(limits.minHeight == 3)
        #expect(limits.maxHeight == 4)
        #expect(limits.aspectRatio == 1.5)
    }

    @Test func viewsLieOneOverTheOther() throws {
        let view = try content("{ zstack: [{ label: A, width: 9 }, { label: B, anchor: topTrailing, inset: -4 }] }")
        guard case .zstack(let stack) = view.kind else {
            Issue.record("expected a zstack")
            return
        }
        #expect(stack.views.map(\.anchor) == [nil, .topTrailing])
        #expect(stack.views.map(\.inset) == [0, -4])
        #expect(view.leaves.count == 2)
    }

    @Test func anImageBehindOtherViewsTakesTheirSize() throws {
        func backdrops(_ views: String) throws -> Set<Int> {
            guard case .zstack(let stack) = try content("{ zstack: [\(views)] }").kind else { return [] }
            return stack.backdrops
        }
        #expect(try backdrops("{ image: Photo }, Text") == [0])
        #expect(try backdrops("{ image: Photo, height: 90 }, Text") == [])
        #expect(try backdrops("{ image: Photo }, { label: Text, anchor: center }") == [])
    }

    // MARK: Conditions

    @Test func hiddenViewsAreNotThere() throws {
        let keys = "state: { isNew: Bool, count: Int = 3 }"
        let row =
            "[{ label: A, visible: $(isNew) }, { label: B, visible: $(count > 2) }, { label: C, visible: $(!isNew) }]"
        guard case .stack(let stack) = try content(row, keys).kind else {
            Issue.record("expected a stack")
            return
        }
        #expect(stack.views.map(\.kind) == [.label(LabelContent("B")), .label(LabelContent("C"))])
        // The first text would have been stretched.
        #expect(stack.stretchedIndices == [])
    }

    @Test func roomAfterAHiddenViewIsNotThereEither() throws {
        let column = "{ vstack: [A, { label: B, width: 20, visible: $(isNew) }] }"
        guard case .stack(let stack) = try content(column, "state: { isNew: Bool }").kind else {
            Issue.record("expected a stack")
            return
        }
        #expect(stack.views.map(\.kind) == [.label(LabelContent("A"))])
    }

    @Test func aHiddenViewKeepsItsRoomInAZstack() throws {
        let view = try content("{ zstack: [A, { label: B, visible: $(isNew) }] }", "state: { isNew: Bool }")
        guard case .zstack(let stack) = view.kind else {
            Issue.record("expected a zstack")
            return
        }
        #expect(stack.views.map(\.kind) == [.label(LabelContent("A"))])
        #expect(stack.hiddenViews.map(\.kind) == [.label(LabelContent("B"))])
        #expect(view.leaves.count == 1)
    }

    // MARK: Mistakes

    @Test func aConditionMustBeABoolean() {
        reported(
            content: "{ label: A, visible: ⟦$(name)⟧ }",
            "state: { name: String }",
            "expected a Boolean, but 'name' is 'String'"
        )
    }

    @Test func limitsMustLeaveASize() {
        reported(content: "{ label: A, minWidth: 9, maxWidth: ⟦4⟧ }", "", "a width can't be at least 9 and at most 4")
        reported(content: "{ label: A, width: ⟦3⟧, minWidth: 4 }", "", "a width can't be at least 4 and at most 3")
        reported(
            content: "{ label: A, height: 30, maxHeight: ⟦20⟧ }",
            "",
            "a height can't be at least 30 and at most 20"
        )
    }

    @Test func aRelationOfSidesBesideBothIsOneTooMany() {
        reported(
            content: "{ label: A, width: 20, height: 10, aspectRatio: ⟦2⟧ }",
            "",
            "'width' and 'height' already determine the ratio: remove 'aspectRatio' or one of them"
        )
    }

    @Test func onlyAViewOfAZstackHasAPlaceInOne() {
        reported(
            content: "[A, { label: B, anchor: ⟦center⟧, inset: ⟦2⟧ }]",
            "",
            "'anchor' requires a view in a 'zstack'",
            "'inset' requires a view in a 'zstack'"
        )
        reported(content: "{ label: B, anchor: ⟦center⟧ }", "", "'anchor' requires a view in a 'zstack'")
    }

    @Test func partsOfAWidthAreNeitherNothingNorMoreThanAll() {
        reported(
            content: "{ label: A, width: ⟦120%⟧ }",
            "",
            "expected a percentage of the cell's width from '1%' to '100%', found '120%'"
        )
        reported(
            content: "{ label: A, width: ⟦half⟧ }",
            "",
            "expected a number of points, or a percentage of the cell's width such as '50%', found 'half'"
        )
    }

    @Test func onlyStacksHavePadding() {
        reported(content: "{ label: A, ⟦padding⟧: 4 }", "", "'label' has no 'padding'")
        reported(content: "{ zstack: [A], ⟦padding⟧: 4 }", "", "'zstack' has no 'padding'")
    }

    @Test func otherSpellingsAreKnown() {
        let resolved = Resolved(rows: "        - { id: a, content: { label: A, backgroundColor: systemRed } }")
        expect(resolved)
        #expect(
            resolved.content?.sections.first?.rows.first?.content?.attributes.background == .system(.systemRed)
        )
        for (spelling, key) in [
            ("layer.cornerRadius", "cornerRadius"), ("opacity", "alpha"), ("maximumWidth", "maxWidth"),
        ] {
            let resolved = Resolved(rows: "        - { id: a, content: { label: A, \(spelling): 1 } }")
            #expect(resolved.diagnostics.flatMap(\.fixIts).flatMap(\.edits).map(\.replacement) == [key], "\(spelling)")
        }
    }

    @Test func viewsAreInspectedAsTheyAreStated() throws {
        let resolved = Resolved(
            rows:
                "        - { id: a, content: { hstack: [{ label: A, width: 12.5%, visible: $(!isNew) }], padding: 4 } }",
            screenKeys: "state: { isNew: Bool }"
        )
        let view = try #require(resolved.screen?.table.staticRows.first?.cell.content)
        let text = JSONValue.object(ContentView.mapping.members(of: view)).text
        #expect(text.contains("\"width\":\"12.5%\""))
        #expect(text.contains("\"visible\":\"$(!isNew)\""))
        #expect(text.contains("\"padding\":4"))
    }
}
