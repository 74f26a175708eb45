/// The arrangement of a cell's views.
enum Arrangement: Hashable, Sendable {
    /// In rows and columns, as far as straight lines separate the views.
    case stacked
    /// The same, but texts and columns in rows keep their widths.
    case rigid
    /// Some of the cell's views are in front of the others, which are in rows and columns.
    case lifting(Set<Int>)
    /// All views are layers, each at the nearest edges.
    case layered
}

extension Arrangement {
    /// The arrangements of some views that are worth trying in addition to the default.
    static func candidates(for part: ArrangedPart) -> [Arrangement] {
        guard part.count > 1, part.count <= mostLayers else { return [] }
        guard part.count <= mostViews else { return part.hasOverlaps ? [.layered] : [] }
        // Two views that don't overlap are a row or a column.
        guard part.count > 2 || part.hasOverlaps else { return [.rigid] }
        return [.rigid] + (0..<part.count).map { .lifting([$0]) } + [.layered]
    }

    /// The arrangements with one more view in front.
    func further(of count: Int) -> [Arrangement] {
        guard case .lifting(let lifted) = self, lifted.count < min(count - 1, Self.mostLifted) else { return [] }
        return (0..<count).filter { !lifted.contains($0) }.map { .lifting(lifted.union([$0])) }
    }

    /// The arrangement that is tried first for a number of views.
    static func usual(of count: Int) -> Arrangement { count > mostStacked ? .layered : .stacked }

    /// Beyond this number, views are unlikely to be in rows and columns, and searching for them takes too long.
    private static let mostStacked = 100
    /// Beyond these numbers, views aren't moved to the front one by one.
    private static let mostViews = 16
    private static let mostLifted = 3
    /// Beyond this number, no layouts are tried.
    private static let mostLayers = 40

    /// Arranges views in a region.
    func arrange(_ found: [LayoutTree], in room: Frame) -> LayoutTree? {
        switch self {
        case .stacked: return LayoutInference().arrange(found, in: room)
        case .rigid: return LayoutInference().arrange(found, in: room)?.keepingWidths
        case .lifting(let lifted):
            let rest = found.indices.filter { !lifted.contains($0) }.map { found[$0] }
            guard let base = LayoutInference().arrange(rest, in: room), !lifted.isEmpty else {
                return LayoutInference().arrange(found, in: room)
            }
            return Self.layers([base], lifted.sorted().filter(found.indices.contains).map { found[$0] }, in: room)
        case .layered: return found.count > 1 ? Self.layers([], found, in: room) : found.first
        }
    }

    /// Layers in all the space that the views take, and that they can fill.
    private static func layers(_ base: [LayoutTree], _ over: [LayoutTree], in room: Frame) -> LayoutTree {
        let all = Frame.around((base + over).map(\.seen))
        let left = min(all.x, room.x)
        let whole = Frame(x: left, y: all.y, width: max(all.right, room.right) - left, height: all.height)
        guard let first = base.first else { return .layers(LayersDraft(over, base: nil, in: whole)) }
        return .layers(LayersDraft([first.filling(whole)] + over, base: 0, in: whole))
    }
}

/// Views that are arranged together: those of a cell, or of a container in it.
struct ArrangedPart: Hashable, Sendable {
    /// The identifier of the cell or the container.
    var id: String
    var count: Int
    /// Whether some of the views overlap others.
    var hasOverlaps: Bool

    init(_ id: String, _ views: [LayoutTree]) {
        self.id = id
        count = views.count
        hasOverlaps = views.indices.contains { index in
            views[..<index].contains { $0.frame.overlap(with: views[index].frame) > 0 }
        }
    }
}

extension LayoutTree {
    /// The tree with the widths of all texts and columns in its rows.
    fileprivate var keepingWidths: LayoutTree {
        switch self {
        case .view: return self
        case .layers(var layers):
            layers.items = layers.items.map(\.keepingWidths)
            return .layers(layers)
        case .stack(var stack):
            stack.items = stack.items.map(\.keepingWidths)
            guard stack.axis == .horizontal, stack.distribution == nil else { return .stack(stack) }
            for index in stack.items.indices where stack.items[index].mayKeepWidth {
                // A text on the leading side of the free space needs no width.
                let isLast = index == stack.items.count - 1
                guard isLast, stack.items[index].isLeadingText else {
                    stack.items[index].keepWidth()
                    continue
                }
                stack.spacers.removeAll { $0 == index + 1 }
            }
            return .stack(stack)
        }
    }

    private var mayKeepWidth: Bool {
        guard !statesWidth, frame.width > 0 else { return false }
        switch self {
        case .view(let view): return view.role == .label || view.role == .field || view.keys["button"] != nil
        case .stack(let stack): return stack.axis == .vertical
        case .layers: return false
        }
    }

    /// Whether it's a leading-aligned text of one line.
    private var isLeadingText: Bool {
        view?.role == .label && further["alignment"] == nil && further["numberOfLines"] == nil
    }

    /// The tree with the space around it that gives it the size of the whole.
    fileprivate func filling(_ whole: Frame) -> LayoutTree {
        var room = Padding(of: seen, in: whole)
        // A view with its natural width ends where its content ends.
        if !fills { room.right = 0 }
        var holder = self
        if let view, view.role == .label {
            // Only the edge of a text to which it's aligned is visible.
            if view.keys["alignment"] == .text("right") { room.left = 0 }
            holder.pad(Padding(left: room.left, right: room.right))
        } else {
            holder.standApart(left: room.left, right: room.right)
        }
        holder.pad(Padding(top: room.top, bottom: room.bottom))
        return holder
    }
}
