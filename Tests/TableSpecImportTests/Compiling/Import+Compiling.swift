import Foundation
import TableSpecGenerator
import TableSpecKit
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecImport

extension Import {
    /// What the compiler says of the Swift of the specs, with stubs of the app's classes: every warning is an error.
    func compilerMessages() throws -> String {
        let model = Analysis(Workspace(files: files.map { ($0.name, $0.text) })).model
        let generator = SwiftGenerator(model)
        let folder = FileManager.default.temporaryDirectory.appending(path: "tablespec-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var texts = ["TableSpecSupport.swift": generator.support(for: model.files)]
        texts["Stubs.swift"] = AppClasses(of: model).declarations
        for file in model.files { texts[file.path.replacing(".yaml", with: ".swift")] = generator.generate(file) }
        for (name, text) in texts { try Data(text.utf8).write(to: folder.appending(path: name)) }
        let arguments = [
            "-typecheck", "-parse-as-library", "-swift-version", "6", "-D", "DEBUG", "-warnings-as-errors",
            "-I", Self.modules.path,
        ]
        let words = ["-c", "exec swiftc \"$@\" 2>&1", "swiftc"] + arguments + texts.keys.sorted()
        let run = try ExternalProgram(name: "sh").run(words, in: folder)
        return (run.status == 0 ? "" : "status \(run.status)\n") + String(decoding: run.output, as: UTF8.self)
    }

    /// The modules of the package, as its build has left them beside the tests.
    private static var modules: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let products = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return products.appending(path: "Modules")
    }
}

/// Expects that what was imported lints without errors, and that its Swift compiles without a warning.
func expectToCompile(_ result: Import, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    #expect(result.unread.isEmpty, sourceLocation: sourceLocation)
    let errors = result.errors
    #expect(errors.isEmpty, sourceLocation: sourceLocation)
    guard errors.isEmpty else { return }
    let messages = try result.compilerMessages()
    #expect(messages.isEmpty, "\(messages.prefix(4000))", sourceLocation: sourceLocation)
}
