internal import TableSpecModel

/// The measures of a message below a row, as the generated code lays it out.
enum MessageMetrics {
    /// The room below the message; above it the row has its own.
    static let bottomPadding = 11.0
}

extension RowLayout {
    /// Places a message below what the row shows; what stands at its end is in the middle of all of it.
    ///
    /// - Parameter hasAccessoryView: Whether the control stands at the end of the cell, not among its content.
    mutating func placeMessage(
        _ message: TextBlock?,
        below contentHeight: Double,
        in frame: Rect,
        margin: Double,
        hasAccessoryView: Bool
    ) {
        guard let message else { return }
        messageLines = message.placed(x: frame.x + margin, top: frame.y + contentHeight).clamped(to: frame)
        let shift = (message.height + MessageMetrics.bottomPadding) / 2
        for index in accessories.indices { accessories[index].frame.y += shift }
        if hasAccessoryView { control?.frame.y += shift }
    }
}
