internal import TableSpecDiagnostics
internal import TableSpecYAML

/// The fields of a mapping that says what it is by one of its keys.
struct KindFields<Keys: KeyTable> {
    /// The key that says what the mapping is.
    var kind: DecodedField<Keys>
    /// What belongs to it.
    var details: [DecodedField<Keys>]
}

extension SpecDecoder {
    /// The fields of a mapping that must say what it is by one of several keys.
    ///
    /// - Returns: `nil` after a report.
    mutating func kindFields<Keys: KeyTable>(
        of node: YAMLNode,
        rule: String,
        isKind: (Keys) -> Bool
    ) -> KindFields<Keys>? {
        let fields = fields(of: node, as: Keys.self) ?? []
        guard let kind = fields.first(where: { isKind($0.key) }) else {
            let expected = Keys.allCases.filter(isKind).map(\.name)
            if fields.isEmpty == false || node.count == 0, !isMisspelled(expected, in: node) {
                report(
                    .missingKey,
                    "\(Keys.object.name) does not say what it is; expected \(expected.listed)",
                    at: node.range
                )
            }
            return nil
        }
        let details = fields.filter { !isKind($0.key) }
        if details.count < fields.count - 1 {
            reportConflicts(rule, among: fields.filter { isKind($0.key) }.map(\.keyNode.range))
        }
        return KindFields(kind: kind, details: details)
    }

    /// Reports the keys that have no meaning for a mapping of this kind.
    mutating func rejectUnsuitable<Keys: KeyTable>(_ fields: KindFields<Keys>, isSuitable: (Keys) -> Bool) {
        for field in fields.details where !isSuitable(field.key) {
            report(.unknownKey, "'\(fields.kind.key.name)' has no '\(field.key.name)'", at: field.keyNode.range)
        }
    }

    /// A control from the fields of an accessory or of a view.
    mutating func control<Others: KeyTable>(
        _ kind: Control.Kind,
        _ fields: KindFields<JoinedKeys<ControlKey, Others>>,
        in node: YAMLNode
    ) -> Control {
        var control = Control(kind: kind, at: node.range)
        let traits = kind.traits
        switch traits.value {
        case .written(let value): control.value = binding(fields.kind.value, to: value.noun)
        case .shown(let value): control.shown = binding(fields.kind.value, to: value.noun)
        case .none: control.title = text(fields.kind.value)
        }
        for field in fields.details {
            guard case .first(let key) = field.key, traits.keys.contains(key) else { continue }
            decode(key, field.value, into: &control)
        }
        for key in traits.requiredKeys where node[key.name] == nil {
            reportMissing(JoinedKeys<ControlKey, Others>.first(key), in: node)
        }
        checkStyle(of: control)
        return control
    }

    /// Reads a key that belongs to a control.
    private mutating func decode(_ key: ControlKey, _ node: YAMLNode, into control: inout Control) {
        switch key {
        case .min: control.minimum = number(node)
        case .max: control.maximum = number(node)
        case .step: control.step = number(node)
        case .segments: control.segments = segments(node)
        case .placeholder: control.placeholder = text(node)
        case .keyboardType: control.keyboardType = word(node)
        case .isSecureTextEntry: control.isSecureTextEntry = boolean(node)
        case .action: control.action = identifier(node, noun: "method")
        case .mode: control.datePicker.mode = word(node)
        case .preferredDatePickerStyle: control.datePicker.style = word(node)
        case .minimumDate: control.datePicker.minimumDate = dateSource(node)
        case .maximumDate: control.datePicker.maximumDate = dateSource(node)
        case .minuteInterval: control.datePicker.minuteInterval = minuteInterval(node)
        case .numberOfPages: control.numberOfPages = countSource(node)
        case .style: control.indicatorStyle = word(node)
        case .switch, .slider, .stepper, .segmentedControl, .textField, .button: break
        case .datePicker, .pageControl, .progressView, .activityIndicator: break
        }
    }

    mutating func segments(_ node: YAMLNode) -> [TextTemplate] {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: "a list of texts")
            return []
        }
        return node.elements.compactMap { text($0) }
    }
}

extension ControlKey {
    /// The control that the key states, if it states one.
    var kind: Control.Kind? { Control.Kind(rawValue: rawValue) }
}
