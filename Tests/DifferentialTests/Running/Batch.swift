import Foundation
import TableSpecGenerator
import Testing

/// Specs whose Swift is compiled to one program.
struct Batch {
    let subjects: [Subject]
    private let folder: TemporaryFolder
    private var program: URL { folder.url.appendingPathComponent("driver") }

    /// Compiles the Swift of some specs; warnings are errors, as in Swift 6 mode with complete concurrency checking.
    init(_ subjects: [Subject]) throws {
        self.subjects = subjects
        folder = try TemporaryFolder()
        var files: [URL] = []
        for subject in subjects {
            let text = subject.generated.replacing("\nimport UIKit\n", with: "\n")
            let imports = "import Foundation\nimport UIKit\n"
            files.append(try folder.write(imports + text + subject.source, to: "\(subject.spec.name).swift"))
        }
        files.append(try folder.write(SwiftGenerator.completeSupport(), to: "TableSpecSupport.swift"))
        let makers = subjects.map { "make\($0.spec.name)" }.joined(separator: ", ")
        let main = """
            import Foundation

            let makers: [@MainActor () -> Subject] = [\(makers)]
            await Driver(makers).run(String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self))

            """
        files.append(try folder.write(main, to: "main.swift"))
        let options = ["-wmo", "-Onone", "-gnone", "-module-name", "Subjects", "-o", program.path]
        let run = try Program(Compiler.command + options + Self.sources + files.map(\.path) + Compiler.objects)
        try #require(run.status == 0 && run.output.isEmpty, "\(run.output)")
    }

    private static var sources: [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return Compiler.swiftFiles(in: folder.appendingPathComponent("Driver"))
    }

    // MARK: Running

    /// What is seen after each step of some trials; shorter where the program has stopped.
    func run(_ trials: [Trial]) throws -> [[[String]]] {
        var seen: [[[String]]] = []
        while seen.count < trials.count {
            let rest = trials[seen.count...]
            let script = rest.flatMap(\.script).joined(separator: "\n")
            let command = ["env", "SWIFT_BACKTRACE=enable=no", program.path]
            let output = try Program(command, input: folder.write(script, to: "script")).output
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
