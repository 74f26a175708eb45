/// The keys that only a static row has.
package enum RowKey: String, DeclaredKeyTable {
    case id, visible, validate, choose

    package static let object = ObjectDescription("row", "A row that the spec spells out.")

    package var declaration: KeyDeclaration<Row> {
        switch self {
        case .id:
            .init(at: .statedID, .string, default: "derived from the text", "The name that identifies the row.")
        case .visible:
            .init(
                at: Place({ $0.visible }, { $0.visible = $1 }),
                .condition,
                default: "true",
                "When the row is there."
            )
        case .validate:
            .init(
                at: .validation,
                .validation,
                """
                What the value of the row must be. The message of what does not hold stands below the row from when its \
                field was left until the value is right; `isValid` says whether all rows that are there are right.
                """
            )
        case .choose:
            KeyDeclaration<Trigger>(
                at: .trigger(\.choosesOption),
                .choose,
                "A list that a tap shows, to choose a value of the state from."
            )
            .lifted(to: Place<Cell, Trigger>.part(\.trigger)).lifted(to: Place(\Row.cell))
        }
    }
}

extension RowKey {
    package static var constraints: [KeyConstraint] {
        TriggerKey.constraints + CellKey.imageConstraints
            + TriggerKey.allCases.map {
                .atMostOne([choose.name, $0.name], several: "a tap on a row that lets choose does nothing else")
            }
    }
}

/// The keys that only a prototype has.
package enum PrototypeKey: String, DeclaredKeyTable {
    case id

    package static let object = ObjectDescription("prototype", "The pattern of cells for the rows of a collection.")

    package var declaration: KeyDeclaration<Prototype> {
        switch self {
        case .id: .init(at: .required(\.id), .string, "The reuse identifier.")
        }
    }
}
