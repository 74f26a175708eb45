import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Bars, presentation and settings of a screen")
struct ScreenSettingsTests {
    private static func screen(_ keys: String) -> Resolved {
        Resolved(
            "screen: A\nstate: { order: Int, name: String }\n\(keys)\ntable: { sections: [{ id: s, rows: [Row] }] }"
        )
    }

    private static func segue(_ keys: String) -> Resolved {
        Resolved(
            "screen: A\ntable: { sections: [{ id: s, rows: [{ text: Go, segue: { to: B, \(keys) } }] }] }\nexternal: { B: C }"
        )
    }

    @Test func aViewIsOneThing() {
        expect(
            Self.screen("navigationItem: { titleView: { label: A, ⟦image⟧: b } }"),
            "a view has only one kind"
        )
        expect(
            Self.screen("navigationItem: { titleView: ⟦{ accessibilityLabel: A }⟧ }"),
            "view has no kind; expected 'label', 'image', 'segmentedControl', 'button' or 'class'"
        )
        expect(
            Self.screen("navigationItem: { titleView: { label: A, ⟦segments⟧: [B] } }"),
            "'label' has no 'segments'"
        )
    }

    @Test func aSegmentedControlShowsANumber() {
        expect(Self.screen("navigationItem: { titleView: { segmentedControl: $(order), segments: [A, B] } }"))
        expect(
            Self.screen("navigationItem: { titleView: { segmentedControl: ⟦$(name)⟧, segments: [A, B] } }"),
            "a segmented control shows a whole number or an enumeration, but 'name' is 'String'"
        )
        expect(
            Self.screen("navigationItem: { titleView: ⟦{ segmentedControl: $(order) }⟧ }"),
            "the segmented control has no 'segments'"
        )
    }

    @Test func aMomentaryControlNeedsAnAction() {
        expect(
            Self.screen("toolbar: [{ view: { ⟦segmentedControl⟧: momentary, segments: [A, B] } }]"),
            "a momentary segmented control does nothing without an 'action'"
        )
    }

    @Test func aBarButtonHoldsNoViewOfTheAppsOwn() {
        expect(
            Self.screen("toolbar: [{ view: { ⟦class⟧: MoonView } }]"),
            "unknown key 'class' in view; expected 'label', 'image', 'action', 'button', 'segments', 'segmentedControl' or "
                + "one other; see 'tablespec help keys view'"
        )
    }

    @Test func anUnknownKeyHidesNoMissingChoice() {
        let button = Self.screen("toolbar: [⟦{ action: go, ⟦icing⟧: A }⟧]")
        #expect(button.messages.contains { $0.hasPrefix("bar button has no content") })
        #expect(button.messages.contains { $0.hasPrefix("unknown key 'icing'") })
        let meant = Self.screen("toolbar: [{ action: go, ⟦titel⟧: A }]")
        #expect(meant.diagnostics.count == 1)
        #expect(meant.diagnostics.first?.help == "did you mean 'title'?")
    }

    @Test func aViewReactsByItself() {
        expect(
            Self.screen("toolbar: [{ view: { label: A }, ⟦action⟧: run }]"),
            "a bar button with 'view' can't have 'segue' or 'action', because the view handles taps itself"
        )
        expect(
            Self.screen("toolbar: [{ title: A, action: run, width: ⟦20⟧ }]"),
            "'width' requires 'systemItem: fixedSpace'"
        )
    }

    @Test func aToolbarIsAList() {
        expect(Self.screen("toolbar: ⟦none⟧"), "expected a list of bar buttons, found 'none'")
        expect(
            Self.screen("orientations: [⟦sideways⟧]"),
            "unknown interface orientation 'sideways'; expected 'portrait', 'landscape', 'all', 'portraitUpsideDown', "
                + "'landscapeLeft', 'landscapeRight' or one other; see 'tablespec help values interface orientation'"
        )
    }

    @Test func oldKindsOfSeguesSuggestCurrentOnes() {
        let resolved = Self.segue("kind: ⟦push⟧")
        expect(resolved, "unknown segue kind 'push'; expected 'show'")
        #expect(resolved.diagnostics.first?.fixIts.first?.edits.first?.replacement == "show")
        expect(Self.segue("kind: ⟦modal⟧"), "unknown segue kind 'modal'; expected 'presentModally'")
    }

    @Test func onlyAPresentedScreenHasAPresentation() {
        expect(Self.segue("kind: presentModally, detents: [medium]"))
        expect(Self.segue("⟦detents⟧: [medium]"), "'detents' requires a presented screen")
        expect(
            Self.segue("kind: presentModally, modalPresentationStyle: fullScreen, ⟦detents⟧: [medium]"),
            "'detents' requires a sheet, but 'fullScreen' isn't one"
        )
    }

    @Test func aFormWithCancelAsksBeforeItDiscardsChanges() {
        let form = "result: T\ntypes: { T: { name: String } }\nstate: { name: String }\n"
        let cancel = "navigationItem: { left: { systemItem: cancel, finish: cancel } }"
        #expect(Self.screen(form + cancel).screen?.asksBeforeDiscarding == true)
        #expect(Self.screen(form).screen?.asksBeforeDiscarding == false)
        for stated in [true, false] {
            let screen = Self.screen(form + cancel + "\nisModalInPresentation: \(stated)").screen
            #expect(screen?.asksBeforeDiscarding == false)
        }
    }
}
