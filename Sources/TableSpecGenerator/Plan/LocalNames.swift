internal import TableSpecModel
internal import TableSpecSwift

/// What the elements of loops are called inside functions: by their variables, unless that would hide something.
struct LocalNames {
    /// What the functions of tables call their own values.
    static let standard: Set<SwiftIdentifier> = [
        "tableView", "indexPath", "cell", "content", "section", "actions", "control", "destination", "isChosen", "old",
        "new", "sections", "rows", "changes", "proposed", "result", "index", "completion", "deleteAction", "buttons",
    ]

    private let taken: Set<SwiftIdentifier>

    init(screen: Screen, collections: Collections) {
        var taken = Self.standard
        if !screen.hooks.isEmpty { taken.insert("row") }
        taken.formUnion(collections.all.map(\.name))
        if !screen.input.isEmpty { taken.insert("input") }
        if !screen.state.isEmpty { taken.insert("state") }
        self.taken = taken
    }

    /// What is taken in the code of a row: the names of functions, of collections and of the elements.
    func names(in rows: DynamicRows) -> Set<SwiftIdentifier> {
        taken.union([name(rows.loop.variable.value)])
    }

    /// The name of an element in the code of its row.
    func name(_ variable: String) -> SwiftIdentifier {
        SwiftIdentifier(from: variable, style: .lowerCamelCase, avoiding: taken)
    }

    /// The name of a section's element in the code of a row.
    func sectionName(_ variable: String, besides row: String) -> SwiftIdentifier {
        SwiftIdentifier(from: variable, style: .lowerCamelCase, avoiding: taken.union([name(row)]))
    }
}
