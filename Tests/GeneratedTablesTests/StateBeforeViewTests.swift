import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// What a screen does with values that it gets before it is shown.
@Suite("State before the view")
@MainActor
struct StateBeforeViewTests {
    @Test func aHeaderThatChangesDoesNotLoadTheView() {
        let controller = DeparturesViewController()
        controller.state = .sample
        #expect(!controller.isViewLoaded)
    }
}
