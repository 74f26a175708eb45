internal import TableSpecModel

/// Lays out a date picker: chips for the date and the time, wheels, or the days of a month.
struct DatePickerLayouter {
    let picker: DatePickerContent
    let context: LayoutContext

    private var font: TextFont { context.font(.body) }

    /// A time has no calendar, so UIKit shows wheels instead.
    private var isCalendar: Bool { picker.style == .inline && (picker.mode == .date || picker.mode == .dateAndTime) }

    /// The intrinsic size of the picker, up to a maximum width.
    func size(within width: Double) -> Size {
        if isCalendar { return Size(width: width, height: ControlMetrics.calendarHeight) }
        guard picker.style == .compact else { return Size(width: width, height: ControlMetrics.wheelHeight) }
        let natural = chipWidths.reduce(0, +) + ControlMetrics.chipGap * Double(chipWidths.count - 1)
        let height = max(ControlMetrics.chipHeight, font.lineHeight(scale: context.scale))
        return Size(width: min(natural, width), height: height)
    }

    func layout(in frame: Rect) -> LayoutNode {
        if isCalendar { return calendar(in: frame) }
        return picker.style == .compact ? chips(in: frame) : wheels(in: frame)
    }

    // MARK: Chips

    private var chipWidths: [Double] {
        picker.texts.map { font.width(of: $0).ceiledToPixel(context.scale) + 2 * ControlMetrics.chipPadding }
    }

    /// Chips share the available space if it isn't enough.
    private func chips(in frame: Rect) -> LayoutNode {
        let gaps = ControlMetrics.chipGap * Double(chipWidths.count - 1)
        let factor = min(1, max(0, frame.width - gaps) / chipWidths.reduce(0, +))
        var layout = LayoutNode(.control, frame)
        var x = frame.x
        for (text, width) in zip(picker.texts, chipWidths) {
            let chip = Rect(x: x, y: frame.y, width: width * factor, height: frame.height)
            layout.children.append(LayoutNode(.segment, chip))
            layout.add(context.controlLine(text, font: font, x: chip.midX, edge: .center, in: chip))
            x = chip.maxX + ControlMetrics.chipGap
        }
        return layout
    }

    // MARK: Wheels

    private func wheels(in frame: Rect) -> LayoutNode {
        let wheels = picker.wheels.map { WheelLayouter(titles: $0.titles, selected: $0.selected, context: context) }
        // Days with their months need more space than hours. The remaining space is distributed evenly.
        let widths = wheels.map(\.titleWidth)
        let rest = (frame.width - widths.reduce(0, +)) / Double(max(1, wheels.count))
        var layout = LayoutNode(
            .control,
            frame,
            children: wheels.prefix(1).map { LayoutNode(.segment, $0.band(in: frame)) }
        )
        var x = frame.x
        for (wheel, titleWidth) in zip(wheels, widths) {
            let width = max(titleWidth + rest, 0)
            layout.lines += wheel.lines(in: Rect(x: x, y: frame.y, width: width, height: frame.height), edge: .center)
            x += width
        }
        return layout
    }

    // MARK: Calendar

    private func calendar(in frame: Rect) -> LayoutNode {
        let parts = picker.parts
        let top = frame.y + ControlMetrics.calendarTitle + ControlMetrics.calendarWeekdays
        let pitch = Size(width: frame.width / 7, height: max(0, frame.maxY - top - ControlMetrics.calendarMargin) / 6)
        let first = CalendarDate.Parts(secondsSince1970: picker.seconds - Double(parts.day - 1) * 86_400).weekday
        var layout = LayoutNode(.control, frame)
        let title = Rect(x: frame.x, y: frame.y, width: frame.width, height: ControlMetrics.calendarTitle)
        let bold = TextFont(size: 17, weight: .semibold)
        layout.add(
            context.controlLine(picker.monthTitle, font: bold, x: title.x, edge: .left, in: title.clamped(to: frame))
        )
        for (column, name) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
            let x = frame.x + Double(column) * pitch.width
            let box = Rect(x: x, y: title.maxY, width: pitch.width, height: ControlMetrics.calendarWeekdays)
            let small = TextFont(size: 13, weight: .semibold)
            layout.add(context.controlLine(name, font: small, x: box.midX, edge: .center, in: box.clamped(to: frame)))
        }
        for day in 1...CalendarDate.daysIn(parts.month, of: parts.year) {
            let place = first + day - 1
            let x = frame.x + Double(place % 7) * pitch.width
            let box = Rect(x: x, y: top + Double(place / 7) * pitch.height, width: pitch.width, height: pitch.height)
            let font = TextFont(size: 20, weight: day == parts.day ? .medium : .regular)
            layout.add(context.controlLine(String(day), font: font, x: box.midX, edge: .center, in: box))
            if day == parts.day { layout.children = [LayoutNode(.segment, box)] }
        }
        return layout
    }
}
