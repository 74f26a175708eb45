internal import TableSpecDiagnostics

extension Resolver {
    mutating func resolve(_ text: inout TextTemplate?, in scope: Scope) {
        guard text?.isLiteral == false, var resolved = text else { return }
        resolve(&resolved, in: scope)
        text = resolved
    }

    /// - Parameter isForPeople: Whether users see or hear the text, so that values have their titles.
    mutating func resolve(_ text: inout TextTemplate, in scope: Scope, isForPeople: Bool = true) {
        guard !text.isLiteral else { return }
        var segments = text.segments
        for index in segments.indices {
            guard case .binding(var binding) = segments[index] else { continue }
            resolve(&binding, in: scope, to: .text)
            if isForPeople, binding.format == nil { binding.titles = binding.path?.titles }
            segments[index] = .binding(binding)
        }
        text.segments = segments
        checkPlurals(of: text)
    }

    /// - Parameter mayBeLate: Whether the app can load the image.
    mutating func resolve(_ image: inout ImageReference?, in scope: Scope, mayBeLate: Bool = false) {
        guard image?.isLiteral == false, var resolved = image else { return }
        resolve(&resolved, in: scope, mayBeLate: mayBeLate)
        image = resolved
    }

    mutating func resolve(_ image: inout ImageReference, in scope: Scope, mayBeLate: Bool = false) {
        switch image {
        case .symbol(var name):
            resolve(&name, in: scope, isForPeople: false)
            image = .symbol(name)
        case .named(var name):
            resolve(&name, in: scope, isForPeople: false)
            image = .named(name)
        case .value(var binding):
            resolve(&binding, in: scope, to: .image)
            image = .value(binding)
        case .remote(var remote):
            resolve(&remote.url, in: scope, to: .url)
            if var placeholder = remote.placeholderImage {
                resolve(&placeholder, in: scope)
                remote.placeholder = .image(placeholder)
            }
            image = .remote(remote)
            guard !mayBeLate else { return }
            report(
                .conflictingKeys,
                "only rows and image views can load an image from a URL",
                at: remote.range,
                help: "load it in the app's code, and bind the image to a property of type 'Image'"
            )
        }
    }

    /// Resolves the names of a binding. Reports unknown names and a value of the wrong kind.
    mutating func resolve(_ binding: inout Binding, in scope: Scope, to expected: ExpectedValue) {
        guard let first = binding.names.first else { return }
        guard var path = scope.start(named: first.value) else {
            if !hasUnreadValues { reportUnknown("name", first, candidates: scope.names) }
            return
        }
        for name in binding.names.dropFirst() {
            guard let step = step(from: path.type, to: name) else { return }
            path.steps.append(step)
        }
        guard check(path.type, of: binding, expected) else { return }
        binding.path = path
        if case .builtIn(let name) = path.root { builtInNames.append(Located(name, at: binding.range)) }
    }

    /// The property of a type with a name, or `nil` after a report or for an unknown type.
    private mutating func step(from type: TypeReference, to name: Located<String>) -> Path.Step? {
        if type.unwrapped == .unknown { return nil }
        if let step = Path.Step(countOrEmptiness: name.value, of: type) { return step }
        guard case .structure(let typeName) = type.unwrapped, let declaration = self.type(named: typeName) else {
            report(
                .unknownName,
                "'\(type)' has no property '\(name.value)'",
                at: name.range,
                expected: Path.Step.computed(of: type).map(\.name)
            )
            return nil
        }
        guard let property = declaration.property(named: name.value) else {
            let candidates = declaration.properties.map(\.name.value)
            reportUnknown("property of '\(typeName)'", name, candidates: candidates)
            return nil
        }
        return Path.Step(property)
    }

    /// A format converts a value of its kind to text.
    private mutating func check(
        _ type: TypeReference,
        of binding: Binding,
        _ format: ValueFormat,
        _ expected: ExpectedValue
    ) -> Bool {
        guard expected == .text else {
            report(
                .typeMismatch,
                "expected \(expected.noun), but the format '\(format.spelling)' converts '\(binding.text)' to text",
                at: binding.range
            )
            return false
        }
        guard format.accepts(type) else {
            report(
                .typeMismatch,
                "the format '\(format.spelling)' requires \(format.noun), but '\(binding.text)' is '\(type)'",
                at: binding.range
            )
            return false
        }
        return true
    }

    private mutating func check(_ type: TypeReference, of binding: Binding, _ expected: ExpectedValue) -> Bool {
        if binding.isNegated, type != .boolean, !type.isUnknown {
            report(
                .typeMismatch,
                "'!' negates a Boolean, but '\(binding.text)' is '\(type)'",
                at: binding.range
            )
            return false
        }
        if let format = binding.format { return check(type, of: binding, format, expected) }
        guard expected.accepts(type) else {
            report(
                .typeMismatch,
                "expected \(expected.noun), but '\(binding.text)' is '\(type)'",
                at: binding.range,
                help: expected.remedy(for: binding.text, of: type)
            )
            return false
        }
        return true
    }
}
