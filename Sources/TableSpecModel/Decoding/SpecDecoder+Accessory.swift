internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    private typealias Keys = JoinedKeys<ControlKey, AccessoryKey>

    mutating func accessory(_ node: YAMLNode, in place: AccessoryPlace) -> Accessory {
        guard node.kind == .mapping else {
            return Accessory(place: place, type: word(node), at: node.range)
        }
        var accessory = Accessory(place: place, at: node.range)
        guard let fields: KindFields<Keys> = kindFields(of: node, rule: "a cell has one accessory", isKind: \.isKind)
        else {
            accessory.type = .invalid(node.range)
            return accessory
        }
        rejectUnsuitable(fields, isSuitable: fields.kind.key.has)
        switch fields.kind.key {
        case .first(let key):
            accessory.control = key.kind.map { control($0, fields, in: node) }
        case .second(.image): imageButton(fields, in: node, &accessory)
        case .second(.view): accessory.control = appView(fields, in: node)
        case .second(let key):
            accessory.type = .set(
                key == .detailButton ? .detailButton : .detailDisclosureButton,
                fields.kind.keyNode.range
            )
            accessory.trigger = detailTrigger(fields.kind.value)
        }
        return accessory
    }

    /// A button with an image: its action is that of any button, its segue that of the accessory.
    private mutating func imageButton(_ fields: KindFields<Keys>, in node: YAMLNode, _ accessory: inout Accessory) {
        var control = Control(kind: .button, at: node.range)
        control.image = image(fields.kind.value)
        var triggers = TriggerFields()
        for field in fields.details {
            switch field.key {
            case .first(.action): triggers.add(.action, field.keyNode, field.value)
            case .second(.segue): triggers.add(.segue, field.keyNode, field.value)
            case .second(.accessibilityLabel): control.accessibilityLabel = text(field.value)
            default: break
            }
        }
        let trigger = trigger(triggers)
        if case .action(let action) = trigger { control.action = action } else { accessory.trigger = trigger }
        accessory.control = control
    }

    private mutating func appView(_ fields: KindFields<Keys>, in node: YAMLNode) -> Control {
        var control = Control(kind: .view, at: node.range)
        control.app = identifier(fields.kind.value, noun: "class").map { AppView($0) }
        for field in fields.details {
            switch field.key {
            case .second(.set): control.app?.assignments = assignments(field.value)
            case .second(.width): control.width = nonnegativeNumber(field.value)
            case .second(.height): control.height = nonnegativeNumber(field.value)
            case .second(.accessibilityLabel): control.accessibilityLabel = text(field.value)
            default: break
            }
        }
        return control
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
        case .second(.detailButton), .second(.detailDisclosureButton), .second(.image), .second(.view): true
        case .second: false
        }
    }

    /// The further keys that an accessory of this kind may have.
    var details: Set<Self> {
        switch self {
        case .first(let key): Set(key.kind?.traits.keys.map(Self.first) ?? [])
        case .second(.image): [.first(.action), .second(.segue), .second(.accessibilityLabel)]
        case .second(.view): [.second(.set), .second(.width), .second(.height), .second(.accessibilityLabel)]
        case .second: []
        }
    }

    /// Whether ``details`` holds a key; for those of controls without making them.
    func has(_ detail: Self) -> Bool {
        guard case .first(let key) = self, case .first(let detail) = detail else { return details.contains(detail) }
        return key.kind?.traits.keys.contains(detail) ?? false
    }
}
