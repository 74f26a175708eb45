internal import TableSpecDiagnostics

extension Resolver {
    mutating func resolve(_ trigger: inout Trigger, in scope: Scope) {
        switch trigger {
        case .segue(var segue):
            resolve(&segue, in: scope, from: "segue")
            trigger = .segue(segue)
        case .choice(var choice):
            resolve(&choice.value, in: scope, to: .choice)
            for index in choice.cases.indices { resolve(&choice.cases[index].segue, in: scope, from: "segue") }
            checkCases(of: choice)
            trigger = .choice(choice)
        case .toggle(var value):
            resolve(&value, in: scope, to: .boolean)
            if let path = value.path, value.isNegated || path.root != .state || !scope.canWrite(path) {
                report(
                    .typeMismatch,
                    "a toggle changes its value, so it must be a Boolean in the state, "
                        + "but '\(value.text)' isn't part of it",
                    at: value.range
                )
                value.path = nil
            }
            trigger = .toggle(value)
        case .choose(var list):
            resolve(&list, in: scope)
            trigger = .choose(list)
        case .unwind(var unwind):
            findTarget(of: &unwind)
            trigger = .unwind(unwind)
        case .open(.bound(var url)):
            resolve(&url, in: scope, to: .url)
            trigger = .open(.bound(url))
        case .none, .action, .open, .finish, .invalid: break
        }
    }

    /// Finds the destination of a segue that the app performs with its own values.
    mutating func resolveAppSegue(_ segue: inout Segue, in scope: Scope) {
        resolve(&segue, in: scope, from: nil)
        for passed in ([segue] + segue.stack).compactMap(\.pass.first) {
            report(
                .conflictingKeys,
                "the app passes the values of the segues in 'segues', so they can't have 'pass'",
                at: passed.name.range,
                help: "remove 'pass'; the values become parameters of the segue's method"
            )
        }
    }

    /// Finds the screen that a tap returns to.
    func findTarget(of unwind: inout Unwind) {
        guard let name = unwind.destination, let destination = destination(named: name.value) else { return }
        unwind.target = destination.target
    }

    private mutating func checkCases(of choice: SegueChoice) {
        guard let type = choice.value.path?.type, let names = type.caseNames else { return }
        let unknown = choice.cases.map(\.name).filter { !names.contains($0.value) }
        for name in unknown { reportNoCase(name, of: type, choice.value.text) }
        // A missing case may be the misspelled one.
        guard unknown.isEmpty else { return }
        let missing = names.filter { name in !choice.cases.contains { $0.name.value == name } }
        guard !missing.isEmpty else { return }
        report(
            .missingKey,
            "no screen is specified for \(missing.map { "'\($0)'" }.joined(separator: ", ")) of '\(choice.value.text)'",
            at: choice.range
        )
    }

    /// Finds the destination of a segue and compares the passed values with its requirements.
    ///
    /// - Parameter origin: The part that passes the values, for messages: "segue", "tab"; or `nil` if the app's code
    ///   passes them.
    mutating func resolve(_ segue: inout Segue, in scope: Scope, from origin: String?) {
        for index in segue.pass.indices {
            resolve(&segue.pass[index], in: scope)
        }
        for index in segue.stack.indices { resolve(&segue.stack[index], in: scope, from: origin.map { _ in "stack" }) }
        if let name = segue.destination, let destination = destination(named: name.value) {
            segue.target = destination.target
            segue.result = destination.result
            checkKind(of: segue, from: origin ?? "segue", to: name, destination)
            if let origin { check(&segue, from: origin, to: name, destination) }
        }
    }

    private mutating func resolve(_ passed: inout PassedValue, in scope: Scope) {
        guard var binding = passed.value.soleBinding else {
            resolve(&passed.value, in: scope)
            return
        }
        resolve(&binding, in: scope, to: .any)
        passed.value.segments = [.binding(binding)]
    }

    /// The screen that presented or pushed a screen dismisses or pops it when it has returned its result.
    private mutating func checkKind(
        of segue: Segue,
        from origin: String,
        to name: Located<String>,
        _ destination: Destination
    ) {
        let kind = segue.kind.value ?? .show
        guard destination.result != nil, !segue.kind.isInvalid, kind != .presentModally else { return }
        guard origin == "segue" else {
            report(
                .conflictingKeys,
                "'\(name.value)' returns a result to the screen that presents it, "
                    + "but \(origin.withArticle) doesn't present it",
                at: name.range,
                help: "show it with a segue of 'kind: presentModally'"
            )
            return
        }
        guard kind == .showDetail else { return }
        report(
            .conflictingKeys,
            "'\(name.value)' is dismissed when it returns a result, but a detail screen stays; "
                + "expected 'show' or 'presentModally', found 'showDetail'",
            at: segue.kind.range ?? segue.range,
            help: "remove 'kind', or write 'kind: presentModally'"
        )
    }

    /// Compares the passed values of a segue with the requirements of its destination.
    private mutating func check(
        _ segue: inout Segue,
        from origin: String,
        to name: Located<String>,
        _ destination: Destination
    ) {
        guard let input = destination.input else { return }
        for index in segue.pass.indices {
            let passed = segue.pass[index]
            guard let property = input.first(where: { $0.name.value == passed.name.value }) else {
                reportUnknown("input of '\(name.value)'", passed.name, candidates: input.map(\.name.value))
                continue
            }
            segue.pass[index].type = property.type
            check(&segue.pass[index], against: property)
        }
        guard !segue.unread.contains(SegueKey.pass) else { return }
        let passedNames = Set(segue.pass.map(\.name.value))
        let unknown = passedNames.subtracting(input.map(\.name.value))
        for property in input where !passedNames.contains(property.name.value) {
            guard !property.name.value.isMisspelled(as: unknown) else { continue }
            report(
                .missingKey,
                "the \(origin) doesn't pass '\(property.name.value)', which '\(name.value)' needs",
                at: segue.range,
                labels: [.init("declared here as '\(property.type)'", at: property.typeRange)],
                help: "add it to the \(origin): 'pass: { \(property.name.value): $(…) }'"
            )
        }
    }

    private mutating func check(_ passed: inout PassedValue, against property: Property) {
        guard !property.type.isUnknown else { return }
        guard let binding = passed.value.soleBinding else {
            guard property.type.unwrapped != .string else { return }
            guard let text = passed.value.literal else {
                report(
                    .typeMismatch,
                    "'\(passed.name.value)' is '\(property.type)', but text is passed",
                    at: passed.value.range
                )
                return
            }
            let literal = Literal(content: .plain(text), range: passed.value.range)
            passed.constant = value(of: literal, as: property.type)
            return
        }
        guard let type = binding.path?.type, !type.isUnknown else { return }
        if !property.type.accepts(type) {
            report(
                .typeMismatch,
                "'\(passed.name.value)' is '\(property.type)', but '\(binding.text)' is '\(type)'",
                at: binding.range,
                labels: [.init("declared here", at: property.typeRange)]
            )
        }
    }
}

extension TypeReference {
    /// Whether a value of another type can be passed. Enumerations with the same cases are the same type in two
    /// screens.
    fileprivate func accepts(_ other: TypeReference) -> Bool {
        switch (self, other) {
        case (.enumeration(let own), .enumeration(let others)): own.cases == others.cases
        case (.optional(let wrapped), .optional(let others)): wrapped.accepts(others)
        case (.optional(let wrapped), _): wrapped.accepts(other)
        default: self == other
        }
    }
}
