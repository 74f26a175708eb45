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
        case .choice(let noun, let spellings): choice(node, noun: noun, among: spellings).map(PropertyValue.choice)
        case .choices(let noun, let spellings):
            self.choices(node, noun: noun, among: spellings).map(PropertyValue.choices)
        }
    }

    private mutating func choices(_ node: YAMLNode, noun: String, among spellings: [String]) -> Setting<[String]> {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: "a list of \(noun)s")
            return .invalid(node.range)
        }
        let settings = node.elements.map { choice($0, noun: noun, among: spellings) }
        return settings.contains(where: \.isInvalid)
            ? .invalid(node.range) : .set(settings.compactMap(\.value), node.range)
    }
}
