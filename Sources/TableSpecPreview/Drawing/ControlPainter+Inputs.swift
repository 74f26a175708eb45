internal import TableSpecModel

/// Date pickers, wheels, pages, progress and texts of many lines.
extension ControlPainter {
    func inputItems(_ control: ControlContent, _ layout: ControlLayout) -> [DisplayItem] {
        switch control {
        case .datePicker(let picker) where picker.style == .compact: chips(layout)
        case .datePicker(let picker) where picker.style == .inline && picker.mode != .time: calendar(layout)
        case .datePicker, .pickerView: wheels(layout)
        case .pageControl(let pages, let current): dots(pages, current, layout.frame)
        case .progressView(let part): bar(part, layout.frame)
        case .activityIndicator(let isAnimating, _): isAnimating ? spinner(layout.frame) : []
        case .textView: texts(layout, palette.label)
        case .switch, .slider, .stepper, .segmentedControl, .textField, .button, .imageButton, .app: []
        }
    }

    private func chips(_ layout: ControlLayout) -> [DisplayItem] {
        let fill = Ink.fill(palette.paint(.tertiarySystemFill))
        let radius = palette.look == .iOS26 ? layout.frame.height / 2 : ControlMetrics.chipRadius
        return layout.segmentFrames.map { .rect($0, radius: min(radius, $0.height / 2), fill) }
            + texts(layout, palette.label)
    }

    private func calendar(_ layout: ControlLayout) -> [DisplayItem] {
        guard let chosen = layout.segmentFrames.first else { return texts(layout, palette.label) }
        let side = min(chosen.width, chosen.height)
        let circle = Rect(x: chosen.midX - side / 2, y: chosen.midY - side / 2, width: side, height: side)
        let lines = layout.lines.map { line in
            DisplayItem.text(line, chosen.contains(line.frame) ? palette.tint : calendarPaint(line))
        }
        return [.ellipse(circle, .fill(palette.tint.faded(0.15)))] + lines
    }

    /// The names of the weekdays are small and grey.
    private func calendarPaint(_ line: LaidOutLine) -> Paint {
        line.font.size < 17 ? palette.paint(.tertiaryLabel) : palette.label
    }

    /// Titles fade with their distance from the chosen one.
    private func wheels(_ layout: ControlLayout) -> [DisplayItem] {
        let band = layout.segmentFrames.first ?? layout.frame
        let lines = layout.lines.map { line in
            let distance = abs(line.frame.midY - band.midY) / ControlMetrics.wheelPitch
            return DisplayItem.text(line, palette.label.faded(distance < 0.5 ? 1 : 0.6 / distance))
        }
        return [.rect(band, radius: min(8, band.height / 2), .fill(palette.paint(.tertiarySystemFill)))] + lines
    }

    private func dots(_ pages: Int, _ current: Int, _ frame: Rect) -> [DisplayItem] {
        let pitch = ControlMetrics.pagePitch
        let shown = min(pages, Int(frame.width / pitch))
        let first = frame.midX - Double(shown) * pitch / 2 + pitch / 2
        return (0..<shown).map { page in
            let place = isRightToLeft ? shown - 1 - page : page
            let side = min(ControlMetrics.pageDot, frame.height)
            let x = first + Double(place) * pitch
            let dot = Rect(x: x - side / 2, y: frame.midY - side / 2, width: side, height: side)
            return .ellipse(dot, .fill(palette.label.faded(page == current ? 0.85 : 0.3)))
        }
    }

    private func bar(_ part: Double, _ frame: Rect) -> [DisplayItem] {
        let height = min(ControlMetrics.progressHeight, frame.height)
        let bar = Rect(x: frame.x, y: frame.midY - height / 2, width: frame.width, height: height)
        var filled = bar
        filled.width = bar.width * part
        if isRightToLeft { filled.x = bar.maxX - filled.width }
        let track = DisplayItem.rect(bar, radius: height / 2, .fill(palette.paint(.systemFill)))
        return [track]
            + (filled.width > 0 ? [.rect(filled, radius: min(height, filled.width) / 2, .fill(palette.tint))] : [])
    }

    /// Eight spokes, the brightest of which is the next in turn.
    private func spinner(_ frame: Rect) -> [DisplayItem] {
        let radius = min(frame.width, frame.height) / 2
        let directions: [(x: Double, y: Double)] = [
            (0, -1), (0.707, -0.707), (1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0), (-0.707, -0.707),
        ]
        return directions.enumerated().map { index, direction in
            func point(_ part: Double) -> Point {
                Point(x: frame.midX + direction.x * radius * part, y: frame.midY + direction.y * radius * part)
            }
            let paint = palette.paint(.secondaryLabel).faded(1 - Double(index) * 0.1)
            return .path(.polyline([point(0.45), point(0.9)]), .stroke(paint, width: radius / 5))
        }
    }
}
