/// A view of a cell, or a container with its views, before they're arranged.
indirect enum ViewGroup: Sendable {
    case view(ViewDraft)
    /// A container that is visible or has a condition, and becomes a stack.
    case box(BoxGroup)
    /// A stack view, which specifies the arrangement of its parts.
    case stack(StackGroup)
}

/// A container whose views have only frames.
struct BoxGroup: Sendable {
    var id: String
    var views: [ViewGroup]
    var frame: Frame
    var attributes: YAMLMapping
}

/// A stack view.
struct StackGroup: Sendable {
    /// A view in it, or the views in a container in it.
    struct Part: Sendable {
        var views: [ViewGroup]
        var room: Frame
        var isContainer: Bool
    }

    var parts: [Part]
    /// The stack without its views.
    var stack: StackDraft
    /// Its frame in the document.
    var frame: Frame

    /// The stack with its arranged parts.
    fileprivate func tree(of items: [LayoutTree]) -> LayoutTree? {
        guard items.count > 1 else {
            guard var item = items.first else { return nil }
            guard stack.further.isEmpty else { return item.boxed(in: frame, stack.further) }
            if let padding = stack.padding { item.pad(padding) }
            return item
        }
        var stack = stack
        stack.items = items
        if stack.isFilledAcross { stack.alignment = nil }
        stack.shareEqually()
        guard stack.axis == .vertical else { return .stack(stack) }
        if stack.distribution == nil {
            stack.keepStretchedHeights()
        } else if stack.further["height"] == nil, frame.height > 0 {
            // Only a height makes the equal parts of a column higher than their natural size.
            stack.further["height"] = frame.size["height"]
        }
        return .stack(stack)
    }
}

/// Arranges the views of a cell, each container as it's specified.
struct Arranger {
    /// The unusual arrangements, by the identifier of the cell or the container.
    let arrangements: [String: Arrangement]
    /// What was arranged, inner containers first.
    private(set) var parts: [ArrangedPart] = []

    init(_ arrangements: [String: Arrangement]) {
        self.arrangements = arrangements
    }

    mutating func arrange(_ views: [ViewGroup], of id: String, in room: Frame) -> LayoutTree? {
        let trees = trees(of: views)
        parts.append(ArrangedPart(id, trees))
        return (arrangements[id] ?? .usual(of: trees.count)).arrange(trees, in: room)
    }

    mutating func trees(of views: [ViewGroup]) -> [LayoutTree] {
        views.compactMap { view in
            switch view {
            case .view(let view): .view(view)
            case .box(let box): arrange(box.views, of: box.id, in: box.frame)?.boxed(in: box.frame, box.attributes)
            case .stack(let stack): stack.tree(of: stack.parts.compactMap { arrange($0) })
            }
        }
    }

    private mutating func arrange(_ part: StackGroup.Part) -> LayoutTree? {
        let trees = trees(of: part.views)
        guard let item = Arrangement.usual(of: trees.count).arrange(trees, in: part.room) else { return nil }
        guard part.isContainer, !item.isBox, case .stack(let stack) = item.boxed(in: part.room, [:]), !stack.isPlain
        else { return item }
        return .stack(stack)
    }
}
