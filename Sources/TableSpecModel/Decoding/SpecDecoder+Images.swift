internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// An image: a name, a binding, or a mapping that says which kind of image the name means.
    mutating func image(_ node: YAMLNode) -> ImageReference? {
        guard node.kind == .mapping else {
            guard let name = text(node) else { return nil }
            return name.soleBinding.map(ImageReference.value) ?? .named(name)
        }
        var images: [(range: SourceRange, image: ImageReference?)] = []
        for field in fields(of: node, as: ImageKey.self) ?? [] {
            switch field.key {
            case .symbol: images.append((field.keyNode.range, text(field.value).map(ImageReference.symbol)))
            case .named: images.append((field.keyNode.range, text(field.value).map(ImageReference.named)))
            }
        }
        reportConflicts("an image has one name: 'symbol' or 'named'", among: images.map(\.range))
        if node.count == 0 {
            report(.missingKey, "image has no name; expected 'symbol' or 'named'", at: node.range)
        }
        return images.first?.image
    }

    /// A colour: one of UIKit's names, `#RRGGBB`, or a mapping.
    mutating func color(_ node: YAMLNode) -> Setting<ColorReference> {
        guard node.kind == .mapping else { return plainColor(node) }
        var light: ColorComponents?
        var dark: ColorComponents?
        var name: Located<String>?
        let found = diagnostics.count
        for field in fields(of: node, as: ColorKey.self) ?? [] {
            switch field.key {
            case .light: light = components(field.value)
            case .dark: dark = components(field.value)
            case .named: name = string(field.value)
            }
        }
        guard diagnostics.count == found else { return .invalid(node.range) }
        if let name, light == nil, dark == nil { return .set(.asset(name.value), node.range) }
        if let light, name == nil { return .set(.components(light: light, dark: dark), node.range) }
        report(.missingKey, "a colour has either 'named', or 'light' and perhaps 'dark'", at: node.range)
        return .invalid(node.range)
    }

    private mutating func plainColor(_ node: YAMLNode) -> Setting<ColorReference> {
        if node.kind == .scalar, node.string.hasPrefix("#") {
            return components(node).map { .set(.components(light: $0, dark: nil), node.range) } ?? .invalid(node.range)
        }
        let color: Setting<SystemColor> = word(node)
        return color.value.map { .set(.system($0), node.range) } ?? .invalid(node.range)
    }

    private mutating func components(_ node: YAMLNode) -> ColorComponents? {
        guard node.kind == .scalar, let components = ColorComponents(hexadecimal: node.string) else {
            reportWrongKind(
                node,
                expected: "a colour such as '#FF3B30' or '#FF3B3080' (in quotes, as '#' starts a comment)"
            )
            return nil
        }
        return components
    }
}
