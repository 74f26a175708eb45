import Foundation

/// Standard heights in points, as measured on iOS 13 to 18 (`ios-metrics`: rows 44, plain header 28, grouped header 38 over
/// 17.5, 35 above a first section without header).
///
/// They decide which rows are visible, not how anything looks: rows that size themselves are all `row` high.
enum TableMetrics {
    static let row: CGFloat = 44
    static let plainHeader: CGFloat = 28
    static let plainHeaderTopPadding: CGFloat = 22
    static let groupedTop: CGFloat = 17.5
    static let groupedHeader: CGFloat = 38
    static let groupedGap: CGFloat = 17.5
    static let groupedFooter: CGFloat = 37.5

    /// - Parameter own: What a header asks for whose content is no text.
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
}
