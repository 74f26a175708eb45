package import TableSpecDiagnostics

/// A part of a spec that has declarations.
package struct InterfaceSubject: Hashable, Sendable {
    /// The kind of the part.
    package enum Kind: Hashable, Sendable {
        /// A screen, an app or a type as a whole.
        case owner
        /// The values of a screen: `input`, `state`.
        case values
        case property
        /// The protocols that the app implements.
        case requirements
        case action
        /// A screen that is shown.
        case destination
        case result
        case update
        case section
        case row
        /// A prototype, whose declarations are private.
        case prototype
        /// A view outside the table.
        case view
    }

    /// A part of the specs whose Swift is visible in the whole module.
    package struct Owner: Hashable, Sendable {
        package enum Kind: String, Sendable {
            case screen, app, type
        }

        package let kind: Kind
        package let name: String

        /// For messages: `screen 'Settings'`.
        package var phrase: String { "\(kind.rawValue) '\(name)'" }
    }

    /// The key that identifies a subject in two versions.
    package struct Identity: Hashable, Sendable {
        package let kind: Kind
        package let owner: Owner
        /// `input` or `state`, for values and their properties.
        package let group: String
        package let name: String
    }

    package let identity: Identity
    /// The details that can change between two versions: the type of a property, the parameters of an action.
    package let details: String
    /// The location in the spec.
    package let range: SourceRange

    /// The owner in messages, with the group for properties: `the input of screen 'Settings'`.
    package var ownerPhrase: String {
        identity.group.isEmpty ? identity.owner.phrase : "the \(identity.group) of \(identity.owner.phrase)"
    }

    /// Whether it represents everything that isn't a separate part.
    package var isWhole: Bool { [.owner, .values, .requirements].contains(identity.kind) }

    /// For messages: `row 'volume' of screen 'Settings'`.
    package var phrase: String {
        isWhole ? ownerPhrase : "\(identity.kind) '\(identity.name)' of \(ownerPhrase)"
    }
}
