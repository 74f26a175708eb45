internal import TableSpecModel
internal import TableSpecSwift

extension CustomCell.Outlet {
    /// The view as it is made.
    var creation: SwiftExpression {
        switch view.kind {
        case .label: .call("UILabel")
        case .image: .call("UIImageView")
        case .control(let control): ControlTranslator(control: control.unbound, scope: ValueScope()).creation
        case .stack, .spacer, .invalid: .call("UIView")
        }
    }

    /// What is set once.
    @SwiftBody var settings: [SwiftStatement] {
        let name = SwiftExpression.name(name)
        switch view.kind {
        case .label(let label):
            if let text = label.text?.literal { Code.assign(name.dot("text"), .string(text)) }
            label.style.settings(of: name)
        case .image(let image): imageSettings(image, name)
        case .control(let control): ControlTranslator(control: control.unbound, scope: ValueScope()).faces(of: name)
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
        return content.firstLabelText
    }

    /// What depends on a value, set on every pass.
    func updates(on cell: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        outlets.flatMap { $0.updates(on: cell.dot($0.name), in: scope, label: spokenName(of: $0.view)) }
    }

    /// The values of the controls, set on every pass of a cell that is used again.
    func valueUpdates(on cell: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        controls.flatMap { ControlTranslator(control: $0.control, scope: scope).refreshingValue(cell.dot($0.name)) }
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
            if control.value != nil || control.action != nil {
                view.calling("addAction", ["_": .call("UIAction", trailing: action), "for": translator.event])
            }
        }
    }

    /// Writes the state, then tells the app.
    private func change(of control: Control, view: SwiftExpression) -> SwiftClosure {
        let translator = ControlTranslator(control: control, scope: ValueScope())
        return SwiftClosure(["_"], capturing: [.weak("self"), .weak("cell")]) {
            Code.guard(.let("self"), .let("cell")) { Code.return() }
            translator.reading(from: view)
            if let action = control.action {
                Code.call(.member("actions?", ActionsTranslator.name(of: action)))
            }
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
