internal import TableSpecModel

/// The metrics of a message below a row, as in generated code.
enum MessageMetrics {
    /// The space below the message. Above it, the row has its own.
    static let bottomPadding = 11.0
}

extension RowLayout {
    /// Positions a message below the row's content. Content at the row's end is centered over the whole height.
    ///
    /// - Parameter hasAccessoryView: Whether the control is at the end of the cell, not among its content.
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
