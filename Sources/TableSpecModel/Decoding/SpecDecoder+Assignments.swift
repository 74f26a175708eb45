internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// The values for the outlets of a cell or a view, by path.
    mutating func assignments(_ node: YAMLNode) -> [OutletAssignment] {
        entryNodes(node, of: "properties to values").compactMap { key, node in
            let names = key.string.split(separator: ".", omittingEmptySubsequences: false)
            guard names.allSatisfy({ String($0).isIdentifier }) else {
                report(
                    .invalidName,
                    "'\(key.string.shortened)' isn't a property path; expected names such as 'titleLabel.text'",
                    at: key.range
                )
                return nil
            }
            guard let value = outletValue(node) else { return nil }
            var assignment = OutletAssignment(Located(key.string, at: key.range), value)
            if assignment.isText, node.kind == .scalar, let text = text(node) { assignment.value = .text(text) }
            return assignment
        }
    }

    /// Reads a value: a Boolean or a number without quotes, a color, an image, or else text.
    private mutating func outletValue(_ node: YAMLNode) -> OutletAssignment.Value? {
        guard node.kind == .scalar else {
            return node.kind == .mapping ? outletObject(node) : text(node).map { .text($0) }
        }
        if let value = node.boolValue { return .boolean(value) }
        if let value = node.intValue.map(Double.init) ?? node.doubleValue, value.isFinite { return .number(value) }
        return text(node).map { .text($0) }
    }
}
