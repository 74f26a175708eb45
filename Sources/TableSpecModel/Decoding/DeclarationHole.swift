internal import TableSpecYAML

/// Declarations of a file that could not be read: what they may declare is not reported as unknown.
enum DeclarationHole: Hashable, Sendable {
    /// Types of the app's model.
    case types
    /// The input or the state of the screen or the app.
    case values
    /// Prototypes of the table.
    case prototypes
    /// Prototypes that tables share.
    case sharedPrototypes
    /// What the screen hands back.
    case result
    /// Hand-written screens.
    case externals
}

extension SpecDecoder {
    /// Notes the declarations whose keys are misspelled at the top of a file.
    mutating func noteHoles(in root: YAMLNode) {
        if isMisspelled([FileKey.types.name], in: root) { holes.insert(.types) }
        if isMisspelled([FileKey.input.name, FileKey.state.name], in: root) { holes.insert(.values) }
        if isMisspelled([FileKey.prototypes.name], in: root) { holes.insert(.sharedPrototypes) }
        if isMisspelled([FileKey.result.name], in: root) { holes.insert(.result) }
        if isMisspelled([FileKey.external.name], in: root) { holes.insert(.externals) }
    }
}
