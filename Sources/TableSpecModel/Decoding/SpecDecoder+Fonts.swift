internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// A font: a text style, or a mapping with a size.
    mutating func font(_ node: YAMLNode) -> Setting<FontReference> {
        guard node.kind == .mapping else {
            let style: Setting<FontTextStyle> = word(node)
            return style.value.map { .set(.style($0), node.range) } ?? .invalid(node.range)
        }
        var size: Setting<Double> = .unset
        var weight: Setting<FontWeightName> = .unset
        var name: Setting<String> = .unset
        for field in fields(of: node, as: FontKey.self) ?? [] {
            switch field.key {
            case .size: size = number(field.value, in: FontReference.sizes)
            case .weight: weight = word(field.value)
            case .named: name = stringSetting(field.value)
            }
        }
        if !size.isStated { reportMissing(FontKey.size, in: node) }
        if let name = name.range, let weight = weight.range {
            report(.conflicting("a font that the app brings along has its own weight", at: weight, first: name))
            return .invalid(node.range)
        }
        guard let points = size.value, !weight.isInvalid, !name.isInvalid else { return .invalid(node.range) }
        if let name = name.value { return .set(.named(name, size: points), node.range) }
        return .set(.system(size: points, weight: weight.value ?? .regular), node.range)
    }
}
