/// The labels of a row, broken into lines, before they have vertical positions.
struct LabelPlan {
    /// The arrangement of the two labels.
    enum Arrangement {
        /// One label, or two next to each other on one baseline.
        case row
        /// The detail below the title.
        case column
    }

    var arrangement: Arrangement
    var title: TextBlock?
    var detail: TextBlock?
    /// The height of the labels and the vertical padding of the style.
    var paddedHeight: Double

    /// Whether a detail is below a title.
    var isPair: Bool { arrangement == .column && title?.lines.isEmpty == false && detail?.lines.isEmpty == false }

    /// The width of the labels and the gap between them.
    var width: Double {
        let widths = [title, detail].compactMap { $0?.width }.filter { $0 > 0 }
        switch arrangement {
        case .row: return widths.reduce(0, +) + TableMetrics.valueGap * Double(max(0, widths.count - 1))
        case .column: return widths.max() ?? 0
        }
    }

    /// The height of the labels alone, without space between them.
    var blockHeight: Double {
        let title = title?.height ?? 0
        let detail = detail?.height ?? 0
        switch arrangement {
        case .row: return max(title, detail)
        case .column: return title + detail
        }
    }
}
