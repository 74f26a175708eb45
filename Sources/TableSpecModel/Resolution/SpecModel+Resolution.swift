public import TableSpecDiagnostics

extension SpecModel {
    /// Resolves the names of all files: types, paths, prototypes, segues, defaults and samples.
    ///
    /// - Parameters:
    ///   - files: The decoded files, in the order in which they are to be reported.
    ///   - diagnostics: Receives unknown and duplicate names and mismatched types.
    public static func resolve(_ files: [SpecFile], diagnostics: inout [Diagnostic]) -> SpecModel {
        var model = SpecModel(files: files)
        var resolver = Resolver(files: files)
        resolver.declare()
        for index in model.files.indices {
            resolver.resolve(&model.files[index])
        }
        diagnostics += resolver.diagnostics
        return model
    }
}
