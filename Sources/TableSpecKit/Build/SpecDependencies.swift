internal import TableSpecDiagnostics
internal import TableSpecModel

/// The dependencies of outputs: the specs from which they are generated, and the answers to the lookups during
/// generation.
///
/// Each lookup records itself, so that none can be missed. Errors stop a build before this point.
struct SpecDependencies: Sendable {
    private let base: ContentHash
    /// The hash of each spec, with the answers to the lookups of its resolution.
    private let resolved: [SourceID: ContentHash]
    /// The spec that answers each lookup.
    private let answers: [Lookup: SourceID]

    init(_ model: SpecModel, _ inputs: BuildInputs) {
        base = inputs.base
        let answers = model.files.answers
        self.answers = answers
        resolved = Dictionary(
            model.files.map { file in
                let own = inputs.specs[file.source].map { [$0] } ?? []
                let parts = Self.hashes(of: file.lookups, answers, inputs.specs)
                return (file.source, ContentHash(combining: own + parts))
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Returns a hash of all inputs of outputs.
    ///
    /// - Parameters:
    ///   - sources: The specs from which they are generated.
    ///   - lookups: The lookups for the outputs, in addition to those of resolution.
    func hash(of sources: [SourceID], _ lookups: Set<Lookup>) -> ContentHash {
        let own = sources.compactMap { resolved[$0] }
        return ContentHash(combining: [base] + own + Self.hashes(of: lookups, answers, resolved))
    }

    private static func hashes(
        of lookups: Set<Lookup>,
        _ answers: [Lookup: SourceID],
        _ specs: [SourceID: ContentHash]
    ) -> [ContentHash] {
        lookups.sorted { $0.text < $1.text }.flatMap { lookup in
            // The absence of an answer is an answer, too.
            [ContentHash(lookup.text), answers[lookup].flatMap { specs[$0] } ?? ContentHash(value: 0)]
        }
    }
}
