internal import TableSpecModel

/// Draws the standard accessories of rows.
struct AccessoryPainter {
    let palette: Palette

    func items(_ accessory: LayoutNode.Accessory, in frame: Rect) -> [DisplayItem] {
        guard frame.width > 0, frame.height > 0 else { return [] }
        switch accessory {
        case .chevron:
            let growth = frame.height / AccessoryMetrics.chevron.height
            return [chevron(frame, width: AccessoryMetrics.chevronStroke * growth, palette.chevron)]
        case .infoButton: return infoButton(frame)
        case .checkmark: return [checkmark(frame)]
        }
    }

    /// Evidence: "delete FF3B30, insert 4CD964"; the grip "three lines 22 wide × 9 tall, C7C7CC".
    func items(_ control: LayoutNode.EditingControl, in frame: Rect) -> [DisplayItem] {
        guard frame.width > 0, frame.height > 0 else { return [] }
        switch control {
        case .grip:
            let ys = [frame.y + 0.5, frame.midY, frame.maxY - 0.5]
            return ys.map { bar(frame.x, frame.maxX, y: $0, .stroke(palette.chevron, width: 1)) }
        case .delete, .insert:
            let arm = frame.height * 0.26
            let sign = Ink.stroke(Paint(0xFFFFFF), width: 2)
            let paint = palette.paint(control == .delete ? .systemRed : .systemGreen)
            let across = bar(frame.midX - arm, frame.midX + arm, y: frame.midY, sign)
            let upright = [Point(x: frame.midX, y: frame.midY - arm), Point(x: frame.midX, y: frame.midY + arm)]
            let items: [DisplayItem] = [.ellipse(frame, .fill(paint)), across]
            return control == .delete ? items : items + [.path(.polyline(upright), sign)]
        }
    }

    private func bar(_ start: Double, _ end: Double, y: Double, _ ink: Ink) -> DisplayItem {
        .path(.polyline([Point(x: start, y: y), Point(x: end, y: y)]), ink)
    }

    /// A chevron in the reading direction, with its line inside the frame.
    func chevron(_ frame: Rect, width: Double, _ paint: Paint, pointsBack: Bool = false) -> DisplayItem {
        let box = frame.insetBy(min(width / 2, frame.width / 2, frame.height / 2))
        let pointsRight = palette.isRightToLeft == pointsBack
        let (base, tip) = pointsRight ? (box.x, box.maxX) : (box.maxX, box.x)
        let points = [Point(x: base, y: box.y), Point(x: tip, y: box.midY), Point(x: base, y: box.maxY)]
        return .path(.polyline(points), .stroke(paint, width: width))
    }

    private func infoButton(_ frame: Rect) -> [DisplayItem] {
        let unit = min(frame.width, frame.height) / 22
        let x = frame.midX
        let y = frame.midY
        let stem = [
            Point(x: x - 1.6 * unit, y: y - 1.2 * unit), Point(x: x + 0.2 * unit, y: y - 1.2 * unit),
            Point(x: x + 0.2 * unit, y: y + 5 * unit),
        ]
        let foot = [Point(x: x - 2 * unit, y: y + 5 * unit), Point(x: x + 2.4 * unit, y: y + 5 * unit)]
        let radius = 1.3 * unit
        let dot = Rect(x: x - radius, y: y - 5 * unit - radius, width: 2 * radius, height: 2 * radius)
        let ink = Ink.stroke(palette.tint, width: 1.5 * unit)
        let ring = Rect(x: x - 10.2 * unit, y: y - 10.2 * unit, width: 20.4 * unit, height: 20.4 * unit)
        return [
            .ellipse(ring, ink), .ellipse(dot, .fill(palette.tint)), .path(.polyline(stem), ink),
            .path(.polyline(foot), ink),
        ]
    }

    private func checkmark(_ frame: Rect) -> DisplayItem {
        let growth = frame.height / AccessoryMetrics.checkmark.height
        let box = frame.insetBy(min(1.1 * growth, frame.height / 4))
        let points = [
            Point(x: box.x, y: box.y + box.height * 0.56), Point(x: box.x + box.width * 0.36, y: box.maxY),
            Point(x: box.maxX, y: box.y),
        ]
        return .path(.polyline(points), .stroke(palette.tint, width: 2.2 * growth))
    }
}
