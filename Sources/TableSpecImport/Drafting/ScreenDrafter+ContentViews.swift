extension ScreenDrafter {
    /// A view of a cell that is no container.
    mutating func contentView(_ view: Element, _ frame: Rect, of cell: Element) -> ViewDraft? {
        switch view.name {
        case "label":
            guard let keys = labelView(view) else { return nil }
            let size = InterfaceFont(view)?.size ?? 17
            return ViewDraft(
                role: .label,
                keys: keys,
                frame: frame,
                textWidth: Double(labelText(view).count) * size * 0.55,
                lineHeight: size * 1.2
            )
        case "imageView": return imageView(view, frame)
        case "button": return button(view, frame)
        default:
            return Self.isControl(view) ? control(view, frame, of: cell) : ownView(view, frame)
        }
    }

    private mutating func imageView(_ view: Element, _ frame: Rect) -> ViewDraft? {
        var keys: YAMLMapping = [:]
        if let image = cellImage(view) {
            keys["image"] = image
        } else if element != nil {
            keys["image"] = element?.bind(
                [document.outlets[view["id"] ?? ""].flatMap(DataName.image) ?? "image", "image"],
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
        for attribute in view.list("userDefinedRuntimeAttributes") {
            if attribute["keyPath"] == "layer.cornerRadius",
                let radius = attribute.children.first?.number("value"),
                radius > 0
            {
                keys["cornerRadius"] = .number(radius)
            } else if attribute["keyPath"] != "layer.masksToBounds" {
                omitRuntimeAttribute(attribute, of: view)
            }
        }
        if view.number("alpha").map({ $0 < 1 }) == true {
            omit(view, .transparentImage)
        }
        noteClass(of: view, plain: "UIImageView")
        cameAlong += 1
        return ViewDraft(role: .image, keys: keys, frame: frame)
    }

    private static let contentModes: Set<String> = [
        "scaleToFill", "scaleAspectFill", "center", "top", "bottom", "left", "right", "topLeft",
        "topRight",
        "bottomLeft", "bottomRight",
    ]

    /// A view of UIKit itself that holds nothing: a line, a coloured area, or a place that code fills.
    ///
    /// - Parameter isApart: Whether no other view lies over it, or reaches further down, as stacks cannot have it.
    mutating func plainView(_ view: Element, _ frame: Rect, isApart: Bool) -> ViewDraft? {
        let outlet = document.outlets[view["id"] ?? ""]
        let color = InterfaceColor(view, "backgroundColor").flatMap { $0.isClear ? nil : $0 }
        guard outlet != nil || color != nil else { return nil }
        let isLine = frame.height <= 2 || frame.width <= 2
        guard isApart else {
            omit(view, isLine ? .line : outlet.map(Gap.emptyView) ?? .area)
            return nil
        }
        var keys: YAMLMapping = ["view": .text("UIView")]
        if let outlet, let name = Identifier.lower(outlet) { keys["id"] = .text(viewNames.take(name)) }
        if frame.height > frame.width || !isLine { keys["width"] = .number(frame.width.rounded(.up)) }
        if frame.width >= frame.height || !isLine { keys["height"] = .number(frame.height.rounded(.up)) }
        if let color { keys["set"] = .mapping(["backgroundColor": .mapping(["color": color.yaml])]) }
        cameAlong += 1
        return ViewDraft(role: isLine ? .field : .control, keys: keys, frame: frame)
    }

    /// A view of the app's own class, or of another framework.
    private mutating func ownView(_ view: Element, _ frame: Rect) -> ViewDraft? {
        guard let className = view["customClass"].flatMap(Self.className) else {
            omit(view, .unknownView(view.name))
            return nil
        }
        if !view.list("subviews").isEmpty {
            omit(view, .viewsInside(className))
        }
        for attribute in view.list("userDefinedRuntimeAttributes") {
            omitRuntimeAttribute(attribute, of: view)
        }
        cameAlong += 1
        var keys: YAMLMapping = ["view": .text(className)]
        if frame.width > 0 { keys["width"] = .number(frame.width.rounded()) }
        if frame.height > 0 { keys["height"] = .number(frame.height.rounded()) }
        return ViewDraft(role: .control, keys: keys, frame: frame)
    }
}

extension Element {
    /// The value of a property among several of a name, such as the states of a button.
    func property(_ name: String, _ key: String) -> Element? {
        children.first { $0.name == name && $0["key"] == key }
    }
}
