import TableSpecKit

/// That `lint` costs as much for each row however many files and rows there are: MB/s stays the same down the table.
struct Linearity: Benchmark {
    let name = "linearity of lint"
    let rounds = 3

    var inputs: [BenchmarkInput] {
        [500, 1000, 2000].map { count in
            input("\(count) files of \(ProjectText.rowsPerScreen) rows", ProjectText.files(count: count))
        }
            + [1000, 10_000, 100_000].map { rows in
                input("one file of \(rows) rows", [("Screen.yaml", ProjectText.screen(rows: rows))])
            }
            + [1000, 10_000, 100_000].map { rows in
                input(
                    "one file of \(rows) rows with a finding each",
                    [("Screen.yaml", ProjectText.screen(rows: rows, isFaulty: true))]
                )
            }
            + [1000, 2000, 4000].map { input("a chain of \($0) types", [("Types.yaml", ProjectText.typeChain($0))]) }
    }

    private func input(_ name: String, _ files: [(path: String, text: String)]) -> BenchmarkInput {
        let workspace = Workspace(files: files)
        let sources = files.map { Array($0.text.utf8) }
        return BenchmarkInput(
            name: name,
            byteCount: sources.reduce(0) { $0 + $1.count },
            ways: [
                BenchmarkWay(name: "libyaml events") { sources.reduce(0) { $0 + YAMLParsing.countEvents(of: $1) } },
                BenchmarkWay(name: "lint") { Analysis(workspace).diagnostics.count },
            ]
        )
    }
}
