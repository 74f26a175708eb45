internal import TableSpecDiagnostics

/// The prototypes of a table while the rows that use them are resolved.
struct PrototypeResolution {
    var prototypes: [Prototype]
    /// The loop variables with which each resolved prototype was first used.
    fileprivate var firstUse: [Int: (scope: [Prototype.Parameter], name: Located<String>)] = [:]

    init(prototypes: [Prototype]) {
        self.prototypes = prototypes
    }

    /// The place of a prototype; one of another file is added to the table's own when it is first used.
    fileprivate mutating func index(of name: String, else shared: [String: Prototype]) -> Int? {
        if let index = prototypes.firstIndex(where: { $0.id.value == name }) { return index }
        guard let prototype = shared[name] else { return nil }
        prototypes.append(prototype)
        return prototypes.count - 1
    }
}

extension Resolver {
    /// Resolves a prototype's bindings with the loop variables of the rows that use it.
    mutating func resolvePrototype(_ name: Located<String>, in scope: Scope, _ resolution: inout PrototypeResolution) {
        guard let index = resolution.index(of: name.value, else: sharedPrototypes) else {
            guard !hasPrototypeHole, !holes.contains(.prototypes) else { return }
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
        guard !parameters.allSatisfy({ scope.elements.contains($0) || $0.type.isUnknown }) else { return }
        report(
            .typeMismatch,
            "prototype '\(name.value)' needs \(parameters.map { "'\($0.name)' of type '\($0.type)'" }.joined(separator: " and "))"
                + ", which these rows do not have",
            at: name.range,
            labels: [.init("its bindings were resolved for these rows", at: firstUse.name.range)],
            help: "use the same loop variable, or a prototype of its own"
        )
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

extension Cell {
    /// All bindings of the cell: texts, image, accessory, control and what its segues pass.
    public var bindings: [Binding] {
        let spoken = [self.accessibilityLabel, self.accessibilityHint, self.accessibilityValue]
        let texts = [text, detail] + spoken
        var bindings = texts.compactMap { $0 }.flatMap(\.bindings)
        bindings += image?.bindings ?? []
        bindings += [trigger, accessory?.trigger ?? .none].flatMap { $0.segue?.bindings ?? [] }
        if let control = accessory?.control {
            bindings += control.value.map { [$0] } ?? []
            bindings += control.shownBindings
        }
        bindings += (self.content?.bindings ?? []) + self.assignments.flatMap(\.bindings)
        return bindings
    }
}

extension ImageReference {
    /// The bindings in the image's name.
    public var bindings: [Binding] {
        switch self {
        case .symbol(let name), .named(let name): name.bindings
        case .value(let binding): [binding]
        }
    }
}
