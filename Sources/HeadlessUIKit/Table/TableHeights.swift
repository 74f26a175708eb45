import Foundation

/// Standard heights in points, as measured on iOS 13 to 18 (`ios-metrics`: rows 44, plain header 28, grouped header 38 over
/// 17.5, 35 above a first section without header).
///
/// They determine which rows are visible, not how anything looks. A self-sizing row with standard content has at least
/// the height `row`.
enum TableHeights {
    static let row: CGFloat = 44
    static let plainHeader: CGFloat = 28
    static let plainHeaderTopPadding: CGFloat = 22
    static let groupedTop: CGFloat = 17.5
    static let groupedHeader: CGFloat = 38
    static let groupedGap: CGFloat = 17.5
    static let groupedFooter: CGFloat = 37.5

    /// - Parameter own: The height that a header without text needs.
    static func header(
        style: UITableView.Style,
        isFirst: Bool,
        hasContent: Bool,
        padding: CGFloat,
        own: CGFloat? = nil
    ) -> CGFloat {
        switch style {
        case .plain:
            guard hasContent else { return 0 }
            return (own ?? plainHeader) + (padding < 0 ? plainHeaderTopPadding : padding)
        case .grouped, .insetGrouped:
            return (isFirst ? groupedTop : 0) + (hasContent ? own ?? groupedHeader : groupedGap)
        }
    }

    static func footer(style: UITableView.Style, hasContent: Bool) -> CGFloat {
        switch style {
        case .plain: hasContent ? plainHeader : 0
        case .grouped, .insetGrouped: hasContent ? groupedFooter : groupedGap
        }
    }

    /// The space between a table's sides and texts: “26.5 (2x) 26.33 (3x) / 30.5 · 30.33” for disclosure indicators
    /// means 16 points in tables narrower than 414 points, and 20 in others.
    static func sideMargin(in width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    /// The height of a title, which grows with its lines: “footer 37.5 one-line”, “91.3 two-line” with the next header,
    /// so a line of 13 points takes 16.
    static func title(_ text: String, style: UITableView.Style, isFooter: Bool, width: CGFloat) -> CGFloat {
        let font = UIFont.preferredFont(forTextStyle: style == .plain && !isFooter ? .headline : .footnote)
        let insets = style == .insetGrouped ? 2 * sideMargin(in: width) : 0
        let room = width - insets - 2 * sideMargin(in: width)
        let lines = TextSize(font: font).lineCount(of: text, width: room)
        let first = style == .plain ? plainHeader : isFooter ? groupedFooter : groupedHeader
        return first + CGFloat(max(lines - 1, 0)) * font.lineHeight.rounded(.up)
    }
}
