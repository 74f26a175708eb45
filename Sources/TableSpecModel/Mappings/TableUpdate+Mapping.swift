internal import TableSpecDiagnostics
internal import TableSpecYAML

extension TableUpdate {
    static let mapping = MappingType(TableUpdateKey.self)
}

extension ValueType where Value == [TableUpdate] {
    /// The named updates of a table.
    static var updates: Self {
        .list(
            .object(TableUpdateKey.object.name),
            "a list of updates",
            read: { decoder, node, _ in
                let (id, collection) = (Located("", at: node.range), Binding(names: [], at: node.range))
                var update = TableUpdate(id: id, of: collection, at: node.range)
                decoder.read(node, as: TableUpdate.mapping, into: &update)
                return update.id == id || update.collection == collection ? nil : update
            },
            json: { .object(TableUpdate.mapping.members(of: $0)) },
            walk: { model, update, _ in TableUpdate.mapping.walk(model, &update) }
        )
    }
}

extension ValueType where Value == Binding? {
    /// A path without `$( )`, which is allowed where only a path is valid.
    ///
    /// - Parameter noun: What the path refers to, for example "an enumeration".
    static func path(to noun: String) -> Self {
        ValueType(.path, read: { $0.path($1, to: noun) }, json: { $0.map { .string($0.text) } }).walked { model, path in
            model.visitor.visit(&path)
        }
    }
}
