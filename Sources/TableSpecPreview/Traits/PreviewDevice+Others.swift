extension PreviewDevice {
    /// All devices in use that run iOS 15 or later, one for each size, followed by some iPhones in landscape and
    /// windows side by side on iPads.
    package static let known =
        phonesAndTablets + [iPhoneSE, iPhone14, iPhone, iPhoneMax].map(\.landscape)
        + windows(on: pad("iPad", 1180, 820)) + windows(on: pad("iPad 13", 1376, 1032))

    /// iPhones in portrait, and iPads.
    ///
    /// Sources: sizes in points and scales are those of Apple's Human Interface Guidelines, "Layout, Specifications";
    /// status areas 47, 48 and 59 are measured (phones 390, 414 and 393 wide), 50 and 68 and the radii of corners are
    /// common knowledge.
    private static let phonesAndTablets = [
        iPhoneSE,
        phone("iPhone mini", 375, 812, notch: 50, radius: 44),
        iPhone14,
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

    private static let iPhone14 = phone("iPhone 14", 390, 844, notch: 47, radius: 47.33)

    /// The iPhone, rotated to the left: without a status bar, and with the camera on its left side.
    ///
    /// Sources: a phone with a status area of 59 has a safe area of 0, 59, 21, 59 then
    /// (csl.cool/2023/09/15/ios-dev/ios-layout-adaptation), one of 44 has 44 at each side, and the status bar is hidden
    /// (useyourloaf.com/blog/supporting-iphone-x).
    var landscape: PreviewDevice {
        var device = self
        device.name += " landscape"
        device.size = Size(width: size.height, height: size.width)
        device.sideInset = hasIsland || hasNotch ? topInset : 0
        device.topInset = 0
        device.bottomInset = bottomInset > 0 ? 21 : 0
        return device
    }

    /// Windows of half, a third and two thirds of a tablet's screen in landscape, in Split View up to iPadOS 18.
    ///
    /// Evidence: halves of a screen of 1366 are 678 wide, the larger window on one of 1024 is 694 beside one of 320
    /// (cyrilwei.me/ios/2016/10/18/constraints-priorities.html): 10 lie between them. Narrow windows of larger screens
    /// are 375 wide, which is common knowledge.
    private static func windows(on screen: PreviewDevice) -> [PreviewDevice] {
        let gap = 10.0
        let narrow = 375.0
        let room = screen.size.width - gap
        let widths = [("half", room / 2), ("third", narrow), ("two thirds", room - narrow)]
        return widths.map { name, width in
            var window = screen
            window.name += " " + name
            window.size.width = width
            return window
        }
    }

    static func phone(
        _ name: String,
        _ width: Double,
        _ height: Double,
        scale: Double = 3,
        notch: Double? = nil,
        island: Double? = nil,
        bottom: Double = 34,
        radius: Double
    ) -> PreviewDevice {
        PreviewDevice(
            name: name,
            size: Size(width: width, height: height),
            scale: scale,
            topInset: notch ?? island ?? 20,
            bottomInset: bottom,
            hasIsland: island != nil,
            hasNotch: notch != nil,
            cornerRadius: radius
        )
    }

    static func pad(_ name: String, _ width: Double, _ height: Double, radius: Double = 18) -> PreviewDevice {
        PreviewDevice(
            name: name,
            size: Size(width: width, height: height),
            scale: 2,
            topInset: 24,
            bottomInset: 20,
            hasIsland: false,
            isPad: true,
            cornerRadius: radius
        )
    }
}
