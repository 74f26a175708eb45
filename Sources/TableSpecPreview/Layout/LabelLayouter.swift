internal import TableSpecModel

/// Lays out the labels of a row in one of the four cell styles.
struct LabelLayouter {
    let content: RowContent
    let context: LayoutContext
    /// The start and end of the labels, from the leading edge of the row.
    let textX: Double
    let textEnd: Double

    private var scale: Double { context.scale }
    private var available: Double { max(0, textEnd - textX) }

    /// The start of the separator.
    ///
    /// Evidence: "separator left inset = text leading (image rows: text x of the image row)".
    var separatorX: Double { textX }

    private var titleFont: LineFont { font(content.textAttributes, else: content.style == .value2 ? .caption1 : .body) }

    private var detailFont: LineFont {
        switch content.style {
        case .default, .value1, .custom: font(content.detailAttributes, else: .body)
        case .subtitle, .value2: font(content.detailAttributes, else: .caption1)
        }
    }

    private func font(_ attributes: TextAttributesContent, else style: TextStyle) -> LineFont {
        attributes.font.map { LineFont($0, at: context.traits.textSize) } ?? LineFont(style: context.font(style))
    }

    private var isColumn: Bool {
        content.style == .subtitle || (context.isStacked && content.style.showsDetail)
    }

    // MARK: Breaking

    /// The maximum number of lines of the labels.
    private struct Limits {
        /// 0 means no limit.
        var title: Int
        var detail: Int
        var keepsDetail = true
    }

    /// The labels broken into lines, as many as fit into a specified height.
    func plan(contentHeight: Double?) -> LabelPlan {
        let plan = plan(limits)
        guard let contentHeight, plan.blockHeight > contentHeight else { return plan }
        return isColumn ? fittedColumn(plan, height: contentHeight) : fittedRow(plan, height: contentHeight)
    }

    /// The maximum numbers of lines. Labels wrap freely at accessibility sizes.
    private var limits: Limits {
        context.isStacked
            ? Limits(title: 0, detail: 0)
            : Limits(
                title: max(0, content.textAttributes.numberOfLines),
                detail: max(0, content.detailAttributes.numberOfLines)
            )
    }

    private func plan(_ limits: Limits) -> LabelPlan { isColumn ? columnPlan(limits) : rowPlan(limits) }

    private func fittedRow(_ full: LabelPlan, height: Double) -> LabelPlan {
        var limits = limits
        limits.title = max(1, full.title?.lineCount(fitting: height) ?? 1)
        return plan(limits)
    }

    /// As much of the title as fits above a line of detail, or alone if both don't fit.
    private func fittedColumn(_ full: LabelPlan, height: Double) -> LabelPlan {
        let titleLine = full.title?.lineHeight ?? 0
        var limits = limits
        limits.keepsDetail = titleLine + (full.detail?.lineHeight ?? 0) <= height || full.title == nil
        limits.detail = max(1, full.detail?.lineCount(fitting: height - titleLine) ?? 1)
        let plan = columnPlan(limits)
        limits.title = max(1, full.title?.lineCount(fitting: height - (plan.detail?.height ?? 0)) ?? 1)
        return columnPlan(limits)
    }

    private func columnPlan(_ limits: Limits) -> LabelPlan {
        let title = content.text.map { broken($0, titleFont, available, limit: limits.title) }
        let text = limits.keepsDetail ? content.detail : nil
        let detail = text.map { broken($0, detailFont, available, limit: limits.detail) }
        var plan = LabelPlan(arrangement: .column, title: title, detail: detail, paddedHeight: 0)
        let padding = plan.isPair ? title.map(RowMetrics.subtitlePadding) : nil
        plan.paddedHeight = plan.blockHeight + (padding ?? 2 * context.row.titlePadding)
        return plan
    }

    private func rowPlan(_ limits: Limits) -> LabelPlan {
        var plan = LabelPlan(arrangement: .row, title: nil, detail: nil, paddedHeight: 0)
        let (titleFont, detailFont) = (titleFont, detailFont)
        switch content.style {
        case .default, .subtitle, .custom:
            plan.title = content.text.map { broken($0, titleFont, available, limit: limits.title) }
        case .value1:
            let width = valueTitleWidth(detailFont, limit: limits.title)
            let title = content.text.map { broken($0, titleFont, width, limit: limits.title) }
            let used = title.map { $0.width > 0 ? $0.width + TableMetrics.valueGap : 0 } ?? 0
            plan.title = title
            plan.detail = content.detail.map { broken($0, detailFont, available - used, limit: limits.detail) }
        case .value2:
            let width = min(TableMetrics.value2LabelWidth, available)
            let detailWidth = available - TableMetrics.value2LabelWidth - TableMetrics.value2Gap
            plan.title = content.text.map { broken($0, titleFont, width, limit: limits.title) }
            plan.detail = content.detail.map { broken($0, detailFont, detailWidth, limit: limits.detail) }
        }
        plan.paddedHeight = plan.blockHeight + 2 * context.row.titlePadding
        return plan
    }

    /// The width available to a title next to a value: all, unless it can wrap and leave space for the value.
    private func valueTitleWidth(_ detailFont: LineFont, limit: Int) -> Double {
        guard limit != 1, let detail = content.detail else { return available }
        let value =
            detailFont.font.width(of: DisplayText.singleLine(detail)).ceiledToPixel(scale) + TableMetrics.valueGap
        return max(available / 2, available - value)
    }

    private func broken(_ text: String, _ font: LineFont, _ width: Double, limit: Int) -> TextBlock {
        TextBlock(text, font: font, width: width, limit: limit, scale: scale)
    }
}
