import Foundation
import TableSpecTestSupport
import Testing

/// Adopters compile the tool of the build-tool plugin before their first build.
@Suite("What an adopter builds")
struct ToolImportTests {
    @Test func theToolOfThePluginNeedsThePipelineOnly() throws {
        var modules: Set<String> = []
        var pending = ["tablespec-generate"]
        while let target = pending.popLast() {
            for module in try Self.imports(of: target) where modules.insert(module).inserted { pending.append(module) }
        }
        #expect(
            modules.sorted() == [
                "CLibYAML", "Darwin", "Dispatch", "Foundation", "Glibc", "Musl", "TableSpecConsole",
                "TableSpecDiagnostics", "TableSpecGenerator", "TableSpecKit", "TableSpecMarkdown", "TableSpecModel",
                "TableSpecRules", "TableSpecSwift", "TableSpecYAML",
            ]
        )
    }

    /// The modules that the files of a target import; none for a module of another package or of the system.
    private static func imports(of target: String) throws -> [String] {
        let folder = Repository.root.appending(path: "Sources/\(target)")
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return try names.filter { $0.hasSuffix(".swift") }.flatMap { name in
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            return text.matches(of: /(?m)^ *(?:\w+ )?import (\w+)$/).map { String($0.1) }
        }
    }
}
