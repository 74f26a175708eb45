import Foundation
import TableSpecTestSupport
import Testing

@testable import TableSpecSwift

@Suite("Tools accept rendered files", .slow)
struct ToolTests {
    private static func folder() throws -> TemporaryFolder {
        try TemporaryFolder(
            Dictionary(uniqueKeysWithValues: SampleFiles.all.map { ("\($0.name).swift", $0.file.rendered()) })
        )
    }

    @Test func swiftFormatChangesNothingAndHasNothingToSay() async throws {
        let folder = try Self.folder()
        let configuration = Repository.root.appendingPathComponent(".swift-format").path
        let arguments = ["--recursive", "--configuration", configuration, folder.path]
        let lint = try await ExternalProgram.swift.run(["format", "lint", "--strict"] + arguments)
        #expect(lint.output.isEmpty && lint.status == 0, "\(lint.output)")
        let format = try await ExternalProgram.swift.run(["format", "--in-place"] + arguments)
        #expect(format.output.isEmpty && format.status == 0, "\(format.output)")
        for sample in SampleFiles.all {
            #expect(folder.text(of: "\(sample.name).swift") == sample.file.rendered(), "\(sample.name)")
        }
    }

    @Test func theCompilerParsesEveryConstruct() async throws {
        let arguments = ["-frontend", "-parse", "-swift-version", "6"] + SampleFiles.all.map { "\($0.name).swift" }
        let folder = try Self.folder()
        let parse = try await ExternalProgram.swiftc.run(arguments, in: folder.url)
        #expect(parse.output.isEmpty && parse.status == 0, "\(parse.output)")
    }
}
