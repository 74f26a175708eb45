internal import TableSpecModel

/// The measures of sheets in points: common knowledge, not measured.
enum SheetMetrics {
    /// How far a large sheet begins below the status bar, where the top of the presenting screen is seen.
    static let top = 10.0

    /// The distance from the sides of the presenting screen, which lies farther back.
    static let presenterInset = 16.0

    /// The radius of the upper corners.
    static func radius(_ system: SystemVersion) -> Double { system == .iOS26 ? 38 : 10 }

    /// The size of a sheet in the middle of a tablet's screen.
    ///
    /// Sources: a form is 540 × 620 (tests of .NET MAUI expect "540 x 620" of an iPad), a page is 704 wide on the tablet
    /// of 13 inches (frames that Interface Builder saved); its height, and its width on other tablets, are common
    /// knowledge. A popover is 320 × 480 unless the app says otherwise; common knowledge, not measured.
    static func card(_ presentation: PresentationContent, on screen: Size) -> Size {
        if presentation.isPopover { return Size(width: min(320, screen.width), height: min(480, screen.height)) }
        if presentation.isForm { return Size(width: min(540, screen.width), height: min(620, screen.height)) }
        let (width, height) = (screen.width - 2 * cardMargins.width, screen.height - 2 * cardMargins.height)
        return Size(width: min(704, width), height: height)
    }

    /// The minimum space that a page leaves at its sides, and above and below it.
    static let cardMargins = Size(width: 20, height: 44)

    /// The arrow of a popover, up to iOS 18, and where its tip is below the bar's buttons; not measured.
    static let arrow = Size(width: 26, height: 13)
    static let popoverTop = 50.0

    /// The radius of all corners of a sheet in the middle.
    static func cardRadius(_ system: SystemVersion) -> Double { system == .iOS26 ? 38 : 10 }

    /// The grabber, and its distance from the top.
    static let grabber = Size(width: 36, height: 5)
    static let grabberTop = 5.0
}
