internal import TableSpecDiagnostics
internal import TableSpecYAML

extension Trigger {
    /// The keys that specify the effect of a tap.
    package static let mapping = MappingType(TriggerKey.self)

    /// Whether a tap shows another screen, as far as it could be decoded.
    var leadsToScreen: Bool {
        switch self {
        case .segue, .choice, .invalid: true
        case .none, .action, .toggle, .choose, .unwind, .open, .finish: false
        }
    }

    /// Whether a tap toggles a Boolean of the state.
    var isToggle: Bool {
        if case .toggle = self { return true }
        return false
    }

    /// Whether a tap returns to an earlier screen.
    var isUnwind: Bool { unwind != nil }

    /// Whether a tap opens a URL.
    var opensURL: Bool { openedURL != nil }

    /// Whether a tap calls a method of the app.
    var callsMethod: Bool {
        if case .action = self { return true }
        return false
    }
}

extension Place where Root == Trigger, Value == Trigger {
    /// A trigger of one kind. The first one in a mapping counts.
    static func trigger(_ isOfKind: @escaping @Sendable (Trigger) -> Bool) -> Self {
        Place(
            get: { isOfKind($0) ? $0 : nil },
            modify: { trigger, change in
                if trigger.isNone || isOfKind(trigger) { change(&trigger) }
            }
        )
    }
}

extension ValueType where Value == Trigger {
    /// Returns the type with a walk over the trigger.
    ///
    /// - Parameter isWalked: Whether to walk over a trigger, for keys that share its location with other keys.
    func walkedTrigger(if isWalked: @escaping @Sendable (Trigger) -> Bool = { _ in true }) -> Self {
        walked { model, trigger in
            guard isWalked(trigger) else { return false }
            model.walk(&trigger)
            return true
        }
    }

    /// One segue, or one for each value of an enumeration or a Boolean.
    static var segue: Self {
        let screen = ValueDescription.name(of: "screen")
        var type = ValueType(
            .either([
                screen, .object(SegueKey.object.name),
                .tableWith(key: "of", .path, others: .either([screen, .object(SegueKey.object.name)])),
            ]),
            read: { $0.segueTrigger($1) ?? .invalid($1.range) },
            json: { trigger in
                switch trigger {
                case .segue(let segue): .object(Segue.mapping.members(of: segue))
                case .choice(let choice): choice.json
                case .none, .action, .toggle, .choose, .unwind, .open, .finish, .invalid: nil
                }
            }
        )
        type.unread = { .invalid($0) }
        return type.interface().walkedTrigger()
    }

    /// The segue of a button, which most buttons don't have.
    static var buttonSegue: Self {
        segue.walkedTrigger { !$0.isNone }
    }

    /// A method of the app.
    static var action: Self {
        ValueType(
            .identifier,
            read: { $0.identifier($1, noun: "method").map(Trigger.action) ?? .invalid($1.range) },
            json: { trigger in
                if case .action(let name) = trigger { return .string(name.value) }
                return nil
            }
        )
        .interface()
        .walkedTrigger()
    }
}

extension ValueType where Value == Trigger {
    /// A Boolean of the state that a tap toggles.
    static var toggle: Self {
        let binding = ValueType<Binding?>.binding(to: "a Boolean in the state")
        return ValueType(
            binding.description,
            read: { binding.read(&$0, $1).map(Trigger.toggle) ?? .invalid($1.range) },
            json: { trigger in
                if case .toggle(let value) = trigger { return value.json }
                return nil
            }
        )
        .walkedTrigger()
    }
}

extension ValueType where Value == [Segue] {
    /// The segues that the app performs. A walk passes each as the effect that it is.
    static var appSegues: Self {
        .list(
            .either([.name(of: "screen"), .object(SegueKey.object.name)]),
            "a list of segues",
            read: { decoder, node, _ in decoder.segue(node) },
            json: { .object(Segue.mapping.members(of: $0)) },
            walk: { model, segue, _ in
                var trigger = Trigger.segue(segue)
                model.walk(&trigger)
                if model.isChanging, case .segue(let changed) = trigger { segue = changed }
            }
        )
        .interface()
    }
}

extension SegueChoice {
    fileprivate var json: JSONValue {
        .object(
            [("of", .string(value.text))]
                + cases.map { ($0.name.value, .object(Segue.mapping.members(of: $0.segue))) }
        )
    }
}

extension SpecDecoder {
    /// One segue, or one for each value of an enumeration or a Boolean.
    fileprivate mutating func segueTrigger(_ node: YAMLNode) -> Trigger? {
        guard node.kind == .mapping, let value = node["of"] else { return segue(node).map(Trigger.segue) }
        guard let value = path(value) else { return nil }
        let cases = node.pairs.compactMap { pair -> SegueChoice.Case? in
            guard !pair.key.isEqual(to: "of"), let word = identifier(pair.key, noun: "case"),
                let segue = segue(pair.value)
            else { return nil }
            return SegueChoice.Case(name: word, segue: segue)
        }
        return .choice(SegueChoice(of: value, cases, at: node.range))
    }

    fileprivate mutating func segue(_ node: YAMLNode) -> Segue? {
        guard node.kind == .mapping else {
            return string(node).map { Segue(to: $0, at: node.range) }
        }
        var segue = Segue(to: nil, at: node.range)
        read(node, as: Segue.mapping, into: &segue)
        return segue
    }
}
