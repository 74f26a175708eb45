extension Element {
    /// The element on an iPhone in portrait, with the variations of its size classes.
    ///
    /// The views in the content of a visual effect view are those of the effect view itself.
    var asOnPhones: Element {
        var copy = self
        copy.children = children.map(\.asOnPhones)
        copy.removeUninstalledConstraints()
        copy.takeVariations()
        if name == "visualEffectView" { copy.takeContent() }
        return copy
    }

    /// Removes the constraints that are excluded by default, and not included on phones: Interface Builder doesn't
    /// install them there (Auto Layout Guide, “Size-Class-Specific Layout”).
    private mutating func removeUninstalledConstraints() {
        func references(_ kind: String, in keys: Set<String>) -> Set<String> {
            let masks = children.filter { $0.name == "variation" && keys.contains($0["key"] ?? "") }
                .compactMap { $0.property("constraints") }
            return Set(masks.flatMap(\.children).filter { $0.name == kind }.compactMap { $0["reference"] })
        }
        let uninstalled = references("exclude", in: ["default"])
            .subtracting(references("include", in: InterfaceDocument.keysOfPhones))
        guard !uninstalled.isEmpty, let place = children.firstIndex(where: { $0.name == "constraints" }) else { return }
        children[place].children.removeAll { $0["id"].map(uninstalled.contains) ?? false }
    }

    /// Copies attributes and properties. Installed views and constraints stay with the variation.
    private mutating func takeVariations() {
        let ofPhones = children.indices.filter {
            children[$0].name == "variation" && InterfaceDocument.keysOfPhones.contains(children[$0]["key"] ?? "")
        }
        guard !ofPhones.isEmpty else { return }
        for index in ofPhones {
            let variation = children[index]
            attributes.merge(variation.attributes.filter { $0.key != "key" }) { $1 }
            for property in variation.children where property.name != "mask" {
                guard let key = property["key"] else { continue }
                if let place = children.firstIndex(where: { $0["key"] == key && $0.name != "variation" }) {
                    children[place] = property
                } else {
                    children.append(property)
                }
            }
            children[index].children.removeAll { $0.name != "mask" }
        }
        children.removeAll {
            $0.name == "variation" && $0.children.isEmpty && InterfaceDocument.keysOfPhones.contains($0["key"] ?? "")
        }
    }

    private mutating func takeContent() {
        guard first("subviews") == nil, let place = children.firstIndex(where: { $0["key"] == "contentView" }) else {
            return
        }
        let content = children.remove(at: place)
        children += content.children.filter { ["subviews", "constraints"].contains($0.name) }
    }
}
