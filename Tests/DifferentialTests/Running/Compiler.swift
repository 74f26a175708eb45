import Foundation
import TableSpecTestSupport

/// The Swift compiler, and what it needs for code that imports the table in memory.
enum Compiler {
    /// The command without files; warnings are errors, and Swift 6 mode checks concurrency completely.
    static var command: [String] {
        [
            "swiftc", "-swift-version", "6", "-D", "DEBUG", "-warnings-as-errors",
            "-I", Program.products.appendingPathComponent("Modules").path,
        ]
    }

    /// The objects of the table in memory and of the classes that specs name, as the package's build has left them.
    static var objects: [String] {
        (UIKitInMemory.objectFolders + ["Companions.build"]).flatMap {
            files(in: Program.products.appendingPathComponent($0), withExtension: "o")
        }
    }

    static func swiftFiles(in folder: URL) -> [String] { files(in: folder, withExtension: "swift") }

    private static func files(in folder: URL, withExtension suffix: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".\(suffix)") }.sorted().map { folder.appendingPathComponent($0).path }
    }
}
