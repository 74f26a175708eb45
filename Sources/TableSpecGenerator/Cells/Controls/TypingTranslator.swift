internal import TableSpecModel
internal import TableSpecSwift

/// The events of typing and touching that call the app, and the field that is the first responder at first.
struct TypingTranslator {
    let plan: ScreenPlan

    /// The methods of the app, by the events of UIKit that call them.
    ///
    /// A field that reacts to `editingDidEndOnExit` gives the keyboard up when the return key is tapped
    /// (https://developer.apple.com/documentation/uikit/uicontrol/event/editingdidendonexit).
    static func events(of control: Control) -> [(event: SwiftIdentifier, action: Located<String>, verb: SwiftComment)] {
        let (typing, touches) = (control.typing, control.touches)
        guard typing != nil || touches != nil else { return [] }
        let events: [(SwiftIdentifier, Located<String>?, SwiftComment)] = [
            ("editingDidBegin", typing?.editingDidBegin, "begins editing"),
            ("editingDidEnd", typing?.editingDidEnd, "ends editing"),
            ("editingDidEndOnExit", typing?.onReturn, "ends editing with the Return key"),
            ("touchDown", touches?.touchDown, "is touched"),
            ("touchUpInside", touches?.touchUpInside, "is released"),
            ("touchUpOutside", touches?.touchUpOutside, "is released outside its bounds"),
            ("touchCancel", touches?.touchCancel, "has its touch canceled"),
        ]
        return events.compactMap { event, action, verb in action.map { (event, $0, verb) } }
    }

    /// Whether a return key leads from one field to another.
    var goesOn: Bool { plan.staticRows.contains { $0.cell.fields.contains { $0.typing?.goesOn == true } } }

    /// Whether a bar over the keyboard leads from one field to another.
    var hasToolbar: Bool { leadsThroughCells || plan.staticRows.contains(where: \.cell.hasToolbar) }

    /// Whether such a bar leads through fields in cells that the elements of a collection share.
    var leadsThroughCells: Bool { plan.usedPrototypes.contains(where: \.cell.hasToolbar) }

    /// Whether something leads from one field to another.
    var leadsThroughFields: Bool { goesOn || hasToolbar }

    /// The fields of the rows, through which the return key and the bar over the keyboard lead.
    @SwiftMembers var fields: [SwiftDeclaration] {
        if leadsThroughFields, plan.staticRows.contains(where: { !$0.cell.fields.isEmpty }) || !leadsThroughCells {
            let fields = plan.staticRows.flatMap { row in
                self.fields(of: row).map { field in
                    SwiftExpression.call(".init", ["_": .implicit(MemberName.id(row.id.value)), "_": .name(field)])
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
        if leadsThroughCells {
            let numbers = RowDispatch(plan: plan, otherwise: 0).statements(on: "row", isOptional: false) { target in
                guard case .prototype(let prototype, _, _) = target, prototype.cell.hasToolbar else { return nil }
                return RowCode(.integer(prototype.cell.fields.count))
            }
            let _ = SupportUses.note(.cellFields)
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
                [.private, .lazy],
                value: .shared("KeyboardToolbar", ["leadingThrough": "self"]).using(.keyboardToolbar),
                documentation: "The toolbar above the keyboard, which moves between fields."
            )
        }
    }

    /// Keeps the bar over the keyboard in line with the fields that are there and enabled.
    var reactions: [Reaction] {
        guard hasToolbar else { return [] }
        let rows = plan.staticRows
        let conditions =
            plan.table.sections.all.map(\.visible) + rows.map(\.visible) + rows.map(\.cell.enabled)
            + rows.flatMap(\.cell.fields).map(\.enabled)
        let collections = leadsThroughCells ? plan.rowCases.all.map(\.rows.loop.collection) : []
        return [
            Reaction(
                conditions.compactMap { $0 }.flatMap(\.bindings) + collections,
                [.expression(.call("keyboardToolbar.follow"))],
                comparesState: false
            )
        ]
    }

    /// The properties of the screen that hold the fields of a row.
    private func fields(of row: Row) -> [SwiftIdentifier] {
        let outlets = plan.views(of: row)?.views.outlets ?? []
        let accessory = row.cell.accessory?.control
        return row.cell.fields.compactMap { field in
            field == accessory
                ? MemberName.control(field, in: .normal, of: row)
                : outlets.first { $0.view.control == field }?.name
        }
    }

    /// The field that has the keyboard when the screen appears.
    private var focused: SwiftIdentifier? {
        if let field = HeaderViewTranslator(plan: plan).focused { return field }
        if let field = BackgroundViewTranslator(plan: plan).focused { return field }
        if let field = SurroundingsTranslator(plan: plan).focused { return field }
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

    /// Whether the keyboard has been there once.
    @SwiftMembers var properties: [SwiftDeclaration] {
        if focused != nil {
            Declare.var(
                "hasFocused",
                nil,
                .private,
                value: false,
                documentation: "Whether the screen has set the initial focus."
            )
        }
    }

    /// Opens the keyboard when the screen appears for the first time.
    @SwiftBody var appeared: [SwiftStatement] {
        if let focused {
            Code.if(.expression(.not("hasFocused"))) {
                Code.assign("hasFocused", true)
                Code.call("tableView.layoutIfNeeded")
                Code.call(.member(.name(focused), "becomeFirstResponder"))
            }
        }
    }
}

extension Cell {
    /// Whether a bar over the keyboard leads through the fields of the cell.
    var hasToolbar: Bool { self.fields.contains { $0.typing?.hasToolbar == true } }
}
