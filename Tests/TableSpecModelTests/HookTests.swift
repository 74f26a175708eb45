import TableSpecModel
import Testing

@Suite("The app takes part in methods of UIKit")
struct HookTests {
    private func screen(_ hooks: String) -> Resolved {
        Resolved("screen: Test\nhooks: \(hooks)\ntable: { sections: [{ id: only, rows: [A] }] }")
    }

    @Test func hooksAreListedByUIKitsNames() {
        let resolved = screen("[willDisplay, viewDidLoad]")
        expect(resolved)
        #expect(resolved.screen?.hooks.map(\.value) == [.willDisplay, .viewDidLoad])
    }

    @Test func anUnknownHookIsReportedWithTheNearestOnes() {
        expect(
            screen("[⟦willShow⟧]"),
            "unknown hook 'willShow'; expected 'willSelect', 'willDisplay', 'didSelect', 'configure', 'heightForRow', "
                + "'didDeselect' or \(Hook.allCases.count - 6) others; see 'tablespec help values hook'"
        )
    }

    @Test func aHookIsListedOnce() {
        expect(screen("[didSelect, ⟦didSelect⟧]"), "hook 'didSelect' is listed twice")
    }

    @Test func hooksAreAList() {
        expect(screen("⟦didSelect⟧"), "expected a list of hooks, found 'didSelect'")
    }
}
