internal import TableSpecDiagnostics

extension Resolver {
    /// Resolves the bindings of a custom cell's views. Reports two views with the same name.
    mutating func resolveContent(of cell: inout Cell, in scope: Scope) {
        checkStyle(of: cell)
        guard var content = cell.content else { return }
        resolveContent(&content, in: scope)
        cell.content = content
    }

    /// Resolves the bindings of views and their descendants. Reports two views with the same name.
    ///
    /// - Parameter isBesideTable: Whether the views are around the table, where they can contain view controllers.
    mutating func resolveContent(_ content: inout ContentView, in scope: Scope, isBesideTable: Bool = false) {
        resolve(&content, in: scope)
        if !isBesideTable { reportChildren(in: content) }
        checkPlaces(of: [content])
        for (id, first) in content.all.compactMap(\.id).repetitions() {
            reportDuplicate("view", id, first: first)
        }
    }

    private mutating func checkStyle(of cell: Cell) {
        guard let style = cell.style.located, style.value != .custom else { return }
        if let content = cell.content {
            report(
                .conflictingKeys,
                "the style '\(style.value.rawValue)' has its own views, so the cell can't have 'content'",
                at: style.range,
                labels: [.init("the content is here", at: content.range)],
                help: "remove 'style', or write 'style: custom'"
            )
        } else if style.value == .value2, let className = cell.className.located {
            report(
                .conflictingKeys,
                "the generated code creates the cells of the style 'value2', so they can't have a 'class'",
                at: style.range,
                labels: [.init("the class is here", at: className.range)],
                help: "choose another 'style', or remove 'class'"
            )
        }
    }

    /// Reports views of view controllers in parts of a table that are reused or scrolled off screen.
    private mutating func reportChildren(in content: ContentView) {
        for case .app(let child) in content.all.map(\.kind) where child.isController {
            report(
                .conflictingKeys,
                "a cell, a header or a footer can't contain view controllers",
                at: child.className.range,
                help: "move 'child' to 'views', outside the table, or write 'view:' with a view class"
            )
        }
    }

    /// Resolves the assignments to outlets of the custom class.
    mutating func resolveAssignments(of cell: inout Cell, in scope: Scope) {
        for index in cell.assignments.indices { resolve(&cell.assignments[index], in: scope) }
        guard let first = cell.assignments.first, !cell.className.isStated else { return }
        report(
            .conflictingKeys,
            "'set' requires a cell of a custom class",
            at: first.property.range,
            help: "add 'class:' with the name of the class"
        )
    }

    private mutating func resolve(_ assignment: inout OutletAssignment, in scope: Scope) {
        let binding = assignment.valueBinding
        switch assignment.value {
        case .text(var text):
            if var binding {
                resolve(&binding, in: scope, to: .any)
                text.segments = [.binding(binding)]
            } else {
                resolve(&text, in: scope, isForPeople: assignment.isForPeople)
            }
            assignment.value = .text(text)
        case .image(var image):
            resolve(&image, in: scope)
            assignment.value = .image(image)
        case .boolean, .number, .color:
            break
        }
    }

    mutating func resolve(_ view: inout AppView, in scope: Scope) {
        for index in view.assignments.indices { resolve(&view.assignments[index], in: scope) }
    }

    private mutating func resolve(_ view: inout ContentView, in scope: Scope) {
        resolve(&view.visible, in: scope)
        resolve(&view.accessibilityLabel, in: scope)
        resolve(&view.accessibilityHint, in: scope)
        resolve(&view.accessibilityValue, in: scope)
        resolve(&view.longPressLabel, in: scope)
        for (gesture, trigger) in view.effects {
            var resolved = trigger
            resolve(&resolved, in: scope)
            view[gesture] = resolved
        }
        switch view.kind {
        case .stack(var stack):
            for index in stack.views.indices { resolve(&stack.views[index], in: scope) }
            checkPlaces(of: stack.views)
            view.kind = .stack(stack)
        case .zstack(var stack):
            for index in stack.views.indices { resolve(&stack.views[index], in: scope) }
            view.kind = .zstack(stack)
        case .label(var label):
            resolve(&label.text, in: scope)
            resolve(&label.enabled, in: scope)
            update(&label.app) { $0.resolve(&$1, in: scope) }
            view.kind = .label(label)
        case .image(var image):
            resolve(&image.image, in: scope, mayBeLate: true)
            resolve(&image.highlightedImage, in: scope)
            update(&image.app) { $0.resolve(&$1, in: scope) }
            view.kind = .image(image)
        case .control(var control):
            resolve(&control, in: scope)
            view.kind = .control(control)
        case .app(var app):
            resolve(&app, in: scope)
            view.kind = .app(app)
        case .spacer, .invalid:
            break
        }
    }

    /// Reports views outside a `zstack` that have a position in one.
    private mutating func checkPlaces(of views: [ContentView]) {
        for view in views {
            for place in [
                view.anchor.located.map { ("anchor", $0.range) }, view.inset.located.map { ("inset", $0.range) },
            ] {
                guard let (key, range) = place else { continue }
                report(
                    .conflictingKeys,
                    "'\(key)' requires a view in a 'zstack'",
                    at: range,
                    help: "put the view and the views behind it into a 'zstack'"
                )
            }
        }
    }
}

extension ContentView {
    /// All bindings of the view and its descendants.
    package var bindings: [Binding] {
        all.flatMap { view in view.shownBindings + (view.control?.value.map { [$0] } ?? []) }
    }

    /// The bindings of the view's own content, without its control's value.
    package var shownBindings: [Binding] {
        let own: [Binding] =
            switch kind {
            case .label(let label):
                (label.text?.bindings ?? []) + (label.enabled?.bindings ?? []) + (label.app?.bindings ?? [])
            case .image(let image):
                [image.image, image.highlightedImage].compactMap { $0 }.flatMap(\.bindings)
                    + (image.app?.bindings ?? [])
            case .control(let control): control.shownBindings
            case .app(let view): view.bindings
            case .stack, .zstack, .spacer, .invalid: []
            }
        let spoken = [accessibilityLabel, accessibilityHint, accessibilityValue, longPressLabel].compactMap { $0 }
        return own + spoken.flatMap(\.bindings) + (visible?.bindings ?? [])
    }
}
