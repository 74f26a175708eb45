import Foundation
import TableSpecGenerator
import TableSpecKit
import TableSpecModel
import TableSpecTestSupport
import Testing

/// The Swift of all specs of the repository with some options.
struct SpecModule {
    private let files: [String: String]

    init(_ options: GeneratorOptions) throws {
        let workspace = try Workspace(paths: [Repository.root.appendingPathComponent("Specs").path])
        let model = Analysis(workspace).model
        try #require(SwiftGenerator.nameCollisions(in: model, options: options).isEmpty)
        let generator = SwiftGenerator(model, options: options)
        var files = ["TableSpecSupport.swift": generator.support(for: model.files)]
        for file in model.files {
            let name = file.path.split(separator: "/").last.map(String.init) ?? ""
            files[name.replacing(".yaml", with: ".swift")] = generator.generate(file)
        }
        self.files = files
    }

    /// The module of the specs and of some other files.
    func module(besides others: [String: String] = [:], options: [String] = []) throws -> SwiftModule {
        try SwiftModule(files.merging(others) { $1 }, options: options)
    }
}
