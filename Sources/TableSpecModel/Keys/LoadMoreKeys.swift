/// The keys of the row that stands for elements that have not been loaded.
package enum LoadMoreKey: String, DeclaredKeyTable {
    case when, action, id

    package static let object = ObjectDescription(
        "load more",
        "A last row with a spinner, which stands for the elements of a collection that have not been loaded."
    )

    package var declaration: KeyDeclaration<LoadMore> {
        switch self {
        case .when:
            .init(
                at: Place({ $0.row.visible }, { $0.row.visible = $1 }),
                .condition,
                isRequired: true,
                "When there are more elements; the row is there as long."
            )
        case .action:
            .init(
                at: .required(\.action),
                .identifier("method"),
                isRequired: true,
                """
                The method of the app that is called when the row comes into sight: once for so many elements, and again \
                when the row comes back after the state has changed.
                """
            )
        case .id:
            .init(
                at: .statedRowID,
                .string,
                default: "the action",
                "The name that identifies the row."
            )
        }
    }
}
