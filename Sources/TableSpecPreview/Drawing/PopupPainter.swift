import TableSpecModel

/// Draws the cards of an open menu or a confirmation question.
struct PopupPainter {
    let palette: Palette
    let metrics: PopupMetrics

    /// The color that dims the screen behind a row's menu and a question at the bottom; not measured.
    static let dimming = Paint(Shade(0x000000, alpha: 51), Shade(0x000000, alpha: 122))

    /// The backgrounds of cards. They're too opaque to show the screen behind; not measured.
    private static let material = Paint(0xF8F8F9, 0x262628)
    private static let glass = Paint(0xFCFCFE, 0x232325)
    private static let cancel = Paint(0xFFFFFF, 0x2C2C2E)
    /// Between the groups of a menu.
    private static let band = Paint(Shade(0x000000, alpha: 20), Shade(0x000000, alpha: 71))

    func items(_ popup: LayoutNode) -> [DisplayItem] { popup.children.flatMap(items(ofCard:)) }

    private func items(ofCard node: LayoutNode) -> [DisplayItem] {
        guard let card = node.card else { return [] }
        let radius = radius(card)
        let paint = card == .cancel ? Self.cancel : metrics.separatesEntries ? Self.material : Self.glass
        let casts = card == .menu || card == .popover
        var items = casts ? SoftShadow.wide(node.frame, radius: radius).items : []
        items += node.frame(.arrow).map { [.path(.arrow(in: $0, pointsUp: $0.y < node.frame.y), .fill(paint))] } ?? []
        items.append(.rect(node.frame, radius: radius, .fill(paint)))
        // Dark screens show no shadows.
        if casts { items.append(.rect(node.frame.insetBy(0.25), radius: radius, .stroke(Self.rim, width: 0.5))) }
        for (index, line) in node.all(.entry).enumerated() {
            guard let entry = line.entry else { continue }
            items += (index == 0 ? [] : separator(above: line, entry, of: card)) + self.items(line, entry, of: card)
        }
        return items
    }

    private static let rim = Paint(Shade(0x000000, alpha: 10), Shade(0xFFFFFF, alpha: 41))

    private func radius(_ card: LayoutNode.Card) -> Double {
        switch card {
        case .menu: metrics.menuRadius
        case .sheet, .cancel: metrics.sheetRadius
        case .popover: metrics.popoverRadius
        }
    }

    private func separator(above line: LayoutNode, _ entry: LayoutNode.Entry, of card: LayoutNode.Card) -> [DisplayItem]
    {
        var frame = line.frame
        frame.height = 1.0 / 3
        if card == .menu, entry.beginsGroup {
            guard metrics.separatesEntries else {
                frame.x += metrics.textInset
                frame.width -= 2 * metrics.textInset
                frame.y -= metrics.groupGap / 2
                frame.height = 1
                return [.rect(frame, radius: 0, .fill(palette.separator))]
            }
            frame.y -= metrics.groupGap
            frame.height = metrics.groupGap
            return [.rect(frame, radius: 0, .fill(Self.band))]
        }
        guard metrics.separatesEntries else { return [] }
        return [.rect(frame, radius: 0, .fill(palette.separator))]
    }

    private func items(_ line: LayoutNode, _ entry: LayoutNode.Entry, of card: LayoutNode.Card) -> [DisplayItem] {
        let paint = paint(entry.role)
        let painter = palette.images(paint, isTemplate: true)
        let isCapsule = card == .popover && metrics.capsuleInset > 0 && entry.role != .question
        let fill = SystemPaint.paint(.secondarySystemFill)
        let capsule = DisplayItem.rect(line.frame, radius: line.frame.height / 2, .fill(fill))
        let items =
            (isCapsule ? [capsule] : []) + line.lines.map { .text($0, paint) }
            + line.children.flatMap(painter.items)
        guard entry.role != .question else { return items }
        let label = line.words + (entry.isChosen ? ", selected" : "")
        var group = ItemGroup(role: .entry, label: label, frame: line.frame)
        group.tap = entry.role == .disabled ? .isDimmed : .acts
        return [.group(group, items)]
    }

    private func paint(_ role: LayoutNode.Entry.Role) -> Paint {
        switch role {
        case .question: palette.paint(.secondaryLabel)
        case .entry: palette.label
        case .destructive: palette.paint(.systemRed)
        case .disabled: palette.paint(.tertiaryLabel)
        case .cancel: palette.tint
        }
    }
}
