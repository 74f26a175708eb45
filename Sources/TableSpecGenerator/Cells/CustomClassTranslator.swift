internal import TableSpecModel
internal import TableSpecSwift

/// A label or an image view with a custom subclass, which is created with `init()` and then configured.
struct CustomClassTranslator {
    private let view: ContentView
    /// The scope of values that belong to one row alone, or `nil` if several rows share the view.
    private let scope: ValueScope?

    init(_ view: ContentView, in scope: ValueScope?) {
        self.view = view
        self.scope = scope
    }

    /// The content of the view and the values of its properties. Empty for one of UIKit's classes.
    @SwiftBody func settings(of owner: SwiftExpression) -> [SwiftStatement] {
        switch view.kind {
        case .label(let label):
            if let app = label.app {
                settings(of: label, owner)
                assignments(of: app, owner)
            }
        case .image(let image):
            if let app = image.app {
                settings(of: image, owner)
                assignments(of: app, owner)
            }
        default: []
        }
    }

    private func isKnown(_ bindings: [Binding]) -> Bool { bindings.isEmpty || scope != nil }

    @SwiftBody private func assignments(of app: AppView, _ owner: SwiftExpression) -> [SwiftStatement] {
        for assignment in app.assignments where isKnown(assignment.bindings) {
            assignment.statement(on: owner, in: scope ?? ValueScope())
        }
    }

    /// The font is that of the class if the spec specifies none.
    @SwiftBody private func settings(of label: ContentLabel, _ owner: SwiftExpression) -> [SwiftStatement] {
        if let text = label.text, !label.isMarkdown, isKnown(text.bindings) {
            view.showing(text, in: owner, scope ?? ValueScope())
        }
        if case .style? = label.style.font.value, let font = label.style.font.value {
            Code.assign(owner.dot("font"), font.expression)
        }
        Code.assign(owner.dot("adjustsFontForContentSizeCategory"), true)
        if let color = label.style.color.value { Code.assign(owner.dot("textColor"), color.expression(else: nil)) }
        if let alignment = label.style.alignment.value {
            let isNatural = alignment == .left || alignment == .leading
            Code.assign(owner.dot("textAlignment"), isNatural ? ".natural" : alignment.ofLabel)
        }
        if let lines = label.style.numberOfLines.value { Code.assign(owner.dot("numberOfLines"), .integer(lines)) }
    }

    @SwiftBody private func settings(of image: ContentImage, _ owner: SwiftExpression) -> [SwiftStatement] {
        if let reference = image.image, reference.remote == nil, isKnown(reference.bindings) {
            Code.assign(owner.dot("image"), (scope ?? ValueScope()).image(reference))
        }
        let mode = image.contentMode.value ?? .scaleAspectFit
        Code.assign(owner.dot("contentMode"), mode.member)
        if let color = image.tintColor.value { Code.assign(owner.dot("tintColor"), color.expression(else: nil)) }
        if let radius = view.attributes.cornerRadius.value {
            Code.assign(owner.dot("layer").dot("cornerRadius"), .number(radius))
        }
        if view.attributes.cornerRadius.value != nil || mode == .scaleAspectFill {
            Code.assign(owner.dot("clipsToBounds"), true)
        }
    }
}

extension ControlCode {
    /// The same control with a custom subclass, which is created with `init()` and then configured.
    func ofClass(_ app: AppView) -> ControlCode {
        var code = self
        code.type = .name(app.type)
        code.arguments = { _ in [] }
        code.maker = nil
        code.settings = { view, scope in
            beginning(view, scope) + settings(view, scope) + app.assignments.map { $0.statement(on: view, in: scope) }
        }
        return code
    }
}
