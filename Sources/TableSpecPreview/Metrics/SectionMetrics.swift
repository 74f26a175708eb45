internal import TableSpecModel

/// The vertical measures of headers and footers in points.
struct SectionMetrics {
    let system: SystemVersion
    let scale: Double
    let style: TableStyle

    /// Whether the table has grouped headers: small above cards, where plain tables have bold bars.
    var isGrouped: Bool { style != .plain }

    /// Evidence: "header text 13pt regular UPPERCASE" (9–25), "header 26: 17pt semibold, sentence case"; plain "17pt
    /// bold/semibold black".
    var headerStyle: TextStyle { isGrouped && system != .iOS26 ? .footnote : .headline }

    /// Evidence: "13pt regular UPPERCASE" against "sentence case" on iOS 26.
    var uppercasesHeaders: Bool { isGrouped && system != .iOS26 }

    /// The height of a header of one line.
    ///
    /// Evidence: "55.5 = 17.5 + 38"; "header box 40.33" (26); plain "28 high".
    var headerHeight: Double {
        guard isGrouped else { return 28 }
        return system == .iOS26 ? 40.33 : 38
    }

    /// The distance from the last baseline of a header to its bottom.
    ///
    /// Evidence: "baseline = row top − 10.0 (9.7..10)"; on iOS 26 "card top − 14"; plain "baseline +20.5" of 28.
    var headerBaselineBottom: Double {
        guard isGrouped else { return 7.5 }
        return system == .iOS26 ? 14 : 10
    }

    /// The transparent space above every plain header.
    ///
    /// Source: `UITableView.sectionHeaderTopPadding`, whose automatic value is 22 since iOS 15.
    static let plainHeaderTopPadding = 22.0

    /// The space in place of a missing header or footer of a group.
    ///
    /// Evidence: "group bottom → next row top 55.5 (2x): footer 17.5 + header 38"; at 3x "title-less next section 36"
    /// and "56.0" before a header.
    var emptyHeight: Double { scale == 2 ? 17.5 : 18 }

    /// The space above the header of the first group.
    ///
    /// Evidence: "grouped, first header: 55.5 (2x) / 55.33 (3x) from table top to first row; = 17.5 + 38".
    var firstHeaderLead: Double { scale == 2 ? 17.5 : 17.33 }

    /// Evidence: "no header title, first section: 35 grouped & insetGrouped".
    static let firstUntitledHeight = 35.0

    /// The distance from the rows to the first baseline of a footer.
    ///
    /// Evidence: "first baseline = group bottom + 19.7..20; 26: +20.4".
    var footerBaseline: Double { system == .iOS26 ? 20.4 : 20 }

    /// The height of a footer beside its lines.
    ///
    /// Evidence: "footer 37.5 one-line", "91.3 two-line" with the next header = 21.5 + 16 a line; on iOS 26 "box
    /// 29.67", less deep by what the header box is higher.
    var footerPadding: Double { system == .iOS26 ? 13.67 : 21.5 }

    /// Evidence: "footer text 13pt".
    static let footerStyle = TextStyle.footnote

    /// The space below the last section.
    static let bottomPadding = 20.0
}
