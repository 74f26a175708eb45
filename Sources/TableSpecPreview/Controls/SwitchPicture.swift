internal import TableSpecModel

struct SwitchPicture: ControlPicture {
    var isOn: Bool

    var keepsWidth: Bool { true }
    func terminalText(_ direction: LayoutDirection) -> String { isOn ? "[on]" : "[off]" }
    var spokenValue: String? { isOn ? "on" : "off" }
    var spokenTraits: [AccessibilityElement.Trait] { [.switchButton] }

    func size(within width: Double, in context: LayoutContext) -> Size { context.controls.switchSize }

    /// Evidence: "off track E9E9EB-ish, on 34C759 / 30D158 dark".
    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        let (frame, metrics) = (layout.frame, painter.metrics)
        let factor = frame.height / metrics.switchSize.height
        let offTrack = Paint(0xE9E9EB, 0x39393D)
        let knobSize = Size(width: metrics.switchKnob.width * factor, height: metrics.switchKnob.height * factor)
        let inset = ControlMetrics.switchInset * factor
        let knobAtEnd = isOn != painter.isRightToLeft
        let x = knobAtEnd ? frame.maxX - inset - knobSize.width : frame.x + inset
        let knobFrame = Rect(
            x: x,
            y: frame.midY - knobSize.height / 2,
            width: knobSize.width,
            height: knobSize.height
        )
        return [
            .rect(
                frame,
                radius: frame.height / 2,
                .fill(isOn ? painter.color(.onTintColor) ?? painter.palette.paint(.systemGreen) : offTrack)
            ),
            .rect(knobFrame, radius: knobSize.height / 2, .fill(painter.color(.thumbTintColor) ?? ControlPainter.knob)),
        ]
    }

    func live(in layout: LayoutNode, by painter: ControlPainter) -> LiveControl? {
        .switch(isOn: isOn, other: SwitchPicture(isOn: !isOn).items(in: layout, by: painter))
    }
}
