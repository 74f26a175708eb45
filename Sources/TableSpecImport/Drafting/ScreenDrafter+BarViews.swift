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
            if let font = InterfaceFont(view), font.style != "body" { omit(view, .screenTextAttribute("font")) }
            if view["textAlignment"] == "center" { omit(view, .screenTextAttribute("alignment")) }
        case "imageView":
            guard let image = Self.image(view, "image") else { return nil }
            keys["image"] = image
        case "segmentedControl":
            guard view.list("segments").contains(where: Self.showsSomething) else { return nil }
            let name = document.outlet(of: view).flatMap(DataName.control) ?? "selectedSegment"
            keys["segmentedControl"] = bind([name], Self.type(of: view, kind: "segmentedControl"))
            keys["segments"] = Self.segments(of: view)
            keys["action"] = selector(of: view).map { .text(method($0)) }
        case "button":
            guard let title = Self.title(of: view) else { return nil }
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
}
