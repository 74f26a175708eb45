/// A view of a cell as a spec says it.
struct ViewDraft: Hashable, Sendable {
    /// The role by which the free width of a row is assigned.
    enum Role: Hashable, Sendable {
        case label, image, field, control
    }

    var role: Role
    /// The keys of the view, its kind first: `label: …`.
    var keys: YAMLMapping
    var frame: Rect
    /// The room that the text of a label takes, as far as can be guessed.
    var textWidth = 0.0
    /// The height of one line of it.
    var lineHeight = 0.0

    /// The visible part of a label: its text, at the side to which it is aligned, in the middle of its height.
    var ink: Rect {
        guard role == .label, textWidth > 0, lineHeight > 0, frame.width > 0 else { return frame }
        let limit: Double =
            switch keys["numberOfLines"] {
            case .literal(let number): Double(number) ?? 1
            default: 1
            }
        let wanted = (textWidth / frame.width).rounded(.up)
        let lines = limit == 0 ? wanted : min(wanted, limit)
        let needed = lines * lineHeight
        // Interface Builder rounds the heights of texts.
        let height = frame.height - needed > 2 ? needed : frame.height
        let width = min(textWidth, frame.width)
        let x =
            switch keys["alignment"] {
            case .text("right"): frame.right - width
            case .text("center"): frame.middleX - width / 2
            default: frame.x
            }
        return Rect(x: x, y: frame.middleY - height / 2, width: width, height: height)
    }

    /// A label that says nothing but its text is the text.
    var yaml: YAMLValue {
        if keys.keys == ["label"], let text = keys["label"] { return text }
        return .mapping(keys)
    }
}

/// Views that have found their places in rows and columns.
indirect enum LayoutTree: Hashable, Sendable {
    case view(ViewDraft)
    case stack(StackDraft)

    var frame: Rect {
        switch self {
        case .view(let view): view.frame
        case .stack(let stack): stack.frame
        }
    }

    var ink: Rect {
        switch self {
        case .view(let view): view.ink
        case .stack(let stack): .around(stack.items.map(\.ink))
        }
    }

    var isImage: Bool { if case .view(let view) = self { view.role == .image } else { false } }

    var views: [ViewDraft] {
        switch self {
        case .view(let view): [view]
        case .stack(let stack): stack.items.flatMap(\.views)
        }
    }

    var yaml: YAMLValue {
        switch self {
        case .view(let view): view.yaml
        case .stack(let stack): stack.yaml
        }
    }
}

/// A row or a column of views.
struct StackDraft: Hashable, Sendable {
    enum Axis: Hashable, Sendable { case horizontal, vertical }

    var axis: Axis
    var items: [LayoutTree]
    var frame: Rect
    /// `nil` for the language's own.
    var spacing: Double?
    var alignment: String?
    var distribution: String?
    /// The width that it keeps in a row.
    var width: Double?
    /// Before which items the room lies that nobody takes; the count of the items means after the last one.
    var spacers: [Int] = []

    /// The distance between views that a stack has by itself.
    static func usualSpacing(_ axis: Axis) -> Double { axis == .horizontal ? 8 : 0 }

    private var list: YAMLValue {
        var list: [YAMLValue] = []
        for (index, item) in items.enumerated() {
            if spacers.contains(index) { list.append(.mapping(["spacer": .bool(true)])) }
            list.append(item.yaml)
        }
        if spacers.contains(items.count) { list.append(.mapping(["spacer": .bool(true)])) }
        return .list(list)
    }

    var yaml: YAMLValue {
        var keys: YAMLMapping = [axis == .horizontal ? "hstack" : "vstack": list]
        if let spacing { keys["spacing"] = .number(spacing) }
        if let alignment { keys["alignment"] = .text(alignment) }
        if let distribution { keys["distribution"] = .text(distribution) }
        if let width { keys["width"] = .number(width) }
        return .mapping(keys)
    }

    /// As the whole content of a cell, where a list stands for a plain row.
    var content: YAMLValue {
        axis == .horizontal && spacing == nil && alignment == nil && distribution == nil ? list : yaml
    }
}

/// The views of a row where the document has them.
struct RowPlacement: Hashable, Sendable {
    /// The width of the row.
    var width: Double
    /// `nil` for a row of a style.
    var views: [ViewDraft]?
}
