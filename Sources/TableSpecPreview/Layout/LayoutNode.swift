internal import TableSpecModel

/// A part of a screen: its frame, what it shows, and the parts in it, from back to front.
///
/// Everything that draws, describes or moves a screen walks these nodes.
package struct LayoutNode: Hashable, Sendable {
    /// The role of a part in the part that contains it.
    package enum Part: Hashable, Sendable {
        case bars, prompt, title, titleView, largeTitle, searchField, barSearchField, backButton, leftItem, rightItem
        case viewAbove, viewBelow, toolbar, toolbarItem
        case statusBar, time, date, charge, signal, wifi, battery
        case tabBar, tab, highlight, badge
        case tableHeader, section, header, row, footer, tableFooter, unavailable
        case index, overlay, background
        /// The parts of rows: `contentView`, `textLabel`, `detailTextLabel` and others.
        case contentView, text, detail, message, image, accessory, editingControl, swipeButton, topSeparator, separator
        case view, control, segment, chevron, button
        case popup, card, arrow, entry
    }

    package var part: Part
    package var frame: Rect
    /// The lines of the part's text.
    package var lines: [LaidOutLine]
    var content: Content
    package var children: [LayoutNode]

    init(
        _ part: Part,
        _ frame: Rect,
        lines: [LaidOutLine] = [],
        content: Content = .nothing,
        children: [LayoutNode] = []
    ) {
        self.part = part
        self.frame = frame
        self.lines = lines
        self.content = content
        self.children = children
    }

    /// Creates a part that is a line of text, if there is one.
    init?(_ part: Part, _ line: LaidOutLine?) {
        guard let line else { return nil }
        self.init(part, line.frame, lines: [line])
    }

    /// Creates a part that is only a frame, if there is one.
    init?(_ part: Part, frame: Rect?) {
        guard let frame else { return nil }
        self.init(part, frame)
    }
}

// MARK: Positions

extension LayoutNode {
    /// The part, which was laid out from left to right, in a preview of this width.
    func directed(by traits: PreviewTraits, in width: Double) -> LayoutNode {
        traits.direction == .rightToLeft ? mirrored(in: width) : self
    }

    /// The same part in a right-to-left preview of this width.
    func mirrored(in width: Double) -> LayoutNode {
        var node = self
        node.frame = frame.mirrored(in: width)
        node.lines = lines.map { $0.mirrored(in: width) }
        node.children = children.map { $0.mirrored(in: width) }
        return node
    }

    /// Adds a line of text, if there is one.
    mutating func add(_ line: LaidOutLine?) {
        if let line { lines.append(line) }
    }

    /// Moves the part by distances in points.
    mutating func move(x: Double = 0, y: Double = 0) {
        frame.x += x
        frame.y += y
        for index in lines.indices { lines[index] = lines[index].moved(x: x, y: y) }
        for index in children.indices { children[index].move(x: x, y: y) }
    }

    /// The part, moved by distances in points.
    func moved(x: Double = 0, y: Double = 0) -> LayoutNode {
        var node = self
        node.move(x: x, y: y)
        return node
    }
}

// MARK: Parts

extension [LayoutNode] {
    /// The first part with a role.
    package subscript(_ part: LayoutNode.Part) -> LayoutNode? { first { $0.part == part } }

    /// All parts with a role.
    package func all(_ part: LayoutNode.Part) -> [LayoutNode] { filter { $0.part == part } }
}

extension LayoutNode {
    package subscript(_ part: Part) -> LayoutNode? { children[part] }

    package func all(_ part: Part) -> [LayoutNode] { children.all(part) }

    /// The frame of a part.
    package func frame(_ part: Part) -> Rect? { children[part]?.frame }

    /// The lines of a part.
    package func lines(_ part: Part) -> [LaidOutLine] { children[part]?.lines ?? [] }

    /// The only line of a part.
    package func line(_ part: Part) -> LaidOutLine? { children[part]?.lines.first }

    /// The rows of a section.
    package var rows: [LayoutNode] { all(.row) }

    /// The control of a row, a view or a bar button.
    package var control: LayoutNode? { children[.control] }

    /// Whether the part contains custom views that show something, or containers with visible attributes.
    var showsViews: Bool {
        children.contains { child in
            guard case .view(let view) = child.content else { return false }
            return !view.isContainer || view.attributes.isVisible || child.showsViews
        }
    }

    /// The custom views that show something and don't contain others.
    package var views: [LayoutNode] { children.flatMap(\.leaves) }

    private var leaves: [LayoutNode] {
        guard case .view(let view) = content else { return [] }
        return view.isContainer ? views : [self]
    }
}

extension CellViewContent {
    /// Changes the views in the view.
    mutating func changeViews(_ change: (inout CellViewContent) -> Void) {
        switch kind {
        case .stack(var stack):
            for index in stack.views.indices { change(&stack.views[index]) }
            kind = .stack(stack)
        case .zstack(var stack):
            for index in stack.views.indices { change(&stack.views[index]) }
            kind = .zstack(stack)
        case .label, .image, .control, .app, .spacer: break
        }
    }

    /// Whether the view only arranges others.
    var isContainer: Bool {
        switch kind {
        case .stack, .zstack: true
        case .label, .image, .control, .app, .spacer: false
        }
    }
}
