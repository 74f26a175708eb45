internal import TableSpecModel

/// Lays out what stands at the trailing edge of a row: the standard accessories, or a control.
///
/// Horizontal positions are those of a row that starts at 0; vertical ones follow when the row's height is known.
struct TrailingLayouter {
    let content: RowContent
    let context: LayoutContext
    var rowWidth: Double
    /// Where the row's text starts.
    let textX: Double

    /// What was found, without vertical positions.
    struct Plan {
        /// The end of `contentView`.
        var contentEnd: Double
        /// The end of the room for labels.
        var textEnd: Double
        var accessories: [(kind: AccessoryLayout.Kind, x: Double, size: Size)] = []
        var control: (x: Double, size: Size)?
    }

    private var margin: Double { context.table.rowMargin }

    func plan() -> Plan {
        if context.isEditing, let editing = content.editing { return editingPlan(editing) }
        switch content.accessory {
        case .type(let type): return accessoryPlan(type)
        case .control(let control): return controlPlan(control)
        }
    }

    private func editingPlan(_ editing: EditingContent) -> Plan {
        let type = content.properties.word(.editingAccessory, as: AccessoryType.self) ?? .none
        guard editing.canMove else { return accessoryPlan(type) }
        let end = rowWidth - margin - EditingMetrics.grip.width - TableMetrics.accessoryGap
        guard type != .none else { return Plan(contentEnd: end, textEnd: end) }
        var besideGrip = self
        besideGrip.rowWidth = end + margin
        return besideGrip.accessoryPlan(type)
    }

    // MARK: Standard accessories

    private func accessoryPlan(_ type: AccessoryType) -> Plan {
        switch type {
        case .none:
            return Plan(contentEnd: rowWidth, textEnd: rowWidth - margin)
        case .disclosureIndicator:
            return plan(reduction: AccessoryMetrics.disclosureReduction, [chevron])
        case .detailDisclosureButton:
            let x = chevron.x - AccessoryMetrics.infoChevronGap - AccessoryMetrics.infoButton.width
            return plan(
                reduction: AccessoryMetrics.detailDisclosureReduction,
                [(.infoButton, x, AccessoryMetrics.infoButton), chevron]
            )
        case .detailButton:
            let x = rowWidth - margin - AccessoryMetrics.infoButton.width
            return plan(reduction: AccessoryMetrics.buttonReduction, [(.infoButton, x, AccessoryMetrics.infoButton)])
        case .checkmark:
            let size = AccessoryMetrics.checkmark
            let x = rowWidth - margin - AccessoryMetrics.checkmarkTrailing - size.width
            return plan(reduction: AccessoryMetrics.buttonReduction, [(.checkmark, x, size)])
        }
    }

    private var chevron: (kind: AccessoryLayout.Kind, x: Double, size: Size) {
        let size = AccessoryMetrics.chevron
        return (.chevron, rowWidth - margin - AccessoryMetrics.chevronTrailing - size.width, size)
    }

    private func plan(
        reduction: Double,
        _ accessories: [(kind: AccessoryLayout.Kind, x: Double, size: Size)]
    ) -> Plan {
        let contentEnd = rowWidth - margin - reduction.ceiledToPixel(context.scale)
        return Plan(
            contentEnd: contentEnd,
            textEnd: contentEnd - TableMetrics.accessoryGap,
            accessories: accessories
        )
    }

    // MARK: Controls

    private func controlPlan(_ control: ControlContent) -> Plan {
        let size = size(of: control)
        let x = rowWidth - margin - size.width
        return Plan(contentEnd: x, textEnd: x - TableMetrics.accessoryGap, control: (x, size))
    }

    /// The room from the start of the text to the trailing margin.
    private var room: Double { max(0, rowWidth - margin - textX) }

    private var hasText: Bool { content.text.map { !$0.isEmpty } ?? false }

    private func size(of control: ControlContent) -> Size {
        switch control {
        case .switch:
            return context.controls.switchSize
        case .stepper:
            return ControlMetrics.stepperSize
        case .slider:
            let width = hasText ? ControlMetrics.sliderSize.width : room
            return Size(width: min(width, room), height: ControlMetrics.sliderSize.height)
        case .segmentedControl(let segments, _):
            return Size(width: min(Self.segmentsWidth(segments), shareOfRoom), height: ControlMetrics.segmentHeight)
        case .textField:
            return Size(width: fieldWidth, height: bodyFont.lineHeight(scale: context.scale))
        case .button(let title):
            let width = bodyFont.width(of: DisplayText.singleLine(title)).ceiledToPixel(context.scale)
            return Size(width: min(width, shareOfRoom), height: bodyFont.lineHeight(scale: context.scale))
        }
    }

    private var bodyFont: TextFont { context.font(.body) }

    /// The most that a control of its own width takes: all, or a good half beside a label.
    private var shareOfRoom: Double { hasText ? (room * 0.6).rounded() : room }

    /// The width that equal segments want.
    static func segmentsWidth(_ segments: [String]) -> Double {
        let font = TextFont(size: ControlMetrics.segmentFontSize, weight: .semibold)
        let widest = segments.map { font.width(of: DisplayText.singleLine($0)) }.max() ?? 0
        return ((widest + 2 * ControlMetrics.segmentPadding) * Double(segments.count)).rounded(.up)
    }

    /// A field takes what a label of its full width leaves, at least the smallest width of a field.
    private var fieldWidth: Double {
        guard hasText, let text = content.text else { return room }
        let label = bodyFont.width(of: DisplayText.singleLine(text)).ceiledToPixel(context.scale)
        return min(room, max(ControlMetrics.minimumFieldWidth, room - label - ControlMetrics.fieldGap))
    }
}
