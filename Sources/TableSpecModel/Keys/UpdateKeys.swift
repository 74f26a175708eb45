/// The keys of a named update.
package enum TableUpdateKey: String, DeclaredKeyTable {
    case id, of, deleteRows, insertRows, moveRows, deleteSections, insertSections

    package static let object = ObjectDescription(
        "update",
        """
        A method of the table that the app calls to delete, insert and move elements of a collection. The state and \
        the table change together, in one batch update with its own animations.
        """
    )

    package var declaration: KeyDeclaration<TableUpdate> {
        switch self {
        case .id: .init(at: .required(\.id), .identifier("method"), isRequired: true, "The name of the method.")
        case .of:
            .init(
                at: .required(\.collection),
                .path(to: "a collection in the state"),
                isRequired: true,
                "The collection in the state whose elements the rows or sections show."
            )
        case .deleteRows:
            .init(
                \.deleteRows,
                .choice(),
                "The animation for deleting rows. Their positions are those before the update."
            )
        case .insertRows:
            .init(
                \.insertRows,
                .choice(),
                "The animation for inserting rows. Their positions are those after the update."
            )
        case .moveRows:
            .init(
                \.moveRows,
                .boolean,
                default: "false",
                "Whether rows move, from positions before the update to positions after it."
            )
        case .deleteSections:
            .init(
                \.deleteSections,
                .choice(),
                "The animation for deleting sections. Their positions are those before the update."
            )
        case .insertSections:
            .init(
                \.insertSections,
                .choice(),
                "The animation for inserting sections. Their positions are those after the update."
            )
        }
    }
}

extension TableUpdateKey {
    package static var constraints: [KeyConstraint] {
        let changes = [TableUpdateKey.deleteRows, .insertRows, .moveRows, .deleteSections, .insertSections]
        return [.atLeastOne(changes.map(\.name), none: "update changes nothing")]
    }
}
