import TableSpecKit

/// That `generate` costs as much for each row however many there are, of each kind of row whose code knows of others.
struct GeneratorLinearity: Benchmark {
    let name = "rows"
    let rounds = 3

    var inputs: [BenchmarkInput] {
        Self.shapes.flatMap { shape in
            [500, 1000, 2000].map { count in
                let text = "screen: Screen\ntitle: Settings\n" + shape.spec(count)
                return input("\(count) \(shape.name)", [("Screen.yaml", text)])
            }
        }
            + [1000, 2000, 4000].map { count in
                input("\(count) files and an app", [ProjectText.app] + ProjectText.files(count: count))
            }
    }

    private static let shapes: [(name: String, spec: (Int) -> String)] = [
        ("rows with segues", { table(rows: $0, row: { "segue: { to: Screen\($0), kind: show }" }) + externals($0) }),
        (
            "rows with switches",
            { state($0, "Bool = true") + table(rows: $0, row: { "accessory: { switch: $(value\($0)) }" }) }
        ),
        ("rows that come and go", { state($0, "Bool = true") + table(rows: $0, row: { "visible: $(value\($0))" }) }),
        ("collections", { "types: { Item: { id: String } }\n" + state($0, "[Item]") + collections($0) }),
    ]

    private static func table(rows: Int, row: (Int) -> String) -> String {
        "table:\n  sections:\n    - rows:\n"
            + (0..<rows).map { "        - { id: row\($0), text: Row \($0), \(row($0)) }\n" }.joined()
    }

    private static func collections(_ count: Int) -> String {
        "table:\n  prototypes: [{ id: Cell, text: $(item.id) }]\n  sections:\n"
            + (0..<count).map {
                "    - { id: section\($0), rows: { forEach: item in value\($0), prototype: Cell } }\n"
            }.joined()
    }

    private static func state(_ count: Int, _ type: String) -> String {
        "state:\n" + (0..<count).map { "  value\($0): \(type)\n" }.joined()
    }

    private static func externals(_ count: Int) -> String {
        "external:\n" + (0..<count).map { "  Screen\($0): Screen\($0)ViewController\n" }.joined()
    }

    private func input(_ name: String, _ files: [(path: String, text: String)]) -> BenchmarkInput {
        let workspace = Workspace(files: files)
        let sources = files.map { Array($0.text.utf8) }
        return BenchmarkInput(
            name: name,
            byteCount: sources.reduce(0) { $0 + $1.count },
            ways: [
                BenchmarkWay(name: "libyaml events") { sources.reduce(0) { $0 + YAMLParsing.countEvents(of: $1) } },
                BenchmarkWay(name: "generate") {
                    Compilation(workspace, Analysis(workspace)).swiftFiles().reduce(0) { $0 + $1.text.utf8.count }
                },
            ]
        )
    }
}
