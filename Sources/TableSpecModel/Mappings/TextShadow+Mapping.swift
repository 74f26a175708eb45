extension TextShadow {
    package static let mapping = MappingType(TextShadowKey.self)
}

extension ValueType where Value == TextShadow? {
    static var textShadow: Self {
        .mapping(TextShadowKey.object, { TextShadow.mapping }, blank: { TextShadow(at: $0) })
    }
}
