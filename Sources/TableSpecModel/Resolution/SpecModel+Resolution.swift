package import TableSpecDiagnostics

extension SpecModel {
    /// Resolves the names of all files: types, paths, prototypes, segues, defaults and samples.
    ///
    /// - Parameters:
    ///   - files: The decoded files, in the order of reports.
    ///   - diagnostics: Receives unknown and duplicate names and mismatched types.
    package static func resolve(_ files: consuming [SpecFile], diagnostics: inout [Diagnostic]) -> SpecModel {
        var memory = ModelMemory(isEnabled: false)
        return resolve(files, changed: [], reusing: &memory, diagnostics: &diagnostics)
    }

    /// Resolves the names of all files, reusing the files of the last analysis that a change can't affect.
    ///
    /// - Parameters:
    ///   - files: The decoded files, in the order of reports.
    ///   - changed: The files whose content differs from that of the last analysis.
    ///   - memory: The files of the last analysis. Receives the resolved files.
    ///   - diagnostics: Receives unknown and duplicate names and mismatched types.
    package static func resolve(
        _ files: consuming [SpecFile],
        changed: Set<SourceID>,
        reusing memory: inout ModelMemory,
        diagnostics: inout [Diagnostic]
    ) -> SpecModel {
        for index in files.indices where files[index].screen?.codableState.value == true {
            files[index].makeTypesCodable()
        }
        var resolver = Resolver()
        resolver.declare(files)
        memory.begin(files, changed: changed, declaredBy: resolver)
        var model = SpecModel(files: files)
        for index in model.files.indices {
            if let known = memory.file(model.files[index].source) {
                model.files[index] = known.file
                resolver.add(known.findings)
            } else {
                let findings = resolver.resolve(&model.files[index])
                memory.keep(model.files[index], findings)
            }
        }
        diagnostics += resolver.diagnostics
        return model
    }
}
