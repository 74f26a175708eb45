import Foundation
import HeadlessUIKit
import Tables

/// What the cells of a long table cost, generated against written by hand, in the table in memory.
struct ServedCells: Benchmark {
    let name = "cells of a table"
    let rounds = 9

    private static let rowCount = 10_000

    var inputs: [BenchmarkInput] {
        let people = People.list(of: Self.rowCount)
        let written = HandWrittenPeople(people: people)
        let generated = PeopleViewController(state: PeopleTable.State(people: people)).table
        return [
            BenchmarkInput(
                name: "all \(Self.rowCount) rows, each asked for once",
                byteCount: 0,
                ways: [
                    BenchmarkWay(name: "written by hand") { Self.ask(written) },
                    BenchmarkWay(name: "generated") { Self.ask(generated) },
                ]
            ),
            BenchmarkInput(
                name: "all \(Self.rowCount) rows, scrolled past",
                byteCount: 0,
                ways: [
                    BenchmarkWay(name: "written by hand") { Self.scroll(written) },
                    BenchmarkWay(name: "generated") { Self.scroll(generated) },
                ]
            ),
        ]
    }

    private static func ask(_ source: any UITableViewDataSource) -> Int {
        let table = People.tableView(source)
        return (0..<rowCount).reduce(0) { sum, row in
            sum + (source.tableView(table, cellForRowAt: IndexPath(row: row, section: 0)).shownText?.count ?? 0)
        }
    }

    private static func scroll(_ source: any UITableViewDataSource) -> Int {
        let table = People.tableView(source)
        for row in stride(from: 0, to: rowCount, by: 10) { table.scroll(toRow: IndexPath(row: row, section: 0)) }
        return table.visibleCells.count
    }
}

/// What a changed text of one row costs, where a person who knows the row writes the change by hand.
struct OneRowChange: Benchmark {
    let name = "change of one row"
    let rounds = 9

    var inputs: [BenchmarkInput] {
        [1_000, 10_000].map(Self.input)
    }

    private static func input(_ count: Int) -> BenchmarkInput {
        let people = People.list(of: count)
        let written = HandWrittenPeople(people: people)
        let table = People.tableView(written)
        let screen = HeadlessScreen(PeopleViewController(state: PeopleTable.State(people: people)))
        screen.layOut()
        return BenchmarkInput(
            name: "\(count) rows, a hundred changes",
            byteCount: 0,
            ways: [
                BenchmarkWay(name: "written by hand") {
                    for number in 0..<100 {
                        written.people[3].name = "\(number)"
                        table.reconfigureRows(at: [IndexPath(row: 3, section: 0)])
                    }
                    return table.visibleCells.count
                },
                BenchmarkWay(name: "generated") {
                    guard let controller = screen.topViewController as? PeopleViewController else { return -1 }
                    for number in 0..<100 { controller.table.state.people[3].name = "\(number)" }
                    return controller.tableView.visibleCells.count
                },
            ]
        )
    }
}

/// The people of the benchmarks, and a table view that shows them.
@MainActor
enum People {
    static func list(of count: Int) -> [Person] {
        (0..<count).map { Person(id: $0, name: "Person \($0)", city: "City \($0 % 100)") }
    }

    static func tableView(_ source: any UITableViewDataSource) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
        table.rowHeight = 44
        table.isTracing = false
        table.dataSource = source
        table.layoutIfNeeded()
        return table
    }
}
