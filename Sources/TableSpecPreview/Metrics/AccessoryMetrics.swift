/// The measures of accessories in points.
enum AccessoryMetrics {
    /// The sizes of accessories are those at the default text size; they are symbols since iOS 13 and grow with the text.
    ///
    /// Evidence: "26: 6.67×11.2 at 16pt text", checkmark "13.7×13.3 @16pt" against 7×12 and 14.6×14.3 at 17. That the
    /// detail button follows the same rule is not measured.
    static func grown(_ size: Size, by factor: Double) -> Size {
        Size(width: size.width * factor, height: size.height * factor)
    }

    /// Evidence: "iOS 13–18: 7×12".
    static let chevron = Size(width: 7, height: 12)

    /// The distance of the chevron from the end of the row.
    ///
    /// Evidence: up to iOS 18 "right edge at width − margin − 0.67..1 (351–358 of 375; 362.3–369.3 of 390)"; on iOS 26 in
    /// inset grouped cards at 355.1–361.8 of 402, 20 from the edge of the card.
    static func chevronTrailing(margin: Double, system: SystemVersion) -> Double {
        system == .iOS26 ? max(margin, 19.5) + 0.75 : margin + 0.75
    }

    /// Evidence: "stroke ≈ 1.9, round caps".
    static let chevronStroke = 1.9

    /// The width that a disclosure indicator takes from `contentView` beside the margin.
    ///
    /// Evidence: "26.5 (2x) 26.33 (3x) / 30.5 · 30.33 (16–26)" for margins of 16 / 20.
    static let disclosureReduction = 10.33

    /// Evidence: "checkmark 14.6×14.3 SF Symbol (13+)".
    static let checkmark = Size(width: 14.6, height: 14.3)

    /// Evidence: checkmark "right ≈ margin + 2".
    static let checkmarkTrailing = 2.0

    /// The width that a checkmark or a detail button takes beside the margin.
    ///
    /// Evidence: frames of iOS 18 "insetGrouped 414 checkmark: 330 of 374" (44 at margin 20) and of iOS 26 "grouped 375
    /// checkmark: 335", "detailButton: 335" (40 at margin 16).
    static let buttonReduction = 24.0

    /// Evidence: "ⓘ 22×22 circle".
    static let infoButton = Size(width: 22, height: 22)

    /// Evidence: "in detailDisclosure at 263–285, chevron 297–305".
    static let infoChevronGap = 12.0

    /// The width that a detail disclosure button takes beside the margin.
    ///
    /// Evidence: frames of iOS 26 "grouped 375 detailDisclosureButton: 316.5" (58.5 at margin 16).
    static let detailDisclosureReduction = 42.33
}
