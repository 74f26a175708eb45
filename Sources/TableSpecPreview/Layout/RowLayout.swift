/// Where the parts of a row lie; what a row does not show is `nil` or empty.
package struct RowLayout: Hashable, Sendable {
    package var id: String
    package var frame: Rect
    /// The part of the row that the accessory leaves: `contentView`.
    package var contentFrame: Rect
    /// The frame of `textLabel`.
    package var textFrame: Rect?
    package var textLines: [LaidOutLine] = []
    /// The frame of `detailTextLabel`.
    package var detailFrame: Rect?
    package var detailLines: [LaidOutLine] = []
    /// The message below everything else.
    package var messageLines: [LaidOutLine] = []
    /// The frame of `imageView`.
    package var imageFrame: Rect?
    package var accessories: [AccessoryLayout] = []
    package var control: ControlLayout?
    /// The views of a custom cell that are drawn, one for each of its content's.
    package var drawnViews: [ViewLayout] = []
    /// The views of a custom cell that hold no others, one for each leaf of its content.
    package var views: [ViewLayout] { drawnViews.filter { !$0.isContainer } }
    /// The minus, the plus and the grip of editing mode.
    package var editingControls: [EditingControlLayout] = []
    /// The buttons under the row, which has been swiped aside.
    package var swipe: SwipeLayout?
    package var isSelected = false
    /// The line at the bottom of the row.
    package var separatorFrame: Rect?
    /// The line over the first row of a section, in the grouped style only.
    package var topSeparatorFrame: Rect?

    func mirrored(in width: Double) -> RowLayout {
        RowLayout(
            id: id,
            frame: frame.mirrored(in: width),
            contentFrame: contentFrame.mirrored(in: width),
            textFrame: textFrame?.mirrored(in: width),
            textLines: textLines.mirrored(in: width),
            detailFrame: detailFrame?.mirrored(in: width),
            detailLines: detailLines.mirrored(in: width),
            messageLines: messageLines.mirrored(in: width),
            imageFrame: imageFrame?.mirrored(in: width),
            accessories: accessories.map { $0.mirrored(in: width) },
            control: control?.mirrored(in: width),
            drawnViews: drawnViews.map { $0.mirrored(in: width) },
            editingControls: editingControls.map { $0.mirrored(in: width) },
            swipe: swipe?.mirrored(in: width),
            isSelected: isSelected,
            separatorFrame: separatorFrame?.mirrored(in: width),
            topSeparatorFrame: topSeparatorFrame?.mirrored(in: width)
        )
    }
}

/// A standard accessory in its place.
package struct AccessoryLayout: Hashable, Sendable {
    /// The drawing of an accessory.
    package enum Kind: Hashable, Sendable {
        case chevron, infoButton, checkmark
    }

    package var kind: Kind
    package var frame: Rect

    func mirrored(in width: Double) -> AccessoryLayout {
        AccessoryLayout(kind: kind, frame: frame.mirrored(in: width))
    }
}

/// A control in its place.
package struct ControlLayout: Hashable, Sendable {
    package var frame: Rect
    /// The texts of the control: a field's text, a button's title, one line a segment.
    package var lines: [LaidOutLine]
    /// The frames of a segmented control's segments.
    package var segmentFrames: [Rect]

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
package struct EditingControlLayout: Hashable, Sendable {
    /// The purpose of a control of editing mode.
    package enum Kind: Hashable, Sendable {
        case delete, insert, grip
    }

    package var kind: Kind
    package var frame: Rect

    func mirrored(in width: Double) -> EditingControlLayout {
        EditingControlLayout(kind: kind, frame: frame.mirrored(in: width))
    }
}

/// The buttons that a swipe has uncovered, the edge first.
package struct SwipeLayout: Hashable, Sendable {
    package var buttons: [SwipeButtonLayout]
    /// How far the row has been moved aside, towards its leading edge.
    package var distance: Double

    func mirrored(in width: Double) -> SwipeLayout {
        SwipeLayout(buttons: buttons.map { $0.mirrored(in: width) }, distance: distance)
    }
}

/// One of the buttons that a swipe has uncovered.
package struct SwipeButtonLayout: Hashable, Sendable {
    package var frame: Rect
    package var titleLine: LaidOutLine?
    package var imageFrame: Rect?

    func mirrored(in width: Double) -> SwipeButtonLayout {
        SwipeButtonLayout(
            frame: frame.mirrored(in: width),
            titleLine: titleLine?.mirrored(in: width),
            imageFrame: imageFrame?.mirrored(in: width)
        )
    }
}
