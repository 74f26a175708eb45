/// A device that previews know, in portrait.
///
/// Widths decide the margins of a table, scales the thickness of its lines, safe areas the place of its bars.
public struct PreviewDevice: Hashable, Sendable {
    /// The name as the command line knows it.
    public var name: String
    /// The size of the screen in points.
    public var size: Size
    /// Pixels a point.
    public var scale: Double
    /// The height in points of the status bar, which is the top of the safe area.
    public var topInset: Double
    /// The height in points that the home indicator takes.
    public var bottomInset: Double
    /// Whether the status bar has its time at the side, beside the cut-out for the camera.
    public var hasCutout: Bool

    /// iPhone SE (2nd and 3rd generation): 375 × 667 points, status bar 20 (measured on home-button phones).
    public static let iPhoneSE = PreviewDevice(
        name: "iPhone SE",
        size: Size(width: 375, height: 667),
        scale: 2,
        topInset: 20,
        bottomInset: 0,
        hasCutout: false
    )

    /// iPhone 16 Pro and 17: 402 × 874 points, status bar 62 (measured on iOS 26.2).
    public static let iPhone = PreviewDevice(
        name: "iPhone",
        size: Size(width: 402, height: 874),
        scale: 3,
        topInset: 62,
        bottomInset: 34,
        hasCutout: true
    )

    /// iPhone 16 and 17 Pro Max: 440 × 956 points.
    public static let iPhoneMax = PreviewDevice(
        name: "iPhone Max",
        size: Size(width: 440, height: 956),
        scale: 3,
        topInset: 62,
        bottomInset: 34,
        hasCutout: true
    )

    /// iPad (10th generation) and iPad Air: 820 × 1180 points, status bar 24.
    public static let iPad = PreviewDevice(
        name: "iPad",
        size: Size(width: 820, height: 1180),
        scale: 2,
        topInset: 24,
        bottomInset: 20,
        hasCutout: false
    )

    /// Whether the device has the width at which UIKit takes places for granted: `UIUserInterfaceSizeClass.regular`.
    var isTablet: Bool { size.width >= 600 }

    /// All devices, the narrowest first.
    public static let all = [iPhoneSE, iPhone, iPhoneMax, iPad]
}
