/// The ways in which code finds views other than outlets: tags and outlet collections, and identifiers for state
/// restoration.
extension ScreenDrafter {
    /// Reports the views with tags and the identifiers for restoration once for the screen, and each outlet collection
    /// once.
    mutating func noteCodeReferences() {
        let restored = scene.controller.descendants.compactMap(\.restorationIdentifier).uniqued
        if !restored.isEmpty { omit(scene.controller, .restoration(restored)) }
        let tagged = viewsWithoutTags
        if let first = tagged.first { omit(first, .tags(of: tagged.count)) }
        let connections = scene.controller.descendants.filter { $0.name == "outletCollection" }
        for property in connections.compactMap({ $0["property"] }).uniqued where property != "gestureRecognizers" {
            let ofProperty = connections.filter { $0["property"] == property }
            let ids = Set(ofProperty.compactMap { $0["destination"] })
            let objects = scene.controller.descendants.filter { ids.contains($0["id"] ?? "") }
            let areLabels = !objects.isEmpty && objects.allSatisfy { $0.name == "label" }
            omit(ofProperty[0], .outletCollection(property, of: ofProperty.count, areLabels: areLabels))
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

extension Element {
    /// The identifier for state restoration, or `nil` for an object that isn't restored.
    fileprivate var restorationIdentifier: String? {
        let isOfStoryboard = bool("useStoryboardIdentifierAsRestorationIdentifier") == true
        return self["restorationIdentifier"] ?? (isOfStoryboard ? self["storyboardIdentifier"] : nil)
    }
}

extension [String] {
    /// Each text once, in order.
    var uniqued: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }
}
