internal import TableSpecDiagnostics
internal import TableSpecYAML

extension Table {
    /// The keys, from the looks of the table to its contents.
    private static let keys: [MappingType<Table>.Key] = {
        let looks = TableKey.keys.prefix { $0.name != TableKey.rowDefaults.name }
        return looks + TablePropertyKey.keys.lifted(to: Place(\.properties)) + TableKey.keys.dropFirst(looks.count)
    }()

    package static let mapping = MappingType<Table>(TableKey.object, keys, unread: Place(\.unread))
}

extension ValueType where Value == Table? {
    static var table: Self { .mapping(TableKey.object, { Table.mapping }, blank: Table.init) }
}

extension RefreshControl {
    static let mapping = MappingType(RefreshControlKey.self)
}

extension SectionIndex {
    static let mapping = MappingType(SectionIndexKey.self)
}

extension RowChoice {
    static let mapping = MappingType(RowChoiceKey.self)
}

extension HeaderView {
    static let mapping = MappingType(HeaderViewKey.self)
}

extension EdgeInsets {
    static let mapping = MappingType(InsetsKey.self)
}

extension ValueType where Value == Double {
    /// The distance from one edge, or `nil` if it couldn't be decoded.
    static var distance: Self {
        ValueType(.number, read: { $0.number($1).value ?? 0 }, json: JSONValue.shortest)
    }
}

extension ValueType where Value == RefreshControl? {
    static var refreshControl: Self {
        .mapping(
            RefreshControlKey.object,
            { RefreshControl.mapping },
            blank: RefreshControl.init,
            as: { .refreshControl($0) }
        )
    }
}

extension ValueType where Value == SectionIndex? {
    static var index: Self {
        .mapping(SectionIndexKey.object, { SectionIndex.mapping }, blank: { SectionIndex(collation: nil, at: $0) })
    }
}

extension ValueType where Value == HeaderView? {
    /// A view above or below all rows: a text, or a mapping.
    static func headerView(as part: @escaping @Sendable (HeaderView) -> ModelPart) -> Self {
        ValueType(
            .either([.text, .object(HeaderViewKey.object.name)]),
            read: { decoder, node in
                var view = HeaderView(at: node.range)
                if node.kind == .mapping {
                    decoder.read(node, as: HeaderView.mapping, into: &view)
                    return view
                }
                view.text = decoder.text(node)
                return view.text == nil ? nil : view
            },
            json: { $0.map { .object(HeaderView.mapping.members(of: $0)) } }
        )
        .part { model, view in model.walk(&view, HeaderView.mapping, as: part) }
    }
}

extension ValueType where Value == RowChoice? {
    /// A row that is selected or scrolled to: its id, a binding, or a mapping.
    static var rowChoice: Self {
        ValueType(
            .either([
                .name(of: RowKey.object.name), .binding(to: RowChoiceKey.noun), .object(RowChoiceKey.object.name),
            ]),
            read: { decoder, node in
                guard node.kind == .mapping else { return RowChoice(decoder.chosenRow(node), at: node.range) }
                var choice = RowChoice(.invalid, at: node.range)
                decoder.read(node, as: RowChoice.mapping, into: &choice)
                return choice
            },
            json: { $0.map { .object(RowChoice.mapping.members(of: $0)) } }
        )
        .part { model, choice in RowChoice.mapping.walk(model, &choice) }
    }
}

extension ValueType where Value == RowChoice.Target {
    /// A row's id, or a binding.
    static var target: Self {
        ValueType(
            .either([.name(of: RowKey.object.name), .binding(to: RowChoiceKey.noun)]),
            read: { $0.chosenRow($1) },
            json: { target in
                switch target {
                case .named(let id): .string(id.value)
                case .element(let binding), .identity(let binding): binding.json
                case .invalid: nil
                }
            }
        )
        .walked { model, target in
            switch target {
            case .element(var binding):
                model.visitor.visit(&binding)
                target = .element(binding)
            case .identity(var binding):
                model.visitor.visit(&binding)
                target = .identity(binding)
            case .named, .invalid: return false
            }
            return true
        }
    }
}

extension SpecDecoder {
    fileprivate mutating func chosenRow(_ node: YAMLNode) -> RowChoice.Target {
        guard node.holdsBinding else { return string(node).map(RowChoice.Target.named) ?? .invalid }
        return binding(node, to: RowChoiceKey.noun).map(RowChoice.Target.identity) ?? .invalid
    }

    mutating func insets(_ node: YAMLNode) -> Setting<EdgeInsets> {
        var insets = EdgeInsets()
        guard let fields = read(node, as: EdgeInsets.mapping, into: &insets), !fields.hasHoles else {
            return .invalid(node.range)
        }
        return .set(insets, node.range)
    }
}
