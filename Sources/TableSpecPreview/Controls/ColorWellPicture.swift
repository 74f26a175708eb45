internal import Foundation
internal import TableSpecModel

/// The selected color in a ring of all hues.
struct ColorWellPicture: ControlPicture {
    var color: ColorReference?

    var keepsWidth: Bool { true }
    func terminalText(_ direction: LayoutDirection) -> String { color == nil ? "(○)" : "(●)" }

    var spokenValue: String? {
        switch color {
        case .system(let color)?: Self.spoken(color)
        case .asset(let name)?: name
        case .components, nil: nil
        }
    }
    var spokenTraits: [AccessibilityElement.Trait] { [.button] }

    /// The color in words: `systemPurple` is purple.
    private static func spoken(_ color: SystemColor) -> String {
        let name = color.rawValue
        let hue = name.hasPrefix("system") ? String(name.dropFirst("system".count)) : name
        return hue.reduce(into: "") { words, letter in
            if letter.isUppercase, !words.isEmpty { words += " " }
            words += letter.lowercased()
        }
    }

    func size(within width: Double, in context: LayoutContext) -> Size {
        let side = min(context.traits.device.isTablet ? Self.tabletSide : Self.side, width)
        return Size(width: side, height: side)
    }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        let side = min(layout.frame.width, layout.frame.height)
        let frame = layout.frame.square(side)
        let disc = frame.insetBy(side * 0.18)
        let ground = DisplayItem.ellipse(frame, .fill(painter.palette.row))
        let chosen = color.map { painter.palette.paint($0) } ?? painter.palette.paint(.tertiarySystemFill)
        return [ground] + ring(in: frame) + [.ellipse(disc, .fill(chosen))]
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
            // Adjacent segments overlap slightly, so that no gap is visible between them.
            let points = stride(from: -0.55, through: 0.551, by: 0.275).map { point(Double(index) + $0) }
            return .path(.polyline(points), .stroke(Paint(hue), width: width))
        }
    }

    /// `UIColorWell` is 28 × 28 points, or 36 × 36 points on iPad (seen in other implementations of UIKit, not
    /// measured).
    private static let side = 28.0
    private static let tabletSide = 36.0

    private static let hues: [UInt32] = [
        0xFF0000, 0xFF8000, 0xFFFF00, 0x80FF00, 0x00FF00, 0x00FF80, 0x00FFFF, 0x0080FF, 0x0000FF, 0x8000FF, 0xFF00FF,
        0xFF0080,
    ]
}
