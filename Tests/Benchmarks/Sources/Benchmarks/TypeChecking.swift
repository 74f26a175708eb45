import Foundation
import TableSpecKit

/// What generated code costs the compiler: `swiftc -typecheck` of static tables, which grows with the rows and no faster.
struct TypeChecking: Benchmark {
    let name = "compiling"
    let rounds = 3

    var inputs: [BenchmarkInput] {
        [
            BenchmarkInput(
                name: "static rows, ten a section",
                ways: [("100 rows", 10), ("1,000 rows", 100), ("10,000 rows", 1000)].compactMap { name, sections in
                    SwiftCheck(sections: sections).map { check in BenchmarkWay(name: name) { check.run() } }
                }
            )
        ]
    }
}

/// A generated module, which is a screen and the support file, and the compiler's check of it.
private final class SwiftCheck: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let files: [URL]

    /// Generates the module; `nil` where that is not possible.
    init?(sections: Int) {
        let workspace = Workspace(files: [("Table.yaml", Self.spec(sections: sections))])
        let generated = Compilation(workspace, Analysis(workspace)).swiftFiles()
        let folder = folder
        files = generated.indices.map { folder.appendingPathComponent("File\($0).swift") }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (file, url) in zip(generated, files) { try Data(file.text.utf8).write(to: url) }
        } catch {
            return nil
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private static func spec(sections: Int) -> String {
        let rows = (0..<sections).map { section in
            "    - header: Section \(section)\n      rows:\n"
                + (0..<10).map { "        - { id: row\(section)x\($0), text: Row \($0), action: open\($0) }\n" }
                .joined()
        }
        return "screen: Rows\ntitle: Rows\ntable:\n  style: grouped\n  sections:\n" + rows.joined()
    }

    /// Returns 0 for a file without errors.
    func run() -> Int {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-typecheck", "-swift-version", "6", "-I", Self.modules] + files.map(\.path)
        guard (try? process.run()) != nil else { return -1 }
        process.waitUntilExit()
        precondition(process.terminationStatus == 0, "the generated Swift has errors")
        return Int(process.terminationStatus)
    }

    /// The folder in which SwiftPM has put the module `UIKit`.
    private static var modules: String {
        let executable = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        return executable.deletingLastPathComponent().appendingPathComponent("Modules").path
    }
}
