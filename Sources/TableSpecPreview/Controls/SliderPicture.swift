internal import TableSpecModel

struct SliderPicture: ControlPicture {
    var value: Double
    var minimum: Double
    var maximum: Double
    /// The images at the ends, in the tint color unless the images have their own colors.
    var images = SliderImages()

    /// UIKit announces the position of the thumb in percent, regardless of the slider's range.
    ///
    /// Source: "75%. Adjustable." in the snapshots of https://github.com/cashapp/AccessibilitySnapshot.
    var spokenValue: String? { DecimalFormatter.string((fraction * 100).rounded()) + "%" }
    var spokenTraits: [AccessibilityElement.Trait] { [.adjustable] }

    var fillsRow: Bool { true }

    func terminalText(_ direction: LayoutDirection) -> String {
        let steps = 8
        let place = Int((fraction * Double(steps)).rounded())
        let (track, rest) = (String(repeating: "=", count: place), String(repeating: "-", count: steps - place))
        return "[" + direction.line([track, "o", rest]) + "]"
    }

    func size(within width: Double, in context: LayoutContext) -> Size {
        Size(width: width, height: ControlMetrics.sliderSize.height)
    }

    var accessoryWidth: AccessoryWidth { .limited(ControlMetrics.sliderSize.width) }

    /// The frames of the images at the start and at the end of the line.
    func layout(in frame: Rect, context: LayoutContext) -> LayoutNode {
        let ends = [images.minimum, images.maximum].map { $0.map(context.size(of:)) ?? Size(width: 0, height: 0) }
        guard ends.contains(where: { $0.width > 0 }) else { return LayoutNode(.control, frame) }
        let frames = zip(ends, [false, true]).map { end, isLast in
            let size = Size(width: min(end.width, frame.width / 3), height: min(end.height, frame.height))
            let x = isLast ? frame.maxX - size.width : frame.x
            return Rect(x: x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        }
        return LayoutNode(control: frame, lines: [], segmentFrames: frames)
    }

    /// The frame of the track between the images, as high as the slider.
    private func track(in layout: LayoutNode) -> Rect {
        var track = layout.frame
        for image in layout.segmentFrames where image.width > 0 {
            let room = image.width + ControlMetrics.sliderImageGap
            if image.midX < layout.frame.midX { track.x += room }
            track.width -= room
        }
        track.width = max(0, track.width)
        return track
    }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        let (frame, metrics, palette) = (track(in: layout), painter.metrics, painter.palette)
        let track = min(metrics.sliderTrack, frame.height)
        let thumb = Size(
            width: min(metrics.sliderThumb.width, frame.width),
            height: min(metrics.sliderThumb.height, frame.height)
        )
        let place = painter.isRightToLeft ? 1 - fraction : fraction
        let thumbX = frame.x + place * (frame.width - thumb.width)
        let bar = Rect(x: frame.x, y: frame.midY - track / 2, width: frame.width, height: track)
        var filled = bar
        let middle = thumbX + thumb.width / 2
        filled.x = painter.isRightToLeft ? middle : bar.x
        filled.width = painter.isRightToLeft ? bar.maxX - middle : middle - bar.x
        let thumbFrame = Rect(x: thumbX, y: frame.midY - thumb.height / 2, width: thumb.width, height: thumb.height)
        var shadow = thumbFrame
        shadow.y += min(1.5, (frame.height - thumb.height) / 2)
        let ends = zip([images.minimum, images.maximum], layout.segmentFrames).flatMap { image, frame in
            image.map { palette.images(palette.tint).items(of: $0, in: frame) } ?? []
        }
        return ends + [
            .rect(bar, radius: track / 2, .fill(painter.color(.maximumTrackTintColor) ?? palette.paint(.systemFill))),
            .rect(filled, radius: track / 2, .fill(painter.color(.minimumTrackTintColor) ?? palette.tint)),
            .rect(shadow, radius: thumb.height / 2, .fill(Paint(0, alpha: 31))),
            .rect(thumbFrame, radius: thumb.height / 2, .fill(painter.color(.thumbTintColor) ?? ControlPainter.knob)),
            .rect(thumbFrame.insetBy(0.25), radius: thumb.height / 2, .stroke(Paint(0, alpha: 31), width: 0.5)),
        ]
    }

    func live(in layout: LayoutNode, by painter: ControlPainter) -> LiveControl? {
        guard minimum < maximum, (maximum - minimum).isFinite else { return nil }
        let track = track(in: layout)
        let half = min(painter.metrics.sliderThumb.width, track.width) / 2
        let (left, right) = (track.x + half, track.maxX - half)
        return .slider(
            value: minimum + fraction * (maximum - minimum),
            minimum: minimum,
            maximum: maximum,
            start: painter.isRightToLeft ? right : left,
            end: painter.isRightToLeft ? left : right
        )
    }

    /// The position of the thumb from 0 to 1. Invalid bounds place it at the start.
    private var fraction: Double {
        let fraction = (value - minimum) / (maximum - minimum)
        return fraction.isFinite ? min(max(fraction, 0), 1) : 0
    }
}
