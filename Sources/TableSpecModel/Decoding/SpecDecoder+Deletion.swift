internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// Which rows can be deleted: a truth value, or a mapping that says which.
    mutating func deletion(_ node: YAMLNode) -> RowDeletion? {
        var deletion = RowDeletion(at: node.range)
        guard node.kind == .mapping else {
            guard let deletes = node.boolValue else {
                reportWrongKind(node, expected: "'true', 'false' or a mapping with the keys of a deletion")
                return nil
            }
            return deletes ? deletion : nil
        }
        for field in fields(of: node, as: DeletionKey.self) ?? [] {
            switch field.key {
            case .except: deletion.except = fixedRows(field.value)
            case .when: deletion.condition = binding(field.value, to: "a truth value")
            case .confirm: deletion.confirmation = identifier(field.value, noun: "method")
            }
        }
        return deletion
    }

    /// The buttons of a swiped row.
    mutating func swipeActions(_ node: YAMLNode) -> [SwipeAction] {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: "a list of swipe actions")
            return []
        }
        return node.elements.compactMap { swipeAction($0) }
    }

    private mutating func swipeAction(_ node: YAMLNode) -> SwipeAction? {
        guard let fields = fields(of: node, as: SwipeActionKey.self) else { return nil }
        var title: TextTemplate?
        var action: Located<String>?
        var image: ImageReference?
        var style = Setting<SwipeActionStyle>.unset
        var color = Setting<ColorReference>.unset
        for field in fields {
            switch field.key {
            case .title: title = text(field.value)
            case .image: image = self.image(field.value)
            case .style: style = word(field.value)
            case .color: color = self.color(field.value)
            case .action: action = identifier(field.value, noun: "method")
            }
        }
        for key in [SwipeActionKey.title, .action] where !fields.contains(where: { $0.key == key }) {
            reportMissing(key, in: node)
        }
        guard let title, let action else { return nil }
        var button = SwipeAction(title: title, action: action, at: node.range)
        button.image = image
        button.style = style
        button.color = color
        return button
    }
}
