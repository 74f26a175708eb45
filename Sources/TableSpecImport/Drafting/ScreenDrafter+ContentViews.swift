extension ScreenDrafter {
    /// A view of a cell that isn't a container.
    mutating func contentView(_ view: Element, _ frame: Frame, of cell: Element) -> ViewDraft? {
        switch view.name {
        case "label":
            guard let keys = labelView(view) else { return nil }
            let font = font(of: view) ?? .style("body")
            return ViewDraft(
                role: .label,
                keys: keys,
                frame: frame,
                textWidth: font.width(of: Self.labelText(view)),
                lineHeight: font.size * 1.2
            )
        case "imageView": return imageView(view, frame)
        case "button": return button(view, frame, of: cell)
        default:
            return Self.isControl(view) ? control(view, frame, of: cell) : ownView(view, frame)
        }
    }

    private mutating func imageView(_ view: Element, _ frame: Frame) -> ViewDraft? {
        var keys: YAMLMapping = [:]
        if let image = cellImage(view) {
            keys["image"] = image
        } else if element != nil {
            keys["image"] = element?.bind(
                [Self.imageName(document.outlets[view["id"] ?? ""] ?? view["userLabel"]), "image"],
                type: "Image?",
                sample: nil
            )
        } else {
            let name = dataNames.take(
                document.outlets[view["id"] ?? ""].flatMap(DataName.image) ?? "image"
            )
            state[name] = .text("Image?")
            keys["image"] = .binding(name)
        }
        if frame.width > 0, frame.height > 0 {
            keys["width"] = .number(frame.width.rounded())
            keys["height"] = .number(frame.height.rounded())
        }
        if let mode = view["contentMode"], mode != "scaleAspectFit", Self.contentModes.contains(mode) {
            keys["contentMode"] = .text(mode)
        }
        if let color = InterfaceColor(view, "tintColor") { keys["tintColor"] = color.yaml }
        if let configuration = Self.symbolConfiguration(of: view, "preferredSymbolConfiguration") {
            keys["symbolConfiguration"] = configuration
        }
        if let image = Self.image(view, "highlightedImage") { keys["highlightedImage"] = image }
        keys.merge(attributes(of: view).filter { !["minWidth", "maxWidth", "minHeight", "maxHeight"].contains($0) })
        addClass(of: view, plain: "UIImageView", to: &keys)
        noteImported(view)
        var draft = ViewDraft(role: .image, keys: keys, frame: frame)
        draft.isFlexible = hasFlexibleWidth(view)
        draft.aspectRatio = view.aspectRatio
        return draft
    }

    /// The name of an image of an element, derived from its outlet or its label in Interface Builder.
    private static func imageName(_ given: String?) -> String {
        given.flatMap { DataName.caption($0) == nil ? nil : DataName.image($0) } ?? "image"
    }

    private static let contentModes: Set<String> = [
        "scaleToFill", "scaleAspectFill", "center", "top", "bottom", "left", "right", "topLeft",
        "topRight",
        "bottomLeft", "bottomRight",
    ]

    /// A view of a custom class, or of another framework.
    private mutating func ownView(_ view: Element, _ frame: Frame) -> ViewDraft? {
        if view.name == "containerView" {
            omit(view, .childController)
            return nil
        }
        guard let className = view["customClass"].flatMap(Self.className) ?? frameworkClass(of: view) else {
            omit(view, .unknownView(view.name))
            return nil
        }
        let holdsOthers = ["subviews", "cells", "prototypes", "sections"].contains { !view.list($0).isEmpty }
        if view["customClass"] != nil, holdsOthers { omit(view, .viewsInside(className)) }
        noteImported(view)
        var keys: YAMLMapping = ["view": .text(className)]
        if frame.width > 0 { keys["width"] = .number(frame.width.rounded()) }
        if frame.height > 0 { keys["height"] = .number(frame.height.rounded()) }
        let values = values(of: view)
        if !values.isEmpty { keys["set"] = .mapping(values) }
        let attributes = attributes(of: view.without(attributes: Set(values.keys)))
        keys.merge(attributes.filter { !$0.hasPrefix("min") && !$0.hasPrefix("max") })
        var draft = ViewDraft(role: .control, keys: keys, frame: frame)
        draft.isFlexible = hasFlexibleWidth(view)
        return draft
    }

    /// The values of runtime attributes for properties of a custom view.
    private func values(of view: Element) -> YAMLMapping {
        var values: YAMLMapping = [:]
        for attribute in view.list("userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"], Identifier.lower(path) == path else { continue }
            let number = (attribute.first("real") ?? attribute.first("integer"))?.number("value")
            switch attribute["type"] {
            case "boolean": values[path] = attribute.bool("value").map(YAMLValue.bool)
            case "number": values[path] = number.map(YAMLValue.number)
            case "color": values[path] = InterfaceColor(attribute, "value").map { .mapping(["color": $0.yaml]) }
            case "image": values[path] = Self.image(attribute, "value").map { .mapping(["image": $0]) }
            default: break
            }
        }
        return values
    }
}

extension Element {
    /// One of several values of a property, such as those for the states of a button.
    func property(_ name: String, _ key: String) -> Element? {
        children.first { $0.name == name && $0["key"] == key }
    }

    /// The element without some runtime attributes.
    func without(attributes paths: Set<String>) -> Element {
        var copy = self
        guard !paths.isEmpty, let index = copy.children.firstIndex(where: { $0.name == "userDefinedRuntimeAttributes" })
        else { return copy }
        copy.children[index].children.removeAll { paths.contains($0["keyPath"] ?? "") }
        return copy
    }
}
