extension InterfaceDocument {
    /// Reads the objects of a XIB, which has no scenes. Its owner is the controller of a view with a table, and each
    /// cell is separate.
    mutating func readXIB(_ objects: Element) {
        let owner = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        let views = objects.children.filter { $0.name != "placeholder" && !$0.isController }
        let holders = views.filter { $0.name != "tableViewCell" && !Scene.tables(in: $0).isEmpty }
        scenes = objects.children.flatMap(Self.controllers).map { Scene(controller: $0) }
        scenes += holders.map { Scene(controller: controller(of: $0, owner)) }
        scenes += views.filter { $0.name == "tableViewCell" }.map { cell in
            let ids = cell.descendants.flatMap(\.recognizerIDs)
            return Scene(controller: cell, extras: views.filter { $0["id"].map(ids.contains) == true })
        }
        let held = Set((holders + scenes.flatMap(\.extras)).compactMap { $0["id"] })
        let loose = views.filter { view in
            view.name != "tableViewCell" && view["id"].map { !held.contains($0) } ?? true
        }
        // Next to a table, they're the additional views of its screen.
        if let index = scenes.firstIndex(where: { $0.kind == .table }) {
            scenes[index].extras = loose
        } else {
            looseViews = loose
        }
    }

    /// A controller and its children, as XIBs contain those of a navigation or tab bar controller.
    private static func controllers(_ object: Element) -> [Element] {
        guard object.isController else { return [] }
        return [object] + object.list("viewControllers").flatMap(controllers)
    }

    private func controller(of view: Element, _ owner: Element?) -> Element {
        var controller = Element(name: "viewController", line: view.line)
        controller.attributes = ["id": view["id"] ?? "", "customClass": owner?["customClass"] ?? name]
        controller.children = [view.keyed("view")] + (owner?.children ?? [])
        return controller
    }
}

extension Element {
    fileprivate func keyed(_ key: String) -> Element {
        var copy = self
        copy.attributes["key"] = key
        return copy
    }
}
