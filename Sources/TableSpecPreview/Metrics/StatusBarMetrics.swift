/// The measures of the status bar in points.
struct StatusBarMetrics {
    let traits: PreviewTraits

    private var device: PreviewDevice { traits.device }
    private var isWide: Bool { device.size.width >= 430 }
    /// Whether the bar is the higher one that iPads have since iPadOS 26.
    private var isHighOnPad: Bool { traits.topInset > 24 }

    /// Evidence: the clock of 440-point phones has 18 points, that of 402-point ones 17; on a 13-inch iPad with iOS 26
    /// about 14.5, up to iOS 18 12.
    var font: TextFont {
        if device.hasNotch { return TextFont(size: 17, weight: .semibold) }
        guard device.hasIsland else { return TextFont(size: isHighOnPad ? 14.5 : 12, weight: .semibold) }
        return TextFont(size: isWide ? 18 : 17, weight: .semibold)
    }

    /// Where the clock is: its middle on phones, its beginning on iPads.
    ///
    /// Evidence: the middle at 73.1 and 83.8 on phones 402 and 440 points wide (iOS 18 and 26), at 52.0 on one of 390
    /// with a notch; the beginning at 26 on a 13-inch iPad with iOS 26. Elsewhere not measured.
    var clock: (x: Double, edge: LaidOutLine.Edge) {
        if device.isPad { return (isHighOnPad ? 26 : 18, .left) }
        if device.hasIsland { return (isWide ? 83.8 : 73.1, .center) }
        if device.hasNotch { return ((device.size.width - ScreenFrame.notch.width) / 4 - 5, .center) }
        return (device.size.width / 2, .center)
    }

    /// Evidence: 39.0 of 62 at 440 points' width, 38 of 62 at 402, 35.0 of 59 at 393, 30.33 of 47 at 390; on a 13-inch
    /// iPad with iOS 26 21.2 of 32. Others not measured.
    var baseline: Double {
        if device.hasIsland { return device.topInset - (isWide ? 23 : 24) }
        if device.hasNotch { return device.topInset - 16.67 }
        return isHighOnPad ? 21.2 : (traits.topInset * 0.7).rounded()
    }

    /// The end of the battery with its nub.
    ///
    /// Evidence: 365.3, 367.3 and 399.3 on phones 393, 402 and 440 points wide with an island, 371.7 on one of 390 with
    /// a notch, 1350 on an iPad of 1376 with iOS 26; elsewhere not measured.
    var batteryEnd: Double {
        if device.hasIsland { return isWide ? 399.3 : device.size.width < 402 ? 365.3 : 367.3 }
        if device.hasNotch { return device.size.width - 18.3 }
        guard device.isPad else { return device.size.width - 6 }
        return device.size.width - (isHighOnPad ? 26 : 20)
    }

    /// The size of the symbols, relative to those of an iPhone 402 points wide.
    ///
    /// Evidence: the battery is 31.0 long on a phone 440 points wide (342 to 368 for Wi-Fi), 25 on one of 390 with a
    /// notch, 27.5 on a 13-inch iPad with iOS 26. Elsewhere not measured: as the clock.
    var signScale: Double {
        if device.hasIsland { return isWide ? 1.12 : 1 }
        if device.hasNotch { return 25 / Self.battery.width }
        return isHighOnPad ? 27.5 / Self.battery.width : font.size / 17
    }

    // The proportions of the signs, and the space between them, are common knowledge; on phones 390 and 440 points wide
    // the beginning of Wi-Fi agrees.

    static let signal = Size(width: 19.2, height: 12.2)
    static let wifi = Size(width: 17.1, height: 12.3)
    static let battery = Size(width: 27.3, height: 13)
    static let gap = 7.0

    /// The time of the clock: the date that specs call `now` (`CalendarDate.now`), as in Apple's own pictures.
    static let time = "9:41"

    /// The date and the charge, which iPads show.
    ///
    /// Evidence: "Wed Feb 4" and "100%" on a 13-inch iPad with iOS 26. The space before each is not measured.
    static let date = "Tue Jun 9"
    static let charge = "100%"
    static let dateGap = 10.0
    static let chargeGap = 4.0
}
