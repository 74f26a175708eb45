internal import TableSpecDiagnostics
internal import TableSpecYAML

extension NavigationItem {
    package static let mapping = MappingType(NavigationItemKey.self)
}

extension SearchField {
    static let mapping = MappingType<SearchField>(
        SearchFieldKey.object,
        SearchFieldKey.keys,
        constraints: SearchFieldKey.constraints,
        inner: { $0.scopes == nil ? nil : .searchScopes }
    )
}

extension KeyDeclaration where Owner == SearchField {
    /// Declares a key for the scope buttons of a search.
    static func scope<Value>(
        _ path: ModelPath<Control, Value>,
        _ type: ValueType<Value>,
        _ documentation: String
    ) -> Self {
        let place = Place<SearchField, Value>(
            get: { $0.scopes?[keyPath: path] },
            modify: { search, change in
                var scopes = search.scopes ?? Control(kind: .segmentedControl, at: search.field.range)
                change(&scopes[keyPath: path])
                search.scopes = scopes
            }
        )
        var declaration = KeyDeclaration(at: place, type, documentation)
        declaration.isInner = true
        return declaration
    }
}

extension ValueType where Value == SearchField? {
    /// The search field of a navigation bar: a binding to the search term, or a mapping.
    static var search: Self {
        let mapping = ValueType.mapping(
            SearchFieldKey.object,
            { SearchField.mapping },
            blank: SearchField.init,
            as: { .searchField($0) }
        )
        return
            mapping
            .described(as: .either([.binding(to: SearchFieldKey.noun), mapping.description]))
            .reading { decoder, node in
                guard node.kind != .mapping else { return mapping.read(&decoder, node) }
                var search = SearchField(at: node.range)
                search.field.value = decoder.binding(node, to: SearchFieldKey.noun)
                return search
            }
    }
}
