import Foundation
import TableSpecGenerator
import TableSpecKit
import TableSpecModel
import TableSpecTestSupport
import Testing

/// The Swift of the specs of the repository with some options.
struct SpecModule {
    private let files: [String: String]

    /// Generates the Swift.
    ///
    /// - Parameter names: The specs, which lead to no others; all by default.
    init(_ options: GeneratorOptions, of names: Set<String>? = nil) throws {
        let workspace = try Workspace(paths: [Repository.root.appendingPathComponent("Specs").path])
        let model = Analysis(workspace).model
        try #require(SwiftGenerator.nameCollisions(in: model, options: options).isEmpty)
        let generator = SwiftGenerator(model, options: options)
        let chosen = model.files.filter { names?.contains(Self.name(of: $0)) != false }
        var files = ["TableSpecSupport.swift": generator.support(for: chosen)]
        for file in chosen { files["\(Self.name(of: file)).swift"] = generator.generate(file) }
        self.files = files
    }

    private static func name(of file: SpecFile) -> String {
        String(file.path.split(separator: "/").last?.replacing(".yaml", with: "") ?? "")
    }

    /// The module of the specs and of some other files.
    func module(besides others: [String: String] = [:], options: [String] = []) throws -> SwiftModule {
        try SwiftModule(files.merging(others) { $1 }, options: options)
    }
}
