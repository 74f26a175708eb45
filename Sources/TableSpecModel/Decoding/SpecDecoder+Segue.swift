internal import TableSpecDiagnostics
internal import TableSpecYAML

/// The keys of a mapping that say what a tap does.
struct TriggerFields {
    fileprivate var fields: [(key: TriggerKey, keyRange: SourceRange, value: YAMLNode)] = []

    /// The place of the first key; `nil` where nothing is stated.
    var firstKeyRange: SourceRange? { fields.first?.keyRange }

    mutating func add(_ key: TriggerKey, _ keyNode: YAMLNode, _ value: YAMLNode) {
        fields.append((key, keyNode.range, value))
    }
}

extension SpecDecoder {
    /// What a tap does: a segue or an action, not both.
    mutating func trigger(_ fields: TriggerFields) -> Trigger {
        guard let first = fields.fields.first else { return .none }
        for other in fields.fields.dropFirst() {
            report(.conflicting("a tap has one result: 'segue' or 'action'", at: other.keyRange, first: first.keyRange))
        }
        switch first.key {
        case .segue: return segue(first.value).map(Trigger.segue) ?? .invalid(first.value.range)
        case .action: return identifier(first.value, noun: "method").map(Trigger.action) ?? .invalid(first.value.range)
        }
    }

    private mutating func segue(_ node: YAMLNode) -> Segue? {
        guard node.kind == .mapping else {
            return string(node).map { Segue(to: $0, at: node.range) }
        }
        var segue = Segue(to: nil, at: node.range)
        var isStated = false
        for field in fields(of: node, as: SegueKey.self) ?? [] {
            switch field.key {
            case .to:
                isStated = true
                segue.destination = string(field.value)
            case .kind: segue.kind = word(field.value)
            case .pass: segue.pass = passedValues(field.value)
            }
        }
        if !isStated { reportMissing(SegueKey.to, in: node) }
        return segue
    }

    /// The values that a destination is given.
    mutating func passedValues(_ node: YAMLNode) -> [PassedValue] {
        entryNodes(node, of: "names and values").compactMap { key, value in
            guard let name = identifier(key, noun: "property"), let value = text(value) else { return nil }
            return PassedValue(name: name, value: value)
        }
    }
}
