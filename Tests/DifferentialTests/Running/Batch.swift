import Foundation
import TableSpecGenerator
import TableSpecTestSupport
import Testing

/// Specs whose Swift is compiled to one program.
struct Batch {
    let subjects: [Subject]
    private let program: LinkedProgram

    /// Compiles the Swift of some specs in a project.
    init(_ subjects: [Subject], in settings: ProjectSettings) async throws {
        self.subjects = subjects
        var files = try Self.driver
        files["TableSpecSupport.swift"] = SwiftGenerator.completeSupport()
        for subject in subjects {
            let text = subject.generated.replacing("\nimport UIKit\n", with: "\n")
            files["\(subject.spec.name).swift"] = "import Foundation\nimport UIKit\n" + text + subject.source
        }
        let makers = subjects.map { "make\($0.spec.name)" }.joined(separator: ", ")
        files["main.swift"] = """
            import Foundation

            let makers: [@MainActor () -> Subject] = [\(makers)]
            await Driver(makers).run(String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self))

            """
        let (program, messages) = try await SwiftModule(files).link(in: settings)
        try #require(messages == "")
        self.program = program
    }

    /// The files of the program that uses the screens.
    private static var driver: [String: String] {
        get throws {
            let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../Driver").standardizedFileURL
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return try Dictionary(
                uniqueKeysWithValues: files.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
            )
        }
    }

    /// The classes of the app's own that specs name.
    static var appViews: [String: String] {
        get throws { try driver.filter { $0.key == "AppViews.swift" } }
    }

    // MARK: Running

    /// What is seen after each step of some trials; shorter where the program has stopped.
    func run(_ trials: [Trial]) async throws -> [[[String]]] {
        var seen: [[[String]]] = []
        while seen.count < trials.count {
            let rest = trials[seen.count...]
            let script = rest.flatMap(\.script).joined(separator: "\n")
            let output = try await program.run(input: script, environment: ["SWIFT_BACKTRACE": "enable=no"]).output
            var steps = Self.steps(of: output)
            let lastWords = steps.removeLast()
            for trial in rest {
                let own = Array(steps.prefix(trial.expected.count))
                steps.removeFirst(own.count)
                let isWhole = own.count == trial.expected.count
                seen.append(isWhole ? own : own + [lastWords])
                if !isWhole { break }
            }
        }
        return seen
    }

    /// The lines of each step, and what the program has written after the last one, which is nothing unless it has stopped.
    private static func steps(of output: String) -> [[String]] {
        var steps: [[String]] = []
        var lines: [String] = []
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("=== ") {
                steps.append(lines)
                lines = []
            } else {
                lines.append(String(line))
            }
        }
        return steps + [lines]
    }
}
