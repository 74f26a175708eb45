package import TableSpecDiagnostics

extension SpecModel {
    /// Resolves the names of all files: types, paths, prototypes, segues, defaults and samples.
    ///
    /// - Parameters:
    ///   - files: The decoded files, in the order of reports.
    ///   - diagnostics: Receives unknown and duplicate names and mismatched types.
    package static func resolve(_ files: consuming [SpecFile], diagnostics: inout [Diagnostic]) -> SpecModel {
        for index in files.indices where files[index].screen?.codableState.value == true {
            files[index].makeTypesCodable()
        }
        var resolver = Resolver()
        resolver.declare(files)
        var model = SpecModel(files: files)
        for index in model.files.indices {
            resolver.resolve(&model.files[index])
        }
        diagnostics += resolver.diagnostics
        return model
    }
}
