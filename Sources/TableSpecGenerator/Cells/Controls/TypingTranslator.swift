internal import TableSpecModel
internal import TableSpecSwift

/// The typing and touch events that call the app, and the initial first responder.
struct TypingTranslator: ScreenFeature {
    static let reservedNames: Set<SwiftIdentifier> = ["hasFocused", "keyboardToolbar"]

    let plan: ScreenPlan

    /// Whether any Return key moves between fields.
    var goesOn: Bool { plan.staticRows.contains { $0.cell.fields.contains { $0.typing?.goesOn == true } } }

    /// Whether any toolbar above the keyboard moves between fields.
    var hasToolbar: Bool { movesThroughCells || plan.staticRows.contains(where: \.cell.hasToolbar) }

    /// Whether such a toolbar moves through fields in the shared cells of a collection.
    var movesThroughCells: Bool { plan.usedPrototypes.contains(where: \.cell.hasToolbar) }

    /// Whether anything moves between fields.
    var movesThroughFields: Bool { goesOn || hasToolbar }

    var screenProtocol: SwiftType? { movesThroughFields ? .shared("FormScreen") : nil }

    /// The fields of the rows, the keyboard toolbar that moves through them, and whether one has had the keyboard.
    @SwiftMembers var views: [SwiftDeclaration] {
        if movesThroughFields, plan.staticRows.contains(where: { !$0.cell.fields.isEmpty }) || !movesThroughCells {
            let fields = plan.staticRows.flatMap { row in
                plan.fields(of: row).map { field in
                    SwiftExpression.call(
                        ".init",
                        ["_": .implicit(MemberName.id(row.id.value)), "_": .name(field.name)]
                    )
                }
            }
            Declare.var(
                "fields",
                .array(.shared("RowField", ["Row"])),
                .ofSharedType
            ) {
                SwiftExpression.array(fields)
            }
        }
        if movesThroughCells {
            let numbers = RowDispatch(plan: plan, otherwise: 0).statements(on: "row") { target in
                guard case .prototype(let prototype, _, _) = target, prototype.cell.hasToolbar else { return nil }
                return RowCode(.integer(prototype.cell.fields.count))
            }
            let _ = FileContext.note(.cellFields)
            Declare.func(
                "numberOfFields",
                ["in row": "Row"],
                .ofSharedType,
                returns: "Int"
            ) {
                numbers
            }
        }
        if hasToolbar {
            Declare.var(
                "keyboardToolbar",
                nil,
                (movesThroughCells ? plan.sharedAccess : .private).union(.lazy),
                value: .shared("KeyboardToolbar", ["leadingThrough": "self"]).using(.keyboardToolbar),
                documentation: "The toolbar above the keyboard, which moves between fields."
            )
        }
        if plan.focused != nil {
            Declare.var(
                "hasFocused",
                nil,
                .private,
                value: false,
                documentation: "Whether the screen has set the initial focus."
            )
        }
    }

    /// Updates the keyboard toolbar when fields appear, disappear or change their enabled state.
    var reactions: [Reaction] {
        guard hasToolbar else { return [] }
        let rows = plan.staticRows
        let conditions =
            plan.table.sections.all.map(\.visible) + rows.map(\.visible) + rows.map(\.cell.enabled)
            + rows.flatMap(\.cell.fields).map(\.enabled)
        let collections = movesThroughCells ? plan.rowCases.all.map(\.rows.loop.collection) : []
        return [
            Reaction(
                conditions.compactMap { $0 }.flatMap(\.bindings) + collections,
                [.expression(.call("keyboardToolbar.follow"))],
                comparesState: false
            )
        ]
    }

    /// The field of a row that has the keyboard when the screen appears.
    var focused: SwiftIdentifier? {
        for row in plan.staticRows {
            for accessory in row.cell.accessories {
                if let control = accessory.control, control.typing?.focus.value == true {
                    return MemberName.control(control, in: accessory.place, of: row)
                }
            }
            let outlet = plan.views(of: row)?.views.outlets.first { $0.view.control?.typing?.focus.value == true }
            if let outlet { return outlet.name }
        }
        return nil
    }

    /// Shows the keyboard when the screen first appears.
    @SwiftBody var didAppear: [SwiftStatement] {
        if let focused = plan.focused {
            Code.if(.expression(.not("hasFocused"))) {
                Code.assign("hasFocused", true)
                Code.call("tableView.layoutIfNeeded")
                Code.call(.member(.name(focused), "becomeFirstResponder"))
            }
        }
    }
}

extension Cell {
    /// Whether a keyboard toolbar moves through the fields of the cell.
    var hasToolbar: Bool { self.fields.contains { $0.typing?.hasToolbar == true } }
}
