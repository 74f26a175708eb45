internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    private typealias Keys = JoinedKeys<ControlKey, AccessoryKey>

    mutating func accessory(_ node: YAMLNode) -> Accessory {
        guard node.kind == .mapping else {
            return Accessory(type: word(node), at: node.range)
        }
        var accessory = Accessory(at: node.range)
        guard let fields: KindFields<Keys> = kindFields(of: node, rule: "a cell has one accessory", isKind: \.isKind)
        else {
            accessory.type = .invalid(node.range)
            return accessory
        }
        rejectUnsuitable(fields, isSuitable: fields.kind.key.has)
        switch fields.kind.key {
        case .first(let key):
            accessory.control = key.kind.map { control($0, fields, in: node) }
        case .second(let key):
            accessory.type = .set(
                key == .detailButton ? .detailButton : .detailDisclosureButton,
                fields.kind.keyNode.range
            )
            accessory.trigger = detailTrigger(fields.kind.value)
        }
        return accessory
    }

    private mutating func detailTrigger(_ node: YAMLNode) -> Trigger {
        var triggers = TriggerFields()
        for field in fields(of: node, as: TriggerKey.self) ?? [] {
            triggers.add(field.key, field.keyNode, field.value)
        }
        return trigger(triggers)
    }
}

extension JoinedKeys<ControlKey, AccessoryKey> {
    /// Whether the key says what the accessory is.
    var isKind: Bool {
        switch self {
        case .first(let key): key.kind != nil
        case .second: true
        }
    }

    /// The further keys that an accessory of this kind may have.
    var details: Set<Self> {
        guard case .first(let key) = self else { return [] }
        return Set(key.kind?.details.map(Self.first) ?? [])
    }

    /// Whether ``details`` holds a key; without making them.
    func has(_ detail: Self) -> Bool {
        guard case .first(let key) = self, case .first(let detail) = detail else { return false }
        return key.kind?.details.contains(detail) ?? false
    }
}
