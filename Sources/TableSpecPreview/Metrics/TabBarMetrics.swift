/// The measures of a tab bar in points.
struct TabBarMetrics {
    let traits: PreviewTraits

    private var isGlass: Bool { traits.system == .iOS26 }
    private var device: PreviewDevice { traits.device }

    /// The most tabs that a bar shows; of more tabs the last place leads to a list of the others.
    ///
    /// Source: `UITabBarController`, "if you add more than five items, the tab bar controller displays a More item".
    static let maximumTabs = 5

    /// The frame of the bar: up to iOS 18 with the space for the home indicator; on iOS 26 a piece of glass above it.
    ///
    /// Evidence: "tab bar 49 (+34 home indicator = 83)". The glass of iOS 26 is not measured.
    var frame: Rect {
        let (width, height) = (device.size.width, device.size.height)
        guard isGlass else {
            let barHeight = (isInline ? Self.inlineHeight : 49) + device.bottomInset
            return Rect(x: 0, y: height - barHeight, width: width, height: barHeight)
        }
        let side = min(21, width / 8)
        let glassWidth = min(width - 2 * side, 480)
        return Rect(x: (width - glassWidth) / 2, y: height - 62 - 21, width: glassWidth, height: 62)
    }

    /// Whether titles are beside the images (`UITabBarAppearance.compactInlineLayoutAppearance`): on phones in
    /// landscape up to iOS 18. Its measures are common knowledge, not measured; on iOS 26 nothing is known of
    /// landscape.
    var isInline: Bool { !isGlass && device.hasCompactHeight }

    static let inlineHeight = 32.0
    static let inlineFont = TextFont(size: 12, weight: .medium)
    static let inlineSymbolSide = 18.0
    static let inlineGap = 6.0

    /// Where tabs begin and end inside the bar.
    var padding: Double { isGlass ? 6 : 0 }

    /// Evidence: "labels 10pt medium, baseline = bar top + 45.3, icons ≈ 24–25 tall from +7".
    static let font = TextFont(size: 10, weight: .medium)
    var baseline: Double { isGlass ? 49 : 45.3 }
    var symbolTop: Double { isGlass ? 10 : 7 }
    static let symbolSide = 25.0

    /// The red mark: as high as this and at least as wide; its middle is at the upper trailing corner of the image.
    ///
    /// Source: common knowledge, not measured.
    static let badgeHeight = 18.0
    static let badgePadding = 5.0
    static let badgeFont = TextFont(size: 13)

    // MARK: Tablets

    /// The frame of the bar of a tablet: in the middle of the row that contains the navigation bar's buttons.
    ///
    /// Source: since iPadOS 18 the bar "floats at the top of the screen and uses only text labels, essentially placed
    /// in the navigation bar's title view area" (gamery.app/blog/about-the-new-tabs); titles are below it, as issue
    /// reports on it show. Its sizes are not measured.
    func tabletFrame(width: Double) -> Rect {
        let row = BarMetrics(traits: traits).controlHeight
        let y = traits.topInset + (row - Self.tabletHeight) / 2
        return Rect(x: (device.size.width - width) / 2, y: y, width: width, height: Self.tabletHeight)
    }

    static let tabletHeight = 40.0
    static let tabletFont = TextFont(size: 15, weight: .medium)
    static let tabletPadding = 4.0
    static let tabletItemPadding = 12.0
    /// The minimum space beside the bar, for a button on each side.
    static let tabletMargin = 80.0
}
