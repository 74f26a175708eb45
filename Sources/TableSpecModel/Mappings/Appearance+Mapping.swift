internal import TableSpecDiagnostics
internal import TableSpecYAML

/// The values of a font's keys, before the kind of font is known.
package struct FontContent: Sendable {
    var size = Setting<Double>.unset
    var weight = Setting<FontWeightName>.unset
    var name = Setting<String>.unset
    var textStyle = Setting<FontTextStyle>.unset
    var italic = Setting<Bool>.unset

    static let mapping = MappingType(FontKey.self)

    fileprivate var font: FontReference? {
        upright.map { italic.value == true ? .italic($0) : $0 }
    }

    private var upright: FontReference? {
        if let style = textStyle.value { return .style(style) }
        guard let size = size.value else { return nil }
        if let name = name.value { return .named(name, size: size) }
        return .system(size: size, weight: weight.value ?? .regular)
    }
}

/// The values of a color's keys, before the kind of color is known.
package struct ColorContent: Sendable {
    var light: ColorComponents?
    var dark: ColorComponents?
    var name: Located<String>?

    static let mapping = MappingType(ColorKey.self)

    fileprivate var color: ColorReference? {
        if let name, light == nil, dark == nil { return .asset(name.value) }
        if let light, name == nil { return .components(light: light, dark: dark) }
        return nil
    }
}

/// An image that is decoded from the keys of a mapping. The first of several keys counts.
package struct NamedImage: Sendable {
    var image: ImageReference?
    /// The source of an image that the app loads.
    var url: Binding?
    var placeholder: RemoteImage.Placeholder?

    static let mapping = MappingType(ImageKey.self)
}

/// The placeholder of an image that is loaded later, decoded from the keys of a mapping. The first of several keys
/// counts.
package struct PlaceholderContent: Sendable {
    var symbol: TextTemplate?
    var name: TextTemplate?
    var color = Setting<ColorReference>.unset

    static let mapping = MappingType(PlaceholderKey.self)

    fileprivate var placeholder: RemoteImage.Placeholder? {
        symbol.map { .image(.symbol($0)) } ?? name.map { .image(.named($0)) } ?? color.value.map { .color($0) }
    }
}

extension ValueType where Value == RemoteImage.Placeholder? {
    /// The placeholder of an image that is loaded later. A walk over the image visits it.
    static var placeholder: Self {
        ValueType(
            .object(PlaceholderKey.object.name),
            read: { decoder, node in
                var content = PlaceholderContent()
                decoder.read(node, as: PlaceholderContent.mapping, into: &content)
                return content.placeholder
            },
            json: { $0?.json }
        )
    }
}

extension RemoteImage.Placeholder {
    var json: JSONValue {
        switch self {
        case .image(let image): image.json
        case .color(let color): .object([("color", color.json)])
        }
    }
}

/// A value for a property of a custom class, decoded from the keys of a mapping. The first of several keys counts.
package struct OutletContent: Sendable {
    var value: OutletAssignment.Value?

    static let mapping = MappingType(OutletValueKey.self)
}

extension Place where Root == NamedImage, Value == TextTemplate? {
    /// The name of an image.
    static func name(_ make: @escaping @Sendable (TextTemplate) -> ImageReference) -> Self {
        Place(get: { _ in nil }, set: { $0.image = $0.image ?? $1.map(make) })
    }
}

extension Place where Root == OutletContent {
    /// A value that isn't a text.
    static func value<Content>(_ make: @escaping @Sendable (Content) -> OutletAssignment.Value?) -> Self
    where Value == Content? {
        Place(get: { _ in nil }, set: { $0.value = $0.value ?? $1.flatMap(make) })
    }
}

extension ValueType where Value == ColorComponents? {
    /// A color in hexadecimal digits.
    static var hexadecimalColor: Self {
        ValueType(.hexadecimalColor, read: { $0.components($1) }, json: { _ in nil })
    }
}

extension ValueType where Value == Setting<ColorReference>? {
    static var color: Self {
        ValueType(.color, read: { $0.color($1) }, json: { $0?.value?.json })
    }
}

extension SpecDecoder {
    /// A font: a text style, or a mapping with a size.
    mutating func font(_ node: YAMLNode) -> Setting<FontReference> {
        guard node.kind == .mapping else {
            let style: Setting<FontTextStyle> = choice(node)
            return style.value.map { .set(.style($0), node.range) } ?? .invalid(node.range)
        }
        var content = FontContent()
        let found = faultCount
        read(node, as: FontContent.mapping, into: &content)
        guard faultCount == found, let font = content.font else { return .invalid(node.range) }
        return .set(font, node.range)
    }

    /// An image: a name, a binding, or a mapping that specifies the kind of image.
    mutating func image(_ node: YAMLNode) -> ImageReference? {
        guard node.kind == .mapping else {
            guard let name = text(node) else { return nil }
            return name.soleBinding.map(ImageReference.value) ?? .named(name)
        }
        var content = NamedImage()
        let fields = read(node, as: NamedImage.mapping, into: &content)
        if let range = fields?.keyRange(of: ImageKey.placeholder), fields?.mayState(ImageKey.url) == false {
            report(
                .conflictingKeys,
                "'placeholder' requires 'url'",
                at: range,
                help: "add 'url:' with a binding to a 'URL', or remove 'placeholder'"
            )
        }
        return content.image
            ?? content.url.map { .remote(RemoteImage(from: $0, placeholder: content.placeholder, at: node.range)) }
    }

    /// A color: one of UIKit's names, `#RRGGBB`, or a mapping.
    mutating func color(_ node: YAMLNode) -> Setting<ColorReference> {
        guard node.kind == .mapping else { return plainColor(node) }
        var content = ColorContent()
        let fields = read(node, as: ColorContent.mapping, into: &content)
        guard fields?.hasHoles == false else { return .invalid(node.range) }
        if let color = content.color { return .set(color, node.range) }
        report(.missingKey, "a color has either 'named', or 'light' and optionally 'dark'", at: node.range)
        return .invalid(node.range)
    }

    private mutating func plainColor(_ node: YAMLNode) -> Setting<ColorReference> {
        if node.kind == .scalar, node.text.hasPrefix("#") {
            return components(node).map { .set(.components(light: $0, dark: nil), node.range) } ?? .invalid(node.range)
        }
        let color: Setting<SystemColor> = choice(node)
        return color.value.map { .set(.system($0), node.range) } ?? .invalid(node.range)
    }

    fileprivate mutating func components(_ node: YAMLNode) -> ColorComponents? {
        guard node.kind == .scalar, let components = ColorComponents(hexadecimal: node.text) else {
            reportWrongKind(
                node,
                expected: "a color such as '#FF3B30' or '#FF3B3080' (in quotes, because '#' starts a comment)"
            )
            return nil
        }
        return components
    }

    /// A color or an image for a property of a custom class.
    mutating func outletObject(_ node: YAMLNode) -> OutletAssignment.Value? {
        var content = OutletContent()
        read(node, as: OutletContent.mapping, into: &content)
        return content.value
    }
}
