internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

/// The specs whose screens can be drawn, although other specs, or their Swift, have errors.
struct DrawableFiles: Sendable {
    private let sources: Set<SourceID>

    init(_ model: SpecModel, _ diagnostics: [Diagnostic]) {
        let faulty = Set(diagnostics.filter(\.hidesContent).map(\.range.source))
        guard !faulty.isEmpty else {
            sources = Set(model.files.map(\.source))
            return
        }
        var answers: [Lookup: SourceID] = [:]
        for file in model.files {
            for type in file.types { answers[Lookup(.type, type.name.value)] = file.source }
            for prototype in file.prototypes { answers[Lookup(.prototype, prototype.id.value)] = file.source }
        }
        // What a screen shows depends on the types and prototypes that it names, and these on others. A name that no file
        // declares is an error in the file itself, or that of a prototype of its own table.
        var drawable = Set(model.files.map(\.source)).subtracting(faulty)
        while true {
            let next = model.files.filter { file in
                drawable.contains(file.source)
                    && file.lookups.filter { $0.kind == .type || $0.kind == .prototype }
                        .allSatisfy { answers[$0].map(drawable.contains) ?? true }
            }
            guard next.count < drawable.count else { break }
            drawable = Set(next.map(\.source))
        }
        sources = drawable
    }

    func contains(_ source: SourceID) -> Bool { sources.contains(source) }
}

extension Diagnostic {
    /// Whether a part of the spec couldn't be decoded, so that a preview would be incorrect.
    ///
    /// Findings of rules, such as a segue to a screen that doesn't exist yet, and names that aren't valid in Swift
    /// don't change what users see.
    fileprivate var hidesContent: Bool {
        severity == .error && origin != .rule && id != LanguageDiagnostic.nameCollision.rawValue
    }
}
