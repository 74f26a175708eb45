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
        reportConflicts("a tap has one result: 'segue' or 'action'", among: fields.fields.map(\.keyRange))
        switch first.key {
        case .segue: return segueTrigger(first.value) ?? .invalid(first.value.range)
        case .action: return identifier(first.value, noun: "method").map(Trigger.action) ?? .invalid(first.value.range)
        }
    }

    /// One segue, or one for each of some words.
    private mutating func segueTrigger(_ node: YAMLNode) -> Trigger? {
        guard node.kind == .mapping, let value = node["of"] else { return segue(node).map(Trigger.segue) }
        guard let value = path(value) else { return nil }
        let cases = node.pairs.compactMap { pair -> SegueChoice.Case? in
            guard !pair.key.isEqual(to: "of"), let word = identifier(pair.key, noun: "word"),
                let segue = segue(pair.value)
            else { return nil }
            return SegueChoice.Case(word: word, segue: segue)
        }
        return .choice(SegueChoice(of: value, cases, at: node.range))
    }

    private mutating func segue(_ node: YAMLNode) -> Segue? {
        guard node.kind == .mapping else {
            return string(node).map { Segue(to: $0, at: node.range) }
        }
        var segue = Segue(to: nil, at: node.range)
        var isStated = false
        let fields = fields(of: node, as: SegueKey.self) ?? []
        for field in fields {
            switch field.key {
            case .to:
                isStated = true
                segue.destination = string(field.value)
            case .kind: segue.kind = word(field.value)
            case .pass: segue.pass = passedValues(field.value)
            case .stack: segue.stack = stackedScreens(field.value)
            case .modalPresentationStyle: segue.presentation.style = word(field.value)
            case .modalTransitionStyle: segue.presentation.transition = word(field.value)
            case .detents: segue.presentation.detents = words(field.value, "a list of sheet heights")
            case .prefersGrabberVisible: segue.presentation.prefersGrabberVisible = boolean(field.value)
            case .permittedArrowDirections:
                segue.presentation.arrowDirections = words(field.value, "a list of arrow directions")
            case .wrapInNavigation: segue.presentation.wrapsInNavigation = boolean(field.value)
            case .animated: segue.presentation.isAnimated = boolean(field.value)
            }
        }
        if !isStated { reportMissing(SegueKey.to, in: node) }
        segue.isPassUnread = isMisspelled([SegueKey.pass.name], in: node)
        if isMisspelled([SegueKey.kind.name], in: node) { segue.kind = .invalid(node.range) }
        checkPresentation(of: segue, fields)
        return segue
    }

    /// Reports what only a presented screen, or a sheet, can have.
    private mutating func checkPresentation(of segue: Segue, _ fields: [DecodedField<SegueKey>]) {
        guard !segue.kind.isInvalid else { return }
        let isPresented = segue.kind.value == .presentModally
        for field in fields where !isPresented && field.key.belongsToPresentation {
            report(
                .conflictingKeys,
                "'\(field.key.name)' belongs to a screen that is presented",
                at: field.keyNode.range,
                help: "add 'kind: presentModally'"
            )
        }
        if isPresented, segue.presentation.wrapsInNavigation.value == false,
            let stack = fields.first(where: { $0.key == .stack })
        {
            reportStackWithoutNavigation(at: stack.keyNode.range, help: "remove 'wrapInNavigation: false'")
        }
        let style = segue.presentation.style
        if isPresented, !style.isInvalid, style.value != .popover,
            let arrows = fields.first(where: { $0.key == .permittedArrowDirections })
        {
            report(
                .conflictingKeys,
                "'\(arrows.key.name)' belongs to a popover",
                at: arrows.keyNode.range,
                help: "add 'modalPresentationStyle: popover'"
            )
        }
        guard isPresented, let style = style.value, !style.isSheet else { return }
        for field in fields where field.key == .detents || field.key == .prefersGrabberVisible {
            report(
                .conflictingKeys,
                "'\(field.key.name)' belongs to a sheet, and '\(style.rawValue)' is none",
                at: field.keyNode.range
            )
        }
    }

    /// The values that a destination is given.
    mutating func passedValues(_ node: YAMLNode) -> [PassedValue] {
        entryNodes(node, of: "names and values").compactMap { key, value in
            guard let name = identifier(key, noun: "property"), let value = text(value) else { return nil }
            return PassedValue(name: name, value: value)
        }
    }
}

extension SegueKey {
    /// Whether the key says how a screen is presented.
    var belongsToPresentation: Bool {
        switch self {
        case .to, .kind, .pass: false
        case .stack, .modalPresentationStyle, .modalTransitionStyle, .detents, .prefersGrabberVisible,
            .permittedArrowDirections, .wrapInNavigation, .animated:
            true
        }
    }
}
