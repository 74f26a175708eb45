internal import TableSpecModel
internal import TableSpecSwift

/// The cells of the rows that the spec spells out: each is made once and kept.
struct StaticCellTranslator {
    let plan: ScreenPlan

    @SwiftMembers var members: [SwiftDeclaration] {
        for row in plan.staticRows {
            if let custom = CustomCell(row), let content = custom.content {
                CustomCellTranslator(
                    custom: custom,
                    content: content,
                    subject: "the row “\(ScreenPlan.spokenName(of: row))”",
                    hasStatedHeight: plan.hasStatedHeight(row.cell),
                    modifiers: []
                ).declaration
            }
            let isBound = !row.cell.shownBindings.isEmpty
            cell(of: row, isBound: isBound)
            for accessory in row.cell.accessories {
                if let control = accessory.control { self.control(control, in: accessory, of: row) }
            }
            if isBound { configuration(of: row) }
        }
    }

    /// - Parameter isBound: Whether the cell shows values of the input or the state.
    private func cell(of row: Row, isBound: Bool) -> SwiftDeclaration {
        let custom = CustomCell(row)
        let translator = CellTranslator(cell: row.cell, scope: ValueScope(), custom: custom)
        let type = custom?.type ?? "UITableViewCell"
        return lazyMember(
            MemberName.cell(row),
            type: type,
            isOfAppClass: custom.map { $0.content == nil } ?? false,
            documentation: "The cell of the row “\(ScreenPlan.spokenName(of: row))”."
        ) {
            Code.let("cell", .call(.type(type), ["style": row.cell.shownStyle.cellMember, "reuseIdentifier": .nil]))
            if let custom {
                custom.valueUpdates(on: "cell", in: ValueScope())
                custom.connections(tapped: Self.tapped)
            }
            if !isBound { translator.content }
            translator.looks
            translator.creation
            for accessory in row.cell.accessories {
                if let control = accessory.control {
                    Code.assign(
                        SwiftExpression("cell").dot(accessory.place.viewProperty),
                        .name(MemberName.control(control, in: accessory.place, of: row))
                    )
                }
            }
            if isBound {
                Code.call(.name(MemberName.updating(row)), ["cell"])
            } else {
                translator.accessibility
            }
            Code.return("cell")
        }
    }

    private func control(_ control: Control, in accessory: Accessory, of row: Row) -> SwiftDeclaration {
        let translator = ControlTranslator(control: control, scope: ValueScope())
        let name = MemberName.control(control, in: accessory.place, of: row)
        let mode = accessory.place == .editing ? " in editing mode" : ""
        return lazyMember(
            name,
            type: translator.type,
            isOfAppClass: control.kind == .view,
            documentation: "The \(control.kind.name) of the row “\(ScreenPlan.spokenName(of: row))”\(mode)."
        ) {
            translator.creation(
                isAlone: row.cell.text == nil,
                action: action(of: control, name: name, in: accessory, of: row)
            )
            Code.return("control")
        }
    }

    private func action(
        of control: Control,
        name: SwiftIdentifier,
        in accessory: Accessory,
        of row: Row
    ) -> SwiftClosure {
        guard accessory.trigger.doesSomething,
            let code = DelegateTranslator(plan: plan).code(of: accessory.trigger, .row(row), at: .button)
        else { return Self.action(of: control, name: name) }
        return SwiftClosure([accessory.trigger.actionParameter], capturing: [.weak("self")]) {
            Code.guard(.let("self")) { Code.return() }
            code.statements
        }
    }

    /// Writes the state, then tells the app.
    static func action(of control: Control, name: SwiftIdentifier) -> SwiftClosure {
        let translator = ControlTranslator(control: control, scope: ValueScope())
        guard control.value != nil else { return tapped(control) }
        return SwiftClosure(["_"], capturing: [.weak("self")]) {
            Code.guard(.let("self")) { Code.return() }
            translator.reading(from: .name(name))
            if let action = control.action {
                Code.call(.member("actions?", ActionsTranslator.name(of: action)))
            }
        }
    }

    private static func tapped(_ control: Control) -> SwiftClosure {
        guard let action = control.action else { return SwiftClosure(["_"]) {} }
        return SwiftClosure(["_"], capturing: [.weak("self")]) {
            Code.call(.member("self?.actions?", ActionsTranslator.name(of: action)))
        }
    }

    private func lazyMember(
        _ name: SwiftIdentifier,
        type: SwiftType,
        isOfAppClass: Bool,
        documentation: SwiftComment,
        @SwiftBody _ body: () -> [SwiftStatement]
    ) -> SwiftDeclaration {
        Declare.var(
            name,
            type,
            isOfAppClass ? [.privateSet, .lazy, .keepsInternal] : [.privateSet, .lazy],
            value: .call(.closure { body() }),
            documentation: documentation
        )
    }

    /// Sets what depends on the input and the state.
    private func configuration(of row: Row) -> SwiftDeclaration {
        let custom = CustomCell(row)
        let translator = CellTranslator(cell: row.cell, scope: ValueScope(), custom: custom)
        let cell = SwiftParameter("_ cell", custom?.type ?? "UITableViewCell")
        return Declare.func(
            MemberName.updating(row),
            SwiftParameters([cell]),
            .private
        ) {
            translator.content
            translator.accessibility
        }
    }
}

extension CellStyle {
    /// The style that UIKit makes the cell in; one with views of its own begins as a default one.
    var cellMember: SwiftExpression { self == .custom ? ".default" : member }
}
