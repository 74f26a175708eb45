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
        case .imageButton:
            let side = (TableMetrics.symbolSide * context.symbolGrowth).roundedToPixel(context.scale)
            return Size(width: min(side, width), height: side)
        case .app(_, let stated, let height):
            let side = RowMetrics.appViewHeight
            return Size(width: min(stated ?? side, width), height: min(height ?? side, RowMetrics.maximumHeight))
        case .datePicker(let picker):
            return DatePickerLayouter(picker: picker, context: context).size(within: width)
        case .pageControl(let pages, _):
            let natural = Double(pages) * ControlMetrics.pagePitch
            return Size(width: min(natural, width), height: ControlMetrics.pageControlHeight)
        case .progressView:
            return Size(width: width, height: ControlMetrics.progressHeight)
        case .activityIndicator(_, let style):
            let side = min(ControlMetrics.indicatorSide(style), width)
            return Size(width: side, height: side)
        case .textView(let text):
            let height = TextViewLayouter(text: text, context: context).height(within: width)
            return Size(width: width, height: height)
        case .pickerView:
            return Size(width: width, height: ControlMetrics.wheelHeight)
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
