/// A device, or a window on one, in portrait or landscape.
///
/// Widths determine the margins of a table, scales the thickness of its lines, and safe areas the positions of its
/// bars.
package struct PreviewDevice: Hashable, Sendable {
    /// The name on the command line.
    package var name: String
    /// The size of the screen in points.
    package var size: Size
    /// Pixels per point.
    package var scale: Double
    /// The height in points of the status bar, which is the top of the safe area.
    package var topInset: Double
    /// The height in points of the home indicator.
    package var bottomInset: Double
    /// Whether the device has a Dynamic Island, next to which the status bar shows the time.
    package var hasIsland: Bool
    /// Whether the camera is in a notch at the top of the screen.
    package var hasNotch = false
    /// The inset in points of the safe area at both sides, on iPhones in landscape.
    var sideInset = 0.0
    /// Whether the device is an iPad: `UIUserInterfaceIdiom.pad`.
    var isPad = false
    /// The radius in points of the screen's corners.
    ///
    /// Source: iPads answer 18 (kylebashour.com/posts/finding-the-real-iphone-x-corner-radius); 62 for phones with a
    /// status area of 62 is common knowledge, not measured.
    package var cornerRadius: Double

    /// iPhone SE (2nd and 3rd generation): 375 × 667 points, status bar 20 (measured on home-button phones).
    package static let iPhoneSE = phone("iPhone SE", 375, 667, scale: 2, bottom: 0, radius: 0)

    /// iPhone 16 Pro and 17: 402 × 874 points, status bar 62 (measured on iOS 26.2).
    package static let iPhone = phone("iPhone", 402, 874, island: 62, radius: 62)

    /// iPhone 16 and 17 Pro Max: 440 × 956 points.
    package static let iPhoneMax = phone("iPhone Max", 440, 956, island: 62, radius: 62)

    /// iPad (10th generation) and iPad Air: 820 × 1180 points, status bar 24, on iOS 26 32.
    package static let iPad = pad("iPad", 820, 1180)

    /// Whether the screen or the window is as wide as an iPad's: an iPad with `UIUserInterfaceSizeClass.regular` width.
    ///
    /// Evidence: of two windows on a tablet of 13 inches each is 678 wide and regular, on smaller ones compact.
    var isTablet: Bool { isPad && size.width >= 600 }

    /// Whether the screen has 13 inches. A window next to another one counts as a smaller one.
    var isLargeTablet: Bool { isPad && max(size.width, size.height) >= 1366 }

    /// Whether the device is an iPhone in landscape, whose height is `UIUserInterfaceSizeClass.compact`.
    package var hasCompactHeight: Bool { !isPad && size.width > size.height }

    /// The devices whose screens were measured, the narrowest first.
    package static let all = [iPhoneSE, iPhone, iPhoneMax, iPad]
}
