/// The keys of the row that represents elements that haven't been loaded.
package enum LoadMoreKey: String, DeclaredKeyTable {
    case when, action, id

    package static let object = ObjectDescription(
        "load more",
        "A last row with a spinner, which represents the elements of a collection that haven't been loaded yet."
    )

    package var declaration: KeyDeclaration<LoadMore> {
        switch self {
        case .when:
            .init(
                at: Place({ $0.row.visible }, { $0.row.visible = $1 }),
                .condition,
                isRequired: true,
                "Whether there are more elements. The row is shown as long as there are."
            )
        case .action:
            .init(
                at: .required(\.action),
                .identifier("method"),
                isRequired: true,
                """
                The app's method to call when the row becomes visible: once for a given number of elements, and again \
                when the row reappears after the state has changed.
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
