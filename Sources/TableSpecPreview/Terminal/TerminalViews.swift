internal import TableSpecModel

/// The views of a custom cell in text previews.
struct TerminalViews {
    /// The columns of the row.
    let width: Int
    let direction: LayoutDirection

    /// The columns between two views of a row.
    private static let gap = 2

    /// The lines of a cell, no wider than the row.
    func lines(of root: CellViewContent) -> [String] {
        block(root, width: width).map { Columns.truncated($0, to: width) }
    }

    /// The lines of a view. Those of a column follow one another, and those of a row are side by side.
    private func block(_ view: CellViewContent, width: Int) -> [String] {
        switch view.kind {
        case .stack(let stack) where stack.axis == .vertical: stack.views.flatMap { block($0, width: width) }
        case .stack(let stack): beside(stack, width: width)
        // Text previews can't show overlapping views, so the views follow one another.
        case .zstack(let stack): stack.views.flatMap { block($0, width: width) }
        case .label(let label): [label.text ?? ""]
        case .image(let image, let system):
            image == nil && system.remoteAddress == nil
                ? [] : [direction.line(["▣", view.accessibilityLabel].compactMap { $0 }, gap: 1)]
        case .control(let control): [control.picture.terminalText(direction)]
        case .app(let view): [direction.line(["▣", view.className], gap: 1)]
        case .spacer: []
        }
    }

    /// The stretched views share the remaining columns.
    private func beside(_ stack: StackContent, width: Int) -> [String] {
        let blocks = stack.views.map { block($0, width: width) }
        var widths = blocks.map { $0.map { ColumnRun.columns(of: $0) }.max() ?? 0 }
        let rest = width - widths.reduce(0, +) - Self.gap * (widths.count - 1)
        for (place, index) in stack.stretchedIndices.enumerated() where widths.indices.contains(index) {
            let count = stack.stretchedIndices.count
            widths[index] += (max(0, rest) + count - 1 - place) / count
        }
        return (0..<(blocks.map(\.count).max() ?? 0)).map { line in
            let pieces = zip(blocks, widths).map { block, width in
                let text = line < block.count ? block[line] : ""
                return direction.line([text, Columns.spaces(width - ColumnRun.columns(of: text))])
            }
            return direction.line(pieces, gap: Self.gap)
        }
    }
}
