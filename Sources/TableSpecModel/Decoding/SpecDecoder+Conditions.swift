internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// A condition: `$(isOn)`, `$(items.isEmpty && !isLoading)`.
    mutating func condition(_ node: YAMLNode, orConstant takesConstants: Bool = false) -> Condition? {
        guard let content = node.conditionContent else {
            return binding(node, to: Condition.noun, orConstant: takesConstants).map(Condition.init)
        }
        do {
            let expression = try ConditionParser.parse(content, places: ScalarPlaces(node))
            return Condition(expression, at: node.range)
        } catch {
            let place = ScalarPlaces(node).range(error.start, error.end)
            report(.invalidBinding, error.message, at: place, help: error.help)
            return nil
        }
    }
}

extension Condition {
    /// The kind of a condition, for messages.
    static let noun = "a Boolean"
}

extension YAMLNode {
    /// The text between `$(` and the last `)`, if it is more than a path: a path is a binding.
    fileprivate var conditionContent: ArraySlice<UInt8>? {
        guard kind == .scalar, !isNull else { return nil }
        let bytes = withUTF8(Array.init)
        guard bytes.starts(with: "$(".utf8), bytes.last == UInt8(ascii: ")"), bytes.count > 3 else { return nil }
        let content = bytes[2..<bytes.count - 1]
        let path = content.first == UInt8(ascii: "!") ? content.dropFirst() : content
        let isMore = path.contains(where: "!&|=<>(\"".utf8.contains) && !path.contains(UInt8(ascii: "$"))
        return isMore ? content : nil
    }
}
