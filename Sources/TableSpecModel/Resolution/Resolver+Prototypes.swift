internal import TableSpecDiagnostics

/// The prototypes of a table during the resolution of the rows that use them.
struct PrototypeResolution {
    var prototypes: [Prototype]
    /// The positions of the prototypes by name. If several share a name, the first one.
    private var indexes: [String: Int]
    /// The loop variables with which each prototype was first resolved.
    fileprivate var firstUse: [Int: (scope: [Prototype.Parameter], name: Located<String>)] = [:]

    /// Whether some prototypes of the table couldn't be decoded.
    fileprivate let mayLackPrototypes: Bool

    init(of table: Table) {
        prototypes = table.prototypes
        mayLackPrototypes = table.unread.contains(TableKey.prototypes)
        let places = prototypes.enumerated().map { ($1.id.value, $0) }
        indexes = Dictionary(places, uniquingKeysWith: { first, _ in first })
    }

    /// Whether the rows of a prototype have buttons at the trailing edge.
    func swipesFromTrailing(_ name: Located<String>) -> Bool {
        guard let index = indexes[name.value], prototypes[index].cell.hasAttributes else { return false }
        return !prototypes[index].cell.trailingSwipeActions.isEmpty
    }

    /// The position of a prototype. One of another file is added to the table's own when it's first used.
    fileprivate mutating func index(of name: String, else shared: [String: Prototype]) -> Int? {
        if let index = indexes[name] { return index }
        guard let prototype = shared[name] else { return nil }
        indexes[name] = prototypes.count
        prototypes.append(prototype)
        return prototypes.count - 1
    }
}

extension Resolver {
    /// Resolves a prototype's bindings with the loop variables of the rows that use it.
    mutating func resolvePrototype(_ name: Located<String>, in scope: Scope, _ resolution: inout PrototypeResolution) {
        log.note(.prototype, name.value)
        guard let index = resolution.index(of: name.value, else: sharedPrototypes) else {
            guard !hasPrototypeHole, !resolution.mayLackPrototypes else { return }
            var candidates: [String] = []
            let known = resolution.prototypes.map(\.id.value) + sharedPrototypes.keys.sorted()
            for id in known where !id.isEmpty && !candidates.contains(id) {
                candidates.append(id)
            }
            reportUnknown("prototype", name, candidates: candidates)
            return
        }
        guard let firstUse = resolution.firstUse[index] else {
            resolution.firstUse[index] = (scope.elements, name)
            resolve(&resolution.prototypes[index].cell, in: scope)
            resolution.prototypes[index].parameters = parameters(of: resolution.prototypes[index].cell, in: scope)
            return
        }
        let parameters = resolution.prototypes[index].parameters
        guard !parameters.allSatisfy(scope.mayHave) else {
            return reportUnwritable(resolution.prototypes[index], for: name, in: scope)
        }
        report(
            .typeMismatch,
            "prototype '\(name.value)' needs "
                + parameters.map { "'\($0.name)' of type '\($0.type)'" }.joined(separator: " and ")
                + ", which these rows don't have",
            at: name.range,
            labels: [.init("its bindings were resolved for these rows", at: firstUse.name.range)],
            help: "use the same loop variable, or a separate prototype"
        )
    }

    /// A control in a prototype changes the elements of all rows that use the prototype.
    private mutating func reportUnwritable(_ prototype: Prototype, for name: Located<String>, in scope: Scope) {
        for control in prototype.cell.controls {
            guard case .element(let element, _)? = control.value?.path?.root, !scope.canWrite(elementNamed: element)
            else { continue }
            report(
                .typeMismatch,
                "prototype '\(name.value)' has \(control.kind.name.withArticle) that changes '\(element)', "
                    + "which isn't part of the state in these rows",
                at: name.range,
                labels: [.init("changed here", at: control.range)],
                help: "use a separate prototype, or move the collection to the state"
            )
        }
    }

    /// Resolves the segues of prototypes that no rows use. Their other bindings belong to no element.
    mutating func resolveUnusedPrototypes(_ resolution: inout PrototypeResolution) {
        for index in resolution.prototypes.indices where resolution.firstUse[index] == nil {
            findTargets(of: &resolution.prototypes[index].cell.trigger)
            resolution.prototypes[index].cell.updateAccessories { findTargets(of: &$0.trigger) }
            if var content = resolution.prototypes[index].cell.content {
                findTargets(of: &content)
                resolution.prototypes[index].cell.content = content
            }
            guard resolution.prototypes[index].cell.hasAttributes else { continue }
            findTargets(of: &resolution.prototypes[index].cell.leadingSwipeActions)
            findTargets(of: &resolution.prototypes[index].cell.trailingSwipeActions)
            findTargets(of: &resolution.prototypes[index].cell.contextMenu)
        }
    }

    private func findTargets(of view: inout ContentView) {
        for gesture in view.effects.map(\.gesture) { findTargets(of: &view[gesture]) }
        switch view.kind {
        case .stack(var stack):
            for index in stack.views.indices { findTargets(of: &stack.views[index]) }
            view.kind = .stack(stack)
        case .zstack(var stack):
            for index in stack.views.indices { findTargets(of: &stack.views[index]) }
            view.kind = .zstack(stack)
        case .control(var control) where control.statedSegue != nil:
            findTargets(of: &control.segue)
            view.kind = .control(control)
        case .label, .image, .control, .app, .spacer, .invalid: break
        }
    }

    private func findTargets(of actions: inout [SwipeAction]) {
        for index in actions.indices { findTargets(of: &actions[index].trigger) }
    }

    private func findTargets(of menu: inout [MenuItem]) {
        for index in menu.indices {
            findTargets(of: &menu[index].trigger)
            findTargets(of: &menu[index].menu)
        }
    }

    private func findTargets(of trigger: inout Trigger) {
        switch trigger {
        case .segue(var segue):
            findTarget(of: &segue)
            trigger = .segue(segue)
        case .choice(var choice):
            for index in choice.cases.indices { findTarget(of: &choice.cases[index].segue) }
            trigger = .choice(choice)
        case .unwind(var unwind):
            findTarget(of: &unwind)
            trigger = .unwind(unwind)
        case .none, .action, .toggle, .choose, .open, .finish, .invalid: break
        }
    }

    private func findTarget(of segue: inout Segue) {
        for index in segue.stack.indices { findTarget(of: &segue.stack[index]) }
        guard let name = segue.destination, let destination = destination(named: name.value) else { return }
        segue.target = destination.target
    }

    private func parameters(of cell: Cell, in scope: Scope) -> [Prototype.Parameter] {
        let used = Set(
            cell.bindings.compactMap { binding -> String? in
                if case .element(let name, _)? = binding.path?.root { return name }
                return nil
            }
        )
        return scope.elements.filter { used.contains($0.name) }
    }
}

extension Scope {
    /// Whether the loops provide an element with a name and type, as far as the types are known.
    fileprivate func mayHave(_ parameter: Prototype.Parameter) -> Bool {
        elements.contains { element in
            element.name == parameter.name
                && (element.type == parameter.type || element.type.isUnknown || parameter.type.isUnknown)
        }
    }
}

extension ImageReference {
    /// The bindings in the image's name.
    package var bindings: [Binding] {
        switch self {
        case .symbol(let name), .named(let name): name.bindings
        case .value(let binding): [binding]
        case .remote(let image): [image.url] + (image.placeholderImage?.bindings ?? [])
        }
    }
}
