internal import TableSpecModel
internal import TableSpecSwift

/// The cells of prototypes: dequeued or made, then filled on every pass.
struct DynamicCellTranslator {
    let plan: ScreenPlan

    @SwiftMembers var members: [SwiftDeclaration] {
        for prototype in plan.usedPrototypes {
            if let custom = CustomCell(prototype), let content = custom.content {
                CustomCellTranslator(
                    custom: custom,
                    content: content,
                    subject: "the prototype “\(prototype.id.value)”",
                    hasStatedHeight: plan.hasStatedHeight(prototype.cell),
                    modifiers: .private
                ).declaration
            }
            if prototype.cell.hasParts { maker(of: prototype) }
            configuration(of: prototype)
        }
    }

    /// Fills a cell; every property that any row may set is set on every pass.
    private func configuration(of prototype: Prototype) -> SwiftDeclaration {
        let translator = self.translator(of: prototype)
        let parameters = [SwiftParameter("_ cell", "UITableViewCell")] + parameters(of: prototype)
        return Declare.func(
            MemberName.configuring(prototype.id.value),
            SwiftParameters(parameters),
            .private,
            documentation: "Fills a cell of the prototype “\(prototype.id.value)”."
        ) {
            // The views of a custom cell may all be as they are made.
            let filling = filling(prototype, translator)
            if let custom = translator.custom, !filling.isEmpty {
                Code.guard(.let("cell", SwiftExpression("cell").cast(to: custom.type))) { Code.return() }
            }
            filling
        }
    }

    @SwiftBody private func filling(_ prototype: Prototype, _ translator: CellTranslator) -> [SwiftStatement] {
        translator.content
        if let custom = translator.custom { custom.valueUpdates(on: "cell", in: translator.scope) }
        translator.looks
        translator.checkmark
        translator.accessibility
        for accessory in prototype.cell.accessories { showing(accessory, of: prototype) }
    }

    private func translator(of prototype: Prototype) -> CellTranslator {
        CellTranslator(
            cell: prototype.cell,
            scope: scope(of: prototype),
            isChosen: plan.isSelectable(prototype) ? "isChosen" : nil,
            custom: CustomCell(prototype)
        )
    }

    private func scope(of prototype: Prototype) -> ValueScope {
        let names = prototype.elements.map { ($0.name, SwiftExpression.name(plan.locals.name($0.name))) }
        return ValueScope(elements: Dictionary(uniqueKeysWithValues: names))
    }

    // MARK: Parameters

    /// The elements that the cell shows, and whether the row is chosen.
    private func parameters(of prototype: Prototype) -> [SwiftParameter] {
        let elements = shownParameters(of: prototype).map { parameter in
            let label = SwiftIdentifier(from: parameter.name, style: .lowerCamelCase)
            return SwiftParameter(
                .init(label, plan.locals.name(parameter.name)),
                parameter.type.swiftType(in: plan.context)
            )
        }
        return elements + (plan.isSelectable(prototype) ? [.init("isChosen", "Bool")] : [])
    }

    private func shownParameters(of prototype: Prototype) -> [Prototype.Parameter] {
        let trailing = prototype.cell.accessories.compactMap(\.control)
        let bindings = prototype.cell.shownBindings + trailing.flatMap(\.shownBindings)
        let used = bindings.reduce(into: Set<String>()) { $0.formUnion($1.variables) }
        return prototype.elements.filter { used.contains($0.name) }
    }

    /// The call that fills a cell.
    func configuring(_ prototype: Prototype, of rows: DynamicRows, in scope: ValueScope) -> RowCode {
        let elements = shownParameters(of: prototype)
        var arguments: [SwiftArguments.Argument] = [.init("cell")]
        arguments += elements.map {
            .init(SwiftIdentifier(from: $0.name, style: .lowerCamelCase), scope.element($0.name))
        }
        var variables = Set(elements.map(\.name))
        if plan.isSelectable(prototype) {
            let isChosen = SelectionTranslator(rows: rows, scope: scope).isChosen
            arguments.append(.init("isChosen", isChosen ?? false))
            if isChosen != nil { variables.insert(rows.loop.variable.value) }
        }
        let call = SwiftExpression.call(.name(MemberName.configuring(prototype.id.value)), SwiftArguments(arguments))
        return RowCode(statements: [.expression(call)], variables: variables)
    }

    /// Dequeues or makes a cell, fills it and returns it.
    func providing(_ prototype: Prototype, of rows: DynamicRows, in scope: ValueScope) -> RowCode {
        let id = SwiftExpression.string(prototype.id.value)
        let made =
            !prototype.cell.hasParts
            ? Self.cell(of: prototype)
            : .call(.name(MemberName.making(prototype.id.value)))
        var code = configuring(prototype, of: rows, in: scope)
        code.statements.insert(
            .let("cell", .coalescing(.call("tableView.dequeueReusableCell", ["withIdentifier": id]), made)),
            at: 0
        )
        code.statements.append(.return("cell"))
        return code
    }

    private static func cell(of prototype: Prototype) -> SwiftExpression {
        .call(
            .type(CustomCell(prototype)?.type ?? "UITableViewCell"),
            ["style": prototype.cell.shownStyle.cellMember, "reuseIdentifier": .string(prototype.id.value)]
        )
    }

    // MARK: Controls

    /// Makes a cell with its controls and its views, once; a control finds its row when it is used.
    private func maker(of prototype: Prototype) -> SwiftDeclaration {
        Declare.func(
            MemberName.making(prototype.id.value),
            [:],
            .private,
            returns: "UITableViewCell",
            documentation:
                "Makes a cell of the prototype “\(prototype.id.value)” and sets what stays the same on reuse."
        ) {
            Code.let("cell", Self.cell(of: prototype))
            if let custom = CustomCell(prototype) { custom.connections { tapped($0, .none, prototype) } }
            CellTranslator(cell: prototype.cell, scope: ValueScope()).creation
            for accessory in prototype.cell.accessories { attaching(accessory, prototype) }
            Code.return("cell")
        }
    }

    /// Makes the control of an accessory, if it is one, and gives it to the cell.
    @SwiftBody private func attaching(_ accessory: Accessory, _ prototype: Prototype) -> [SwiftStatement] {
        if let control = accessory.control {
            let name: SwiftIdentifier = accessory.place == .editing ? "editingControl" : "control"
            ControlTranslator(control: control.unbound, scope: ValueScope()).creation(
                of: name,
                isAlone: prototype.cell.text == nil,
                action: action(of: control, accessory.trigger, prototype)
            )
            Code.assign(SwiftExpression("cell").dot(accessory.place.viewProperty), .name(name))
        }
    }

    private func action(of control: Control, _ trigger: Trigger, _ prototype: Prototype) -> SwiftClosure {
        let translator = ControlTranslator(control: control, scope: ValueScope())
        guard control.value != nil else { return tapped(control, trigger, prototype) }
        return SwiftClosure(["action"], capturing: [.weak("self")]) {
            Code.guard(.let("self"), .let("control", SwiftExpression("action.sender").cast(to: translator.type))) {
                Code.return()
            }
            translator.reading(from: "control")
            if let action = control.action {
                Code.call(.member("actions?", ActionsTranslator.name(of: action)))
            }
        }
    }

    /// A button tells the app which row it stands in.
    ///
    /// - Parameter trigger: What happens where the control itself calls no method.
    private func tapped(_ control: Control, _ trigger: Trigger, _ prototype: Prototype) -> SwiftClosure {
        let trigger = control.action.map(Trigger.action) ?? trigger
        guard trigger.doesSomething else { return SwiftClosure(["_"]) {} }
        if let action = control.action, prototype.elements.isEmpty {
            return SwiftClosure(["_"], capturing: [.weak("self")]) {
                Code.call(.member("self?.actions?", ActionsTranslator.name(of: action)))
            }
        }
        return SwiftClosure([trigger.actionParameter], capturing: [.weak("self"), .weak("cell")]) {
            Code.guard(
                .let("self"),
                .let("cell"),
                .let("indexPath", .call("tableView?.indexPath", ["for": "cell"]))
            ) {
                Code.return()
            }
            RowDispatch(plan: plan, otherwise: []).statements { target in
                guard case .prototype(let found, _, _) = target, found == prototype else { return nil }
                return DelegateTranslator(plan: plan).code(of: trigger, target, at: .button)
            }
        }
    }

    /// Shows the value and the texts of the control that is an accessory.
    private func showing(_ accessory: Accessory, of prototype: Prototype) -> [SwiftStatement] {
        guard let control = accessory.control else { return [] }
        let translator = ControlTranslator(control: control, scope: scope(of: prototype))
        let statements = translator.refreshing("control")
        guard !statements.isEmpty else { return [] }
        let view = SwiftExpression("cell").dot(accessory.place.viewProperty)
        return [Code.if(.let("control", view.cast(to: translator.type))) { statements }]
    }
}

extension Cell {
    /// Whether the cell gets parts of its own when it is made.
    fileprivate var hasParts: Bool { !controls.isEmpty || self.selectedBackgroundColor.value != nil }
}
