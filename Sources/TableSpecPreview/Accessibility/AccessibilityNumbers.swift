/// The numbers of a screen's elements over its preview.
struct AccessibilityNumbers {
    let elements: [AccessibilityElement]
    /// The origin of the screen in the preview.
    let origin: Point

    var items: [DisplayItem] {
        elements.enumerated().flatMap { index, element in
            var frame = element.frame
            frame.x += origin.x
            frame.y += origin.y
            return [.rect(frame.insetBy(0.5), radius: 4, .stroke(Self.paint, width: 1))] + disc(index + 1, in: frame)
        }
    }

    private static let paint = Paint(0xD6006C)
    private static let radius = 8.0
    private static let font = TextFont(size: 10, weight: .bold)

    private func disc(_ number: Int, in frame: Rect) -> [DisplayItem] {
        let middle = Point(x: frame.x + Self.radius, y: frame.y + Self.radius)
        let disc = Rect(
            x: middle.x - Self.radius,
            y: middle.y - Self.radius,
            width: 2 * Self.radius,
            height: 2 * Self.radius
        )
        let baseline = middle.y + Self.font.capHeight / 2
        let line = Self.font.line("\(number)")
        let placed = LaidOutLine.placed(line, font: Self.font, x: middle.x, baseline: baseline, scale: 4)
        return [.ellipse(disc, .fill(Self.paint)), .text(placed, Paint(0xFFFFFF))]
    }
}
