internal import TableSpecModel

/// Attributes of documents as values of specs, or `nil` if a spec needn't specify them.
extension Element {
    /// A text of which something is visible.
    func shown(_ key: String) -> String? { string(key).flatMap { $0.isBlank ? nil : $0 } }

    func content(_ key: String) -> YAMLValue? { shown(key).map(YAMLValue.content) }

    /// A Boolean with a value that differs from the default.
    func flag(_ key: String, _ value: Bool) -> YAMLValue? { bool(key) == value ? .bool(value) : nil }

    /// A value of an enumeration that differs from the default.
    func choice<Choice: SpecEnumeration>(_ key: String, _ type: Choice.Type, but usual: Choice...) -> YAMLValue? {
        self[key].flatMap(Choice.init).flatMap { usual.contains($0) ? nil : .text($0.rawValue) }
    }

    /// The values of an enumeration that the attributes of the element contain.
    func choices<Choice: SpecEnumeration>(_ type: Choice.Type) -> YAMLValue? {
        let names = Choice.allCases.map(\.rawValue).filter { bool($0) == true }
        return names.isEmpty ? nil : .names(names)
    }

    func color(_ key: String) -> YAMLValue? { InterfaceColor(self, key)?.yaml }

    /// A positive whole number of 32 bits.
    var tag: YAMLValue? {
        number("tag").map { $0.rounded() }.flatMap { (1...0x7FFF_FFFF).contains($0) ? .number($0) : nil }
    }

    /// The opacity, from 0 to 1.
    var alpha: Double { min(max(number("alpha") ?? 1, 0), 1) }

    /// A text for VoiceOver: `label`, `hint`.
    func spoken(_ key: String) -> String? { property("accessibilityConfiguration")?.shown(key) }
}

/// The connections of an object.
extension Element {
    var segues: [Element] { list("connections").filter { $0.name == "segue" } }

    var actions: [Element] { list("connections").filter { $0.name == "action" } }

    /// The values that Interface Builder assigns to properties by name.
    var runtimeAttributes: [Element] { list("userDefinedRuntimeAttributes") }
}
