/// The measures of sheets in points: common knowledge, not measured.
enum SheetMetrics {
    /// How far a large sheet begins below the status bar, where the top of the presenting screen is seen.
    static let top = 10.0

    /// The distance from the sides of the presenting screen, which lies farther back.
    static let presenterInset = 16.0

    /// The radius of the upper corners.
    static func radius(_ system: SystemVersion) -> Double { system == .iOS26 ? 38 : 10 }

    /// The grabber, and its distance from the top.
    static let grabber = Size(width: 36, height: 5)
    static let grabberTop = 5.0
}
