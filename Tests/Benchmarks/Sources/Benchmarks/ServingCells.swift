internal import BenchmarkTables

/// What generated code costs an app while it runs, against a data source written by hand.
struct ServingCells: Benchmark {
    let name = "cells"
    let rounds = 9

    var inputs: [BenchmarkInput] {
        [
            BenchmarkInput(
                name: "all cells of 10,000 rows",
                ways: [
                    serving("hand-written", GroceryTable(handWritten: 10_000)),
                    serving("generated", GroceryTable(generated: 10_000)),
                ]
            ),
            BenchmarkInput(
                name: "a change of one row",
                ways: [
                    changing("of 1,000 rows", GroceryTable(generated: 1000)),
                    changing("of 10,000 rows", GroceryTable(generated: 10_000)),
                    changing("of 100,000 rows", GroceryTable(generated: 100_000)),
                ]
            ),
            BenchmarkInput(name: "a row more among 100,000", ways: insertion(into: GroceryTable(generated: 100_000))),
        ]
    }

    private func serving(_ name: String, _ table: GroceryTable) -> BenchmarkWay {
        BenchmarkWay(name: name) { table.serveAllCells() }
    }

    private func insertion(into table: GroceryTable) -> [BenchmarkWay] {
        [
            BenchmarkWay(name: "the whole update") { table.insertOneRow() },
            BenchmarkWay(name: "the difference alone") { table.compareWithOneMore() },
        ]
    }

    private func changing(_ name: String, _ table: GroceryTable) -> BenchmarkWay {
        BenchmarkWay(name: name) { table.changeOneRow() }
    }
}
