import Foundation
import TableSpecTestSupport

/// The recipes of the article about continuous integration, as they are printed there, and the files that they use.
enum Recipes {
    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL

    /// The code block that begins with a comment of a name.
    static func block(_ name: String) throws -> String {
        let article = "Sources/TableSpecKit/TableSpecKit.docc/ContinuousIntegration.md"
        let text = try file(article)
        let blocks = text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }
        let contents = blocks.map { $0.element.drop { $0 != "\n" }.dropFirst() }
        return contents.first { $0.hasPrefix("# \(name)\n") }.map(String.init) ?? ""
    }

    /// The text of a file of the repository.
    static func file(_ name: String) throws -> String {
        try String(contentsOf: repository.appendingPathComponent(name), encoding: .utf8)
    }

    /// The commands of a job that begin with the tool.
    static func commands(in job: String) -> [String] {
        job.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("- tablespec ") }
            .map { String($0.dropFirst(2)) }
    }

    /// The scripts of several lines of a workflow.
    static func scripts(in block: String) throws -> [String] {
        let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.filter { lines[$0].hasSuffix("run: |") }.map { start in
            let depth = lines[start].prefix { $0 == " " || $0 == "-" }.count
            let body = lines[(start + 1)...].prefix { $0.isEmpty || $0.prefix { $0 == " " }.count > depth }
            return body.map { $0.dropFirst(depth + 2) }.joined(separator: "\n")
        }
    }

    /// The folders in which a shell finds the tool.
    static var searchPath: String {
        Command.executable.deletingLastPathComponent().path + ":"
            + ProcessInfo.processInfo.environment["PATH", default: ""]
    }
}
