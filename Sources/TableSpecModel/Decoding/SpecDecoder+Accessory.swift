internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    mutating func accessory(_ node: YAMLNode) -> Accessory {
        guard node.kind == .mapping else {
            return Accessory(type: word(node), at: node.range)
        }
        var accessory = Accessory(at: node.range)
        let fields = fields(of: node, as: AccessoryKey.self) ?? []
        let kinds = fields.filter { $0.key.isKind }
        guard let kind = kinds.first else {
            let kinds = AccessoryKey.allCases.filter(\.isKind).map(\.name)
            if fields.isEmpty == false || node.count == 0, !isMisspelled(kinds, in: node) {
                report(.missingKey, "accessory does not say what it is; expected \(kinds.listed)", at: node.range)
            }
            accessory.type = .invalid(node.range)
            return accessory
        }
        for other in kinds.dropFirst() {
            report(.conflicting("a cell has one accessory", at: other.keyNode.range, first: kind.keyNode.range))
        }
        let details = fields.filter { !$0.key.isKind }
        if let controlKind = kind.key.controlKind {
            accessory.control = control(controlKind, kind, details, in: node)
        } else {
            accessory.type = .set(
                kind.key == .detailButton ? .detailButton : .detailDisclosureButton,
                kind.keyNode.range
            )
            accessory.trigger = detailTrigger(kind.value)
            rejectUnsuitable(details, for: kind.key)
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

    private mutating func control(
        _ kind: Control.Kind,
        _ kindField: DecodedField<AccessoryKey>,
        _ details: [DecodedField<AccessoryKey>],
        in node: YAMLNode
    ) -> Control {
        var control = Control(kind: kind, at: node.range)
        if kind == .button {
            control.title = text(kindField.value)
        } else {
            control.value = binding(kindField.value, to: kind.valueNoun)
        }
        rejectUnsuitable(details, for: kindField.key)
        for field in details where kindField.key.details.contains(field.key) {
            decode(field, into: &control)
        }
        if kind == .segmentedControl, control.segments.isEmpty, node["segments"] == nil {
            reportMissing(AccessoryKey.segments, in: node)
        }
        return control
    }

    private mutating func decode(_ field: DecodedField<AccessoryKey>, into control: inout Control) {
        switch field.key {
        case .min: control.minimum = number(field.value)
        case .max: control.maximum = number(field.value)
        case .step: control.step = number(field.value)
        case .segments: control.segments = segments(field.value)
        case .placeholder: control.placeholder = text(field.value)
        case .keyboard: control.keyboardType = word(field.value)
        case .isSecure: control.isSecure = boolean(field.value)
        case .action: control.action = identifier(field.value, noun: "method")
        case .switch, .slider, .stepper, .segmentedControl, .textField, .button, .detailButton, .detailDisclosureButton:
            break
        }
    }

    mutating func segments(_ node: YAMLNode) -> [TextTemplate] {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: "a list of texts")
            return []
        }
        return node.elements.compactMap { text($0) }
    }

    private mutating func rejectUnsuitable(_ details: [DecodedField<AccessoryKey>], for kind: AccessoryKey) {
        for field in details where !kind.details.contains(field.key) {
            report(.unknownKey, "'\(kind.name)' has no '\(field.key.name)'", at: field.keyNode.range)
        }
    }
}

extension AccessoryKey {
    /// Whether the key says what the accessory is.
    var isKind: Bool { controlKind != nil || self == .detailButton || self == .detailDisclosureButton }

    fileprivate var controlKind: Control.Kind? { Control.Kind(rawValue: rawValue) }

    /// The further keys that an accessory of this kind may have.
    var details: [AccessoryKey] {
        switch self {
        case .switch: [.action]
        case .slider: [.min, .max, .action]
        case .stepper: [.min, .max, .step, .action]
        case .segmentedControl: [.segments, .action]
        case .textField: [.placeholder, .keyboard, .isSecure, .action]
        case .button: [.action]
        default: []
        }
    }
}

extension Control.Kind {
    /// What the control's binding must lead to, for messages.
    var valueNoun: String {
        switch self {
        case .switch: "a truth value"
        case .slider, .stepper: "a number"
        case .segmentedControl: "a whole number"
        case .textField: "a text"
        case .button: "a title"
        }
    }
}
