extension JSONValue {
    /// The value over several lines, indented by two spaces; short arrays of scalars stay on one line.
    package var indentedText: String { indented(by: "") }

    private func indented(by indent: String) -> String {
        let inner = indent + "  "
        switch self {
        case .array(let elements) where elements.contains { !$0.isScalar }:
            let lines = elements.map { inner + $0.indented(by: inner) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members) where !members.isEmpty:
            let lines = members.map { "\(inner)\(JSONValue.string($0.key).text): \($0.value.indented(by: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        default:
            return text
        }
    }

    private var isScalar: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }
}
