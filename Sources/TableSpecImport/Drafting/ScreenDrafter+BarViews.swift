extension ScreenDrafter {
    /// The views above and below a table that is one of several views.
    mutating func viewsBesideTable(_ table: Element) -> YAMLMapping {
        guard let root = scene.view, root.name != "tableView" else { return [:] }
        var siblings: [Neighbor] = []
        var frame = Rect()
        Self.collect(root, at: Rect(), table: table, into: &siblings, tableFrame: &frame)
        noteTablePlace(table, frame, in: root)
        var above: [(Double, YAMLValue)] = []
        var below: [(Double, YAMLValue)] = []
        var over: [YAMLValue] = []
        for sibling in siblings where isInstalled(sibling.view) {
            let (view, place) = (sibling.view, sibling.frame)
            if view.name == "tableView" {
                omit(view, .secondTable)
                continue
            }
            let isAbove = place.bottom <= frame.y + 8
            let isBelow = place.y >= frame.bottom - 8
            if view.name == "searchBar", search == nil {
                searchField(view)
            } else if view.name == "toolbar" || view.name == "navigationBar"
                || view.name == "containerView"
            {
                omit(view, view.name == "containerView" ? .childController : .bar(view.name))
            } else if !isAbove, !isBelow {
                if !sibling.isBehind, let tree = floating(view, place, over: frame) {
                    over.append(tree.yaml)
                } else {
                    noteFloating(view)
                }
            } else if let keys = screenView(view) {
                if isAbove {
                    above.append((place.y, .mapping(keys)))
                } else {
                    below.append((place.y, .mapping(keys)))
                }
            } else if view.name != "view"
                || InterfaceColor(view, "backgroundColor").map({ !$0.isClear }) == true
            {
                omit(view, .screenView(view.name, place: isAbove ? "above" : "below"))
            }
        }
        var keys: YAMLMapping = [:]
        if !above.isEmpty { keys["above"] = .list(above.sorted { $0.0 < $1.0 }.map(\.1)) }
        if !over.isEmpty { keys["overlay"] = .list(over) }
        if !below.isEmpty { keys["below"] = .list(below.sorted { $0.0 < $1.0 }.map(\.1)) }
        return keys
    }

    /// A view over the table: at the edges of the table that are next to it.
    private mutating func floating(_ view: Element, _ place: Rect, over table: Rect) -> LayoutTree? {
        let frame = view.frame
        var found: [LayoutTree] = []
        collect([view], at: Rect(x: place.x - frame.x, y: place.y - frame.y), of: view, into: &found)
        guard let tree = arrange(found, of: view, in: place) else { return nil }
        var layer = tree.anchored(in: table)
        // What has no size of its own is as large as the document has it.
        if case .view(let view) = layer, view.keys["view"] != nil, view.keys["anchor"] != nil {
            layer.further["width"] = .number(view.frame.width.rounded())
            layer.further["height"] = .number(view.frame.height.rounded())
        }
        return layer
    }

    private mutating func noteFloating(_ view: Element) {
        let isPlain = view.name == "view" && view.list("subviews").isEmpty && view["customClass"] == nil
        guard !isPlain else { return }
        omit(view, .floatingView(view.name))
    }

    private mutating func noteTablePlace(_ table: Element, _ frame: Rect, in root: Element) {
        let width = root.frame.width
        if width > 0, frame.width > 0, frame.width < width - 4 {
            omit(table, .narrowTable(frame, in: Rect(width: width, height: root.frame.height)))
        }
    }

    /// A view that is not in the table.
    private struct Neighbor {
        var view: Element
        var frame: Rect
        /// Whether the table lies over it.
        var isBehind: Bool
    }

    /// The views on the path to the table, without containers that hold only views. One that lies over the table stays whole.
    private static func collect(
        _ view: Element,
        at origin: Rect,
        table: Element,
        into found: inout [Neighbor],
        tableFrame: inout Rect
    ) {
        let children = view.list("subviews")
        var isBehind = true
        if let child = children.first(where: { $0["id"] == table["id"] }) {
            tableFrame = child.frame.moved(by: origin)
        }
        for child in children {
            let holdsTable = child.contains { $0["id"] == table["id"] }
            if holdsTable { isBehind = false }
            guard child["id"] != table["id"] else { continue }
            let frame = child.frame.moved(by: origin)
            let isFree = child["customClass"] == nil && ["view", "stackView"].contains(child.name)
            let isOver = tableFrame.height > 0 && frame.y < tableFrame.bottom - 8 && frame.bottom > tableFrame.y + 8
            if holdsTable || isFree && !isOver && !child.list("subviews").isEmpty {
                collect(child, at: frame, table: table, into: &found, tableFrame: &tableFrame)
            } else {
                found.append(Neighbor(view: child, frame: frame, isBehind: isBehind))
            }
        }
    }

    /// A view outside the table; `nil` for what the language cannot say.
    mutating func screenView(_ view: Element) -> YAMLMapping? {
        guard view.bool("hidden") != true else { return nil }
        var keys: YAMLMapping = [:]
        switch view.name {
        case "label":
            let text = labelText(view)
            guard !text.isBlank else { return nil }
            keys["label"] = .content(text)
            noteLabel(view)
            if let font = InterfaceFont(view), font.style != "body" { noteLook(of: view, "font") }
            if view["textAlignment"] == "center" { noteLook(of: view, "alignment") }
        case "imageView":
            guard let image = Self.image(view, "image") else { return nil }
            keys["image"] = image
        case "segmentedControl":
            let segments = view.list("segments").map { $0.string("title") ?? "" }
            guard segments.contains(where: { !$0.isBlank }) else { return nil }
            let name = dataNames.take(
                document.outlets[view["id"] ?? ""].flatMap(DataName.control) ?? "selectedSegment"
            )
            let index = Int(max(view.number("selectedSegmentIndex") ?? 0, 0))
            state[name] = .text(index == 0 ? "Int" : "Int = \(index)")
            keys["segmentedControl"] = .binding(name)
            keys["segments"] = .list(
                segments.enumerated().map { .content($1.isBlank ? "Segment \($0 + 1)" : $1) }
            )
            if let selector = selector(of: view) { keys["action"] = .text(method(selector)) }
        case "button":
            let title =
                view.property("state", "normal")?.string("title")
                ?? view.property("configuration")?.string("title")
            guard let title, !title.isBlank else { return nil }
            keys["button"] = .content(title)
            keys["action"] = .text(action(of: view, named: title))
            noteSegues(of: view)
        default:
            guard let className = view["customClass"].flatMap(Self.className) else { return nil }
            keys["class"] = .text(className)
        }
        cameAlong += 1
        return keys
    }

    private mutating func noteLook(of view: Element, _ what: String) {
        omit(view, .screenTextLook(what))
    }
}
