internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// The value of a property of a UIKit object.
    mutating func property(_ type: PropertyType, _ node: YAMLNode) -> Setting<PropertyValue> {
        switch type {
        case .boolean: boolean(node).map(PropertyValue.boolean)
        case .count: count(node).map(PropertyValue.count)
        case .points: nonnegativeNumber(node).map(PropertyValue.points)
        case .string: stringSetting(node).map(PropertyValue.string)
        case .color: color(node).map(PropertyValue.color)
        case .font: font(node).map(PropertyValue.font)
        case .insets: insets(node).map(PropertyValue.insets)
        case .word(let noun, let words): word(node, noun: noun, among: words).map(PropertyValue.word)
        case .words(let noun, let words): self.words(node, noun: noun, among: words).map(PropertyValue.words)
        }
    }

    private mutating func words(_ node: YAMLNode, noun: String, among words: [String]) -> Setting<[String]> {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: "a list of \(noun)s")
            return .invalid(node.range)
        }
        let settings = node.elements.map { word($0, noun: noun, among: words) }
        return settings.contains(where: \.isInvalid)
            ? .invalid(node.range) : .set(settings.compactMap(\.value), node.range)
    }
}
