import TableSpecTestSupport
import Testing

@testable import TableSpecSupport

/// The reference of a screen to the object that implements its actions.
@Suite(.serialized)
@MainActor
struct WeakActionsTests {
    private protocol Actions: AnyObject { func save() }

    private final class App: Actions {
        private(set) var saves = 0

        func save() { saves += 1 }
    }

    @MainActor
    private final class Screen {
        @TableSpec.WeakActions var actions: (any Actions)?
    }

    private let screen = Screen()

    /// What is reported while something happens.
    private func reports(_ body: () -> Void) async -> [String] {
        let former = TableSpec.report
        defer { TableSpec.report = former }
        var reports: [String] = []
        TableSpec.report = { reports.append($0) }
        body()
        await drained()
        return reports
    }

    @Test func theObjectIsCalledAndNotRetained() async {
        var app: App? = App()
        screen.actions = app
        let reports = await reports { screen.actions?.save() }
        #expect(reports == [] && app?.saves == 1)
        weak let object = app
        app = nil
        #expect(object == nil && screen.actions == nil)
    }

    @Test func aMissingObjectIsReportedOnce() async {
        let reports = await reports {
            screen.actions?.save()
            screen.actions?.save()
        }
        #expect(reports == ["No object implements 'Actions': set 'actions' to an object that the app retains."])
    }

    @Test func anObjectThatComesRightAfterIsInTime() async {
        let app = App()
        let reports = await reports {
            screen.actions?.save()
            screen.actions = app
        }
        #expect(reports == [])
    }
}
