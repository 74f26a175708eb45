internal import TableSpecModel

/// The horizontal measures of a table in points, from screenshots of real tables and frames that Interface Builder
/// saved.
struct TableMetrics {
    let traits: PreviewTraits
    let style: TableStyle
    let hasIndex: Bool
    /// `UITableView.cellLayoutMarginsFollowReadableWidth`.
    let followsReadableWidth: Bool
    /// `UITableView.layoutMargins`, if the spec specifies them.
    var statedMargins: EdgeInsets?

    var scale: Double { traits.device.scale }
    var width: Double { traits.device.size.width }

    /// The margin of a table that specifies none.
    ///
    /// Evidence: "320, 375 → 16; 390/393/402 → 20; 414/428/430 → 20; ≥ 600 → 20"; on iOS 26 frames of plain cells
    /// ("Subtitle plain 393: text x 20") and "AS 26.2 20→382 of 402" agree. A real phone of 393 points has 16: a table asks
    /// its device whether margins are wide (`-[UITableConstants_IOS _defaultMarginWidthForTableView:canUseLayoutMargins:]`),
    /// which simulators of 390 points and more affirm.
    private var standardMargin: Double { width < 390 ? 16 : 20 }

    /// The margins of the table.
    private var tableMargins: SideMargins {
        SideMargins(standardMargin).extended(by: statedMargins, direction: traits.direction, in: width)
    }

    /// The distance from the table's edge to the card of an inset grouped section.
    ///
    /// Evidence: "IB: 375→card 343, 390→350, 393→353 (26), 414→374"; cards of 335 in 375 have their texts at 20.
    var cardMargin: Double { style == .insetGrouped ? readableMargins.leading : 0 }

    /// The margins of the table if it follows the readable width.
    ///
    /// Evidence: "readable width on iPad 9–11 (text x 48 at 768)": 672 points.
    private var readableMargins: SideMargins {
        guard followsReadableWidth else { return tableMargins }
        let margin = ((width - Self.readableWidth) / 2).rounded()
        return tableMargins.extended(
            by: EdgeInsets(left: margin, right: margin),
            direction: traits.direction,
            in: width
        )
    }

    private static let readableWidth = 672.0

    /// The distance from the trailing edge of the table to that of the card.
    ///
    /// Evidence: "with a section index strip the card's right edge moves to width−16".
    var cardTrailingMargin: Double {
        guard style == .insetGrouped else { return 0 }
        return hasIndex ? 16 : readableMargins.trailing
    }

    /// The width of a section's card.
    var cardWidth: Double { width - cardMargin - cardTrailingMargin }

    /// The width of rows, which end where the index starts.
    ///
    /// Evidence: "index strip: width 15; header bars and separators stop at its left edge".
    var rowWidth: Double { hasIndex && style != .insetGrouped ? cardWidth - Self.indexWidth : cardWidth }

    static let indexWidth = 15.0

    /// Evidence: index "letters 11pt semibold, pitch 14".
    static let indexFont = TextFont(size: 11, weight: .semibold)
    static let indexPitch = 14.0

    /// The distances from a row's edges to its content.
    ///
    /// Evidence: "text x 16/20/16/20" inside cards; on iOS 26 16 in every card ("iOS26 insetGrouped 393: 353, x 16").
    var rowMargins: SideMargins {
        guard style == .insetGrouped else { return readableMargins }
        return traits.system == .iOS26 ? SideMargins(16) : tableMargins
    }

    /// The distances from a row's edges to its content, if the cell specifies its own margins.
    func rowMargins(of cell: RowContent) -> SideMargins {
        let usual = cell.keepsMarginsOfTable ? rowMargins : SideMargins(0)
        return usual.extended(by: cell.properties.insets(.layoutMargins), direction: traits.direction, in: rowWidth)
    }

    /// The thickness of separators.
    ///
    /// Evidence: "separator thickness h (7–25); 1.0 pt on 26 (AS 26.2: 114.0–115.0)".
    var separatorHeight: Double { traits.system == .iOS26 ? 1 : 1 / scale }

    /// The distance of separators from the trailing edge of the row.
    ///
    /// Evidence: "right inset 0 (7–18), = leading margin on 26: AS 26.2 20→382 of 402, list 32→370".
    var separatorTrailingInset: Double { traits.system == .iOS26 ? rowMargins.trailing : 0 }

    /// Evidence: "corner radius 10 (13–18), 26 on 26".
    var cardRadius: Double {
        guard style == .insetGrouped else { return 0 }
        return traits.system == .iOS26 ? 26 : 10
    }

    /// Source: `UITableViewCell.indentationWidth`, "the default indentation width is 10.0 points".
    static let indentationWidth = 10.0

    /// Evidence: "image → text gap 15 (all legacy styles, all eras)".
    static let imageTextGap = 15.0

    /// The size of the box of an asset image whose own size only the app knows.
    ///
    /// Evidence: "29pt image: x 16, text 60", the most frequent size by far in Interface Builder's frames.
    static let assetImageSide = 29.0

    /// The side of the box of a symbol at the default text size.
    ///
    /// Evidence: symbols are "centered in a column: image w 27.5 at x 14.25", that is around margin + 12.
    static let symbolSide = 24.0

    /// Evidence: "value1 text–detail minimum gap ≈ 6–7".
    static let valueGap = 6.0

    /// The distance from a label to the end of `contentView` if there's an accessory.
    ///
    /// Evidence: "value1 detail right edge to contentView edge: 8 with disclosure (13–26)"; the same with a detail button.
    static let accessoryGap = 8.0

    /// Evidence: "value2: x = margin, w = 91, right-aligned; detail x = margin + 97 (gap 6)".
    static let value2LabelWidth = 91.0
    static let value2Gap = 6.0
}
