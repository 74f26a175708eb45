internal import TableSpecDiagnostics
internal import TableSpecGenerator
internal import TableSpecModel

/// The analyzed specs of a build, the plans of their outputs, and the state of the output folder.
struct BuildWork: Sendable {
    let context: BuildContext
    /// The plans of all outputs except the Swift that screens share, whose parts are known only after these are
    /// generated.
    let plans: [OutputPlan]
    /// The states of all planned and leftover outputs in the output folder, by path.
    let states: [String: OutputMemory.State]
    /// The outputs of removed specs.
    let leftOver: [String]
    let diagnostics: [Diagnostic]
    /// The products that can be generated: only previews if there are errors.
    let products: Products
    /// Whether there are errors, so that outputs that can't be generated stay unchanged.
    let isPartial: Bool
    /// The paths of all outputs.
    private let outputs: [String]
    /// Whether the outputs include the Swift that screens share.
    private let sharesSwift: Bool
    private let model: SpecModel
    private let compilation: Compilation
    private let dependencies: SpecDependencies

    init(_ context: BuildContext) {
        self.context = context
        let analysis = Analysis(context.workspace)
        compilation = Compilation(context.workspace, analysis, drawing: context.request.products.drawing)
        model = analysis.model
        dependencies = SpecDependencies(model, context.inputs)
        diagnostics = analysis.diagnostics
        isPartial = analysis.hasErrors
        products = isPartial ? context.request.products.withoutSwift : context.request.products
        plans = compilation.plans(makesSwift: products.makesSwift)
        sharesSwift = products.makesSwift && !model.files.isEmpty
        outputs = plans.flatMap(\.paths) + (sharesSwift ? [Products.supportPath] : [])
        leftOver = isPartial ? [] : Self.leftOver(context, outputs)
        let paths = outputs + leftOver
        let memory = context.memory
        states = Dictionary(
            zip(paths, paths.concurrentMap { memory.state(of: $0) }),
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The reason why nothing can be generated, or `nil`.
    var obstacle: BuildResult.Outcome? {
        if isPartial, compilation.drawnCount == 0 || plans.allSatisfy(\.paths.isEmpty) { return .rejected }
        guard let name = context.request.products.drawing?.onlyScreen else { return nil }
        return model.screens.contains { $0.name.value == name } ? nil : .unknownScreen(name)
    }

    var folder: OutputFolder { context.memory.folder }

    /// Returns a hash of all inputs of a plan's outputs.
    ///
    /// - Parameter lookups: The lookups during generation, in addition to those of resolution.
    func key(of plan: OutputPlan, _ lookups: Set<Lookup>) -> ContentHash {
        guard let source = plan.source else {
            // The outputs of all specs have the same names for all products, so their key includes the products.
            return ContentHash(
                combining: [context.inputs.all, ContentHash(context.request.products.key), ContentHash(plan.decisions)]
            )
        }
        let inputs = dependencies.hash(of: [source] + plan.others, lookups)
        return ContentHash(combining: [inputs, ContentHash(plan.decisions)])
    }

    /// The files created or edited by hand that the build would overwrite or remove.
    ///
    /// Only modified files are generated and compared, because such a file can have exactly the content to write.
    func conflicts() -> [OutputFault] {
        let isSharedModified = sharesSwift && isModified(Products.supportPath)
        let modified = isSharedModified ? plans : plans.filter { $0.paths.contains { isModified($0) } }
        var outputs = modified.concurrentMap { made($0) }.flatMap { $0 }
        if isSharedModified { outputs += sharedSwift(of: outputs.map(\.record)).map(made) ?? [] }
        return (Self.faults(in: outputs, folder) + leftOverFaults).filter(\.overwritesEdits)
    }

    /// All differences between the output folder and the specs. Everything is generated and compared.
    func faults() -> [OutputFault] {
        var outputs = plans.concurrentMap { made($0) }.flatMap { $0 }
        outputs += sharedSwift(of: outputs.map(\.record)).map(made) ?? []
        let faults = Self.faults(in: outputs, folder) + leftOverFaults
        guard faults.isEmpty, hasManifest else { return faults }
        var expected = context.memory.manifest
        for path in leftOver { expected.entries[path] = nil }
        for record in outputs.map(\.record) { expected.entries[record.path] = record.entry }
        return expected == context.memory.manifest ? [] : [OutputFault(path: folder.manifest, kind: .stale)]
    }

    func result(_ outcome: BuildResult.Outcome) -> BuildResult {
        var result = context.result(outcome, outputs: outputs)
        result.diagnostics = diagnostics
        result.screenCount = model.screens.count
        return result
    }

    /// The record of an output in the manifest.
    func record(of file: OutputFile, hash: ContentHash, source: SourceID?) -> OutputRecord {
        let spec = source.flatMap { context.specPaths[$0] } ?? ""
        return OutputRecord(path: file.path, entry: .init(hash: hash, spec: spec, supportParts: file.supportParts))
    }

    /// The plan of the Swift that screens share, or `nil` if the build generates no Swift.
    ///
    /// - Parameter records: The records of all other outputs.
    func sharedSwift(of records: [OutputRecord]) -> OutputPlan? {
        guard sharesSwift else { return nil }
        let entries = records.map(\.entry) + Self.others(context)
        return compilation.supportPlan(using: entries.reduce(into: []) { $0.formUnion($1.supportParts ?? []) })
    }

    // MARK: - Differences

    private static func faults(in outputs: [MadeOutput], _ folder: OutputFolder) -> [OutputFault] {
        outputs.compactMap { output in
            output.fault.map { OutputFault(path: folder.place(of: output.file.path), kind: $0) }
        }
    }

    private var leftOverFaults: [OutputFault] {
        leftOver.filter { states[$0] != .missing }.map { path in
            OutputFault(path: folder.place(of: path), kind: isModified(path) ? .edited : .leftOver)
        }
    }

    private func isModified(_ path: String) -> Bool {
        if case .modified = states[path] { return true }
        return false
    }

    /// The Swift in the output folder for specs that aren't part of this build.
    private static func others(_ context: BuildContext) -> [OutputManifest.Entry] {
        let stems = context.stems
        return context.memory.manifest.entries.filter { path, entry in
            !entry.spec.isEmpty && OutputKind.parts(of: path)?.kind == .swift && stems[entry.spec] == nil
                && context.memory.exists(spec: entry.spec)
        }.map(\.value)
    }

    private var hasManifest: Bool { Disk.status(of: folder.manifest) != nil }

    /// The outputs of removed specs, and previews of specs that no longer describe a screen.
    private static func leftOver(_ context: BuildContext, _ outputs: [String]) -> [String] {
        let planned = Set(outputs)
        let memory = context.memory
        let stems = context.stems
        return memory.manifest.entries.filter { path, entry in
            guard !planned.contains(path), let output = OutputKind.parts(of: path) else { return false }
            // The outputs of all specs have fixed names.
            guard !entry.spec.isEmpty else {
                let isShared = path == Products.supportPath
                return isShared
                    ? context.request.products.makesSwift && others(context).isEmpty : output.kind != .gallery
            }
            guard let stem = stems[entry.spec] else { return !memory.exists(spec: entry.spec) }
            return context.request.products.replace(output.kind, named: output.stem, ofSpecNamed: stem)
        }.keys.sorted()
    }
}

extension OutputMemory.State {
    /// The fault of a file in this state whose content differs from the expected one.
    var fault: OutputFault.Kind {
        switch self {
        case .missing: .missing
        case .intact: .stale
        case .modified(_, let isKnown): isKnown ? .edited : .foreign
        }
    }
}
