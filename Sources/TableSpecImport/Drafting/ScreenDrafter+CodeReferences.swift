/// The ways in which code finds views other than outlets: tags and outlet collections.
extension ScreenDrafter {
    /// Reports the views with tags once for the screen, and each outlet collection once.
    mutating func noteCodeReferences() {
        let tagged = viewsWithoutTags
        if let first = tagged.first { omit(first, .tags(of: tagged.count)) }
        let connections = scene.controller.descendants.filter { $0.name == "outletCollection" }
        for property in connections.compactMap({ $0["property"] }).uniqued where property != "gestureRecognizers" {
            let ofProperty = connections.filter { $0["property"] == property }
            omit(ofProperty[0], .outletCollection(property, of: ofProperty.count))
        }
    }

    /// Whether a spec contains the tag of a view. Texts and images of elements are data, unless a class finds them.
    func keepsTag(of view: Element) -> Bool {
        element == nil || cellOutlets != nil || !["label", "imageView"].contains(view.name)
    }

    /// The views whose tags the spec doesn't contain. Cells have theirs, and texts and images of prototypes are data.
    private var viewsWithoutTags: [Element] {
        let isDynamic = scene.tables.first?.list("sections").isEmpty ?? true
        let kept = ["tableView", "tableViewCell", "tabBarItem"] + (isDynamic ? ["label", "imageView"] : [])
        return scene.controller.descendants.filter {
            $0.number("tag") ?? 0 != 0 && !kept.contains($0.name) && !taggedViews.contains($0["id"] ?? "")
        }
    }
}

extension [String] {
    /// Each text once, in order.
    var uniqued: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }
}
