import Foundation
import TableSpecTestSupport

/// The recipes of the article about continuous integration, as they are printed there.
enum Recipes {
    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL

    /// The code block that begins with a comment of a name.
    static func block(_ name: String) throws -> String {
        let article = "Sources/TableSpecKit/TableSpecKit.docc/ContinuousIntegration.md"
        let text = try String(contentsOf: repository.appendingPathComponent(article), encoding: .utf8)
        let blocks = text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }
        let contents = blocks.map { $0.element.drop { $0 != "\n" }.dropFirst() }
        return contents.first { $0.hasPrefix("# \(name)\n") }.map(String.init) ?? ""
    }

    /// The commands of a workflow: the values of a key or the elements of a list, each a shell script.
    static func commands(in block: String) -> [String] {
        let lines = block.split(separator: "\n").map { $0.drop { $0 == " " } }
        let prefixes = ["- run: ", "run: ", "- swift "]
        return lines.compactMap { line in
            guard let prefix = prefixes.first(where: line.hasPrefix) else { return nil }
            return String(line.dropFirst(prefix == "- swift " ? 2 : prefix.count))
        }
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

    /// The folders in which a shell finds the tool, and a `swift` that runs it in the place of SwiftPM.
    static func searchPath(in folder: TemporaryFolder) throws -> String {
        let swift = folder.url.appendingPathComponent("bin/swift")
        try folder.write("#!/bin/sh\nshift 3\nexec tablespec \"$@\"\n", to: "bin/swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
        let path = ProcessInfo.processInfo.environment["PATH", default: ""]
        return [swift, Command.executable].map { $0.deletingLastPathComponent().path }.joined(separator: ":") + ":"
            + path
    }
}
