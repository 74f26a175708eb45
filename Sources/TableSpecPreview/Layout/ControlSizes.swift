internal import TableSpecModel

/// The sizes that controls have of their own.
struct ControlSizes {
    let context: LayoutContext

    /// The size of a control among other views, no wider than a width; fields and sliders take all of it.
    func size(of control: ControlContent, within width: Double) -> Size {
        switch control {
        case .switch:
            return context.controls.switchSize
        case .stepper:
            return ControlMetrics.stepperSize
        case .slider:
            return Size(width: width, height: ControlMetrics.sliderSize.height)
        case .segmentedControl(let segments, _):
            return Size(width: min(Self.segmentsWidth(segments), width), height: ControlMetrics.segmentHeight)
        case .textField:
            return Size(width: width, height: lineHeight)
        case .button(let title):
            let natural = bodyFont.width(of: DisplayText.singleLine(title)).ceiledToPixel(context.scale)
            return Size(width: min(natural, width), height: lineHeight)
        }
    }

    private var bodyFont: TextFont { context.font(.body) }

    private var lineHeight: Double { bodyFont.lineHeight(scale: context.scale) }

    /// The width that equal segments want.
    static func segmentsWidth(_ segments: [String]) -> Double {
        let font = TextFont(size: ControlMetrics.segmentFontSize, weight: .semibold)
        let widest = segments.map { font.width(of: DisplayText.singleLine($0)) }.max() ?? 0
        return ((widest + 2 * ControlMetrics.segmentPadding) * Double(segments.count)).rounded(.up)
    }
}
