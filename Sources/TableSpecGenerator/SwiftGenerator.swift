package import TableSpecModel
internal import TableSpecSwift

/// Generates the Swift source of a model's specs.
package struct SwiftGenerator: Sendable {
    let index: ModelIndex

    /// Reads the declarations of the model, once for all its files.
    ///
    /// - Parameter stacks: The navigation stacks of the model, if they are known.
    package init(
        _ model: SpecModel,
        options: GeneratorOptions = GeneratorOptions(),
        stacks: NavigationStacks? = nil
    ) {
        index = ModelIndex(model, options, stacks ?? NavigationStacks(model))
    }

    /// The Swift source of a file: its types, its screen and the samples of that screen.
    ///
    /// The text depends only on the file and on the lookups in the model, not on the machine.
    package func generate(_ file: SpecFile) -> String { generate(file, noting: LookupLog()).text }

    /// The Swift source of a file, with the parts of the shared Swift that it uses.
    ///
    /// - Parameter log: Records the lookups in addition to those of resolution.
    package func generate(_ file: SpecFile, noting log: LookupLog) -> (text: String, parts: Set<SupportPart>) {
        let (swift, parts) = FileTranslator(file: file, in: index.noting(in: log)).generated
        return (swift.rendered(), parts)
    }

    /// The Swift that screens share, without the parts that none of them uses.
    ///
    /// - Parameter parts: The parts that the Swift of the screens uses.
    package func support(using parts: Set<SupportPart>) -> String {
        SupportSwift(parts: parts, options: index.options).text
    }

    /// The Swift that the screens of some files share.
    package func support(for files: [SpecFile]) -> String {
        let used = files.concurrentMap { generate($0, noting: LookupLog()).parts }
        return support(using: used.reduce(into: []) { $0.formUnion($1) })
    }

    /// The Swift that the screens of any specs can share.
    package static func completeSupport(options: GeneratorOptions = GeneratorOptions()) -> String {
        SupportSwift(parts: Set(SupportPart.allCases), options: options).text
    }

    /// The Swift that the screens of several modules share, as the source of a module.
    package var supportModule: String {
        SupportSwift(parts: Set(SupportPart.allCases), options: index.options).moduleText
    }

    /// The version of tablespec.
    package static var version: String { SupportSwift.version }
}
