internal import TableSpecDiagnostics
package import TableSpecYAML

extension ValueType where Value == [Located<String>] {
    /// The names of modules that the Swift imports.
    static var modules: Self {
        ValueType(
            .list(of: .identifier),
            read: { $0.modules($1) },
            json: { $0.isEmpty ? nil : .strings($0.map(\.value)) }
        )
    }
}

extension SpecDecoder {
    /// The names of modules without duplicates.
    package mutating func modules(_ node: YAMLNode) -> [Located<String>] {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: "a list of modules")
            return []
        }
        var modules: [Located<String>] = []
        for element in node.elements {
            guard let module = identifier(element, noun: "module") else { continue }
            if modules.contains(where: { $0.value == module.value }) {
                report(
                    .duplicateName,
                    "'\(module.value)' is imported twice",
                    at: module.range,
                    help: "remove it"
                )
            } else {
                modules.append(module)
            }
        }
        return modules
    }
}
