/// A view of a cell as a spec describes it.
struct ViewDraft: Hashable, Sendable {
    /// The role that determines how the free width of a row is assigned.
    enum Role: Hashable, Sendable {
        case label, image, field, control
    }

    var role: Role
    /// The keys of the view, starting with its kind: `label: …`.
    var keys: YAMLMapping
    var frame: Frame
    /// The estimated size of a label's text.
    var textWidth = 0.0
    /// The height of one line, or of a button with a title.
    var lineHeight = 0.0

    /// Whether it's a one-line field with only a visible line.
    private var isBareField: Bool {
        keys["textField"] != nil && keys["borderStyle"] == nil && keys["height"] == nil && !hasShape
    }

    /// The natural height of such a field.
    private static let fieldHeight = 22.0

    /// Whether its edges are visible.
    var hasShape: Bool { ["background", "border", "style"].contains { keys[$0] != nil } }

    /// The visible part of a label: its text, horizontally aligned and vertically centered. For a button without a
    /// shape, the title in its center is visible, and for a field its line.
    var ink: Frame {
        if role == .control, lineHeight > 0, frame.height > lineHeight, keys["height"] == nil, !hasShape {
            return frame.centered(height: lineHeight)
        }
        if isBareField, frame.height > Self.fieldHeight { return frame.centered(height: Self.fieldHeight) }
        guard role == .label, lineHeight > 0, frame.width > 0, keys["height"] ?? keys["minHeight"] == nil else {
            return frame
        }
        // An empty text is as high as a line.
        guard textWidth > 0 else { return frame.centered(height: min(frame.height, lineHeight)) }
        let limit = keys["numberOfLines"]?.number ?? 1
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
        return Frame(x: x, y: frame.middleY - height / 2, width: width, height: height)
    }

    /// The part of the row that its sides keep their distance to, if its constraints say so.
    var rowAlignment: RowAlignment?
    /// The frame in the document, if the view is narrower in the spec.
    var documentFrame: Frame?
    /// The keys that describe its frame, and nothing else.
    var guessedKeys: Set<String> = []
    /// Whether the document makes the width follow that of the surroundings.
    var isFlexible = false
    /// The width divided by the height, if a constraint fixes it.
    var aspectRatio: Double?

    /// Whether it's a spinner that is initially not animated, and therefore invisible.
    var isAtRest = false

    /// Whether it is visible only while a condition is true, which is initially false.
    var isHidden: Bool { keys["visible"] != nil }

    /// A label with only a text is the text.
    var yaml: YAMLValue {
        if keys.keys == ["label"], let text = keys["label"] { return text }
        return .mapping(keys)
    }
}

/// The frames of a row's views in the document.
struct RowPlacement: Hashable, Sendable {
    /// The width of the row.
    var width: Double
    /// `nil` for a row with a style.
    var views: [ViewDraft]?
    /// The identifier of the cell.
    var cell = ""
    /// Whether the row is initially hidden.
    var isHidden = false
    /// The frames in a table with the width ``otherWidth(than:)``, as far as they follow from constraints.
    var otherFrames: [String: Frame] = [:]
    /// How much wider the row is in that table.
    var growth = 0.0
    /// Whether there are constraints, but they don't place the views as the canvas shows them.
    var contradictsConstraints = false
}

extension RowPlacement {
    /// - Parameters:
    ///   - width: The width of the table on the canvas.
    ///   - isCard: Whether the rows are narrower than the table.
    init(of cell: Element, inTable width: Double, isCard: Bool) {
        self.init(width: cell.frame.width, cell: cell["id"] ?? "", isHidden: cell.bool("hidden") == true)
        guard width > 0, self.width > 0, let content = cell.property("contentView"),
            content.contains({ $0.name == "constraint" })
        else { return }
        let other = Self.otherWidth(than: width)
        let (margin, otherMargin) = (RowFit.margin(ofWidth: width), RowFit.margin(ofWidth: other))
        let row = isCard ? other - 2 * otherMargin : other
        growth = row - self.width
        otherFrames = ConstraintLayout(content)?.frames(from: (self.width, margin), to: (row, otherMargin)) ?? [:]
        let hasFrames = content.list("subviews").contains { $0.children.contains(where: \.isFrame) }
        contradictsConstraints = otherFrames.isEmpty && hasFrames
    }

    /// The width of a table that layouts are compared in, in addition to that of the canvas: that of an iPad mini or of
    /// a small iPhone.
    static func otherWidth(than width: Double) -> Double { width < 744 ? 744 : 375 }
}

/// The frames in the document of the views above or below all rows, or around the table.
struct EdgePlacement: Hashable, Sendable {
    /// The key of the views, in the table or beside it.
    enum Side: String, Hashable, Sendable {
        /// All rows, with which they scroll.
        case header = "headerView"
        case footer = "footerView"
        /// The table, outside of which they stay.
        case above, below
    }

    var side: Side
    /// The width that the frames in the document are for.
    var width: Double
    var views: [ViewDraft]
    /// The identifier of the view or the column that contains them.
    var cell: String

    init(_ side: Side, _ cell: String, _ width: Double, _ views: [ViewDraft]) {
        (self.side, self.cell, self.width, self.views) = (side, cell, width, views)
    }
}
