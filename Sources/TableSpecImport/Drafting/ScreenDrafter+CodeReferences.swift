/// The ways in which code finds views other than outlets: tags and outlet collections.
extension ScreenDrafter {
    /// Reports the views with tags once for the screen, and each outlet collection once.
    mutating func noteCodeReferences() {
        let tagged = taggedViews
        if let first = tagged.first { omit(first, .tags(of: tagged.count)) }
        let connections = scene.controller.descendants.filter { $0.name == "outletCollection" }
        for property in connections.compactMap({ $0["property"] }).uniqued where property != "gestureRecognizers" {
            let ofProperty = connections.filter { $0["property"] == property }
            omit(ofProperty[0], .outletCollection(property, of: ofProperty.count))
        }
    }

    /// The views whose tags the spec doesn't have: texts and images of prototypes are data, and cells keep theirs.
    private var taggedViews: [Element] {
        let isDynamic = scene.tables.first?.list("sections").isEmpty ?? true
        let kept = ["tableView", "tableViewCell", "tabBarItem"] + (isDynamic ? ["label", "imageView"] : [])
        return scene.controller.descendants.filter { $0.number("tag") ?? 0 != 0 && !kept.contains($0.name) }
    }
}

extension [String] {
    /// Each text once, in order.
    var uniqued: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }
}
