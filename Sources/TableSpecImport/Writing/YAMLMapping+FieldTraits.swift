extension YAMLMapping {
    /// The spec with the traits that all its text fields have in common stated once: in `x-field`, with an anchor.
    var sharingFieldTraits: YAMLMapping {
        var fields: [YAMLMapping] = []
        YAMLValue.mapping(self).walk { _, value in
            if let keys = value.mapping, keys.isField { fields.append(keys) }
        }
        let traits = (fields.first?.entries ?? []).filter { entry in
            entry.value.comments.isEmpty && fields.allSatisfy { $0[entry.key] == entry.value }
        }
        // The anchor, and an alias in each field, take space, too.
        guard traits.count * (fields.count - 1) > fields.count + 2 else { return self }
        let shared = YAMLMapping(traits.map { ($0.key, $0.value) })
        var spec = replacingFieldTraits(shared.keys)
        spec["x-field"] = .literal("&field " + YAMLWriter.line(shared))
        return spec.ordered(["screen", "title", "x-field"])
    }

    /// Whether the mapping is a text field. A state can have the same name.
    private var isField: Bool { self["textField"]?.path != nil }

    fileprivate func replacingFieldTraits(_ names: [String]) -> YAMLMapping {
        var keys = isField ? filter { !names.contains($0) } : self
        for entry in keys.entries { keys[entry.key] = entry.value.replacingFieldTraits(names) }
        if isField { keys[Entry.fieldTraits.key] = Entry.fieldTraits.value }
        return keys
    }
}

extension YAMLMapping.Entry {
    /// The merge key with the common traits. A key of a document with this name is quoted.
    static let fieldTraits = Self(key: "<<", value: .literal("*field"))
}

extension YAMLValue {
    fileprivate func replacingFieldTraits(_ names: [String]) -> YAMLValue {
        switch self {
        case .text, .literal: self
        case .list(let list): .list(list.map { $0.replacingFieldTraits(names) })
        case .mapping(let keys): .mapping(keys.replacingFieldTraits(names))
        case .commented(let value, let comment): .commented(value.replacingFieldTraits(names), comment)
        }
    }
}
