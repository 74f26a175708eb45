extension YAMLMapping {
    /// The spec with the names of properties in place of Interface Builder's default text, which is the same for each
    /// label.
    var namingSamples: YAMLMapping {
        guard let samples = self["samples"] else { return self }
        var spec = self
        spec["samples"] = Self.named(samples, "")
        return spec
    }

    private static func named(_ value: YAMLValue, _ property: String) -> YAMLValue {
        switch value {
        case .text(ScreenDrafter.usualText): .text(words(of: property))
        case .list(let elements): .list(elements.map { named($0, property) })
        case .mapping(let keys): .mapping(YAMLMapping(keys.entries.map { ($0.key, named($0.value, $0.key)) }))
        case .text, .literal, .commented: value
        }
    }

    /// A name as a text: `receivedDate` as “Received Date”.
    private static func words(of name: String) -> String {
        Identifier.words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
