/// The layout of a row. Parts that a row doesn't show are `nil` or empty.
package struct RowLayout: Hashable, Sendable {
    package var id: String
    package var frame: Rect
    /// The part of the row without the accessory: `contentView`.
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
    /// The visible views of a custom cell, one for each view in its content.
    package var drawnViews: [ViewLayout] = []
    /// The views of a custom cell without subviews, one for each leaf of its content.
    package var views: [ViewLayout] { drawnViews.filter { !$0.isContainer } }
    /// The editing and reorder controls.
    package var editingControls: [EditingControlLayout] = []
    /// The buttons under the swiped row.
    package var swipe: SwipeLayout?
    package var isSelected = false
    /// The separator at the bottom of the row.
    package var separatorFrame: Rect?
    /// The separator above the first row of a section, in the grouped style only.
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

/// The layout of a standard accessory.
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

/// The layout of a control.
package struct ControlLayout: Hashable, Sendable {
    package var frame: Rect
    /// The texts of the control: a field's text, a button's title, or one line per segment.
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

/// The layout of an editing or reorder control.
package struct EditingControlLayout: Hashable, Sendable {
    /// The purpose of the control.
    package enum Kind: Hashable, Sendable {
        case delete, insert, grip
    }

    package var kind: Kind
    package var frame: Rect

    func mirrored(in width: Double) -> EditingControlLayout {
        EditingControlLayout(kind: kind, frame: frame.mirrored(in: width))
    }
}

/// The swipe buttons, starting at the edge.
package struct SwipeLayout: Hashable, Sendable {
    package var buttons: [SwipeButtonLayout]
    /// The distance by which the row is moved toward its leading edge.
    package var distance: Double

    func mirrored(in width: Double) -> SwipeLayout {
        SwipeLayout(buttons: buttons.map { $0.mirrored(in: width) }, distance: distance)
    }
}

/// One of the swipe buttons.
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
