/// Lays out one wheel of a picker: the selected title in the center, with its neighbors above and below.
struct WheelLayouter {
    let titles: [String]
    let selected: Int
    let context: LayoutContext

    /// The number of visible titles on each side of the selected one.
    private static let neighbors = 2

    private static let font = TextFont(size: 20, weight: .regular)

    /// The width of the longest title.
    var titleWidth: Double { titles.map { Self.font.width(of: $0) }.max() ?? 0 }

    /// The lines that fit in a frame.
    func lines(in frame: Rect, edge: LaidOutLine.Edge) -> [LaidOutLine] {
        let middle = min(max(selected, 0), titles.count - 1)
        return titles.indices.filter { abs($0 - middle) <= Self.neighbors }.compactMap { index in
            let row = band(in: frame, offset: index - middle)
            guard frame.contains(row) else { return nil }
            return context.controlLine(titles[index], font: Self.font, x: x(edge, row), edge: edge, in: row)
        }
    }

    /// The frame of the selected title, or of one some rows below it.
    func band(in frame: Rect, offset: Int = 0) -> Rect {
        let height = min(ControlMetrics.wheelPitch, frame.height)
        let y = frame.midY - height / 2 + Double(offset) * ControlMetrics.wheelPitch
        return Rect(x: frame.x, y: y, width: frame.width, height: height)
    }

    private func x(_ edge: LaidOutLine.Edge, _ row: Rect) -> Double {
        switch edge {
        case .left: row.x
        case .center: row.midX
        case .right: row.maxX
        }
    }
}
