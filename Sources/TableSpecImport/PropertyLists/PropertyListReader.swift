/// Reads property lists: XML with the lines of its values, and the binary format that builds convert it to.
///
/// Foundation's reader provides no lines, and expands all references of a binary list, regardless of their number.
enum PropertyListReader {
    static func read(_ bytes: [UInt8]) throws(MarkupProblem) -> PropertyNode {
        if bytes.starts(with: BinaryPropertyList.mark) {
            var reader = try BinaryPropertyList(bytes)
            return try reader.root()
        }
        let root = try Element.document(bytes)
        guard root.name == "plist" else {
            throw MarkupProblem(line: root.line, message: "not a property list: the root element is '\(root.name)'")
        }
        guard let value = root.children.first else {
            throw MarkupProblem(line: root.line, message: "empty property list")
        }
        return try node(value)
    }

    /// The texts of a strings file, which builds convert to a property list.
    static func strings(_ bytes: [UInt8]) throws(MarkupProblem) -> [String: String] {
        let isList =
            bytes.starts(with: BinaryPropertyList.mark) || bytes.starts(with: Array("<?xml".utf8))
            || bytes.starts(with: Array("<!DOCTYPE".utf8)) || bytes.starts(with: Array("<plist".utf8))
        guard isList else { return try StringsFile(bytes).strings }
        let node = try read(bytes)
        guard case .dictionary(let members) = node.value else {
            throw MarkupProblem(line: node.line, message: "not a dictionary of strings")
        }
        return members.compactMapValues(\.text)
    }

    private static func node(_ element: Element) throws(MarkupProblem) -> PropertyNode {
        let text = element.text
        let value: PropertyNode.Value
        switch element.name {
        case "string": value = .text(text)
        case "true", "false": value = .bool(element.name == "true")
        case "integer", "real":
            guard let number = MarkupLimit.number(text.filter { !$0.isWhitespace }) else {
                throw MarkupProblem(line: element.line, message: "invalid number '\(text.prefix(40))'")
            }
            value = .number(number)
        case "array":
            var list: [PropertyNode] = []
            for child in element.children { list.append(try node(child)) }
            value = .list(list)
        case "dict": value = .dictionary(try members(of: element))
        case "date", "data": value = .other
        default: throw MarkupProblem(line: element.line, message: "'\(element.name)' isn't a property list value")
        }
        return PropertyNode(value: value, line: element.line)
    }

    private static func members(of element: Element) throws(MarkupProblem) -> [String: PropertyNode] {
        var members: [String: PropertyNode] = [:]
        var rest = element.children[...]
        while let key = rest.popFirst() {
            guard key.name == "key" else { throw MarkupProblem(line: key.line, message: "value without a key") }
            guard let value = rest.popFirst(), value.name != "key" else {
                throw MarkupProblem(line: key.line, message: "key without a value")
            }
            members[key.text] = try node(value)
        }
        return members
    }
}
