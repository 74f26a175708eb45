import Foundation
import TableSpecTestSupport
import Testing

extension PluginTests {
    @Suite("The package of the plugins with a prebuilt tool", .serialized)
    struct PrebuiltPluginTests {
        private let release: Release
        private let consumer: Consumer

        /// Uses the plugins of a release, and HeadlessUIKit of tablespec.
        init() async throws {
            release = try await Release.packed.value
            let path = release.folder.appendingPathComponent("TableSpecPlugins").path
            consumer = try Consumer(
                "bundle",
                dependency: "\(ToolPackage.dependency()), .package(path: \(path.debugDescription))",
                plugin: "PrebuiltTableSpecBuildPlugin",
                of: "TableSpecPlugins"
            )
        }

        @Test func theFirstBuildGeneratesWithoutCompilingTheToolAndTheSecondDoesNothing() async throws {
            let run = try await consumer.buildUntilQuiet()
            #expect(run.status == 0, "\(run.output.suffix(4000))")
            #expect(try consumer.generatedFiles().count == 4)
            #expect(!run.output.contains("TableSpecModel"))
            let second = try await consumer.build()
            #expect(!second.hasGenerated && !second.hasCompiled)
        }

        @Test(arguments: ["info.json", "linux-*/tablespec-generate"])
        func aBrokenBundleIsNamed(_ file: String) async throws {
            let bundle = "TableSpecPlugins/tablespec.artifactbundle"
            _ = try await release.output(of: "rm -rf kept && cp -a \(bundle) kept && echo broken > \(bundle)/\(file)")
            try consumer.touch("Sources/Tables/Home/Account.yaml")
            // SwiftPM reads the bundle again when it plans the build.
            try consumer.touch("Package.swift")
            let run = try await consumer.build()
            _ = try await release.output(of: "rm -rf \(bundle) && mv kept \(bundle)")
            #expect(run.status != 0)
            #expect(run.output.contains("tablespec.artifactbundle"), "\(run.output.suffix(4000))")
        }

        @Test func aPlatformWithoutATool() async throws {
            let manifest = try release.text(of: "TableSpecPlugins/Package.swift")
            let folder = try TemporaryFolder([
                "Package.swift": manifest.replacing(#/#if .*/#, with: "#if os(Windows)").replacing(
                    #/\.package\(url: .*?\)\]/#,
                    with: ".package(name: \"tablespec\", path: \(Repository.root.path.debugDescription))]"
                ),
                "Plugins/TableSpecBuildPlugin/A.swift": "", "Plugins/TableSpecCommandPlugin/A.swift": "",
            ])
            let run = try await ExternalProgram.swift.run(
                ["package", "--scratch-path", "\(folder.path)/scratch", "show-dependencies"],
                in: folder.url,
                environment: BuildProducts.noUnsafeFlags
            )
            #expect(run.output.contains("there are no prebuilt tools for this platform"))
            #expect(run.output.contains(Repository.root.path), "\(run.output)")
        }
    }
}
