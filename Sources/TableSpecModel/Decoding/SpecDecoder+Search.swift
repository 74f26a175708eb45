internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// The search field of a navigation bar: a binding to what is searched for, or a mapping.
    mutating func searchField(_ node: YAMLNode) -> SearchField {
        var search = SearchField(at: node.range)
        guard node.kind == .mapping else {
            search.field.value = binding(node, to: SearchFieldKey.noun)
            return search
        }
        let fields = fields(of: node, as: SearchFieldKey.self) ?? []
        for field in fields {
            switch field.key {
            case .text: search.field.value = binding(field.value, to: SearchFieldKey.noun)
            case .placeholder: search.field.placeholder = text(field.value)
            case .action: search.field.action = identifier(field.value, noun: "method")
            case .preferredSearchBarPlacement: search.placement = word(field.value)
            case .hidesSearchBarWhenScrolling: search.hidesWhenScrolling = boolean(field.value)
            case .hidesNavigationBarDuringPresentation: search.hidesNavigationBar = boolean(field.value)
            case .scopeButtonTitles, .selectedScopeButtonIndex: break
            }
        }
        search.scopes = scopes(fields, in: node)
        if !fields.contains(where: { $0.key == .text }) { reportMissing(SearchFieldKey.text, in: node) }
        return search
    }

    /// The titles of the scopes and which one is chosen: one is nothing without the other.
    private mutating func scopes(_ fields: [DecodedField<SearchFieldKey>], in node: YAMLNode) -> Control? {
        let titles = fields.first { $0.key == .scopeButtonTitles }
        let chosen = fields.first { $0.key == .selectedScopeButtonIndex }
        guard titles != nil || chosen != nil else { return nil }
        if titles == nil { reportMissing(SearchFieldKey.scopeButtonTitles, in: node) }
        if chosen == nil { reportMissing(SearchFieldKey.selectedScopeButtonIndex, in: node) }
        var scopes = Control(kind: .segmentedControl, at: node.range)
        if let titles { scopes.segments = segments(titles.value) }
        if let chosen { scopes.value = binding(chosen.value, to: "a whole number of the state") }
        return scopes
    }
}
