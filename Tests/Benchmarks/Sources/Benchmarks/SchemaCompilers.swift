import Foundation
import TableSpecKit

/// `generate` beside another compiler from descriptions to Swift, on as many entities: `flatc --swift` (Debian's
/// `flatbuffers-compiler`) makes a table of a schema where `generate` makes a row of a spec. Both read and write files.
struct SchemaCompilers: Benchmark {
    let name = "schema compilers"
    let rounds = 5

    var inputs: [BenchmarkInput] {
        let files = ProjectText.files(count: 500)
        guard let project = Project(files), let schemas = Schemas(files.count, in: project.folder) else { return [] }
        let sources = files.map { Array($0.text.utf8) }
        let flatc = Self.flatc.map { path in { @MainActor @Sendable in schemas.compile(path) } }
        return [
            BenchmarkInput(
                name: "500 files with \(ProjectText.rowsPerScreen) rows or tables each",
                ways: [
                    BenchmarkWay(name: "flatc --swift", isProgram: true, isRepeated: true, run: flatc),
                    BenchmarkWay(name: "generate, from nothing") { project.buildFromNothing(.swift) },
                    BenchmarkWay(name: "libyaml events") { sources.reduce(0) { $0 + YAMLParsing.countEvents(of: $1) } },
                ]
            )
        ]
    }

    private static var flatc: String? {
        ["/usr/bin/flatc", "/usr/local/bin/flatc", "/opt/homebrew/bin/flatc"].first(
            where: FileManager.default.isExecutableFile
        )
    }
}

/// Schemas in a separate folder.
private final class Schemas: Sendable {
    private let folder: URL
    private let count: Int

    init?(_ count: Int, in folder: URL) {
        self.folder = folder.appendingPathComponent("Schemas")
        self.count = count
        do {
            try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
            for number in 0..<count {
                let text = Self.schema(number)
                try Data(text.utf8).write(to: self.folder.appendingPathComponent("Schema\(number).fbs"))
            }
        } catch {
            return nil
        }
    }

    /// As many tables as a spec has rows, with as many fields as a row has keys on average. The names are those that
    /// `flatc` wants, as it would else print a warning for each table.
    private static func schema(_ number: Int) -> String {
        (0..<ProjectText.rowsPerScreen).map { row in
            "table Row\(number)x\(row) { style: string; text: string; detail: string; is_on: bool; volume: float; }\n"
        }.joined()
    }

    /// Returns the status of the compiler.
    func compile(_ path: String) -> Int {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.currentDirectoryURL = folder
        process.arguments = ["--swift", "-o", "Swift"] + (0..<count).map { "Schema\($0).fbs" }
        guard (try? process.run()) != nil else { return -1 }
        process.waitUntilExit()
        precondition(process.terminationStatus == 0, "flatc has found an error")
        return Int(process.terminationStatus)
    }
}
