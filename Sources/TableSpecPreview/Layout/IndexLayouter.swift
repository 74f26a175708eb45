/// Lays out the section index at the trailing edge.
struct IndexLayouter {
    let titles: [String]
    let context: LayoutContext

    /// The characters, vertically centered in the visible part of the table. If there are too many, some are omitted at
    /// equal distances.
    func layout(below top: Double) -> LayoutNode? {
        let lines = lines(below: top)
        guard let first = lines.first, let last = lines.last else { return nil }
        var frame = first.frame
        frame.height = last.frame.maxY - frame.y
        return LayoutNode(.index, frame, lines: lines)
    }

    private func lines(below top: Double) -> [LaidOutLine] {
        let device = context.traits.device
        let room = device.size.height - context.traits.bottomInset - top
        let shown = selection(Int(max(0, room) / TableMetrics.indexPitch))
        let font = TableMetrics.indexFont
        let start = top + (room - Double(shown.count) * TableMetrics.indexPitch) / 2
        return shown.enumerated().compactMap { index, title in
            guard let line = font.line(title, within: TableMetrics.indexWidth) else { return nil }
            let x = device.size.width - TableMetrics.indexWidth / 2
            let top = start + Double(index) * TableMetrics.indexPitch
            return .placed(line, font: font, x: x, top: top, scale: context.scale)
        }
    }

    private func selection(_ limit: Int) -> [String] {
        guard titles.count > limit else { return titles }
        guard limit > 1 else { return [] }
        return (0..<limit).map { titles[$0 * (titles.count - 1) / (limit - 1)] }
    }
}
