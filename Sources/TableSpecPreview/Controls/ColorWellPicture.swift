internal import Foundation
internal import TableSpecModel

/// The chosen colour in a ring of all hues.
struct ColorWellPicture: ControlPicture {
    var color: ColorReference?

    var keepsWidth: Bool { true }
    var terminalText: String { color == nil ? "(○)" : "(●)" }

    var spokenValue: String? {
        switch color {
        case .system(let color)?: color.rawValue
        case .asset(let name)?: name
        case .components, nil: nil
        }
    }

    func size(within width: Double, in context: LayoutContext) -> Size {
        let side = min(Self.side, width)
        return Size(width: side, height: side)
    }

    func items(in layout: ControlLayout, by painter: ControlPainter) -> [DisplayItem] {
        let side = min(layout.frame.width, layout.frame.height)
        let frame = Rect(
            x: layout.frame.midX - side / 2,
            y: layout.frame.midY - side / 2,
            width: side,
            height: side
        )
        let chosen = color.map { DisplayItem.ellipse(frame.insetBy(side * 0.18), .fill(painter.palette.paint($0))) }
        return ring(in: frame) + (chosen.map { [$0] } ?? [])
    }

    /// The hues from red at the top through green and blue back to red.
    private func ring(in frame: Rect) -> [DisplayItem] {
        let width = frame.width / 9
        let radius = (frame.width - width) / 2
        func point(_ step: Double) -> Point {
            let angle = step / Double(Self.hues.count) * 2 * Double.pi
            return Point(x: frame.midX + radius * sin(angle), y: frame.midY - radius * cos(angle))
        }
        return Self.hues.enumerated().map { index, hue in
            // Neighbours overlap a little, so that no gap shows between them.
            let points = stride(from: -0.55, through: 0.551, by: 0.275).map { point(Double(index) + $0) }
            return .path(.polyline(points), .stroke(Paint(hue), width: width))
        }
    }

    /// `UIColorWell` is 28 × 28 (seen in other implementations of UIKit, not measured).
    private static let side = 28.0

    private static let hues: [UInt32] = [
        0xFF0000, 0xFF8000, 0xFFFF00, 0x80FF00, 0x00FF00, 0x00FF80, 0x00FFFF, 0x0080FF, 0x0000FF, 0x8000FF, 0xFF00FF,
        0xFF0080,
    ]
}
