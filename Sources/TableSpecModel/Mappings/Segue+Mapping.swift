internal import TableSpecDiagnostics
internal import TableSpecYAML

extension Segue {
    package static let mapping = MappingType<Segue>(
        SegueKey.object,
        SegueKey.keys,
        constraints: SegueKey.constraints,
        unread: Place(\.unread),
        finish: { decoder, segue, fields in decoder.checkPresentation(of: segue, fields) }
    )

    /// A screen that is on a navigation stack from the start.
    package static let stackedMapping = MappingType<Segue>(
        StackScreenKey.object,
        StackScreenKey.keys,
        unread: Place(\.unread)
    )
}

extension ValueType where Value == [Segue] {
    /// The screens above the first one of a stack.
    static var stackedScreens: Self {
        .list(
            .either([.name(of: "screen"), .object(StackScreenKey.object.name)]),
            "a list of screens",
            read: { decoder, node, _ in
                guard node.kind == .mapping else { return decoder.string(node).map { Segue(to: $0, at: node.range) } }
                var segue = Segue(to: nil, at: node.range)
                decoder.read(node, as: Segue.stackedMapping, into: &segue)
                return segue
            },
            json: { .object(Segue.stackedMapping.members(of: $0)) },
            walk: { model, segue, _ in Segue.mapping.walk(model, &segue) }
        )
    }
}

extension SpecDecoder {
    /// Reports keys that require a presented screen or a sheet.
    fileprivate mutating func checkPresentation(of segue: Segue, _ fields: MappingFields) {
        guard !segue.kind.isInvalid else { return }
        guard segue.kind.value == .presentModally else {
            for key in SegueKey.allCases where key.belongsToPresentation {
                reportUnsuitable(key, "requires a presented screen", "add 'kind: presentModally'", fields)
            }
            return
        }
        if segue.presentation.wrapsInNavigation.value == false, let range = fields.keyRange(of: SegueKey.stack) {
            reportStackWithoutNavigation(at: range, help: "remove 'wrapInNavigation: false'")
        }
        let style = segue.presentation.style
        guard !style.isInvalid else { return }
        if style.value != .popover {
            let help = "add 'modalPresentationStyle: popover'"
            reportUnsuitable(SegueKey.permittedArrowDirections, "requires a popover", help, fields)
        }
        guard let style = style.value, !style.isSheet else { return }
        for key in [SegueKey.detents, .prefersGrabberVisible] {
            reportUnsuitable(key, "requires a sheet, but '\(style.rawValue)' isn't one", nil, fields)
        }
    }

    private mutating func reportUnsuitable(
        _ key: SegueKey,
        _ reason: String,
        _ help: String?,
        _ fields: MappingFields
    ) {
        guard let range = fields.keyRange(of: key) else { return }
        report(.conflictingKeys, "'\(key.name)' \(reason)", at: range, help: help)
    }

    /// The values for the input of a destination.
    mutating func passedValues(_ node: YAMLNode) -> [PassedValue] {
        entryNodes(node, of: "names to values").compactMap { key, value in
            guard let name = identifier(key, noun: "property"), let value = text(value) else { return nil }
            return PassedValue(name: name, value: value)
        }
    }
}

extension SegueKey {
    /// Whether the key specifies how a screen is presented.
    var belongsToPresentation: Bool {
        switch self {
        case .to, .kind, .pass: false
        case .stack, .modalPresentationStyle, .modalTransitionStyle, .detents, .prefersGrabberVisible,
            .permittedArrowDirections, .wrapInNavigation, .animated:
            true
        }
    }
}
