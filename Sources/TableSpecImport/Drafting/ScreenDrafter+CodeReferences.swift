/// The ways in which code finds views other than outlets: tags and outlet collections.
extension ScreenDrafter {
    /// Reports the views with tags once for the screen, and each outlet collection once.
    mutating func noteCodeReferences() {
        let tagged = taggedViews
        if let first = tagged.first { omit(first, .tags(of: tagged.count)) }
        for (property, connections) in outletCollections {
            if let first = connections.first { omit(first, .outletCollection(property, of: connections.count)) }
        }
    }

    /// The views whose tags the spec doesn't have: texts and images of prototypes are data, and cells keep theirs.
    private var taggedViews: [Element] {
        let isDynamic = scene.tables.first?.list("sections").isEmpty ?? true
        let kept: Set<String> = isDynamic ? ["label", "imageView"] : []
        var found: [Element] = []
        scene.controller.walk { view in
            guard let tag = view.number("tag"), tag != 0, !kept.contains(view.name),
                !["tableView", "tableViewCell", "tabBarItem"].contains(view.name)
            else { return }
            found.append(view)
        }
        return found
    }

    /// The connections of outlet collections by the name of the property, in the order of the document.
    private var outletCollections: [(property: String, connections: [Element])] {
        var found: [(property: String, connections: [Element])] = []
        scene.controller.walk { connection in
            guard connection.name == "outletCollection", let property = connection["property"],
                property != "gestureRecognizers"
            else { return }
            if let index = found.firstIndex(where: { $0.property == property }) {
                found[index].connections.append(connection)
            } else {
                found.append((property, [connection]))
            }
        }
        return found
    }
}
