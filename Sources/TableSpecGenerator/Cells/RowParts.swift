internal import TableSpecModel
internal import TableSpecSwift

/// The parts of one kind of row's content, and the value that they form.
struct RowParts {
    let plan: ScreenPlan
    let target: RowTarget

    var cell: Cell { target.cell }

    var scope: ValueScope { plan.scope(of: target) }

    /// The queue of the cells that no other rows use.
    var queue: SwiftExpression { .string(plan.queues[target]) }

    /// The content with everything except texts and an image.
    var content: SwiftExpression {
        var content = made
        for accessory in cell.accessories { content = adding(accessory, to: content) }
        if plan.keepsControlBesideText(in: cell) { content = content.calling("controlBesideText").using(.fixedHeights) }
        if cell.imageSize.value != nil || cell.remoteImage != nil { FileContext.note(.imageSizes) }
        if let image = cell.remoteImage { content = image.adding(to: content, scope) }
        if let isChosen { content = content.calling("chosen", [isChosen]) }
        if let label = cell.accessibilityLabel { content = content.calling("labeled", [scope.optionalText(label)]) }
        if let condition = cell.enabled {
            content = content.calling("enabled", [scope.value(of: condition)]).using(.enabling)
        }
        if let value = plan.expansion(of: cell) {
            content = content.calling("expanded", [scope.value(of: value)]).using(.expanding)
        }
        if case .row(let row) = target, let message = ValidationTranslator(plan: plan).message(of: row) {
            content = content.calling("message", [message])
        }
        if let colors = cell.alternatingBackground {
            let even = colors.even.value.map { $0.expression(else: nil) } ?? .nil
            let odd = colors.odd.value.map { $0.expression(else: nil) } ?? .nil
            content = content.calling("striped", ["even": even, "odd": odd]).using(.stripes)
        }
        guard hasCellAttributes else { return content }
        return content.calling("cell", trailing: RowClosure("cell", bindings: attributeBindings).closure(attributes))
    }

    /// Whether the row is selected, or `nil` outside selection lists.
    private var isChosen: SwiftExpression? {
        guard case .prototype(_, let rows, _) = target else { return nil }
        return SelectionTranslator(rows: rows, scope: scope).isChosen
    }

    /// The variables of the loops whose elements the content uses.
    var variables: Set<String> {
        guard case .prototype(_, let rows, _) = target else { return [] }
        var variables = cell.shownBindings.variables.union(cell.controls.flatMap(\.shownBindings).variables)
        variables.formUnion(cell.controls.filter(\.writesElement).compactMap(\.value).variables)
        for (control, trigger) in actingControls {
            variables.formUnion(action(of: control, trigger)?.variables ?? [])
        }
        for trigger in cell.gestureTriggers {
            variables.formUnion(effect(of: trigger, at: .view)?.variables ?? [])
        }
        if isChosen != nil { variables.insert(rows.loop.variable.value) }
        if case .prototype(let prototype, _, _) = target,
            cell.controls.contains(where: { !$0.typingEvents.isEmpty })
        {
            variables.formUnion(prototype.elements.map(\.name))
        }
        return variables
    }

    // MARK: Making

    private var made: SwiftExpression {
        guard let className = cell.className.value else { return shown }
        let type = SwiftIdentifier(class: className)
        guard cell.classCreatesViews else { return shown(inCellOf: .name(type)) }
        return ofClass(.name(type), cell.assignments.flatMap(\.bindings), filling: assignments)
    }

    /// The content that the spec describes, in a cell of a custom class that has outlets for the views with ids.
    private func shown(inCellOf type: SwiftType) -> SwiftExpression {
        var arguments: [SwiftArguments.Argument] = [.init(.postfixSelf(.type(type)))]
        var second: SwiftIdentifier?
        let outlets: [(id: String, view: SwiftExpression)]
        switch target {
        case .row(let row):
            outlets =
                plan.views(of: row)?.outlets.compactMap { name, view in
                    view.id.map { ($0.value, scope.member(name)) }
                } ?? []
        case .prototype(let prototype, _, _):
            let views = PrototypeViews(prototype, in: plan.table)
            outlets =
                views?.views.outlets.compactMap { outlet in
                    outlet.view.id.map { ($0.value, SwiftExpression.name("views").dot(outlet.name)) }
                } ?? []
            if let views, !outlets.isEmpty {
                second = "views"
                arguments.append(.init("with", .postfixSelf(.type(.name(views.name)))))
            }
        }
        let closure = RowClosure(
            "cell",
            second,
            bindings: cell.assignments.flatMap(\.bindings),
            writes: second == nil && !outlets.isEmpty
        )
        let filling = { owner in
            outlets.map { Code.assign(owner.dot(SwiftIdentifier(outlet: $0.id)), $0.view) } + assignments(on: owner)
        }
        let isFilled = !outlets.isEmpty || !cell.assignments.isEmpty
        return shown.calling(
            "cell",
            SwiftArguments(arguments + [.init("in", queue)]),
            trailing: isFilled ? closure.closure(filling) : nil
        ).using(second == nil ? .classes : .outlets)
    }

    private func assignments(on owner: SwiftExpression) -> [SwiftStatement] {
        cell.assignments.map { $0.statement(on: owner, in: scope) }
    }

    private var shown: SwiftExpression {
        guard cell.shownStyle == .custom else { return standard }
        switch target {
        case .row(let row):
            guard let views = plan.views(of: row) else { return standard }
            var arguments: [SwiftArguments.Argument] = [.init("with", scope.member(views.root))]
            if let label = views.rootLabel { arguments.append(.init("label", scope.optionalText(label))) }
            arguments.append(.init("in", queue))
            return .shared("RowContent", SwiftArguments(arguments + accessoryType + selectability(byDefault: false)))
                .using(.controls, .stacks)
        case .prototype(let prototype, _, _):
            guard let views = PrototypeViews(prototype, in: plan.table) else { return standard }
            return ofViews(views)
        }
    }

    private func ofViews(_ views: PrototypeViews) -> SwiftExpression {
        let statements = { (owner: SwiftExpression) in
            views.filling(
                owner,
                in: scope,
                then: { action(of: $0, $0.segue)?.closure },
                at: { effect(of: $0, at: $1)?.closure },
                listening: { listening(of: $0, $1) }
            )
        }
        let arguments: [SwiftArguments.Argument] =
            [.init(.postfixSelf(.type(.name(views.name))))] + accessoryType + selectability(byDefault: true)
        let closure = RowClosure(
            "views",
            bindings: views.views.content.all.flatMap(\.shownBindings) + cell.viewControls.compactMap(\.value),
            hasActions: cell.viewControls.contains { control in
                action(of: control, control.segue) != nil || !control.typingEvents.isEmpty
            } || views.views.content.all.contains { $0.gestures != nil },
            writes: cell.viewControls.contains(where: \.writesState) || views.views.content.hasRemoteImages
                || cell.viewControls.contains { $0.typing?.hasToolbar == true }
        )
        let filling = statements("views")
        return .shared(
            "RowContent",
            SwiftArguments(arguments),
            trailing: filling.isEmpty ? nil : closure.closure(statements)
        ).using(.prototypes, .stacks)
    }

    /// A cell with a custom class, or with a style without a content configuration.
    private func ofClass(
        _ type: SwiftType,
        _ bindings: [Binding],
        filling: (SwiftExpression) -> [SwiftStatement]
    ) -> SwiftExpression {
        let arguments: [SwiftArguments.Argument] =
            [.init("cell", .postfixSelf(.type(type))), .init("in", queue)] + accessoryType
            + selectability(byDefault: true)
        return .shared(
            "RowContent",
            SwiftArguments(arguments),
            trailing: filling("cell").isEmpty ? nil : RowClosure("cell", bindings: bindings).closure(filling)
        ).using(.classes)
    }

    // MARK: Standard styles

    private var standard: SwiftExpression {
        guard !usesLabels else { return ofClass(.shared("Value2Cell"), labelBindings, filling: labels).using(.value2) }
        let arguments = textArguments + controlArguments + accessoryType + standardSelectability
        let texts = cell.textSettings(of: "content")
        guard !texts.isEmpty else { return .shared("RowContent", SwiftArguments(arguments)) }
        if texts == plan.sharedTextStyle {
            return .shared("RowContent", SwiftArguments(arguments + [.init("set", "Self.styleTexts")]))
        }
        return .shared(
            "RowContent",
            SwiftArguments(arguments),
            trailing: SwiftClosure { cell.textSettings(of: "$0") }
        )
    }

    /// Whether the texts are those of UIKit's labels. A control is laid out with its own texts.
    var usesLabels: Bool { cell.shownStyle == .value2 && cell.accessory?.control?.isAccessoryView != false }

    private var textArguments: [SwiftArguments.Argument] {
        let style = cell.shownStyle
        var arguments: [SwiftArguments.Argument] = []
        if let text = cell.text { arguments.append(.init(scope.optionalText(text))) }
        if let detail = cell.shownDetail { arguments.append(.init("detail", scope.optionalText(detail))) }
        if case .row(let row) = target, style.showsDetail, let chosen = OptionListTranslator.chosenText(in: row, scope)
        {
            arguments.append(.init("detail", chosen))
        }
        if style == .subtitle || style == .value1 { arguments.append(.init("style", style.member)) }
        if style.showsImage, let image = cell.image { arguments.append(.init("image", scope.image(image))) }
        return arguments
    }

    /// The control that the screen owns, next to the text or as the accessory.
    private var controlArguments: [SwiftArguments.Argument] {
        var arguments: [SwiftArguments.Argument] = []
        if case .row(let row) = target, let control = storedControl {
            let view = scope.member(MemberName.control(control, in: .normal, of: row))
            arguments.append(.init("with", view.using(.controls)))
            if let label = control.accessibilityLabel {
                arguments.append(.init("label", scope.optionalText(label)))
            }
        }
        if storedControl != nil || hasCellAttributes || cell.remoteImage != nil { arguments.append(.init("in", queue)) }
        return arguments
    }

    private var storedControl: Control? {
        guard case .row = target, !usesLabels, let control = cell.accessory?.control, control.kind != .view,
            control.kind != .button
        else { return nil }
        return control
    }

    private var accessoryType: [SwiftArguments.Argument] {
        guard let type = cell.accessory?.type.value, type != .none else { return [] }
        return [.init("accessory", type.member)]
    }

    private var standardSelectability: [SwiftArguments.Argument] { selectability(byDefault: storedControl == nil) }

    private func selectability(byDefault isSelectable: Bool) -> [SwiftArguments.Argument] {
        let shown = plan.isSelectable(target)
        return shown == isSelectable ? [] : [.init("isSelectable", .boolean(shown))]
    }

    private var labelBindings: [Binding] { [cell.text, cell.detail].compactMap { $0 }.flatMap(\.bindings) }

    /// `value2` has no content configuration, so the labels of the cell itself are set.
    @SwiftBody private func labels(of owner: SwiftExpression) -> [SwiftStatement] {
        let (text, detail) = (owner.dot("textLabel").chained, owner.dot("detailTextLabel").chained)
        if let template = cell.text { Code.assign(text.dot("text"), scope.optionalText(template)) }
        if let template = cell.detail { Code.assign(detail.dot("text"), scope.optionalText(template)) }
        if let color = cell.textColor.value { Code.assign(text.dot("textColor"), color.expression(else: nil)) }
        if let color = cell.detailColor.value { Code.assign(detail.dot("textColor"), color.expression(else: nil)) }
        cell.textAttributes.settings(of: text, alignment: "textAlignment")
        cell.detailAttributes.settings(of: detail, alignment: "textAlignment")
    }
}

extension Cell {
    fileprivate var shownDetail: TextTemplate? { shownStyle.showsDetail ? self.detail : nil }

    /// The attributes of the texts that differ from those of the style.
    ///
    /// - Parameter content: The configuration to which they belong.
    @SwiftBody fileprivate func textSettings(of content: SwiftExpression) -> [SwiftStatement] {
        if let color = self.textColor.value {
            Code.assign(content.dot("textProperties").dot("color"), color.expression(else: ".label"))
        }
        self.textAttributes.settings(of: content.dot("textProperties"), alignment: "alignment")
        if let side = self.imageSize.value {
            let image = content.dot("imageProperties")
            Code.assign(
                image.dot("maximumSize"),
                .call("CGSize", ["width": .number(side), "height": .number(side)])
            )
            Code.assign(image.dot("reservedLayoutSize"), image.dot("maximumSize"))
        }
        if shownDetail != nil {
            if let color = self.detailColor.value {
                Code.assign(
                    content.dot("secondaryTextProperties").dot("color"),
                    color.expression(else: ".secondaryLabel")
                )
            }
            self.detailAttributes.settings(of: content.dot("secondaryTextProperties"), alignment: "alignment")
        }
    }
}

extension ScreenPlan {
    /// The attributes of texts that at least three rows have in common, which one method sets.
    func findSharedTextStyle() -> [SwiftStatement]? {
        let styles = cells.filter { $0.shownStyle != .custom }.map { $0.textSettings(of: "content") }
        let counts = styles.filter { !$0.isEmpty }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return styles.first { counts[$0, default: 0] >= 3 }
    }
}
