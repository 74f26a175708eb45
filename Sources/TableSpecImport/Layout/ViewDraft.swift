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
    /// The space that the text of a label takes, as an estimate.
    var textWidth = 0.0
    /// The height of one line of it; of a button with a title, its own height.
    var lineHeight = 0.0

    /// Whether it is a field of one line of which one sees nothing but the line.
    private var isBareField: Bool {
        keys["textField"] != nil && keys["borderStyle"] == nil && keys["height"] == nil && !hasShape
    }

    /// The height that such a field has by itself.
    private static let fieldHeight = 22.0

    /// Whether one sees where it ends.
    var hasShape: Bool { ["background", "border", "style"].contains { keys[$0] != nil } }

    /// The visible part of a label: its text, at the side to which it is aligned, in the middle of its height. Of a button without
    /// a shape one sees the title in its middle, of a field its line.
    var ink: Rect {
        if role == .control, lineHeight > 0, frame.height > lineHeight, keys["height"] == nil, !hasShape {
            return Rect(x: frame.x, y: frame.middleY - lineHeight / 2, width: frame.width, height: lineHeight)
        }
        if isBareField, frame.height > Self.fieldHeight {
            let y = frame.middleY - Self.fieldHeight / 2
            return Rect(x: frame.x, y: y, width: frame.width, height: Self.fieldHeight)
        }
        guard role == .label, lineHeight > 0, frame.width > 0, keys["height"] ?? keys["minHeight"] == nil else {
            return frame
        }
        guard textWidth > 0 else {
            // An empty text is as high as a line.
            let height = min(frame.height, lineHeight)
            return Rect(x: frame.x, y: frame.middleY - height / 2, width: frame.width, height: height)
        }
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

    /// The frame of the document, where the view is narrower in the spec.
    var documentFrame: Rect?
    /// The keys that say what its frame is, and nothing else of the document.
    var guessedKeys: Set<String> = []
    /// Whether the document lets the width follow that of what is around the view.
    var isFlexible = false
    /// The width divided by the height, where a constraint keeps it.
    var aspectRatio: Double?

    /// Whether it is a spinner that does not turn at first: then it is not seen.
    var isAtRest = false

    /// Whether it is visible only while a condition is true, which is initially false.
    var isHidden: Bool { keys["visible"] != nil }

    /// A label that says nothing but its text is the text.
    var yaml: YAMLValue {
        if keys.keys == ["label"], let text = keys["label"] { return text }
        return .mapping(keys)
    }
}

/// The views of a row where the document has them.
struct RowPlacement: Hashable, Sendable {
    /// The width of the row.
    var width: Double
    /// `nil` for a row of a style.
    var views: [ViewDraft]?
    /// The identifier of the cell.
    var cell = ""
    /// Whether the row is not there at first.
    var isHidden = false

    init(of cell: Element) {
        width = cell.frame.width
        self.cell = cell["id"] ?? ""
        isHidden = cell.bool("hidden") == true
    }
}

/// The views above or below all rows, or the table, where the document has them.
struct EdgePlacement: Hashable, Sendable {
    enum Side: String, Hashable, Sendable {
        /// All rows, with which they scroll.
        case header, footer
        /// The table, beside which they stay.
        case above, below
    }

    var side: Side
    /// The width for which the document has them.
    var width: Double
    var views: [ViewDraft]
    /// The identifier of the cell that contains them.
    var cell: String

    /// - Parameter top: Where the views begin, from which a column beside the table counts.
    init(_ side: Side, of view: Element, width: Double, top: Double = 0, _ views: [ViewDraft]) {
        self.side = side
        self.width = width
        self.views = views
        cell = view["id"] ?? ""
        for index in self.views.indices {
            self.views[index].frame.y -= top
            self.views[index].documentFrame?.y -= top
        }
    }
}
