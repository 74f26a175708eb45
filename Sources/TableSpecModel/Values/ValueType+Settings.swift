internal import TableSpecDiagnostics
internal import TableSpecYAML

extension ValueType {
    /// A setting: its value, or the location of a value that couldn't be decoded.
    static func setting<Content>(
        _ description: ValueDescription,
        read: @escaping @Sendable (inout SpecDecoder, YAMLNode) -> Setting<Content>,
        json: @escaping @Sendable (Content) -> JSONValue
    ) -> Self where Value == Setting<Content> {
        var type = ValueType(description, read: read, json: { $0.value.map(json) })
        type.unread = { .invalid($0) }
        return type
    }

    /// A value of an enumeration.
    static func choice<W: SpecEnumeration>() -> Self where Value == Setting<W> {
        .setting(.choice(W.self), read: { $0.choice($1) }, json: { .string($0.rawValue) })
    }

    /// Several values of an enumeration.
    static func choices<W: SpecEnumeration>(_ expected: String) -> Self where Value == [Located<W>] {
        ValueType(
            .list(of: .choice(W.self)),
            read: { $0.choices($1, expected) },
            json: { $0.isEmpty ? nil : .strings($0.map(\.value.rawValue)) }
        )
    }
}

extension ValueType where Value == Setting<Bool> {
    static var boolean: Self { .setting(.boolean, read: { $0.boolean($1) }, json: { .boolean($0) }) }
}

extension ValueType where Value == Setting<Int> {
    /// A nonnegative whole number.
    static var count: Self { .setting(.count, read: { $0.count($1) }, json: { .integer($0) }) }
}

extension ValueType where Value == Setting<Double> {
    static var number: Self { .setting(.number, read: { $0.number($1) }, json: JSONValue.shortest) }

    /// A nonnegative number of points.
    static var points: Self { .setting(.points, read: { $0.nonnegativeNumber($1) }, json: JSONValue.shortest) }

    /// A number in a range.
    static func number(in range: ClosedRange<Double>) -> Self {
        .setting(.bounded(range), read: { $0.number($1, in: range) }, json: JSONValue.shortest)
    }
}

extension ValueType where Value == Setting<String> {
    /// A string without bindings.
    static var string: Self { .setting(.string, read: { $0.stringSetting($1) }, json: { .string($0) }) }

    /// A name that becomes a Swift identifier.
    static func identifier(_ noun: String) -> Self {
        ValueType.setting(
            .identifier,
            read: { decoder, node in
                decoder.identifier(node, noun: noun).map { .set($0.value, $0.range) } ?? .invalid(node.range)
            },
            json: { .string($0) }
        )
        .interface()
    }
}

extension ValueType where Value == Located<String>? {
    /// A string without bindings.
    static var string: Self { ValueType(.string, read: { $0.string($1) }, json: { $0.map { .string($0.value) } }) }

    /// The name of a declaration in a spec.
    static func name(of noun: String) -> Self { string.described(as: .name(of: noun)) }

    /// A name that becomes a Swift identifier.
    static func identifier(_ noun: String) -> Self {
        ValueType(.identifier, read: { $0.identifier($1, noun: noun) }, json: { $0.map { .string($0.value) } })
            .interface()
    }
}

extension ValueType where Value == Setting<ColorReference> {
    static var color: Self { .setting(.color, read: { $0.color($1) }, json: \.json) }
}

extension ValueType where Value == Setting<FontReference> {
    static var font: Self { .setting(.font, read: { $0.font($1) }, json: \.json) }
}

extension ValueType where Value == Setting<PropertyValue> {
    /// The value of a property of a UIKit object.
    static func property(_ type: PropertyType) -> Self {
        .setting(type.description, read: { $0.property(type, $1) }, json: \.json)
    }
}
