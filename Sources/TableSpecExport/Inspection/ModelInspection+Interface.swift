internal import TableSpecDiagnostics
internal import TableSpecGenerator
internal import TableSpecKit
internal import TableSpecModel
internal import TableSpecSwift

extension ModelInspection {
    /// Returns the interface of the generated Swift by declaration: its requirements of the app and what it offers.
    static func interface(of analysis: Analysis) -> JSONValue {
        let generator = SwiftGenerator(analysis.model, options: analysis.swift)
        return .array(generator.interface(of: analysis.model.files).members.map(member))
    }

    private static func member(_ member: SpecInterface.Member) -> JSONValue {
        let owner = member.subject.identity.owner
        return .members([
            (owner.kind.rawValue, .string(owner.name)),
            ("path", .string(member.declaration.path)),
            ("swift", .string(member.declaration.source)),
            ("isRequirement", member.declaration.isRequirement ? .boolean(true) : nil),
        ])
    }
}
