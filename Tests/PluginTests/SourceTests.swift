import Foundation
import TableSpecTestSupport
import Testing

/// The suite has a work folder of its own, so that it needn't wait for the others.
@Suite("The package from source", .slow)
struct SourceTests {
    /// The one build of the tool from source, as an app makes it that does without the trait `PreviewServer`.
    private static func consumer() throws -> Consumer {
        let path = Repository.root.path.debugDescription
        return try Consumer("source", dependency: ".package(name: \"tablespec\", path: \(path), traits: [])")
    }

    @Test(
        .enabled("SwiftPM cannot resolve the dependencies of a package that uses this one") {
            await (try? consumer())?.resolve() ?? false
        }
    )
    func thePluginBuildsTheToolWithoutTheServerAndRunsIt() async throws {
        let consumer = try Self.consumer()
        let run = try await consumer.build()
        #expect(run.status == 0, "\(run.output.suffix(4000))")
        let files = ["Accounts", "Home_Account", "TableSpecSupport", "Work_Account"].map { "\($0).tablespec.swift" }
        #expect(try consumer.generatedFiles().keys.sorted() == files)
        let served = try await consumer.tablespec("preview", "Sources/Tables", "--serve")
        #expect(served.output.contains("it was built without the package trait PreviewServer"), "\(served.output)")
    }
}
