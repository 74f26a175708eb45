internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// A row that is selected or scrolled to: its id, a binding, or a mapping.
    mutating func rowChoice(_ node: YAMLNode) -> RowChoice {
        guard node.kind == .mapping else { return RowChoice(chosenRow(node), at: node.range) }
        var choice = RowChoice(.invalid, at: node.range)
        var isStated = false
        for field in fields(of: node, as: RowChoiceKey.self) ?? [] {
            switch field.key {
            case .row:
                isStated = true
                choice.row = chosenRow(field.value)
            case .scrollPosition: choice.scrollPosition = word(field.value)
            case .animated: choice.isAnimated = boolean(field.value)
            }
        }
        if !isStated { reportMissing(RowChoiceKey.row, in: node) }
        return choice
    }

    private mutating func chosenRow(_ node: YAMLNode) -> RowChoice.Target {
        guard node.holdsBinding else { return string(node).map(RowChoice.Target.named) ?? .invalid }
        return binding(node, to: RowChoiceKey.noun).map(RowChoice.Target.identity) ?? .invalid
    }
}
