import Foundation
import TableSpecTestSupport

/// A package with the plugins of this one, for which the tools come prebuilt in an artifact bundle: those that were built
/// beside the tests.
enum ToolPackage {
    /// How another package depends on this one. The first use makes the package or brings it up to date.
    static func dependency() throws -> String { try made.get() }

    private static let made = Result { try make() }

    private static func make() throws -> String {
        let folder = Consumer.workFolder("bundle").appendingPathComponent("tablespec")
        let files = FileManager.default
        let bundle = folder.appendingPathComponent("tablespec.artifactbundle")
        try files.createDirectory(at: bundle, withIntermediateDirectories: true)
        try update(folder.appendingPathComponent("Package.swift"), with: Data(manifest.utf8))
        try update(bundle.appendingPathComponent("info.json"), with: Data(try information.utf8))
        for tool in tools {
            let copy = bundle.appendingPathComponent(tool)
            try update(copy, with: Data(contentsOf: BuildProducts.folder.appendingPathComponent(tool)))
            try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy.path)
        }
        let sources = folder.appendingPathComponent("Sources").path
        try? files.removeItem(atPath: sources)
        try files.createSymbolicLink(
            atPath: sources,
            withDestinationPath: Repository.root.appendingPathComponent("Sources").path
        )
        return ".package(name: \"tablespec\", path: \(folder.path.debugDescription))"
    }

    /// Writes a file unless it holds just these bytes, so that SwiftPM sees no change where there is none.
    private static func update(_ file: URL, with bytes: Data) throws {
        if (try? Data(contentsOf: file)) != bytes { try bytes.write(to: file) }
    }

    /// The tool of the build-tool plugin, and that of the command plugin.
    private static let tools = ["tablespec-generate", "tablespec"]

    private static let manifest = """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "tablespec",
            platforms: [.macOS(.v13), .iOS(.v15)],
            products: [
                .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit", "UIKit"]),
                .plugin(name: "TableSpecBuildPlugin", targets: ["TableSpecBuildPlugin"]),
                .plugin(name: "TableSpecCommandPlugin", targets: ["TableSpecCommandPlugin"]),
            ],
            targets: [
                .binaryTarget(name: "Tools", path: "tablespec.artifactbundle"),
                .plugin(
                    name: "TableSpecBuildPlugin",
                    capability: .buildTool(),
                    dependencies: ["Tools"],
                    path: "Sources/TableSpecBuildPlugin"
                ),
                .plugin(
                    name: "TableSpecCommandPlugin",
                    capability: .command(
                        intent: .custom(verb: "tablespec", description: "Runs the tool."),
                        permissions: [.writeToPackageDirectory(reason: "The command writes generated Swift.")]
                    ),
                    dependencies: ["Tools"],
                    path: "Sources/TableSpecCommandPlugin"
                ),
                .target(name: "TableSpecMarkdown"),
                .target(name: "HeadlessUIKit", dependencies: ["TableSpecMarkdown"]),
                .target(name: "UIKit", dependencies: ["HeadlessUIKit"]),
            ],
            swiftLanguageModes: [.v6]
        )

        """

    /// What SwiftPM reads about the bundle; the tools are some for this machine.
    private static var information: String {
        get throws {
            #if arch(arm64)
                let architecture = "aarch64"
            #else
                let architecture = "x86_64"
            #endif
            let triples = ["\(architecture)-unknown-linux-gnu", "arm64-apple-macosx", "x86_64-apple-macosx"]
            let list = triples.map { "\"\($0)\"" }.joined(separator: ", ")
            let artifacts = tools.map { tool in
                """
                "\(tool)": {
                  "type": "executable",
                  "version": "1.0.0",
                  "variants": [{ "path": "\(tool)", "supportedTriples": [\(list)] }]
                }
                """
            }
            return """
                {
                  "schemaVersion": "1.0",
                  "artifacts": { \(artifacts.joined(separator: ", ")) }
                }

                """
        }
    }
}
