import Foundation
import Testing

@testable import TableSpecSwift

@Suite("What the tools say of rendered files")
struct ToolTests {
    @Test(
        "swift format changes nothing and has nothing to say",
        .enabled(if: SwiftTools.hasFormatter, "needs 'swift format'"),
        arguments: SampleFiles.all.map(\.name)
    )
    func formatted(name: String) throws {
        let text = try #require(SampleFiles.all.first { $0.name == name }).file.rendered()
        try SwiftTools.withTemporaryFolder { folder in
            let file = folder.appendingPathComponent(name + ".swift")
            try text.write(to: file, atomically: true, encoding: .utf8)
            let configuration = ["--configuration", SwiftTools.formatConfiguration]
            let formatted = try SwiftTools.run(["swift", "format"] + configuration + [file.path])
            #expect(formatted.output == text)
            let lint = try SwiftTools.run(["swift", "format", "lint", "--strict"] + configuration + [file.path])
            #expect(lint.output.isEmpty && lint.status == 0, "\(lint.output)")
        }
    }

    @Test(
        "the compiler parses every construct",
        .enabled(if: SwiftTools.hasCompiler, "needs 'swiftc'"),
        arguments: SampleFiles.all.map(\.name)
    )
    func parses(name: String) throws {
        let text = try #require(SampleFiles.all.first { $0.name == name }).file.rendered()
        try SwiftTools.withTemporaryFolder { folder in
            let file = folder.appendingPathComponent(name + ".swift")
            try text.write(to: file, atomically: true, encoding: .utf8)
            let parse = try SwiftTools.run(["swiftc", "-frontend", "-parse", "-swift-version", "6", file.path])
            #expect(parse.output.isEmpty && parse.status == 0, "\(parse.output)")
        }
    }
}
