/// Views in bars.
extension ScreenDrafter {
    /// A view in a bar, or `nil` if the language doesn't support it.
    mutating func screenView(_ view: Element) -> YAMLMapping? {
        guard view.bool("hidden") != true else { return nil }
        var keys: YAMLMapping = [:]
        switch view.name {
        case "label":
            let text = Self.labelText(view)
            guard !text.isBlank else { return nil }
            keys["label"] = .content(text)
            noteLabel(view)
            if let font = InterfaceFont(view), font.style != "body" { noteAttribute(of: view, "font") }
            if view["textAlignment"] == "center" { noteAttribute(of: view, "alignment") }
        case "imageView":
            guard let image = Self.image(view, "image") else { return nil }
            keys["image"] = image
        case "segmentedControl":
            guard view.list("segments").contains(where: Self.showsSomething) else { return nil }
            let name = dataNames.take(
                document.outlets[view["id"] ?? ""].flatMap(DataName.control) ?? "selectedSegment"
            )
            let index = Int(max(view.number("selectedSegmentIndex") ?? 0, 0))
            state[name] = .text(index == 0 ? "Int" : "Int = \(index)")
            keys["segmentedControl"] = .binding(name)
            keys["segments"] = Self.segments(of: view)
            if let selector = selector(of: view) { keys["action"] = .text(method(selector)) }
        case "button":
            let title =
                view.property("configuration")?.string("title")
                ?? view.property("state", "normal")?.string("title")
            guard let title, !title.isBlank else { return nil }
            keys["button"] = .content(title)
            keys["action"] = .text(action(of: view, named: title))
            noteSegues(of: view)
        default:
            guard let className = view["customClass"].flatMap(Self.className) else { return nil }
            keys["class"] = .text(className)
        }
        noteImported(view)
        return keys
    }

    private mutating func noteAttribute(of view: Element, _ what: String) {
        omit(view, .screenTextAttribute(what))
    }
}
