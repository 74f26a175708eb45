/// The keys that only a static row has.
package enum RowKey: String, DeclaredKeyTable {
    case id, visible, validate, choose

    package static let object = ObjectDescription("row", "A static row, which the spec lists itself.")

    package var declaration: KeyDeclaration<Row> {
        switch self {
        case .id:
            .init(at: .statedID, .string, default: "derived from the text", "The name that identifies the row.")
        case .visible:
            .init(
                at: Place({ $0.visible }, { $0.visible = $1 }),
                .condition,
                default: "true",
                "Whether the row is shown."
            )
        case .validate:
            .init(
                at: .validation,
                .validation,
                """
                Requirements for the row's value. The message of an unmet requirement appears below the row after the \
                user has left its field, until the value is valid. `isValid` is true if the values of all visible rows \
                are valid, and of those that a row's `toggle` shows.
                """
            )
        case .choose:
            KeyDeclaration<Trigger>(
                at: .trigger(\.choosesOption),
                .choose,
                "A list of options that a tap shows, which sets a value in the state."
            )
            .lifted(to: Place<Cell, Trigger>.part(\.trigger)).lifted(to: Place(\Row.cell))
        }
    }
}

extension RowKey {
    package static var constraints: [KeyConstraint] {
        TriggerKey.constraints + CellKey.imageConstraints
            + TriggerKey.allCases.map {
                .atMostOne([choose.name, $0.name], several: "a tap on a row with 'choose' does nothing else")
            }
    }
}

/// The keys that only a prototype has.
package enum PrototypeKey: String, DeclaredKeyTable {
    case id

    package static let object = ObjectDescription("prototype", "A cell prototype for the rows of a collection.")

    package var declaration: KeyDeclaration<Prototype> {
        switch self {
        case .id: .init(at: .required(\.id), .string, "The reuse identifier.")
        }
    }
}
