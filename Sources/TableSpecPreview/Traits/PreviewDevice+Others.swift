extension PreviewDevice {
    /// All devices in use that run iOS 15 or later, by their sizes; of those of one size one.
    ///
    /// Sources: sizes in points and scales are those of Apple's Human Interface Guidelines, "Layout, Specifications";
    /// status areas 47, 48 and 59 are measured (phones 390, 414 and 393 wide), 50 and 68 and the radii of corners are
    /// common knowledge.
    package static let known = [
        iPhoneSE,
        phone("iPhone mini", 375, 812, notch: 50, radius: 44),
        phone("iPhone 14", 390, 844, notch: 47, radius: 47.33),
        phone("iPhone 15", 393, 852, island: 59, radius: 55),
        iPhone,
        phone("iPhone 11", 414, 896, scale: 2, notch: 48, radius: 41.5),
        phone("iPhone Air", 420, 912, island: 68, radius: 62),
        phone("iPhone 14 Plus", 428, 926, notch: 47, radius: 53.33),
        phone("iPhone 15 Plus", 430, 932, island: 59, radius: 55),
        iPhoneMax,
        pad("iPad mini", 744, 1133, radius: 21.5), iPad, pad("iPad 11", 834, 1210), pad("iPad 13", 1032, 1376),
        pad("iPad mini landscape", 1133, 744, radius: 21.5), pad("iPad landscape", 1180, 820),
        pad("iPad 11 landscape", 1210, 834), pad("iPad 13 landscape", 1376, 1032),
    ]

    private static func phone(
        _ name: String,
        _ width: Double,
        _ height: Double,
        scale: Double = 3,
        notch: Double? = nil,
        island: Double? = nil,
        radius: Double
    ) -> PreviewDevice {
        PreviewDevice(
            name: name,
            size: Size(width: width, height: height),
            scale: scale,
            topInset: notch ?? island ?? 20,
            bottomInset: 34,
            hasIsland: island != nil,
            hasNotch: notch != nil,
            cornerRadius: radius
        )
    }

    private static func pad(_ name: String, _ width: Double, _ height: Double, radius: Double = 18) -> PreviewDevice {
        PreviewDevice(
            name: name,
            size: Size(width: width, height: height),
            scale: 2,
            topInset: 24,
            bottomInset: 20,
            hasIsland: false,
            cornerRadius: radius
        )
    }
}
