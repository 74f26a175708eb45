internal import TableSpecDiagnostics
internal import TableSpecYAML

extension LoadMore {
    static let mapping = MappingType(LoadMoreKey.self)
}

extension Place where Root == LoadMore, Value == Located<String>? {
    /// The id of the row, if the spec specifies one.
    static var statedRowID: Self {
        let id = Place<Row, Located<String>?>.statedID
        return Place(get: { $0.row.id }, modify: { id.modify(&$0.row, $1) })
    }
}

extension ValueType where Value == LoadMore? {
    /// The row that loads more elements.
    static var loadMore: Self {
        ValueType(
            .object(LoadMoreKey.object.name),
            read: { decoder, node in
                let noAction = Located("", at: node.range)
                var loadMore = LoadMore(action: noAction, at: node.range)
                decoder.read(node, as: LoadMore.mapping, into: &loadMore)
                guard loadMore.action != noAction else { return nil }
                if !loadMore.row.hasStatedID { loadMore.row.id = loadMore.action }
                return loadMore
            },
            json: { $0.map { .object(LoadMore.mapping.members(of: $0)) } }
        )
        .part { model, loadMore in LoadMore.mapping.walk(model, &loadMore) }
    }
}
