import TableSpecModel
import TableSpecTestSupport
import Testing

@Suite("Views over the table in a spec")
struct OverlayTests {
    private func resolved(_ overlay: String, state: String = "{ isBusy: Bool, a: String, b: String }") -> Resolved {
        Resolved(
            "screen: Test\nstate: \(state)\nviews: { overlay: [\(overlay)] }\ntable: { sections: [{ rows: [A] }] }"
        )
    }

    @Test func viewsLieAtTheirAnchors() throws {
        let resolved = resolved(
            "{ label: Offline, anchor: top, inset: 8 }, { hstack: [A, B], background: systemRed, anchor: bottomLeading }"
        )
        #expect(resolved.messages == [])
        guard case .zstack(let layers)? = resolved.content?.overlay?.kind else {
            Issue.record("the views are layers")
            return
        }
        #expect(layers.views.map(\.anchor) == [.top, .bottomLeading])
        #expect(layers.views.map(\.inset) == [8, 0])
        #expect(layers.views[1].leaves.count == 2)
    }

    @Test func hiddenViewsAreNotThere() {
        guard case .zstack(let layers)? = resolved("{ label: A, visible: $(isBusy) }, B").content?.overlay?.kind else {
            Issue.record("the views are layers")
            return
        }
        #expect(layers.views.count == 1)
    }

    @Test func mistakesAreReportedAtTheirPlaces() {
        expect(resolved("{ label: $(⟦bussy⟧), anchor: top }"), "unknown name 'bussy'; expected 'isBusy', 'a' or 'b'")
        expect(
            resolved("{ label: A, anchor: ⟦nowhere⟧ }"),
            "unknown anchor 'nowhere'; expected 'center', 'top', 'bottom', 'leading', 'topLeading', 'trailing' or 3 others; "
                + "see 'tablespec help values anchor'"
        )
        expect(resolved("{ id: a, label: A }, { id: ⟦a⟧, label: B }"), "view 'a' is declared twice")
        expect(
            resolved("{ hstack: [{ label: A, anchor: ⟦top⟧ }] }"),
            "'anchor' requires a view in a 'zstack'"
        )
        expect(
            resolved("{ textField: $(a), focus: true }, { textField: $(b), focus: ⟦true⟧ }"),
            "another field already has 'focus'"
        )
        expect(
            resolved("⟦[A]⟧"),
            "expected a view; to nest views, write 'hstack: […]', found a list"
        )
    }

    @Test func theTableHasMargins() {
        func margins(_ value: String) -> Resolved {
            Resolved("screen: Test\nviews: { margins: \(value) }\ntable: { sections: [{ rows: [A] }] }")
        }
        #expect(margins("12").content?.tableMargins == EdgeInsets(top: 12, left: 12, bottom: 12, right: 12))
        #expect(margins("{ left: 4 }").content?.tableMargins == EdgeInsets(top: 0, left: 4, bottom: 0, right: 0))
        expect(margins("⟦-1⟧"), "expected a nonnegative number, found the number '-1'")
    }

    // MARK: Above and below

    private func beside(_ views: String) -> Resolved {
        Resolved(
            "screen: Test\nstate: { isBusy: Bool, a: String, kind: Int }\nviews: { above: [\(views)] }\n"
                + "table: { sections: [{ rows: [A] }] }"
        )
    }

    @Test func viewsAboveAreThoseOfCells() {
        let resolved = beside(
            "Title, { hstack: [A, { switch: $(isBusy) }] }, { label: B, font: title1, visible: $(isBusy) }, "
                + "{ class: DialView, accessibilityLabel: Dial }, "
                + "{ segmentedControl: momentary, segments: [A, B], action: sort }"
        )
        #expect(resolved.messages == [])
        let views = resolved.content?.viewsAbove ?? []
        #expect(views.count == 4)
        guard case .content(let title)? = views.first, case .label(let label) = title.kind else {
            Issue.record("the first view is a label")
            return
        }
        #expect(label.text == "Title")
        #expect(views.contains(.custom("DialView")))
    }

    @Test func viewsAboveMayReachTheEdges() {
        func margins(_ value: String) -> Resolved {
            Resolved(
                "screen: Test\nviews: { columnMargins: \(value), above: [Title] }\ntable: { sections: [{ rows: [A] }] }"
            )
        }
        let usual = Resolved("screen: Test\nviews: { above: [Title] }\ntable: { sections: [{ rows: [A] }] }")
        #expect(usual.content?.columnMargins == EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
        #expect(margins("0").content?.columnMargins == EdgeInsets())
        #expect(margins("{ left: 4 }").content?.columnMargins == EdgeInsets(left: 4))
        expect(margins("⟦-1⟧"), "expected a nonnegative number, found the number '-1'")
    }

    @Test func theScreenAroundTheTableHasAColor() {
        func color(_ views: String) -> Resolved {
            Resolved("screen: Test\nviews: { \(views) }\ntable: { sections: [{ rows: [A] }] }")
        }
        #expect(color("margins: 8, backgroundColor: systemMint").content?.backgroundColor == .system(.systemMint))
        #expect(color("margins: 8").content?.backgroundColor == nil)
        #expect(color("margins: 8, backgroundColor: mint").messages.count == 1)
    }

    @Test func mistakesAboveAreReportedAtTheirPlaces() {
        expect(beside("{ label: $(⟦bussy⟧) }"), "unknown name 'bussy'; expected 'isBusy', 'a' or 'kind'")
        expect(beside("{ label: A, anchor: ⟦top⟧ }"), "'anchor' requires a view in a 'zstack'")
        expect(
            beside("{ segmentedControl: ⟦once⟧, segments: [A, B] }"),
            "expected a binding to a whole number or an enumeration value in the state, found 'once'"
        )
        expect(
            beside("{ textField: $(a), focus: true }, { textField: $(a), focus: ⟦true⟧ }"),
            "another field already has 'focus'"
        )
    }
}
