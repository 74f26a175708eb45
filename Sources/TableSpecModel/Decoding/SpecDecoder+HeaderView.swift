internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// A view above or below all rows: a text, or a mapping.
    mutating func headerView(_ node: YAMLNode) -> HeaderView? {
        var view = HeaderView(at: node.range)
        guard node.kind == .mapping else {
            view.text = text(node)
            return view.text == nil ? nil : view
        }
        let fields = fields(of: node, as: HeaderViewKey.self) ?? []
        for field in fields {
            switch field.key {
            case .text: view.text = text(field.value)
            case .textColor: view.textColor = color(field.value)
            case .font: view.font = font(field.value)
            case .image: view.image = image(field.value)
            case .height: view.height = nonnegativeNumber(field.value)
            }
        }
        if !fields.contains(where: { $0.key == .text || $0.key == .image }), fields.count == node.count {
            report(.missingKey, "header view shows nothing; expected 'text' or 'image'", at: node.range)
        }
        return view
    }

    /// A section's header or footer: a text, or a mapping that also has a look.
    mutating func sectionView(_ node: YAMLNode) -> (text: TextTemplate?, look: SectionViewLook?) {
        guard node.kind == .mapping else { return (text(node), nil) }
        var text: TextTemplate?
        var look = SectionViewLook(at: node.range)
        let fields = fields(of: node, as: SectionHeaderKey.self) ?? []
        for field in fields {
            switch field.key {
            case .text: text = self.text(field.value)
            case .textColor: look.textColor = color(field.value)
            case .font: look.font = font(field.value)
            case .image: look.image = image(field.value)
            }
        }
        if !fields.contains(where: { $0.key == .text || $0.key == .image }), fields.count == node.count {
            report(.missingKey, "section header shows nothing; expected 'text' or 'image'", at: node.range)
        }
        return (text, look)
    }
}
