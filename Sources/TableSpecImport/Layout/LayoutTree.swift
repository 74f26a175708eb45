/// Views with their positions in rows, columns and layers.
indirect enum LayoutTree: Hashable, Sendable {
    case view(ViewDraft)
    case stack(StackDraft)
    case layers(LayersDraft)

    /// The view, if it's neither a stack nor layers.
    var view: ViewDraft? {
        get { if case .view(let view) = self { view } else { nil } }
        set { if let newValue { self = .view(newValue) } }
    }

    /// The parts of a stack or of layers.
    var items: [LayoutTree] {
        switch self {
        case .view: []
        case .stack(let stack): stack.items
        case .layers(let layers): layers.items
        }
    }

    var frame: Frame {
        switch self {
        case .view(let view): view.frame
        case .stack(let stack): stack.frame
        case .layers(let layers): layers.frame
        }
    }

    /// The visible part.
    var ink: Frame {
        switch self {
        case .view(let view): view.ink
        case .stack(let stack):
            stack.isBox
                ? stack.frame
                : .around(stack.items.shown.map(\.ink)).widened(by: stack.padding).raised(to: stack.leastHeight)
        case .layers(let layers): layers.frame
        }
    }

    /// The frame with the height of the visible part.
    var seen: Frame { isBox ? frame : Frame(x: frame.x, y: ink.y, width: frame.width, height: ink.height) }

    var isImage: Bool { view?.role == .image }

    /// Whether its edges are visible: it has a background or a border, or is behind others.
    var isBox: Bool {
        switch self {
        case .view: false
        case .stack(let stack): stack.isBox
        case .layers: true
        }
    }

    /// The nesting depth of stacks and layers, including the innermost view.
    var depth: Int { 1 + (items.map(\.depth).max() ?? 0) }

    /// The nesting depth of a spec is at most 100 lists and mappings. Each level takes two of them, and the
    /// surroundings of the tree take some more.
    static let mostLevels = 30

    /// All views except stacks, in the order of the spec.
    var views: [ViewDraft] { view.map { [$0] } ?? items.flatMap(\.views) }

    /// That of all of its views, if it's the same.
    var rowAlignment: RowAlignment? {
        let alignments = Set(views.map(\.rowAlignment))
        return alignments.count == 1 ? alignments.first ?? nil : nil
    }

    /// Those of its views that are initially visible.
    var shownViews: [ViewDraft] {
        guard further["visible"] == nil else { return [] }
        return view.map { $0.isAtRest ? [] : [$0] } ?? items.flatMap(\.shownViews)
    }

    /// The attributes except its views and their arrangement.
    var further: YAMLMapping {
        get {
            switch self {
            case .view(let view): view.keys
            case .stack(let stack): stack.further
            case .layers(let layers): layers.further
            }
        }
        set {
            switch self {
            case .view(var view):
                view.keys = newValue
                self = .view(view)
            case .stack(var stack):
                stack.further = newValue
                self = .stack(stack)
            case .layers(var layers):
                layers.further = newValue
                self = .layers(layers)
            }
        }
    }

    var yaml: YAMLValue {
        switch self {
        case .view(let view): view.yaml
        case .stack(let stack): stack.yaml
        case .layers(let layers): layers.yaml
        }
    }

    /// As the whole content of a cell.
    var content: YAMLValue { if case .stack(let stack) = self { stack.content } else { yaml } }

    /// The specified width.
    var statesWidth: Bool {
        if case .stack(let stack) = self, stack.width != nil { return true }
        return further["width"] != nil
    }

    /// The tree alone in a stack, with free space before or after it.
    func inStack(_ axis: StackDraft.Axis = .horizontal, spacers: [Int] = [], padding: Padding = Padding())
        -> LayoutTree
    {
        var stack = StackDraft(axis: axis, items: [self], frame: frame)
        stack.spacers = spacers
        stack.padding = padding.isEmpty ? nil : padding
        return .stack(stack)
    }

    /// Specifies the width in the document.
    mutating func keepWidth() {
        if case .stack(var stack) = self {
            stack.width = stack.frame.width.rounded()
            self = .stack(stack)
        } else {
            further["width"] = frame.size["width"]
            view?.guessedKeys.insert("width")
        }
        further["minWidth"] = nil
        further["maxWidth"] = nil
    }
}

extension [LayoutTree] {
    /// Those that are initially visible, or all if none is.
    var shown: [LayoutTree] {
        let shown = filter { !$0.shownViews.isEmpty }
        return shown.isEmpty ? self : shown
    }
}

/// A row or a column of views.
struct StackDraft: Hashable, Sendable {
    enum Axis: Hashable, Sendable { case horizontal, vertical }

    var axis: Axis
    var items: [LayoutTree]
    var frame: Frame
    /// `nil` for the default.
    var spacing: Double?
    var alignment: String?
    var distribution: String?
    /// The width that it keeps in a row.
    var width: Double?
    /// The indexes of items with free space before them. The item count means free space after the last one.
    var spacers: [Int] = []
    /// The space between its edges and its views.
    var padding: Padding?
    /// Its attributes, its visibility, and its position among layers.
    var further: YAMLMapping = [:]

    /// Its minimum height.
    fileprivate var leastHeight: Double { (further["height"] ?? further["minHeight"])?.number ?? 0 }

    /// The default distance between the views of a stack.
    static func usualSpacing(_ axis: Axis) -> Double { axis == .horizontal ? 8 : 0 }

    /// Whether its edges are visible.
    var isBox: Bool { further["background"] != nil || further["border"] != nil }

    /// Whether all views of a column have its width, so that no alignment is visible.
    var isFilledAcross: Bool {
        axis == .vertical && frame.width > 0 && items.allSatisfy { frame.width - $0.frame.width <= 2 }
    }

    /// Whether it's a row of views exactly as wide as their content, with nothing between them that takes the remaining
    /// space.
    var isTightRow: Bool {
        axis == .horizontal && spacers.isEmpty && distribution == nil && !isBox
            && items.allSatisfy { item in
                guard let view = item.view else { return false }
                return switch view.role {
                case .label: view.textWidth > 0 && view.frame.width - view.textWidth <= 8
                case .image: !view.isFlexible
                case .control: view.frame.width <= 100
                case .field: false
                }
            }
    }

    /// Whether it specifies only the arrangement of its views.
    var isPlain: Bool { further.isEmpty && padding == nil && width == nil }

    private var list: YAMLValue {
        let spacer = YAMLValue.mapping(["spacer": .bool(true)])
        let list = items.enumerated().flatMap { spacers.contains($0) ? [spacer, $1.yaml] : [$1.yaml] }
        return .list(list + (spacers.contains(items.count) ? [spacer] : []))
    }

    var yaml: YAMLValue {
        var keys: YAMLMapping = [axis == .horizontal ? "hstack" : "vstack": list]
        keys["spacing"] = spacing.map(YAMLValue.number)
        keys["alignment"] = alignment.map(YAMLValue.text)
        keys["distribution"] = distribution.map(YAMLValue.text)
        keys["padding"] = padding?.yaml
        keys["width"] = width.map(YAMLValue.number)
        keys.merge(further)
        return .mapping(keys)
    }

    /// As the whole content of a cell, in which a list represents a plain row.
    var content: YAMLValue {
        let says = spacing != nil || alignment != nil || distribution != nil
        return axis == .horizontal && !says && isPlain ? list : yaml
    }
}

extension Frame {
    /// The rectangle with a minimum height, around the same center.
    fileprivate func raised(to least: Double) -> Frame { height < least ? centered(height: least) : self }

    /// The rectangle with another height, around the same center.
    func centered(height: Double) -> Frame {
        Frame(x: x, y: middleY - height / 2, width: width, height: height)
    }

    /// The rectangle with space around it.
    fileprivate func widened(by room: Padding?) -> Frame {
        guard let room else { return self }
        let (width, height) = (width + room.left + room.right, height + room.top + room.bottom)
        return Frame(x: x - room.left, y: y - room.top, width: width, height: height)
    }
}

/// The space between the edges of a stack and its views.
struct Padding: Hashable, Sendable {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0

    /// The distances of a part from the edges of the whole.
    init(of part: Frame, in whole: Frame) {
        top = max((part.y - whole.y).rounded(), 0)
        left = max((part.x - whole.x).rounded(), 0)
        bottom = max((whole.bottom - part.bottom).rounded(), 0)
        right = max((whole.right - part.right).rounded(), 0)
    }

    init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top > 2 ? top.rounded() : 0
        self.left = left > 2 ? left.rounded() : 0
        self.bottom = bottom > 2 ? bottom.rounded() : 0
        self.right = right > 2 ? right.rounded() : 0
    }

    /// The space with additional space around it.
    func widened(by other: Padding) -> Padding {
        let (top, bottom) = (top + other.top, bottom + other.bottom)
        return Padding(top: top, left: left + other.left, bottom: bottom, right: right + other.right)
    }

    var isEmpty: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 }

    var yaml: YAMLValue {
        if Set([top, left, bottom, right]).count == 1 { return .number(top) }
        let sides = [("top", top), ("left", left), ("bottom", bottom), ("right", right)].filter { $0.1 != 0 }
        return .mapping(YAMLMapping(sides.map { ($0.0, .number($0.1)) }))
    }
}
