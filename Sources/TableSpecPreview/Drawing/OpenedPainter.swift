import TableSpecModel

/// Draws an open menu, or a question, in front of a dimmed screen.
struct OpenedPainter {
    let palette: Palette

    private static let radius = 13.0
    private static let dimming = Paint(0x000000).faded(0.25)

    func items(_ opened: OpenedLayout, on page: Rect) -> [DisplayItem] {
        let ground: [DisplayItem] = opened.isDimmed ? [.rect(page, radius: 0, .fill(Self.dimming))] : []
        return ground + opened.cards.flatMap(items)
    }

    private func items(_ card: OpenedLayout.Card) -> [DisplayItem] {
        // Without dimming, a line sets the card off from rows of the same colour.
        let edge = DisplayItem.rect(card.frame, radius: Self.radius, .stroke(palette.separator, width: 0.5))
        let paint = palette.paint(SystemColor.secondarySystemGroupedBackground)
        let ground = DisplayItem.rect(card.frame, radius: Self.radius, .fill(paint))
        let lines = card.lines.enumerated().flatMap { index, line in
            (index == 0 ? [] : separator(above: line)) + items(line)
        }
        return [ground, edge] + lines
    }

    private func separator(above line: OpenedLayout.Line) -> [DisplayItem] {
        let height = line.beginsGroup ? 4.0 : 0.5
        let frame = Rect(x: line.frame.x, y: line.frame.y - height / 2, width: line.frame.width, height: height)
        return [.rect(frame, radius: 0, .fill(palette.separator))]
    }

    private func items(_ line: OpenedLayout.Line) -> [DisplayItem] {
        let paint = paint(line.role)
        let painter = ImagePainter(paint: paint, assets: palette.assets, isTemplate: true)
        let image = line.imageFrame.flatMap { frame in line.image.map { painter.items(of: $0, in: frame) } }
        return line.texts.map { .text($0, paint) } + (image ?? [])
    }

    private func paint(_ role: OpenedLayout.Line.Role) -> Paint {
        switch role {
        case .question: palette.paint(.secondaryLabel)
        case .entry: palette.label
        case .destructive: palette.paint(.systemRed)
        case .disabled: palette.paint(.tertiaryLabel)
        case .cancel: palette.tint
        }
    }
}
