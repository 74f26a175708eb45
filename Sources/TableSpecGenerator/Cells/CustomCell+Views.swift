internal import TableSpecModel
internal import TableSpecSwift

extension CustomCell.Outlet {
    /// The view as it is made.
    var creation: SwiftExpression {
        switch view.kind {
        case .label: .call("UILabel")
        case .image: .call("UIImageView")
        case .control(let control): ControlTranslator(control: control.unbound, scope: ValueScope()).creation
        case .app(let view): .call(.name(view.type))
        case .stack, .spacer, .invalid: .call("UIView")
        }
    }

    /// What is set once.
    @SwiftBody var settings: [SwiftStatement] {
        let name = SwiftExpression.name(name)
        switch view.kind {
        case .label(let label):
            if let text = label.text, text.bindings.isEmpty { Code.assign(name.dot("text"), ValueScope().text(text)) }
            label.style.settings(of: name)
        case .image(let image): imageSettings(image, name)
        case .control(let control):
            ControlTranslator(control: control.unbound, scope: ValueScope()).viewSettings(of: name)
        case .app(let view):
            view.assignments.filter(\.bindings.isEmpty).map { $0.statement(on: name, in: ValueScope()) }
        case .stack, .spacer, .invalid: []
        }
    }

    @SwiftBody private func imageSettings(_ image: ContentImage, _ name: SwiftExpression) -> [SwiftStatement] {
        if let reference = image.image, reference.bindings.isEmpty {
            Code.assign(name.dot("image"), ValueScope().image(reference))
        }
        Code.assign(name.dot("contentMode"), (image.contentMode.value ?? .scaleAspectFit).member)
        if let color = image.tintColor.value { Code.assign(name.dot("tintColor"), color.expression(else: nil)) }
        if let radius = image.cornerRadius.value {
            Code.assign(name.dot("layer").dot("cornerRadius"), .number(radius))
            Code.assign(name.dot("clipsToBounds"), true)
        } else if image.contentMode.value == .scaleAspectFill {
            Code.assign(name.dot("clipsToBounds"), true)
        }
    }

    /// What depends on a value, set on every pass.
    ///
    /// - Parameter label: What VoiceOver calls the view.
    @SwiftBody func updates(on view: SwiftExpression, in scope: ValueScope, label: TextTemplate?) -> [SwiftStatement] {
        switch self.view.kind {
        case .label(let label):
            if let text = label.text, text.literal == nil { Code.assign(view.dot("text"), scope.optionalText(text)) }
        case .image(let image):
            if let reference = image.image, !reference.bindings.isEmpty {
                Code.assign(view.dot("image"), scope.image(reference))
            }
        case .control(let control): ControlTranslator(control: control, scope: scope).refreshingTexts(view)
        case .app(let app):
            app.assignments.filter { !$0.bindings.isEmpty }.map { $0.statement(on: view, in: scope) }
        case .stack, .spacer, .invalid: []
        }
        if let label, !label.bindings.isEmpty {
            Code.assign(view.dot("accessibilityLabel"), scope.optionalText(label))
        }
    }
}

extension CustomCell {
    /// What VoiceOver calls a view; a control is called by the first text of its cell unless it says what it is.
    func spokenName(of view: ContentView) -> TextTemplate? {
        if let label = view.accessibilityLabel { return label }
        guard let control = view.control, control.kind != .button else { return nil }
        return content?.firstLabelText
    }

    /// What depends on a value, set on every pass.
    func updates(on cell: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        outlets.flatMap { outlet in
            outlet.titleUpdates(on: cell, in: scope)
                + outlet.updates(on: cell.dot(outlet.name), in: scope, label: spokenName(of: outlet.view))
        } + assignments.map { $0.statement(on: cell, in: scope) }
    }

    /// The values of the controls, set on every pass of a cell that is used again.
    func valueUpdates(on cell: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        // Values with limits that depend on something have been set with these.
        controls.filter { !$0.control.hasBoundLimits }.flatMap {
            ControlTranslator(control: $0.control, scope: scope).refreshingValue(cell.dot($0.name))
        }
    }

    /// The controls with their names.
    var controls: [(name: SwiftIdentifier, control: Control)] {
        outlets.compactMap { outlet in outlet.view.control.map { (outlet.name, $0) } }
    }

    /// Connects the controls of a cell that is being made.
    ///
    /// - Parameter tapped: What a tap on a button does.
    @SwiftBody func connections(tapped: (Control) -> SwiftClosure) -> [SwiftStatement] {
        for (name, control) in controls {
            let translator = ControlTranslator(control: control, scope: ValueScope())
            let view = SwiftExpression("cell").dot(name)
            let action = control.value == nil ? tapped(control) : change(of: control, view: view)
            if let change = outlets.first(where: { $0.name == name })?.change {
                Code.assign(SwiftExpression("cell").dot(change), .closure(self.change(of: control, view: view, [])))
            } else if control.value != nil || control.action != nil {
                view.calling("addAction", ["_": .call("UIAction", trailing: action), "for": translator.event])
            }
        }
    }

    /// Writes the state, then tells the app.
    private func change(
        of control: Control,
        view: SwiftExpression,
        _ parameters: [SwiftClosure.Parameter] = ["_"]
    ) -> SwiftClosure {
        let translator = ControlTranslator(control: control, scope: ValueScope())
        return SwiftClosure(parameters, capturing: [.weak("self"), .weak("cell")]) {
            Code.guard(.let("self"), .let("cell")) { Code.return() }
            translator.reading(from: view)
            if let action = control.action {
                Code.call(.member("actions?", ActionsTranslator.name(of: action)))
            }
        }
    }
}

extension AppView {
    /// The class as the app spells it.
    var type: SwiftIdentifier {
        SwiftIdentifier(className.value) ?? SwiftIdentifier(from: className.value, style: .upperCamelCase)
    }
}

extension OutletAssignment {
    /// Assigns the value to the property of a cell or a view.
    func statement(on owner: SwiftExpression, in scope: ValueScope) -> SwiftStatement {
        let property = names.reduce(owner) { owner, name in
            owner.dot(SwiftIdentifier(name) ?? SwiftIdentifier(from: name, style: .lowerCamelCase))
        }
        return Code.assign(property, expression(in: scope))
    }

    private func expression(in scope: ValueScope) -> SwiftExpression {
        switch value {
        case .text(let text): valueBinding.map(scope.value) ?? scope.text(text)
        case .boolean(let isTrue): .boolean(isTrue)
        case .number(let number): .number(number)
        case .color(let color): color.expression(else: nil)
        case .image(let image): scope.image(image)
        }
    }
}

extension LabelStyle {
    /// What is set once on a label.
    @SwiftBody func settings(of label: SwiftExpression) -> [SwiftStatement] {
        Code.assign(label.dot("font"), (font.value ?? .style(.body)).expression)
        Code.assign(label.dot("adjustsFontForContentSizeCategory"), true)
        if let color = color.value { Code.assign(label.dot("textColor"), color.expression(else: nil)) }
        if let color = highlightedColor.value {
            Code.assign(label.dot("highlightedTextColor"), color.expression(else: nil))
        }
        if let alignment = alignment.value { Code.assign(label.dot("textAlignment"), alignment.member) }
        if let mode = lineBreakMode.value { Code.assign(label.dot("lineBreakMode"), mode.member) }
        if let lines = numberOfLines.value { Code.assign(label.dot("numberOfLines"), .integer(lines)) }
        if let adjusts = adjustsFontSizeToFitWidth.value {
            Code.assign(label.dot("adjustsFontSizeToFitWidth"), adjusts ? true : false)
        }
        if let factor = minimumScaleFactor.value { Code.assign(label.dot("minimumScaleFactor"), .number(factor)) }
    }
}

extension FontReference {
    /// The font, which grows with the text size that a person chose.
    var expression: SwiftExpression {
        switch self {
        case .style(let style):
            return .call(".preferredFont", ["forTextStyle": style.member])
        case .system(let size, let weight):
            return Self.scaled(.call(".systemFont", ["ofSize": .number(size), "weight": weight.member]))
        case .named(let name, let size):
            let font = SwiftExpression.call("UIFont", ["name": .string(name), "size": .number(size)])
            return Self.scaled(.coalescing(font, .call(".systemFont", ["ofSize": .number(size)])))
        }
    }

    private static func scaled(_ font: SwiftExpression) -> SwiftExpression {
        .call("UIFontMetrics.default.scaledFont", ["for": font])
    }
}
