internal import TableSpecDiagnostics

extension Resolver {
    /// Resolves the bindings of a custom cell's views; reports two views with one name.
    mutating func resolveContent(of cell: inout Cell, in scope: Scope) {
        guard var content = cell.content else { return }
        resolve(&content, in: scope)
        cell.content = content
        if let style = cell.style.located, style.value != .custom {
            report(
                .conflictingKeys,
                "the style '\(style.value.rawValue)' has views of its own, so the cell has no 'content'",
                at: style.range,
                labels: [.init("the content is here", at: content.range)],
                help: "remove 'style', or write 'style: custom'"
            )
        }
        var first: [String: SourceRange] = [:]
        for id in content.all.compactMap(\.id) {
            if let place = first[id.value] {
                reportDuplicate("view", id, first: place)
            } else {
                first[id.value] = id.range
            }
        }
    }

    private mutating func resolve(_ view: inout ContentView, in scope: Scope) {
        resolve(&view.accessibilityLabel, in: scope)
        switch view.kind {
        case .stack(var stack):
            for index in stack.views.indices { resolve(&stack.views[index], in: scope) }
            view.kind = .stack(stack)
        case .label(var label):
            resolve(&label.text, in: scope)
            view.kind = .label(label)
        case .image(var image):
            if var reference = image.image {
                resolve(&reference, in: scope)
                image.image = reference
            }
            view.kind = .image(image)
        case .control(var control):
            resolve(&control, in: scope)
            view.kind = .control(control)
        case .spacer, .invalid:
            break
        }
    }
}

extension ContentView {
    /// All bindings of the view and the views in it.
    public var bindings: [Binding] {
        all.flatMap { view in view.shownBindings + (view.control?.value.map { [$0] } ?? []) }
    }

    /// The bindings of what the view itself shows, without its control's value.
    public var shownBindings: [Binding] {
        let own: [Binding] =
            switch kind {
            case .label(let label): label.text?.bindings ?? []
            case .image(let image): image.image?.bindings ?? []
            case .control(let control):
                ([control.title, control.placeholder].compactMap { $0 } + control.segments).flatMap(\.bindings)
            case .stack, .spacer, .invalid: []
            }
        return own + (accessibilityLabel?.bindings ?? [])
    }
}
