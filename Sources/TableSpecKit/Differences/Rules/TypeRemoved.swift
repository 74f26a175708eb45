internal import TableSpecModel

enum TypeRemoved: DifferenceRule {
    static let description = DifferenceDescription(
        "type-removed",
        .source,
        summary: "A type of the model is gone or has another name.",
        rationale: """
            The app makes the values of the type that it hands to screens. Code that names the type does not compile any more.
            """,
        reported: [.init("types: { Trail: { name: String } }", "types: { Path: { name: String } }")],
        unreported: [.init("types: { A: { name: String } }", "types: { A: { name: String }, B: { name: String } }")]
    )

    static func check(_ versions: VersionPair, _ changes: inout Changes) {
        for type in VersionPair.missing(versions.old.types, in: versions.new.types, by: \.name.value) {
            changes.report("type '\(type.name.value)' is gone", at: type.name.range)
        }
    }
}
