/// The height and the margins that a row must specify so that its views have the frames in the document.
struct RowFit {
    /// The width of the row, and of the part that the views can fill.
    var width: Double
    var contentWidth: Double
    /// The row's height in the document.
    var height: Double
    /// Whether the document fixes it, and whether the row or its table specifies it anyway.
    var isFixed: Bool
    var isStated: Bool
    /// Whether the row's views determine its height, regardless of the document.
    var isFree = false
    var hasAccessory: Bool
    /// Whether the row is part of a card, which is narrower than its table.
    var isCard = false
    /// What the constraints relate the sides of the views to.
    var pins = SidePins()

    /// The default distance between the edge of a row and its content: 16 points, or 20 on wide devices.
    var margin: Double { Self.margin(ofWidth: isCard ? width + 2 * Self.cardMargin : width) }

    /// The distance between a card and the edge of a wide table.
    private static let cardMargin = 20.0

    /// The default distance between the edge of a table with a width and its content.
    static func margin(ofWidth width: Double) -> Double { width >= 390 ? 20 : 16 }

    /// A text closer to the edge is meant to touch it.
    private static let leastMargin = 8.0

    /// The default space above and below the views of a row.
    static let padding = 11.0

    /// The space between the margins.
    var bounds: Frame { Frame(x: margin, width: max(contentWidth - 2 * margin, 0), height: height) }

    /// The attributes of a row with one text and an optional control.
    func keys(ofText text: ViewDraft, beside views: [ViewDraft]) -> YAMLMapping {
        var keys: YAMLMapping = [:]
        let content = Frame.around(views.map(\.ink)).height
        if states(max(44, content + 12), for: views) { keys["height"] = .number(height.rounded()) }
        let (left, right) = (text.frame.x, contentWidth - text.frame.right)
        let isInMiddle = abs(text.frame.middleX - contentWidth / 2) <= 3
        if left < margin - 2 {
            // Custom margins replace all those of the table.
            let end = views.count == 1 ? min(max(right, 0), margin) : margin
            keys["layoutMargins"] = .mapping(["left": .number(left.rounded()), "right": .number(end.rounded())])
            keys["preservesSuperviewLayoutMargins"] = .bool(false)
        } else if !isInMiddle, left > margin + 2, left < width * 0.4 {
            keys["layoutMargins"] = .mapping(["left": .number(left.rounded())])
        }
        return keys
    }

    /// Whether a text is possible without a stack: vertically centered in the row, and inside the margin, or at least
    /// not at the edge itself.
    func suits(_ text: ViewDraft) -> Bool {
        text.frame.x >= (text.keys["alignment"] == nil ? Self.leastMargin : margin - 2)
            && (height == 0 || abs(text.frame.middleY - height / 2) <= 2)
    }

    /// The attributes of a row of views, and the space before and after its views that follows its margins.
    func keys(of tree: LayoutTree) -> (keys: YAMLMapping, padding: Padding) {
        let ink = tree.ink
        let (above, below) = (max(ink.y, 0), max(height - ink.bottom, 0))
        let isOff = height > 0 && abs(above - below) > 2
        var sides = sides(of: tree)
        // A row that fits its content specifies the space around it, not a height.
        let hasRoom = isOff || followsContent(ink.height, tree.views)
        let isTight = hasRoom && min(above, below) < Self.padding - 1
        var keys: YAMLMapping = [:]
        var margins: YAMLMapping = [:]
        var padding = Padding()
        if sides.left < margin - 2 || sides.right < margin - 2 || sides.areFixed || isTight {
            // Custom margins replace all those of the table.
            keys["preservesSuperviewLayoutMargins"] = .bool(false)
            margins["left"] = Self.points(sides.left)
            margins["right"] = Self.points(sides.right)
            if hasRoom || !isFixed || !tree.keepsToMiddle {
                margins["top"] = Self.points(above)
                // The row must be high enough for its views.
                margins["bottom"] = Self.points(below.rounded(.down))
            }
        } else {
            if tree.view == nil {
                padding = Padding(
                    left: pins.left == .margin ? sides.left - margin : 0,
                    right: pins.right == .margin ? sides.right - margin : 0
                )
                (sides.left, sides.right) = (sides.left - padding.left, sides.right - padding.right)
            }
            if sides.left > margin + 2 { margins["left"] = Self.points(sides.left) }
            if sides.right > margin + 2 { margins["right"] = Self.points(sides.right) }
            if hasRoom, above > Self.padding { margins["top"] = Self.points(above) }
            if hasRoom, below > Self.padding { margins["bottom"] = Self.points(below) }
        }
        keys["layoutMargins"] = margins.isEmpty ? nil : .mapping(margins)
        let room =
            if keys["preservesSuperviewLayoutMargins"] != nil {
                (margins["top"]?.number ?? 0) + (margins["bottom"]?.number ?? 0)
            } else {
                margins["top"] != nil || margins["bottom"] != nil ? above + below : 2 * Self.padding
            }
        if states(max(44, (ink.height + room).rounded(.up)), for: tree.views) {
            keys["height"] = .number(height.rounded())
        }
        return (keys, padding)
    }

    /// Whether the height of the row comes from its views, with space around them that differs from a row's default.
    private func followsContent(_ content: Double, _ views: [ViewDraft]) -> Bool {
        height > 44 && !isFixed && !isStated && (isFree || Self.wraps(views))
            && abs(max(44, content + 2 * Self.padding) - height) > 2
    }

    private static func wraps(_ views: [ViewDraft]) -> Bool {
        views.contains { $0.role == .label && ($0.keys["numberOfLines"] ?? .number(1)) != .number(1) }
    }

    private static func points(_ distance: Double) -> YAMLValue? {
        distance < 0.5 ? nil : .number(distance.rounded())
    }

    /// Whether the height must be specified, because the row's default would differ.
    private func states(_ automatic: Double, for views: [ViewDraft]) -> Bool {
        guard height > 0, !isStated, isFixed || !Self.wraps(views) else { return false }
        return abs(automatic - height) > 1.5
    }

    /// The distances between the sides of the row and its views, or the defaults if the views need no others.
    ///
    /// A side that the document fixes at a distance from the edge of the cell stays there on devices with other margins.
    private func sides(of tree: LayoutTree) -> (left: Double, right: Double, areFixed: Bool) {
        let frame = tree.frame
        let (left, right) = (max(frame.x, 0), max(contentWidth - frame.right, 0))
        // A centered view needs no margins. For a button without a shape, only the title in its center is visible.
        if tree.isBareTitle, abs(frame.middleX - contentWidth / 2) <= 3 { return (margin, margin, false) }
        guard tree.fills || frame.width > bounds.width + 2 || abs(frame.middleX - contentWidth / 2) > 3 else {
            return (margin, margin, false)
        }
        let isUsual = { (distance: Double) in abs(distance - margin) <= 2 || distance >= width * 0.4 }
        let (takesBefore, takesAfter) = tree.freeEnds
        let isFixedBefore = pins.left == .edge && !takesBefore && left <= Self.mostMargin
        let touchesEdges = isFixedBefore && pins.right == .edge && max(left, right) < 0.5
        let isFreeAfter =
            takesAfter || hasAccessory
            || !touchesEdges && (!tree.hasTrailingEdge || !tree.fills && frame.width <= bounds.width + 2)
        let isFixedAfter = pins.right == .edge && !isFreeAfter && right <= Self.mostMargin
        return (
            !isFixedBefore && isUsual(left) || takesBefore ? margin : left,
            !isFixedAfter && isUsual(right) || isFreeAfter ? margin : right, isFixedBefore || isFixedAfter
        )
    }

    /// The widest default margin of a device, with the tolerance of frames.
    private static let mostMargin = 22.0
}

extension LayoutTree {
    /// The tree with space before or after it if a single view, or a column, isn't at the leading edge.
    func placed(in region: Frame) -> LayoutTree {
        let (left, right) = (frame.x - region.x, region.right - frame.right)
        let isCentered = rowAlignment.map { $0 == .middle } ?? (abs(frame.middleX - region.middleX) <= 3)
        switch self {
        case .view(var view) where view.role == .label:
            if view.keys["alignment"] == nil, isCentered, left > StackDraft.wideGap {
                view.keys["alignment"] = .text("center")
            }
            return .view(view)
        case .view(let view) where view.isFlexible && left <= 2 && right <= 2:
            var tree = self
            tree.followWidth()
            return tree
        case .view(let view) where view.role != .field:
            guard left > StackDraft.wideGap || right > StackDraft.wideGap else { return self }
            if isCentered, view.keys["width"] != nil { return inStack(spacers: [0, 1]) }
            // A view that keeps its size is at the leading edge by default. A button fills the row.
            let isButton = view.keys["button"] != nil
            if isButton, isCentered { return self }
            if !isButton, left <= StackDraft.wideGap { return self }
            let hasRoomAfter = right > StackDraft.wideGap && (isCentered || isButton)
            let spacers = (left > StackDraft.wideGap ? [0] : []) + (hasRoomAfter ? [1] : [])
            return spacers.isEmpty ? self : inStack(spacers: spacers)
        case .stack(let stack) where stack.isBox:
            guard left > StackDraft.wideGap || right > StackDraft.wideGap else { return self }
            var box = self
            if !box.statesWidth { box.keepWidth() }
            return left > StackDraft.wideGap ? box.inStack(spacers: isCentered ? [0, 1] : [0]) : box
        case .layers:
            var tree = self
            if left <= 2, right <= 2 { tree.followWidth() }
            guard left > StackDraft.wideGap else { return tree }
            return tree.inStack(spacers: isCentered ? [0, 1] : [0])
        case .stack(let stack) where stack.axis == .vertical && stack.alignment == "center" && rowAlignment == .leading:
            return right > StackDraft.wideGap ? inStack(spacers: [1]) : self
        case .stack(let stack)
        where stack.axis == .vertical && stack.alignment == "center" && rowAlignment == .trailing:
            return left > StackDraft.wideGap ? inStack(spacers: [0]) : self
        case .stack(var stack) where stack.axis == .vertical && stack.alignment == nil:
            let isNarrow = left > StackDraft.wideGap && right > StackDraft.wideGap
            if isCentered, isNarrow { stack.alignment = "center" }
            return .stack(stack)
        case .stack(var stack) where stack.isTightRow && isCentered && left > StackDraft.wideGap:
            stack.spacers = [0, stack.items.count]
            return .stack(stack)
        case .stack(var stack) where stack.axis == .horizontal:
            // A view at the trailing edge has the free space before it.
            guard left > 100, right <= StackDraft.wideGap, stack.spacers.isEmpty else { return self }
            stack.spacers = [0]
            stack.keepAllWidths()
            return .stack(stack)
        case .view, .stack: return self
        }
    }

    /// Whether the end of the tree is visible, which isn't so for a leading-aligned text of one line.
    var hasTrailingEdge: Bool {
        isBox
            || views.contains { view in
                abs(view.frame.right - frame.right) <= 2
                    && (view.role != .label || view.keys["alignment"] != nil || view.keys["numberOfLines"] != nil)
            }
    }

    /// Whether the free space of a row of views is before the first one, and after the last one.
    fileprivate var freeEnds: (before: Bool, after: Bool) {
        guard case .stack(let stack) = self, stack.axis == .horizontal, !stack.isBox else { return (false, false) }
        return (stack.spacers.contains(0), stack.spacers.contains(stack.items.count))
    }

    /// Whether its views stay centered in a greater height.
    fileprivate var keepsToMiddle: Bool {
        switch self {
        case .view: true
        case .stack(let stack): stack.axis == .horizontal && stack.alignment == nil && !stack.isBox
        case .layers(let layers): layers.items.allSatisfy(\.keepsToMiddle)
        }
    }

    /// Whether something in the tree takes the remaining space of a row.
    var fills: Bool {
        switch self {
        case .view(let view) where view.role == .control && view.keys["width"] == nil: view.frame.width > 200
        case .view(let view): view.role == .field || view.role == .label && view.keys["alignment"] != .text("center")
        case .layers: frame.width > 200
        case .stack(let stack):
            stack.isBox || !stack.spacers.isEmpty || stack.axis == .vertical || stack.distribution != nil
                || stack.items.contains { $0.fills || $0.takesRoomOfRow }
        }
    }

    /// Whether it's a text without a width, which takes the space of its row. Its center is then that of the space.
    private var takesRoomOfRow: Bool { view?.role == .label && further["width"] == nil }

    /// Whether it's a button with only a visible title.
    var isBareTitle: Bool {
        guard let view, let titleOrImage = view.keys["button"] else { return false }
        return titleOrImage.mapping == nil && !view.hasShape
    }
}
