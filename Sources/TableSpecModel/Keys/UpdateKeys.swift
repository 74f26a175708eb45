/// The keys of a named update.
package enum TableUpdateKey: String, DeclaredKeyTable {
    case id, of, deleteRows, insertRows, moveRows, deleteSections, insertSections

    package static let object = ObjectDescription(
        "update",
        "A method of the table by which the app's code deletes, inserts and moves elements of a collection; the state and "
            + "the table change together, in one batch update with animations of its own."
    )

    package var declaration: KeyDeclaration<TableUpdate> {
        switch self {
        case .id: .init(at: .required(\.id), .identifier("method"), isRequired: true, "The name of the method.")
        case .of:
            .init(
                at: .required(\.collection),
                .path(to: "a collection of the state"),
                isRequired: true,
                "The collection of the state whose elements have the rows, or the sections."
            )
        case .deleteRows:
            .init(\.deleteRows, .word(), "How rows leave; their places are those before the update.")
        case .insertRows: .init(\.insertRows, .word(), "How rows come; their places are those after the update.")
        case .moveRows:
            .init(
                \.moveRows,
                .boolean,
                default: "false",
                "Whether rows move, from places before the update to places after it."
            )
        case .deleteSections:
            .init(\.deleteSections, .word(), "How sections leave; their places are those before the update.")
        case .insertSections:
            .init(\.insertSections, .word(), "How sections come; their places are those after the update.")
        }
    }
}

extension TableUpdateKey {
    package static var constraints: [KeyConstraint] {
        let changes = [TableUpdateKey.deleteRows, .insertRows, .moveRows, .deleteSections, .insertSections]
        return [.atLeastOne(changes.map(\.name), none: "update changes nothing")]
    }
}
