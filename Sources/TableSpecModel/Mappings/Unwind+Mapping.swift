internal import TableSpecDiagnostics
internal import TableSpecYAML

extension Unwind {
    package static let mapping = MappingType(UnwindKey.self)
}

extension ValueType where Value == Trigger {
    /// An earlier screen, by name or as a mapping.
    static var unwind: Self {
        var type = ValueType(
            .either([.name(of: "screen"), .object(UnwindKey.object.name)]),
            read: { decoder, node in
                guard node.kind == .mapping else {
                    return decoder.string(node).map { .unwind(Unwind(to: $0, at: node.range)) } ?? .invalid(node.range)
                }
                var unwind = Unwind(to: nil, at: node.range)
                decoder.read(node, as: Unwind.mapping, into: &unwind)
                return .unwind(unwind)
            },
            json: { trigger in
                if case .unwind(let unwind) = trigger { return .object(Unwind.mapping.members(of: unwind)) }
                return nil
            }
        )
        type.unread = { .invalid($0) }
        return type.interface().walkedTrigger { $0.unwind != nil }
    }
}
