import Foundation
import HeadlessUIKit
import Testing

/// How mistakes are reported.
@MainActor struct FailureTests {
    private func makeAMistake() {
        _ = UITableView().dequeueReusableCell(withIdentifier: "Unknown", for: path(0, 0))
    }

    @Test func theHandlerHearsWhatNobodyCollects() {
        var heard: [HeadlessFailure] = []
        let old = HeadlessFailure.handler
        defer { HeadlessFailure.handler = old }
        HeadlessFailure.handler = { heard.append($0) }
        makeAMistake()
        #expect(heard.map(\.severity) == [.exception])
        let collected = HeadlessFailure.collect { makeAMistake() }
        #expect(collected.count == 1 && heard.count == 1)
    }

    @Test func collectionsNest() {
        var inner: [HeadlessFailure] = []
        let outer = HeadlessFailure.collect {
            makeAMistake()
            inner = HeadlessFailure.collect { makeAMistake() }
        }
        #expect(outer.count == 1 && inner.count == 1)
    }

    @Test func tasksThatTheBodyBeginsAreCollectedToo() async {
        let failures = await HeadlessFailure.collect {
            let task = Task { makeAMistake() }
            await task.value
        }
        #expect(failures.count == 1)
    }

    @Test func onlyTheFirstFailureOfAnUpdateIsReported() {
        let table = shown(NameList([["A"], ["B"]]))
        let failures = HeadlessFailure.collect {
            table.deleteRows(at: [path(0, 0), path(1, 0)], with: .none)
        }
        #expect(failures.count == 1)
        #expect(failures.first?.reason.contains("in section 0.") == true)
        #expect(failures.first?.description.hasPrefix("NSInternalInconsistencyException: ") == true)
    }

    @Test func theTableIsNamedAtTheEndOfTheText() {
        let table = shown(NameList([["A"]]))
        let failures = HeadlessFailure.collect { table.deleteRows(at: [path(0, 0)], with: .none) }
        #expect(failures.first?.reason.hasSuffix(" Table view: <KeepingTable; dataSource: <NameList>>") == true)
    }
}
