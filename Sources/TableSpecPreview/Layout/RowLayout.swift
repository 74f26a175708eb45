/// Where the parts of a row lie; what a row does not show is `nil` or empty.
public struct RowLayout: Hashable, Sendable {
    public var id: String
    public var frame: Rect
    /// The part of the row that the accessory leaves: `contentView`.
    public var contentFrame: Rect
    /// The frame of `textLabel`.
    public var textFrame: Rect?
    public var textLines: [LaidOutLine] = []
    /// The frame of `detailTextLabel`.
    public var detailFrame: Rect?
    public var detailLines: [LaidOutLine] = []
    /// The frame of `imageView`.
    public var imageFrame: Rect?
    public var accessories: [AccessoryLayout] = []
    public var control: ControlLayout?
    /// The views of a custom cell, one for each leaf of its content.
    public var views: [ViewLayout] = []
    /// The minus, the plus and the grip of editing mode.
    public var editingControls: [EditingControlLayout] = []
    /// The button under the row, which has been swiped aside.
    public var swipe: SwipeLayout?
    public var isSelected = false
    /// The line at the bottom of the row.
    public var separatorFrame: Rect?
    /// The line over the first row of a section, in the grouped style only.
    public var topSeparatorFrame: Rect?

    func mirrored(in width: Double) -> RowLayout {
        RowLayout(
            id: id,
            frame: frame.mirrored(in: width),
            contentFrame: contentFrame.mirrored(in: width),
            textFrame: textFrame?.mirrored(in: width),
            textLines: textLines.mirrored(in: width),
            detailFrame: detailFrame?.mirrored(in: width),
            detailLines: detailLines.mirrored(in: width),
            imageFrame: imageFrame?.mirrored(in: width),
            accessories: accessories.map { $0.mirrored(in: width) },
            control: control?.mirrored(in: width),
            views: views.map { $0.mirrored(in: width) },
            editingControls: editingControls.map { $0.mirrored(in: width) },
            swipe: swipe?.mirrored(in: width),
            isSelected: isSelected,
            separatorFrame: separatorFrame?.mirrored(in: width),
            topSeparatorFrame: topSeparatorFrame?.mirrored(in: width)
        )
    }
}

/// A standard accessory in its place.
public struct AccessoryLayout: Hashable, Sendable {
    /// What an accessory is made of.
    public enum Kind: Hashable, Sendable {
        case chevron, infoButton, checkmark
    }

    public var kind: Kind
    public var frame: Rect

    func mirrored(in width: Double) -> AccessoryLayout {
        AccessoryLayout(kind: kind, frame: frame.mirrored(in: width))
    }
}

/// A control in its place.
public struct ControlLayout: Hashable, Sendable {
    public var frame: Rect
    /// The texts of the control: a field's text, a button's title, one line a segment.
    public var lines: [LaidOutLine]
    /// The frames of a segmented control's segments.
    public var segmentFrames: [Rect]

    init(frame: Rect, lines: [LaidOutLine] = [], segmentFrames: [Rect] = []) {
        self.frame = frame
        self.lines = lines
        self.segmentFrames = segmentFrames
    }

    func mirrored(in width: Double) -> ControlLayout {
        ControlLayout(
            frame: frame.mirrored(in: width),
            lines: lines.mirrored(in: width),
            segmentFrames: segmentFrames.map { $0.mirrored(in: width) }
        )
    }
}

/// A control of editing mode in its place.
public struct EditingControlLayout: Hashable, Sendable {
    /// What a control of editing mode is for.
    public enum Kind: Hashable, Sendable {
        case delete, insert, grip
    }

    public var kind: Kind
    public var frame: Rect

    func mirrored(in width: Double) -> EditingControlLayout {
        EditingControlLayout(kind: kind, frame: frame.mirrored(in: width))
    }
}

/// The button that a swipe has uncovered.
public struct SwipeLayout: Hashable, Sendable {
    public var buttonFrame: Rect
    public var titleLine: LaidOutLine?

    func mirrored(in width: Double) -> SwipeLayout {
        SwipeLayout(buttonFrame: buttonFrame.mirrored(in: width), titleLine: titleLine?.mirrored(in: width))
    }
}
