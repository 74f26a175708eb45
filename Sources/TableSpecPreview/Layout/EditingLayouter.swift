internal import TableSpecModel

/// Lays out what editing mode and a swipe add to a row.
struct EditingLayouter {
    let content: RowContent
    let context: LayoutContext
    let frame: Rect
    /// The height of the row without its line.
    let contentHeight: Double

    private var margins: SideMargins { context.table.rowMargins(of: content) }

    /// The controls that a row of the table shows in its state.
    var controls: [EditingControlLayout] {
        guard context.isEditing, let editing = content.editing else { return [] }
        var controls: [EditingControlLayout] = []
        let kind: EditingControlLayout.Kind? =
            switch editing.style {
            case .none: nil
            case .delete: .delete
            case .insert: .insert
            }
        if let kind { controls.append(control(kind, EditingMetrics.control, x: frame.x + margins.leading)) }
        if editing.canMove {
            let x = frame.maxX - margins.trailing - EditingMetrics.grip.width
            controls.append(control(.grip, EditingMetrics.grip, x: x))
        }
        return controls
    }

    private func control(_ kind: EditingControlLayout.Kind, _ size: Size, x: Double) -> EditingControlLayout {
        let height = min(size.height, contentHeight)
        let y = frame.y + ((contentHeight - height) / 2).roundedToPixel(context.scale)
        return EditingControlLayout(kind: kind, frame: Rect(x: x, y: y, width: size.width, height: height))
    }

    /// The button under the swiped row, as wide as its title needs.
    var swipe: SwipeLayout {
        let font = EditingMetrics.swipeFont
        let breaker = LineBreaker(font: font, maximumWidth: frame.width / 2 - 2 * EditingMetrics.swipePadding)
        let title = breaker.truncated(
            DisplayText.singleLine(content.editing?.deleteTitle ?? EditingMetrics.deleteTitle)
        )
        let width = max(EditingMetrics.swipeButtonWidth, (title?.width ?? 0) + 2 * EditingMetrics.swipePadding)
        let gap = isCapsule ? EditingMetrics.swipeGap : 0
        let height = isCapsule ? min(EditingMetrics.swipeCapsuleHeight, contentHeight) : contentHeight
        let button = Rect(
            x: frame.maxX - gap - width,
            y: frame.y + ((contentHeight - height) / 2).roundedToPixel(context.scale),
            width: width,
            height: height
        )
        let line = title.map {
            LaidOutLine.placed(
                $0,
                font: font,
                x: button.midX,
                baseline: button.midY + font.size * 0.35,
                edge: .center,
                scale: context.scale
            )
        }
        return SwipeLayout(buttonFrame: button, titleLine: line?.clamped(to: button), distance: width + 2 * gap)
    }

    /// Evidence: "swiped rows show square blocks, capsules on 26".
    private var isCapsule: Bool { context.traits.look == .iOS26 }
}
