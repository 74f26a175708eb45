package import TableSpecModel
internal import TableSpecSwift

/// Makes Swift source of the specs of a model.
package struct SwiftGenerator: Sendable {
    let index: ModelIndex

    /// Reads what the model declares, once for all of its files.
    package init(_ model: SpecModel, options: GeneratorOptions = GeneratorOptions()) {
        index = ModelIndex(model, options, NavigationStacks(model))
    }

    /// The Swift source of a file: its types, its screen and the samples of that screen.
    ///
    /// The text is a function of the file and of what is looked up in the model; nothing of the machine is in it.
    package func generate(_ file: SpecFile) -> String { generate(file, noting: LookupLog()) }

    /// The Swift source of a file.
    ///
    /// - Parameter log: Takes down what is looked up besides what resolution has looked up.
    package func generate(_ file: SpecFile, noting log: LookupLog) -> String {
        FileTranslator(file: file, in: index.noting(in: log)).file.rendered()
    }
}
