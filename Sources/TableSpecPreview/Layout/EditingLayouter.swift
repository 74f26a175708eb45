internal import TableSpecModel

/// Lays out the additions of editing mode and a swipe to a row.
struct EditingLayouter {
    let content: RowContent
    let context: LayoutContext
    let frame: Rect
    /// The height of the row without its separator.
    let contentHeight: Double

    private var margins: SideMargins { context.table.rowMargins(of: content) }

    /// The controls of a row in the state of the table.
    var controls: [LayoutNode] {
        guard context.isEditing, let editing = content.editing else { return [] }
        var controls: [LayoutNode] = []
        let kind: LayoutNode.EditingControl? =
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

    private func control(_ kind: LayoutNode.EditingControl, _ size: Size, x: Double) -> LayoutNode {
        let height = min(size.height, contentHeight)
        let y = frame.y + ((contentHeight - height) / 2).roundedToPixel(context.scale)
        let box = Rect(x: x, y: y, width: size.width, height: height)
        return LayoutNode(.editingControl, box, content: .editingControl(kind))
    }

    /// The buttons under the swiped row, starting at the edge, each as wide as its title requires, and the distance by
    /// which the row is moved toward its leading edge.
    var swipe: (buttons: [LayoutNode], distance: Double) {
        let gap = isCapsule ? EditingMetrics.swipeGap : 0
        let buttons = content.swipeButtons
        var distance = gap
        var layouts: [LayoutNode] = []
        for button in buttons {
            let layout = layout(of: button, of: buttons.count, after: distance)
            layouts.append(layout)
            distance += layout.frame.width + gap
        }
        return (layouts, content.swipesFromLeading ? -distance : distance)
    }

    /// - Parameter distance: The distance of the button from its edge of the row.
    private func layout(
        of button: SwipeButtonContent,
        of count: Int,
        after distance: Double
    ) -> LayoutNode {
        let font = EditingMetrics.swipeFont
        let room = count == 1 ? frame.width / 2 : frame.width * EditingMetrics.swipeShare / Double(count)
        let textRoom = room - 2 * EditingMetrics.swipePadding
        // The symbol has no title below it if the row is too low.
        let title = button.image == nil ? font.line(button.title, within: textRoom) : nil
        let wanted = max(EditingMetrics.swipeButtonWidth, (title?.width ?? 0) + 2 * EditingMetrics.swipePadding)
        let width = count == 1 ? wanted : min(wanted, room)
        let height = isCapsule ? min(EditingMetrics.swipeCapsuleHeight, contentHeight) : contentHeight
        let box = Rect(
            x: content.swipesFromLeading ? frame.x + distance : frame.maxX - distance - width,
            y: frame.y + ((contentHeight - height) / 2).roundedToPixel(context.scale),
            width: width,
            height: height
        )
        let line = title.map {
            let baseline = box.midY + font.size * 0.35
            return LaidOutLine.placed($0, font: font, x: box.midX, baseline: baseline, scale: context.scale)
        }
        let image = button.image.map { LayoutNode(.image, imageFrame($0, in: box), content: .image($0)) }
        return LayoutNode(
            .swipeButton,
            box,
            lines: line.map { [$0.clamped(to: box)] } ?? [],
            content: .swipeButton(button),
            children: image.map { [$0] } ?? []
        )
    }

    private func imageFrame(_ image: ImageContent, in box: Rect) -> Rect {
        let size = context.size(of: image)
        let width = min(size.width, box.width)
        let height = min(size.height, box.height)
        return Rect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
    }

    /// Evidence: "swiped rows show square blocks, capsules on 26".
    private var isCapsule: Bool { context.traits.system == .iOS26 }
}
