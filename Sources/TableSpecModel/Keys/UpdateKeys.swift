/// The keys of a named update.
public enum TableUpdateKey: String, SpelledKeyTable {
    case id, of, deleteRows, insertRows, moveRows, deleteSections, insertSections

    public static let object = ObjectDescription(
        "update",
        "A method of the table by which the app's code deletes, inserts and moves elements of a collection; the state and "
            + "the table change together, in one batch update with animations of its own."
    )

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .id: .init(.identifier, isRequired: true, "The name of the method.")
        case .of:
            .init(.path, isRequired: true, "The collection of the state whose elements have the rows, or the sections.")
        case .deleteRows:
            .init(.word(RowAnimation.self), "How rows leave; their places are those before the update.")
        case .insertRows: .init(.word(RowAnimation.self), "How rows come; their places are those after the update.")
        case .moveRows:
            .init(.boolean, default: "false", "Whether rows move, from places before the update to places after it.")
        case .deleteSections:
            .init(.word(RowAnimation.self), "How sections leave; their places are those before the update.")
        case .insertSections:
            .init(.word(RowAnimation.self), "How sections come; their places are those after the update.")
        }
    }
}

extension TableUpdateKey {
    public static var constraints: [KeyConstraint] {
        let changes = [TableUpdateKey.deleteRows, .insertRows, .moveRows, .deleteSections, .insertSections]
        return [.atLeastOne(changes.map(\.name))]
    }
}
