internal import TableSpecModel

/// The distances in points between the sides of a table or a row and its content.
struct SideMargins: Hashable {
    var leading: Double
    var trailing: Double

    init(_ both: Double) {
        leading = both
        trailing = both
    }

    /// The specified margins, if they are larger.
    ///
    /// Source: "If the value of this property is true, the root view's layout margins are guaranteed to be no smaller than
    /// the values in the systemMinimumLayoutMargins property"; a cell keeps its table's margins in the same way
    /// (`UIView.preservesSuperviewLayoutMargins`).
    ///
    /// - Parameter width: The width that contains the margins; they leave a part of it free, regardless of the spec's
    ///   values.
    func extended(by stated: EdgeInsets?, direction: LayoutDirection, in width: Double) -> SideMargins {
        guard let stated else { return self }
        let isRightToLeft = direction == .rightToLeft
        let limit = max(0, width * Self.largestShare)
        var margins = self
        margins.leading = max(leading, min(isRightToLeft ? stated.right : stated.left, limit))
        margins.trailing = max(trailing, min(isRightToLeft ? stated.left : stated.right, limit))
        return margins
    }

    private static let largestShare = 0.4
}

extension RowContent {
    /// Whether the row's margins are at least those of its table (`UIView.preservesSuperviewLayoutMargins`).
    var keepsMarginsOfTable: Bool { properties.boolean(.preservesSuperviewLayoutMargins) ?? true }
}
