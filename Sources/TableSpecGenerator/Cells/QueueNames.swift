internal import TableSpecModel
internal import TableSpecSwift

/// The reuse identifiers of cells for single kinds of rows: the ids of rows and prototypes, made unique.
struct QueueNames {
    private var prototypes: [String: String] = [:]
    private var rows: [String: String] = [:]

    init(of facts: ScreenFacts) {
        // The queue of all other rows, and those of the prototypes' views.
        var taken: Set<String> = ["Row"]
        taken.formUnion(facts.usedPrototypes.compactMap { PrototypeViews($0, in: facts.table)?.name.text })
        for prototype in facts.usedPrototypes {
            prototypes[prototype.id.value] = Self.name(prototype.id.value, "Cell", &taken)
        }
        for row in facts.staticRows { rows[row.id.value] = Self.name(row.id.value, "Row", &taken) }
    }

    private static func name(_ id: String, _ suffix: String, _ taken: inout Set<String>) -> String {
        var name = id
        while !taken.insert(name).inserted { name += suffix }
        return name
    }

    subscript(target: RowTarget) -> String {
        switch target {
        case .row(let row): rows[row.id.value] ?? row.id.value
        case .prototype(let prototype, _, _): prototypes[prototype.id.value] ?? prototype.id.value
        }
    }
}
