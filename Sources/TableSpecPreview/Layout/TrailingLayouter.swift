internal import TableSpecModel

/// Lays out the content at the trailing edge of a row: the standard accessories, or a control.
///
/// Horizontal positions are those of a row that starts at 0. Vertical ones follow when the row's height is known.
struct TrailingLayouter {
    let content: RowContent
    let context: LayoutContext
    let rowWidth: Double
    /// The start of the row's text.
    let textX: Double

    /// The horizontal positions, before the row's height is known.
    struct Plan {
        /// The end of `contentView`.
        var contentEnd: Double
        /// The end of the space for labels.
        var textEnd: Double
        var accessories: [(kind: LayoutNode.Accessory, x: Double, size: Size)] = []
        var control: (x: Double, size: Size)?
        /// The height of the control below the texts, including the gap above it; 0 for a control next to them.
        var heightBelow = 0.0
    }

    private var margin: Double { context.table.rowMargins(of: content).trailing }

    /// Whether the row shows the reorder control.
    private var hasGrip: Bool { context.isEditing && content.editing?.canMove == true }

    /// The end of an accessory: at the margin, or before the reorder control.
    private var end: Double {
        rowWidth - margin - (hasGrip ? EditingMetrics.grip.width + TableMetrics.accessoryGap : 0)
    }

    func plan() -> Plan {
        switch content.accessory {
        case .type(let type): return accessoryPlan(type)
        case .control(let control): return controlPlan(control)
        }
    }

    // MARK: Standard accessories

    private func accessoryPlan(_ type: AccessoryType) -> Plan {
        switch type {
        case .none:
            return Plan(contentEnd: hasGrip ? end : rowWidth, textEnd: end)
        case .disclosureIndicator:
            return plan(reduction: AccessoryMetrics.disclosureReduction, [chevron])
        case .detailDisclosureButton:
            let size = grown(AccessoryMetrics.infoButton)
            let x = chevron.x - AccessoryMetrics.infoChevronGap - size.width
            return plan(reduction: AccessoryMetrics.detailDisclosureReduction, [(.infoButton, x, size), chevron])
        case .detailButton:
            let size = grown(AccessoryMetrics.infoButton)
            let x = end - size.width
            return plan(reduction: AccessoryMetrics.buttonReduction, [(.infoButton, x, size)])
        case .checkmark:
            let size = grown(AccessoryMetrics.checkmark)
            let x = end - AccessoryMetrics.checkmarkTrailing - size.width
            return plan(reduction: AccessoryMetrics.buttonReduction, [(.checkmark, x, size)])
        }
    }

    private func grown(_ size: Size) -> Size { AccessoryMetrics.grown(size, by: context.symbolGrowth) }

    private var chevron: (kind: LayoutNode.Accessory, x: Double, size: Size) {
        let size = grown(AccessoryMetrics.chevron)
        let trailing = AccessoryMetrics.chevronTrailing(margin: margin, system: context.traits.system)
        return (.chevron, end + margin - trailing - size.width, size)
    }

    /// - Parameter reduction: The width that the accessories take from `contentView` at the default text size.
    private func plan(
        reduction: Double,
        _ accessories: [(kind: LayoutNode.Accessory, x: Double, size: Size)]
    ) -> Plan {
        let growth = accessories.map { $0.size.width * (1 - 1 / context.symbolGrowth) }.reduce(0, +)
        let contentEnd = end - (reduction + growth).ceiledToPixel(context.scale)
        return Plan(
            contentEnd: contentEnd,
            textEnd: contentEnd - TableMetrics.accessoryGap,
            accessories: accessories
        )
    }

    // MARK: Controls

    private func controlPlan(_ control: ControlContent) -> Plan {
        if isBelowTexts(control) { return planBelowTexts(control) }
        let size = size(of: control)
        let x = end - size.width
        return Plan(contentEnd: x, textEnd: x - TableMetrics.accessoryGap, control: (x, size))
    }

    /// Whether the generated code stacks the control and the texts: at accessibility sizes, in self-sizing rows.
    private func isBelowTexts(_ control: ControlContent) -> Bool {
        context.isStacked && hasText && content.content == nil && !control.isAccessoryView
            && (content.height ?? context.rowHeight) == nil
    }

    private func planBelowTexts(_ control: ControlContent) -> Plan {
        let size = control.picture.size(within: room, in: context)
        return Plan(
            contentEnd: hasGrip ? end : rowWidth,
            textEnd: end,
            control: (textX, size),
            heightBelow: RowMetrics.stackedControlGap + size.height
        )
    }

    /// The space from the start of the text to the end of the accessory.
    private var room: Double { max(0, end - textX) }

    private var hasText: Bool { content.text.map { !$0.isEmpty } ?? false }

    private func size(of control: ControlContent) -> Size {
        let picture = control.picture
        let fillsRow = picture.fillsRow && content.content == nil && !control.isAccessoryView
        let width = fillsRow ? room - textsRoom : picture.accessoryWidth.points(in: room, besideText: hasText)
        return picture.size(within: max(0, width), in: context)
    }

    /// The width of the texts, which is limited to leave space for the control, and of the gap after them.
    private var textsRoom: Double {
        guard hasText || content.detail != nil else { return 0 }
        let end = textX + room * RowMetrics.textsShare
        let labels = LabelLayouter(content: content, context: context, textX: textX, textEnd: end)
        return labels.plan(contentHeight: nil).width + TableMetrics.accessoryGap
    }
}
