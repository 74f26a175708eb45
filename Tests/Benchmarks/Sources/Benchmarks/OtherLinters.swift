import Foundation
import TableSpecKit

/// `lint` beside two programs that check YAML, over the same files: `yamllint` with its rules off, so that it checks syntax only, and
/// `check-jsonschema` with the schema of the language. From this folder:
///
/// `python3 -m venv .build/linters && .build/linters/bin/pip install yamllint check-jsonschema`
struct OtherLinters: Benchmark {
    let name = "linters on disk"
    let rounds = 3

    var inputs: [BenchmarkInput] {
        let files = ProjectText.files(count: 2000)
        let sources = files.map { Array($0.text.utf8) }
        guard let project = Project(files) else { return [] }
        let specs = project.folder.appendingPathComponent("Specs").path
        let schema = project.folder.appendingPathComponent("schema.json").path
        guard (try? SpecSyntax.schema.write(toFile: schema, atomically: false, encoding: .utf8)) != nil else {
            return []
        }
        return [
            BenchmarkInput(
                name: "2,000 screens with \(ProjectText.rowsPerScreen) rows each",
                byteCount: sources.reduce(0) { $0 + $1.count },
                ways: [
                    BenchmarkWay(name: "libyaml events") { sources.reduce(0) { $0 + YAMLParsing.countEvents(of: $1) } },
                    BenchmarkWay(name: "lint") { project.lint() },
                    Self.way("yamllint", ["-d", "{rules: {}}", specs]),
                    Self.way("check-jsonschema", ["--schemafile", schema] + files.map { "\(specs)/\($0.path)" }),
                ]
            )
        ]
    }

    private static func way(_ program: String, _ arguments: [String]) -> BenchmarkWay {
        let path = ".build/linters/bin/\(program)"
        guard FileManager.default.isExecutableFile(atPath: path) else { return BenchmarkWay(name: program, run: nil) }
        return BenchmarkWay(name: program, isProgram: true) { run(path, arguments) }
    }

    private static func run(_ path: String, _ arguments: [String]) -> Int {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return -1 }
        process.waitUntilExit()
        return Int(process.terminationStatus)
    }
}
