package import TableSpecModel
internal import TableSpecSwift

/// Makes Swift source of the specs of a model.
package struct SwiftGenerator: Sendable {
    let index: ModelIndex

    /// Reads what the model declares, once for all of its files.
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
    /// The text is a function of the file and of what is looked up in the model; nothing of the machine is in it.
    package func generate(_ file: SpecFile) -> String { generate(file, noting: LookupLog()).text }

    /// The Swift source of a file, with the parts of the shared Swift that it uses.
    ///
    /// - Parameter log: Takes down what is looked up besides what resolution has looked up.
    package func generate(_ file: SpecFile, noting log: LookupLog) -> (text: String, parts: Set<SupportPart>) {
        let (swift, parts) = SupportUses.collected { FileTranslator(file: file, in: index.noting(in: log)).file }
        return (swift.rendered(), parts)
    }

    /// The Swift that screens share: what none of them uses is left out.
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

    /// The Swift that the screens of any specs may share.
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
