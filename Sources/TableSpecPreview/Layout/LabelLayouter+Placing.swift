internal import TableSpecModel

extension LabelLayouter {
    /// Positions the labels in a content view of this height.
    func place(_ plan: LabelPlan, contentHeight: Double, origin: Rect) -> PlacedLabels {
        switch plan.arrangement {
        case .row: placeInRow(plan, contentHeight: contentHeight, origin: origin)
        case .column: placeInColumn(plan, contentHeight: contentHeight, origin: origin)
        }
    }

    // MARK: One label, or two on one baseline

    private func placeInRow(_ plan: LabelPlan, contentHeight: Double, origin: Rect) -> PlacedLabels {
        var placed = PlacedLabels()
        let block = plan.title ?? plan.detail
        let top = top(of: block?.height ?? 0, in: contentHeight)
        if let title = plan.title {
            let titleWidth = titleFrameWidth(title)
            let edge: LaidOutLine.Edge =
                content.style == .value2 && content.textAttributes.alignment == .natural
                ? .right : Self.edge(of: content.textAttributes)
            let x = Self.x(edge, origin.x + textX, width: titleWidth)
            placed.textLines = title.placed(x: x, top: origin.y + top, edge: edge)
            let isWholeHeight = content.style == .default
            placed.textFrame = Rect(
                x: origin.x + textX,
                y: origin.y + (isWholeHeight ? 0 : top),
                width: titleWidth,
                height: isWholeHeight ? contentHeight : min(title.height, contentHeight)
            )
        }
        guard let detail = plan.detail, !detail.lines.isEmpty else { return placed }
        let baselineShift = (plan.title?.font.ascent ?? detail.font.ascent) - detail.font.ascent
        let detailTop = origin.y + (top + baselineShift).roundedToPixel(plan.title?.scale ?? detail.scale)
        placeBeside(detail, top: detailTop, origin: origin, in: &placed)
        return placed
    }

    private func placeBeside(_ detail: TextBlock, top: Double, origin: Rect, in placed: inout PlacedLabels) {
        let isValue1 = content.style == .value1
        let valueX = textX + TableMetrics.value2LabelWidth + TableMetrics.value2Gap
        let x = origin.x + (isValue1 ? textEnd : valueX)
        placed.detailLines = detail.placed(x: x, top: top, edge: isValue1 ? .right : .left)
        placed.detailFrame = Rect(
            x: isValue1 ? x - detail.width : x,
            y: top,
            width: isValue1 ? detail.width : max(0, textEnd - valueX),
            height: detail.height
        )
    }

    private static func edge(of attributes: TextAttributesContent) -> LaidOutLine.Edge {
        attributes.alignment == .center ? .center : .left
    }

    /// The horizontal position of the lines of a label that begins at `start`.
    private static func x(_ edge: LaidOutLine.Edge, _ start: Double, width: Double) -> Double {
        switch edge {
        case .left: start
        case .center: start + width / 2
        case .right: start + width
        }
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

    private func placeInColumn(_ plan: LabelPlan, contentHeight: Double, origin: Rect) -> PlacedLabels {
        let top = top(of: plan.blockHeight, in: contentHeight)
        let gap = min(gap(in: plan, contentHeight: contentHeight), max(0, top))
        var placed = PlacedLabels()
        let x = origin.x + textX
        let width = max(0, textEnd - textX)
        if let title = plan.title {
            let edge = Self.edge(of: content.textAttributes)
            let y = origin.y + top - gap
            placed.textLines = title.placed(x: Self.x(edge, x, width: width), top: y, edge: edge)
            placed.textFrame = Rect(x: x, y: y, width: width, height: title.height)
        }
        if let detail = plan.detail, !detail.lines.isEmpty {
            let edge = Self.edge(of: content.detailAttributes)
            let y = origin.y + top + (plan.title?.height ?? 0)
            placed.detailLines = detail.placed(x: Self.x(edge, x, width: width), top: y, edge: edge)
            placed.detailFrame = Rect(x: x, y: y, width: width, height: detail.height)
        }
        return placed
    }

    /// The upward offset of the title from its detail.
    private func gap(in plan: LabelPlan, contentHeight: Double) -> Double {
        guard plan.isPair, let title = plan.title, let detail = plan.detail else { return 0 }
        return context.row.subtitleGap(title: title.font, detail: detail.font, in: contentHeight)
    }
}
