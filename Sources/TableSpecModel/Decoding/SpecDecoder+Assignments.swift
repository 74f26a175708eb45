internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// The values for the outlets of a cell, by the ways to them.
    mutating func assignments(_ node: YAMLNode) -> [OutletAssignment] {
        entryNodes(node, of: "properties to values").compactMap { key, value in
            guard let text = text(value) else { return nil }
            let names = key.string.split(separator: ".", omittingEmptySubsequences: false)
            guard names.allSatisfy({ String($0).isIdentifier }) else {
                report(
                    .invalidName,
                    "'\(key.string.shortened)' is no way to a property; expected names with dots, 'titleLabel.text'",
                    at: key.range
                )
                return nil
            }
            return OutletAssignment(Located(key.string, at: key.range), text)
        }
    }
}
