/// The measures of the status bar in points.
struct StatusBarMetrics {
    let traits: PreviewTraits

    private var device: PreviewDevice { traits.device }
    private var isWide: Bool { device.size.width >= 430 }

    /// Evidence: the clock of 440-point phones has 18 points, that of 402-point ones 17; on a 13-inch iPad with iOS 26
    /// about 14.5, up to iOS 18 12.
    var font: TextFont {
        if device.hasNotch { return TextFont(size: 17, weight: .semibold) }
        guard device.hasIsland else { return TextFont(size: traits.topInset > 24 ? 14.5 : 12, weight: .semibold) }
        return TextFont(size: isWide ? 18 : 17, weight: .semibold)
    }

    /// The middle of the clock.
    ///
    /// Evidence: 73.1 and 83.8 on phones 402 and 440 points wide (iOS 18 and 26); elsewhere not measured.
    var clockCenter: Double {
        if device.hasIsland { return isWide ? 83.8 : 73.1 }
        if device.hasNotch { return (device.size.width - ScreenFrame.notch.width) / 4 }
        return device.isPad ? 32 : device.size.width / 2
    }

    /// Evidence: 39.0 of 62 at 440 points' width, 38 at 402; on a 13-inch iPad with iOS 26 21.2 of 32. Others not
    /// measured.
    var baseline: Double {
        if device.hasIsland { return isWide ? 39 : 38 }
        if device.hasNotch { return device.topInset - 15 }
        return traits.topInset > 24 ? 21.2 : (traits.topInset * 0.7).rounded()
    }

    /// The end of the battery with its nub.
    ///
    /// Evidence: 367.3 and 399.3 on phones 402 and 440 points wide; elsewhere not measured.
    var batteryEnd: Double {
        if device.hasIsland { return isWide ? 399.3 : 367.3 }
        if device.hasNotch { return device.size.width - 22 }
        return device.size.width - (device.isPad ? 20 : 6)
    }

    // The sizes of the signs beside a clock of 17 points, and the space between them, are common knowledge, not
    // measured.

    static let clockSize = 17.0
    static let signal = Size(width: 19.2, height: 12.2)
    static let wifi = Size(width: 17.1, height: 12.3)
    static let battery = Size(width: 27.3, height: 13)
    static let gap = 7.0
}
