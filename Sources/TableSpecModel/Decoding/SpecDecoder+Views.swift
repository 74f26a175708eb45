internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// A view outside the table.
    ///
    /// - Parameter isInButton: Whether it lies in a bar button, where the app's own classes have no place.
    mutating func screenView(_ node: YAMLNode, isInButton: Bool = false) -> ScreenView {
        var view = ScreenView(.invalid, at: node.range)
        guard let fields = fields(of: node, as: ScreenViewKey.self) else { return view }
        let kinds = fields.filter { $0.key.isKind }
        guard let kind = kinds.first else {
            let expected = ScreenViewKey.allCases.filter { $0.isKind && !(isInButton && $0 == .class) }
            if !isMisspelled(expected.map(\.name), in: node) {
                report(
                    .missingKey,
                    "view does not say what it is; expected \(expected.map(\.name).listed)",
                    at: node.range
                )
            }
            return view
        }
        reportConflicts("a view is one thing", among: kinds.map(\.keyNode.range))
        if isInButton, kind.key == .class {
            report(.conflictingKeys, "a bar button cannot hold a view of the app's own class", at: kind.keyNode.range)
            return view
        }
        for field in fields where !field.key.isKind && !kind.key.details.contains(field.key) {
            report(.unknownKey, "'\(kind.key.name)' has no '\(field.key.name)'", at: field.keyNode.range)
        }
        view.content = content(kind, fields.filter { kind.key.details.contains($0.key) }, in: node)
        view.accessibilityLabel = fields.first { $0.key == .accessibilityLabel }.flatMap { text($0.value) }
        return view
    }

    private mutating func content(
        _ kind: DecodedField<ScreenViewKey>,
        _ details: [DecodedField<ScreenViewKey>],
        in node: YAMLNode
    ) -> ScreenView.Content {
        switch kind.key {
        case .label: return text(kind.value).map(ScreenView.Content.label) ?? .invalid
        case .image: return image(kind.value).map(ScreenView.Content.image) ?? .invalid
        case .class: return identifier(kind.value, noun: "class").map(ScreenView.Content.custom) ?? .invalid
        case .segmentedControl: return segmentedControl(kind, details, in: node)
        case .button: return button(kind, details, in: node)
        case .segments, .action, .accessibilityLabel: return .invalid
        }
    }

    private mutating func button(
        _ kind: DecodedField<ScreenViewKey>,
        _ details: [DecodedField<ScreenViewKey>],
        in node: YAMLNode
    ) -> ScreenView.Content {
        var control = Control(kind: .button, at: kind.value.range)
        control.title = text(kind.value)
        control.action = details.first { $0.key == .action }.flatMap { identifier($0.value, noun: "method") }
        if !details.contains(where: { $0.key == .action }), !isMisspelled([ScreenViewKey.action.name], in: node) {
            report(
                .missingKey,
                "the button does nothing without an 'action'",
                at: kind.keyNode.range,
                help: "add 'action:', a method of the app"
            )
        }
        return .control(control)
    }

    private mutating func segmentedControl(
        _ kind: DecodedField<ScreenViewKey>,
        _ details: [DecodedField<ScreenViewKey>],
        in node: YAMLNode
    ) -> ScreenView.Content {
        var control = Control(kind: .segmentedControl, at: node.range)
        if kind.value.kind == .scalar, kind.value.string == ScreenViewKey.momentary {
            control.isMomentary = true
        } else {
            control.value = binding(kind.value, to: "a whole number, or 'momentary'")
        }
        for field in details {
            switch field.key {
            case .segments: control.segments = segments(field.value)
            case .action: control.action = identifier(field.value, noun: "method")
            default: break
            }
        }
        if !details.contains(where: { $0.key == .segments }) { reportMissing(ScreenViewKey.segments, in: node) }
        if control.isMomentary, !details.contains(where: { $0.key == .action }),
            !isMisspelled([ScreenViewKey.action.name], in: node)
        {
            report(
                .missingKey,
                "a momentary segmented control does nothing without an 'action'",
                at: kind.keyNode.range,
                help: "add 'action:', which is told the segment"
            )
        }
        return .control(control)
    }
}

extension ScreenViewKey {
    /// Whether the key says what the view is.
    var isKind: Bool {
        switch self {
        case .label, .image, .segmentedControl, .button, .class: true
        case .segments, .action, .accessibilityLabel: false
        }
    }

    /// The further keys that a view of this kind may have.
    var details: Set<ScreenViewKey> {
        switch self {
        case .segmentedControl: [.segments, .action, .accessibilityLabel]
        case .button: [.action, .accessibilityLabel]
        default: [.accessibilityLabel]
        }
    }
}
