internal import TableSpecModel

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
        case "button": return button(view, frame)
        default:
            return Self.isControl(view) ? control(view, frame, of: cell) : ownView(view, frame)
        }
    }

    private mutating func imageView(_ view: Element, _ frame: Frame) -> ViewDraft? {
        let outlet = document.outlet(of: view)
        let ofElement = [Self.imageName(outlet ?? view["userLabel"]), "image"]
        let names = element == nil ? [outlet.flatMap(DataName.image) ?? "image"] : ofElement
        var keys: YAMLMapping = ["image": cellImage(view) ?? bind(names, "Image?")]
        if frame.width > 0, frame.height > 0 { keys.merge(frame.size) }
        keys["contentMode"] = view.choice("contentMode", ContentMode.self, but: .scaleAspectFit)
        keys["tintColor"] = view.color("tintColor")
        keys["symbolConfiguration"] = Self.symbolConfiguration(of: view, "preferredSymbolConfiguration")
        keys["highlightedImage"] = Self.image(view, "highlightedImage")
        keys.merge(attributes(of: view).filter { !Self.limitKeys.contains($0) })
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
        if frame.width > 0 { keys["width"] = frame.size["width"] }
        if frame.height > 0 { keys["height"] = frame.size["height"] }
        keys.merge(attributes(of: view).filter { !Self.limitKeys.contains($0) })
        var draft = ViewDraft(role: .control, keys: keys, frame: frame)
        draft.isFlexible = hasFlexibleWidth(view)
        return draft
    }
}

extension Element {
    /// One of several values of a property, such as those for the states of a button.
    func property(_ name: String, _ key: String) -> Element? {
        children.first { $0.name == name && $0["key"] == key }
    }
}
