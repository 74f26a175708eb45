/// Views on top of each other, the first one at the back.
struct LayersDraft: Hashable, Sendable {
    var items: [LayoutTree]
    var frame: Frame
    /// Its attributes, its visibility, and its position among other layers.
    var further: YAMLMapping = [:]

    var yaml: YAMLValue {
        var keys: YAMLMapping = ["zstack": .list(items.map(\.yaml))]
        keys.merge(further)
        return .mapping(keys)
    }

    /// Layers with the size of one of them, in which the others are positioned.
    ///
    /// - Parameter base: The index of the layer that determines the size. Without one, a size is specified.
    init(_ layers: [LayoutTree], base: Int?, in frame: Frame) {
        self.frame = frame
        items = layers.enumerated().flatMap { index, layer -> [LayoutTree] in
            if index == base {
                // Nested layers that fill their layers become layers of the whole.
                if case .layers(let inner) = layer, inner.further.isEmpty { return inner.items }
                return [layer]
            }
            return [layer.anchored(in: frame)]
        }
        if base == nil { further["height"] = .number(frame.height.rounded()) }
    }
}

extension LayoutTree {
    /// The tree as a layer, which fills the layers or is aligned with the nearest edges.
    func anchored(in whole: Frame) -> LayoutTree {
        let part = seen
        let distances = Padding(of: part, in: whole)
        let sides = [distances.top, distances.left, distances.bottom, distances.right]
        if let all = Self.equal(sides), isFlexibleImage || spansRoom(of: whole) {
            var layer = self
            layer.forgetSize()
            if all > 0 { layer.further["inset"] = .number(all) }
            return layer
        }
        return spansRoom(of: whole) ? padded(distances) : corner(distances, part, in: whole)
    }

    /// The tree as a layer with the same size as the others.
    var filling: LayoutTree {
        var layer = self
        layer.forgetSize()
        return layer
    }

    private var isFlexibleImage: Bool { isImage && view?.isFlexible == true }

    /// Whether it needs the width between two distances from the edges, because it gives that to its views.
    private func spansRoom(of whole: Frame) -> Bool {
        guard frame.width >= whole.width * 0.6 else { return false }
        switch self {
        case .view(let view):
            switch view.role {
            case .label where view.keys["alignment"] == .text("center") && abs(frame.middleX - whole.middleX) <= 2:
                // Only the center of its frame is visible.
                return view.keys["numberOfLines"] != nil
            case .label:
                return view.keys["numberOfLines"] != nil || view.keys["alignment"] != nil
                    || view.textWidth > view.frame.width - 8
            case .field: return true
            case .image: return false
            case .control:
                return view.keys["view"] != nil || view.keys["button"] != nil && frame.height >= whole.height * 0.9
            }
        case .stack, .layers: return true
        }
    }

    /// The tree from edge to edge of its layers, with space around it.
    private func padded(_ room: Padding) -> LayoutTree {
        var layer = self
        layer.forgetSize()
        if case .stack(var stack) = layer, stack.padding == nil, !stack.isBox {
            stack.padding = room.isEmpty ? nil : room
            return .stack(stack)
        }
        return layer.inStack(.vertical, padding: room)
    }

    /// The tree in its own size at the nearest edges.
    private func corner(_ room: Padding, _ part: Frame, in whole: Frame) -> LayoutTree {
        var (x, y) = (Edge.nearest(room.left, room.right), Edge.nearest(room.top, room.bottom))
        if let view, view.role == .label {
            if view.keys["alignment"] == .text("right") { x = .after(room.right) }
            if view.keys["alignment"] == nil, x == .after(room.right), view.textWidth < view.frame.width - 8 {
                x = .before(room.left)
            }
        }
        // A view that overlaps an edge does so at a corner.
        if part.y < whole.y - 2 { y = .before(part.y - whole.y) }
        if part.bottom > whole.bottom + 2 { y = .after(whole.bottom - part.bottom) }
        if part.x < whole.x - 2 { x = .before(part.x - whole.x) }
        if part.right > whole.right + 2 { x = .after(whole.right - part.right) }
        var layer = self
        let inset = Self.equal([x.distance, y.distance].compactMap(\.self))
        if inset == nil, x.distance != nil || y.distance != nil {
            var padding = Padding(of: whole, in: whole)
            (padding.left, padding.right) = (x.room(after: false), x.room(after: true))
            (padding.top, padding.bottom) = (y.room(after: false), y.room(after: true))
            layer = layer.inStack(padding: padding)
        }
        layer.further["anchor"] = .text(Edge.anchor(x, y))
        if let inset, inset.rounded() != 0 { layer.further["inset"] = .number(inset.rounded()) }
        return layer
    }

    /// The edge of an axis that a layer is aligned with and the distance from it, or neither for the center.
    private struct Edge: Hashable {
        var isAfter: Bool?
        var distance: Double?

        static func before(_ distance: Double) -> Edge { Edge(isAfter: false, distance: distance) }

        static func after(_ distance: Double) -> Edge { Edge(isAfter: true, distance: distance) }

        static func nearest(_ before: Double, _ after: Double) -> Edge {
            abs(before - after) <= 3 ? Edge() : before < after ? .before(before) : .after(after)
        }

        /// The space at one of the edges.
        func room(after: Bool) -> Double { isAfter == after ? max((distance ?? 0).rounded(), 0) : 0 }

        func word(_ before: String, _ after: String) -> String { isAfter.map { $0 ? after : before } ?? "" }

        static func anchor(_ x: Edge, _ y: Edge) -> String {
            switch (y.word("top", "bottom"), x.word("Leading", "Trailing")) {
            case ("", ""): "center"
            case ("", let horizontal): horizontal.lowercased()
            case (let vertical, let horizontal): vertical + horizontal
            }
        }
    }

    /// The common value of all distances, within two points.
    private static func equal(_ distances: [Double]) -> Double? {
        guard let least = distances.min(), let most = distances.max(), most - least <= 2 else { return nil }
        return least.rounded()
    }

    /// Omits the size if the edges of the surroundings determine it.
    private mutating func forgetSize() {
        for key in ["width", "height"] where view?.role != .field || key == "width" { further[key] = nil }
        if case .stack(var stack) = self {
            stack.width = nil
            self = .stack(stack)
        }
    }
}
