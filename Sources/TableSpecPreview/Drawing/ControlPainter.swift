internal import TableSpecModel

/// Draws the controls of rows.
struct ControlPainter {
    let palette: Palette
    let metrics: ControlMetrics
    let isRightToLeft: Bool

    private var isGlass: Bool { palette.look == .iOS26 }
    private var knob: Paint { Paint(0xFFFFFF) }

    func items(_ control: ControlContent, _ layout: ControlLayout) -> [DisplayItem] {
        guard layout.frame.width > 0, layout.frame.height > 0 else { return [] }
        switch control {
        case .switch(let isOn): return switchItems(isOn, layout.frame)
        case .slider(let value, let minimum, let maximum):
            return sliderItems(fraction(value, minimum, maximum), layout.frame)
        case .stepper: return stepperItems(layout.frame)
        case .segmentedControl(_, let selected): return segmentItems(selected, layout)
        case .textField(let text, _, _):
            return texts(layout, text.isEmpty ? palette.paint(.placeholderText) : palette.label)
        case .button: return texts(layout, palette.tint)
        case .imageButton(let image, _):
            return image.map { RowPainter.items(of: $0, in: layout.frame, palette: palette) } ?? []
        case .app(let view, _, _):
            return RowPainter.items(ofAppView: view.className, in: layout.frame, palette: palette)
        case .datePicker, .pageControl, .progressView, .activityIndicator, .textView, .pickerView:
            return inputItems(control, layout)
        }
    }

    func texts(_ layout: ControlLayout, _ paint: Paint) -> [DisplayItem] {
        layout.lines.map { .text($0, paint) }
    }

    // MARK: Switch

    /// Evidence: "off track E9E9EB-ish, on 34C759 / 30D158 dark".
    private func switchItems(_ isOn: Bool, _ frame: Rect) -> [DisplayItem] {
        let factor = frame.height / metrics.switchSize.height
        let offTrack = Paint(0xE9E9EB, 0x39393D)
        let knobSize = Size(width: metrics.switchKnob.width * factor, height: metrics.switchKnob.height * factor)
        let inset = ControlMetrics.switchInset * factor
        let knobAtEnd = isOn != isRightToLeft
        let x = knobAtEnd ? frame.maxX - inset - knobSize.width : frame.x + inset
        let knobFrame = Rect(
            x: x,
            y: frame.midY - knobSize.height / 2,
            width: knobSize.width,
            height: knobSize.height
        )
        return [
            .rect(frame, radius: frame.height / 2, .fill(isOn ? palette.paint(.systemGreen) : offTrack)),
            .rect(knobFrame, radius: knobSize.height / 2, .fill(knob)),
        ]
    }

    // MARK: Slider

    /// Where the thumb stands, 0…1; bounds that make no sense put it at the start.
    private func fraction(_ value: Double, _ minimum: Double, _ maximum: Double) -> Double {
        let fraction = (value - minimum) / (maximum - minimum)
        return fraction.isFinite ? min(max(fraction, 0), 1) : 0
    }

    private func sliderItems(_ fraction: Double, _ frame: Rect) -> [DisplayItem] {
        let track = min(metrics.sliderTrack, frame.height)
        let thumb = Size(
            width: min(metrics.sliderThumb.width, frame.width),
            height: min(metrics.sliderThumb.height, frame.height)
        )
        let place = isRightToLeft ? 1 - fraction : fraction
        let thumbX = frame.x + place * (frame.width - thumb.width)
        let bar = Rect(x: frame.x, y: frame.midY - track / 2, width: frame.width, height: track)
        var filled = bar
        let middle = thumbX + thumb.width / 2
        filled.x = isRightToLeft ? middle : bar.x
        filled.width = isRightToLeft ? bar.maxX - middle : middle - bar.x
        let thumbFrame = Rect(x: thumbX, y: frame.midY - thumb.height / 2, width: thumb.width, height: thumb.height)
        var shadow = thumbFrame
        shadow.y += min(1.5, (frame.height - thumb.height) / 2)
        return [
            .rect(bar, radius: track / 2, .fill(palette.paint(.systemFill))),
            .rect(filled, radius: track / 2, .fill(palette.tint)),
            .rect(shadow, radius: thumb.height / 2, .fill(Paint(0, alpha: 31))),
            .rect(thumbFrame, radius: thumb.height / 2, .fill(knob)),
            .rect(thumbFrame.insetBy(0.25), radius: thumb.height / 2, .stroke(Paint(0, alpha: 31), width: 0.5)),
        ]
    }

    // MARK: Stepper

    private func stepperItems(_ frame: Rect) -> [DisplayItem] {
        let radius = isGlass ? frame.height / 2 : min(8, frame.height / 2)
        let half = frame.width / 2
        let unit = min(half, frame.height) / 32
        let y = frame.midY
        let (minus, plus) = (frame.x + half / 2, frame.x + half * 1.5)
        let ink = Ink.stroke(palette.label, width: 1.6 * unit)
        func line(_ points: [Point]) -> DisplayItem { .path(.polyline(points), ink) }
        let divider = Rect(x: frame.midX - 0.5, y: y - 9 * unit, width: 1, height: 18 * unit)
        return [
            .rect(frame, radius: radius, .fill(palette.paint(.tertiarySystemFill))),
            .rect(divider, radius: 0, .fill(palette.paint(.separator))),
            line([Point(x: minus - 6 * unit, y: y), Point(x: minus + 6 * unit, y: y)]),
            line([Point(x: plus - 6 * unit, y: y), Point(x: plus + 6 * unit, y: y)]),
            line([Point(x: plus, y: y - 6 * unit), Point(x: plus, y: y + 6 * unit)]),
        ]
    }

    // MARK: Segmented control

    private func segmentItems(_ selected: Int?, _ layout: ControlLayout) -> [DisplayItem] {
        let frame = layout.frame
        let radius = isGlass ? frame.height / 2 : min(9, frame.height / 2)
        var items: [DisplayItem] = [.rect(frame, radius: radius, .fill(palette.paint(.tertiarySystemFill)))]
        if let selected, layout.segmentFrames.indices.contains(selected) {
            let fill = Paint(0xFFFFFF, 0x636366)
            let piece = layout.segmentFrames[selected].insetBy(min(2, frame.height / 4))
            items.append(.rect(piece, radius: max(0, radius - 2), .fill(fill)))
        }
        return items + texts(layout, palette.label)
    }
}
