package import TableSpecModel
internal import TableSpecSwift

/// Makes Swift source of the specs of a model.
package struct SwiftGenerator: Sendable {
    let index: ModelIndex
    private let uses = SupportUses()

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
    package func generate(_ file: SpecFile) -> String { generate(file, noting: LookupLog()) }

    /// The Swift that the screens of some files share: what none of them uses is left out.
    ///
    /// - Parameter present: A file that was made for other screens, too, which need the parts that it has.
    package func support(for files: [SpecFile], besides present: String = "") -> String {
        let used = files.concurrentMap { file in
            uses[file.source] ?? file.screen.map { SupportPart.used(by: ScreenPlan($0, in: index)) } ?? []
        }
        let parts = used.reduce(into: Set()) { $0.formUnion($1) }
        let isEmpty = !files.contains { $0.screen != nil } && (present.isEmpty || present == SupportFile.empty)
        return isEmpty
            ? SupportFile.empty
            : SupportFile(parts: parts, and: SupportFile.parts(of: present), options: index.options).text
    }

    /// The Swift that the screens of any specs may share.
    package static func completeSupport(options: GeneratorOptions = GeneratorOptions()) -> String {
        SupportFile(parts: [], and: SupportFile.allNames, options: options).text
    }

    /// The Swift source of a file.
    ///
    /// - Parameter log: Takes down what is looked up besides what resolution has looked up.
    package func generate(_ file: SpecFile, noting log: LookupLog) -> String {
        let translator = FileTranslator(file: file, in: index.noting(in: log))
        let swift = translator.file
        if let plan = translator.plan { uses[file.source] = SupportPart.used(by: plan) }
        return swift.rendered()
    }
}
