internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// A loop: `zone in region.zones`.
    mutating func loop(_ node: YAMLNode) -> Loop? {
        guard node.kind == .scalar, !node.isNull else {
            reportWrongKind(node, expected: "a loop 'element in collection'")
            return nil
        }
        let text = node.text
        let places = ScalarPlaces(node)
        let words = Self.words(of: text)
        guard words.count == 3, words[1].text == "in", words[0].text.isIdentifier,
            let names = places.names(words[2].text, start: words[2].start)
        else {
            report(
                .invalidLoop,
                "'\(text.shortened)' isn't a loop; expected 'element in collection'",
                at: node.range,
                help: "for example 'zone in region.zones'"
            )
            return nil
        }
        let variable = Located(words[0].text, at: places.range(words[0].start, words[0].end))
        let binding = Binding(names: names, at: places.range(words[2].start, words[2].end))
        return Loop(variable: variable, collection: binding, at: node.range)
    }

    /// A path without `$( )`, which is allowed where only a path is valid.
    mutating func path(_ node: YAMLNode, to noun: String = "an enumeration") -> Binding? {
        if node.kind == .scalar, node.text.contains("$(") { return binding(node, to: noun) }
        guard node.kind == .scalar, !node.isNull,
            let names = ScalarPlaces(node).names(node.text, start: 0)
        else {
            reportWrongKind(node, expected: "a path such as 'item.kind'")
            return nil
        }
        return Binding(names: names, at: node.range)
    }

    /// The words of a text with their locations in bytes.
    private static func words(of text: String) -> [(text: String, start: Int, end: Int)] {
        let bytes = Array(text.utf8)
        let separators = " \t\n\r".utf8
        return bytes.split { separators.contains($0) }.map {
            (String(decoding: $0, as: UTF8.self), $0.startIndex, $0.endIndex)
        }
    }
}

extension ScalarPlaces {
    /// The names of a path that starts at an offset, or `nil` if one of them isn't an identifier.
    func names(_ path: String, start: Int) -> [Located<String>]? {
        var names: [Located<String>] = []
        var position = start
        for name in path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            let (text, end) = (String(Substring(name)), position + name.count)
            guard text.isIdentifier else { return nil }
            names.append(Located(text, at: range(position, end)))
            position = end + 1
        }
        return names
    }
}
