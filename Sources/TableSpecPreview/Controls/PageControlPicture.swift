internal import TableSpecModel

struct PageControlPicture: ControlPicture {
    var pages: Int
    var current: Int

    func terminalText(_ direction: LayoutDirection) -> String {
        direction.line((0..<min(pages, 20)).map { $0 == current ? "●" : "○" }, gap: 1)
    }

    var spokenValue: String? { pages > 0 ? "page \(min(current, pages - 1) + 1) of \(pages)" : nil }
    var spokenTraits: [AccessibilityElement.Trait] { [.adjustable] }

    func size(within width: Double, in context: LayoutContext) -> Size {
        let natural = Double(pages) * ControlMetrics.pagePitch
        return Size(width: min(natural, width), height: ControlMetrics.pageControlHeight)
    }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        let frame = layout.frame
        let pitch = ControlMetrics.pagePitch
        let shown = min(pages, Int(frame.width / pitch))
        let first = frame.midX - Double(shown) * pitch / 2 + pitch / 2
        return (0..<shown).map { page in
            let place = painter.isRightToLeft ? shown - 1 - page : page
            let side = min(ControlMetrics.pageDot, frame.height)
            let x = first + Double(place) * pitch
            let dot = Rect(x: x - side / 2, y: frame.midY - side / 2, width: side, height: side)
            let stated: ControlPropertyKey = page == current ? .currentPageIndicatorTintColor : .pageIndicatorTintColor
            let usual = painter.palette.label.faded(page == current ? 0.85 : 0.3)
            return .ellipse(dot, .fill(painter.color(stated) ?? usual))
        }
    }
}
