internal import TableSpecModel

extension LabelLayouter {
    /// Positions the labels in a content view of this height.
    func place(_ plan: LabelPlan, contentHeight: Double, origin: Rect) -> [LayoutNode] {
        switch plan.arrangement {
        case .row: placeInRow(plan, contentHeight: contentHeight, origin: origin)
        case .column: placeInColumn(plan, contentHeight: contentHeight, origin: origin)
        }
    }

    // MARK: One label, or two on one baseline

    private func placeInRow(_ plan: LabelPlan, contentHeight: Double, origin: Rect) -> [LayoutNode] {
        var placed: [LayoutNode] = []
        let block = plan.title ?? plan.detail
        let top = top(of: block?.height ?? 0, in: contentHeight)
        if let title = plan.title {
            let titleWidth = titleFrameWidth(title)
            let edge: LaidOutLine.Edge =
                content.style == .value2 && content.textAttributes.alignment == .natural
                ? .right : Self.edge(of: content.textAttributes)
            let isWholeHeight = content.style == .default
            let frame = Rect(
                x: origin.x + textX,
                y: origin.y + (isWholeHeight ? 0 : top),
                width: titleWidth,
                height: isWholeHeight ? contentHeight : min(title.height, contentHeight)
            )
            let lines = title.placed(x: frame.x(at: edge), top: origin.y + top, edge: edge)
            placed.append(LayoutNode(.text, frame, lines: lines))
        }
        guard let detail = plan.detail, !detail.lines.isEmpty else { return placed }
        let baselineShift = (plan.title?.font.ascent ?? detail.font.ascent) - detail.font.ascent
        let detailTop = origin.y + (top + baselineShift).roundedToPixel(plan.title?.scale ?? detail.scale)
        return placed + [beside(detail, top: detailTop, origin: origin)]
    }

    private func beside(_ detail: TextBlock, top: Double, origin: Rect) -> LayoutNode {
        let isValue1 = content.style == .value1
        let valueX = textX + TableMetrics.value2LabelWidth + TableMetrics.value2Gap
        let x = origin.x + (isValue1 ? textEnd : valueX)
        let frame = Rect(
            x: isValue1 ? x - detail.width : x,
            y: top,
            width: isValue1 ? detail.width : max(0, textEnd - valueX),
            height: detail.height
        )
        return LayoutNode(.detail, frame, lines: detail.placed(x: x, top: top, edge: isValue1 ? .right : .left))
    }

    private static func edge(of attributes: TextAttributesContent) -> LaidOutLine.Edge {
        attributes.alignment == .center ? .center : .left
    }

    private func titleFrameWidth(_ title: TextBlock) -> Double {
        let available = max(0, textEnd - textX)
        switch content.style {
        case .default, .subtitle, .custom: return available
        case .value1: return title.width
        case .value2: return min(TableMetrics.value2LabelWidth, available)
        }
    }

    /// The center, rounded as in UIKit, but inside a row that is too low.
    private func top(of block: Double, in height: Double) -> Double {
        guard block < height else { return (height - block) / 2 }
        return min(RowMetrics.centeredTop(block: block, in: height), height - block)
    }

    // MARK: The detail below the title

    private func placeInColumn(_ plan: LabelPlan, contentHeight: Double, origin: Rect) -> [LayoutNode] {
        let top = top(of: plan.blockHeight, in: contentHeight)
        let gap = min(gap(in: plan, contentHeight: contentHeight), max(0, top))
        let title = plan.title.map {
            column(.text, $0, content.textAttributes, y: origin.y + top - gap, origin: origin)
        }
        let detail = plan.detail.flatMap { detail in
            detail.lines.isEmpty
                ? nil
                : column(
                    .detail,
                    detail,
                    content.detailAttributes,
                    y: origin.y + top + (plan.title?.height ?? 0),
                    origin: origin
                )
        }
        return [title, detail].compactMap(\.self)
    }

    private func column(
        _ part: LayoutNode.Part,
        _ block: TextBlock,
        _ attributes: TextAttributesContent,
        y: Double,
        origin: Rect
    ) -> LayoutNode {
        let edge = Self.edge(of: attributes)
        let frame = Rect(x: origin.x + textX, y: y, width: max(0, textEnd - textX), height: block.height)
        return LayoutNode(part, frame, lines: block.placed(x: frame.x(at: edge), top: frame.y, edge: edge))
    }

    /// The upward offset of the title from its detail.
    private func gap(in plan: LabelPlan, contentHeight: Double) -> Double {
        guard plan.isPair, let title = plan.title, let detail = plan.detail else { return 0 }
        return context.row.subtitleGap(title: title.font, detail: detail.font, in: contentHeight)
    }
}
