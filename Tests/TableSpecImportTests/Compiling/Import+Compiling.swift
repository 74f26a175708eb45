import Foundation
import TableSpecGenerator
import TableSpecKit
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecImport

extension Import {
    /// What the compiler says of the Swift of the specs, with stubs of the app's classes: every warning is an error.
    func compilerMessages(in settings: ProjectSettings) async throws -> String {
        let model = Analysis(Workspace(files: files.map { ($0.name, $0.text) })).model
        let generator = SwiftGenerator(model)
        var texts = ["TableSpecSupport.swift": generator.support(for: model.files)]
        texts["Stubs.swift"] = AppClasses(of: model).declarations
        for file in model.files {
            // The stubs are in place of the modules, which only Apple's systems have.
            let modules = file.imports.map { "import \($0.value)\n" }
            texts[file.path.replacing(".yaml", with: ".swift")] = modules.reduce(generator.generate(file)) {
                $0.replacing($1, with: "")
            }
        }
        return try await SwiftModule(texts).messages(in: settings)
    }
}

/// Expects that what was imported lints without errors, and that its Swift compiles without a warning.
///
/// - Parameter settings: The settings of the project; by default those that differ the most from the package's own.
func expectToCompile(
    _ result: Import,
    in settings: ProjectSettings = ProjectSettings.all[ProjectSettings.all.count - 1],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) async throws {
    #expect(result.unread.isEmpty, sourceLocation: sourceLocation)
    let errors = result.errors
    #expect(errors.isEmpty, sourceLocation: sourceLocation)
    guard errors.isEmpty else { return }
    let messages = try await result.compilerMessages(in: settings)
    #expect(messages.isEmpty, "\(messages.prefix(4000))", sourceLocation: sourceLocation)
}
