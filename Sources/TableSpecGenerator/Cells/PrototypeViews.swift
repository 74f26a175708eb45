internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecSwift

/// The class that contains the views of a prototype's cells. Each cell has an instance, regardless of its row.
struct PrototypeViews {
    let name: SwiftIdentifier
    let views: CustomViews
    private let prototype: Prototype

    /// The class of a prototype's views; `nil` for cells of one of UIKit's styles, or of a class that creates them.
    init?(_ prototype: Prototype, in table: Table) {
        guard prototype.cell.shownStyle == .custom, let content = prototype.cell.views(in: table) else { return nil }
        self.prototype = prototype
        name = Self.name(of: prototype)
        views = CustomViews(content, avoiding: Self.reserved)
    }

    /// `PaymentViews` for `PaymentCell`.
    private static func name(of prototype: Prototype) -> SwiftIdentifier {
        let id = prototype.id.value
        let stem = id.lowercased().hasSuffix("cell") ? String(id.dropLast(4)) : id
        return SwiftIdentifier(
            from: (stem.isEmpty ? id : MemberName.id(stem).text) + "Views",
            style: .upperCamelCase
        )
    }

    /// The additional member of the class.
    static let reserved: Set<SwiftIdentifier> = ["view"]

    var declaration: SwiftDeclaration { declaration(of: "The views of the prototype “\(prototype.id.value)”.") }

    /// - Parameters:
    ///   - documentation: The description of the class.
    ///   - heading: The location of the text that VoiceOver reads as a heading.
    func declaration(of documentation: SwiftComment, heading: SourceRange? = nil) -> SwiftDeclaration {
        var stack = StackTranslator(views, in: nil)
        stack.heading = heading
        return Declare.finalClass(
            name,
            .private,
            inherits: [.shared("RowViews")],
            documentation: documentation
        ) {
            for outlet in stack.outlets {
                let modifiers: SwiftModifiers = outlet.isOfModuleClass ? .keepsInternal : []
                if outlet.view.isContainer {
                    // Created from the other views, so it comes after them.
                    Declare.var(
                        outlet.name,
                        nil,
                        modifiers.union([.privateSet, .lazy]),
                        value: stack.creation(of: outlet).expression
                    )
                } else {
                    Declare.let(outlet.name, nil, modifiers, value: stack.creation(of: outlet).expression)
                }
            }
            Declare.var("view", "UIView", [.privateSet, .lazy], value: stack.root)
        }
    }

    /// The statements that configure the views for one row.
    ///
    /// - Parameters:
    ///   - action: The effect of a button or a control in addition to changing its value.
    ///   - effect: The effect of a gesture.
    ///   - listening: The events that a field reports, as statements for the field.
    @SwiftBody func filling(
        _ owner: SwiftExpression,
        in scope: ValueScope,
        then action: (Control) -> SwiftClosure?,
        at effect: GestureTranslator.Effect,
        listening: (Control, SwiftExpression) -> [SwiftStatement]
    ) -> [SwiftStatement] {
        for outlet in views.outlets {
            if let control = outlet.view.control {
                ControlTranslator(control: control, scope: scope)
                    .filling(owner.dot(outlet.name), then: action(control))
                listening(control, owner.dot(outlet.name))
            }
            // After the value, which shows and hides a spinner.
            outlet.updates(on: owner.dot(outlet.name), in: scope, label: views.spokenName(of: outlet.view))
            GestureTranslator(view: outlet.view, scope: scope).statements(on: owner.dot(outlet.name), calling: effect)
        }
    }
}

extension CustomViews.Outlet {
    /// The attributes with bindings, without the value of a control.
    ///
    /// - Parameter label: The VoiceOver label of the view.
    @SwiftBody func updates(on view: SwiftExpression, in scope: ValueScope, label: TextTemplate?) -> [SwiftStatement] {
        switch self.view.kind {
        case .label(let label):
            if let text = label.text, text.literal == nil, !text.bindings.isEmpty {
                self.view.showing(text, in: view, scope)
            }
            if let enabled = label.enabled, !enabled.bindings.isEmpty {
                Code.assign(view.dot("isEnabled"), scope.value(of: enabled))
            }
            if let app = label.app { app.boundStatements(on: view, in: scope) }
        case .image(let image):
            if let remote = image.image?.remote {
                remote.showing(in: view, background: self.view.attributes.background.value, scope)
            } else if let reference = image.image, !reference.bindings.isEmpty {
                Code.assign(view.dot("image"), scope.image(reference))
            }
            if let highlighted = image.highlightedImage, !highlighted.bindings.isEmpty {
                Code.assign(view.dot("highlightedImage"), scope.image(highlighted))
            }
            if let app = image.app { app.boundStatements(on: view, in: scope) }
        case .app(let app): app.boundStatements(on: view, in: scope)
        case .control, .stack, .zstack, .spacer, .invalid: []
        }
        self.view.lookUpdates(of: view, in: scope)
        if let label, !label.bindings.isEmpty, self.view.control?.accessibilityLabel == nil {
            Code.assign(view.dot("accessibilityLabel"), scope.optionalText(label))
        }
    }
}

extension ContentView {
    /// Shows a text, or the text described by Markdown, in the label.
    func showing(_ text: TextTemplate, in label: SwiftExpression, _ scope: ValueScope) -> SwiftStatement {
        if followsLinks { return Code.assign(label.dot("markdown"), scope.withinMarkdown.text(text)) }
        if case .label(let own) = kind, own.isMarkdown {
            return Code.assign(label.dot("attributedText"), scope.markdown(text))
        }
        return Code.assign(label.dot("text"), scope.optionalText(text))
    }
}

extension AppView {
    /// The assignments that depend on values.
    @SwiftBody fileprivate func boundStatements(on view: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        for assignment in assignments where !assignment.bindings.isEmpty { assignment.statement(on: view, in: scope) }
    }

    /// The constant assignments.
    @SwiftBody func constantStatements(on view: SwiftExpression) -> [SwiftStatement] {
        for assignment in assignments where assignment.bindings.isEmpty {
            assignment.statement(on: view, in: ValueScope())
        }
    }
}

extension OutletAssignment {
    /// Assigns the value to the property of a cell or a view.
    func statement(on owner: SwiftExpression, in scope: ValueScope) -> SwiftStatement {
        let property = names.reduce(owner) { owner, name in
            owner.dot(SwiftIdentifier(outlet: name))
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

extension SwiftIdentifier {
    /// A property of a custom class, as the app spells it.
    init(outlet name: String) {
        self = SwiftIdentifier(name) ?? SwiftIdentifier(from: name, style: .lowerCamelCase)
    }

    /// A class of the app, as the app spells it.
    init(class name: String) {
        self = SwiftIdentifier(name) ?? SwiftIdentifier(from: name, style: .upperCamelCase)
    }
}
