extension SwiftDeclaration {
    /// `struct name: inherits { members }`
    package static func `struct`(
        _ name: SwiftIdentifier,
        _ modifiers: SwiftModifiers = [],
        inherits: [SwiftType] = [],
        attributes: [SwiftAttribute] = [],
        documentation: SwiftComment? = nil,
        @SwiftMembers _ members: () -> [SwiftDeclaration]
    ) -> SwiftDeclaration {
        type(.struct, .name(name), modifiers, inherits, attributes, documentation, members())
    }

    /// `final class name: inherits { members }`
    package static func finalClass(
        _ name: SwiftIdentifier,
        _ modifiers: SwiftModifiers = [],
        inherits: [SwiftType] = [],
        attributes: [SwiftAttribute] = [],
        documentation: SwiftComment? = nil,
        @SwiftMembers _ members: () -> [SwiftDeclaration]
    ) -> SwiftDeclaration {
        type(.class, .name(name), modifiers.union(.final), inherits, attributes, documentation, members())
    }

    /// `enum name: inherits { members }`
    package static func `enum`(
        _ name: SwiftIdentifier,
        _ modifiers: SwiftModifiers = [],
        inherits: [SwiftType] = [],
        attributes: [SwiftAttribute] = [],
        documentation: SwiftComment? = nil,
        @SwiftMembers _ members: () -> [SwiftDeclaration]
    ) -> SwiftDeclaration {
        type(.enum, .name(name), modifiers, inherits, attributes, documentation, members())
    }

    /// `protocol name: inherits { members }`
    package static func `protocol`(
        _ name: SwiftIdentifier,
        _ modifiers: SwiftModifiers = [],
        inherits: [SwiftType] = [],
        attributes: [SwiftAttribute] = [],
        documentation: SwiftComment? = nil,
        @SwiftMembers _ members: () -> [SwiftDeclaration]
    ) -> SwiftDeclaration {
        type(.protocol, .name(name), modifiers, inherits, attributes, documentation, members())
    }

    /// An extension. The access level belongs to its members.
    package static func `extension`(
        _ extended: SwiftType,
        inherits: [SwiftType] = [],
        attributes: [SwiftAttribute] = [],
        documentation: SwiftComment? = nil,
        @SwiftMembers _ members: () -> [SwiftDeclaration]
    ) -> SwiftDeclaration {
        type(.extension, extended, [], inherits, attributes, documentation, members())
    }

    private static func type(
        _ kind: SwiftTypeDeclaration.Kind,
        _ name: SwiftType,
        _ modifiers: SwiftModifiers,
        _ inherits: [SwiftType],
        _ attributes: [SwiftAttribute],
        _ documentation: SwiftComment?,
        _ members: [SwiftDeclaration]
    ) -> SwiftDeclaration {
        .type(
            SwiftTypeDeclaration(
                kind: kind,
                name: name,
                inherits: inherits,
                modifiers: modifiers,
                attributes: attributes,
                documentation: documentation,
                members: members
            )
        )
    }
}
