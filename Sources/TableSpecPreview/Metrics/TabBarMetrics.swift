/// The measures of a tab bar in points.
struct TabBarMetrics {
    let traits: PreviewTraits

    private var isGlass: Bool { traits.system == .iOS26 }
    private var device: PreviewDevice { traits.device }

    /// The maximum number of tabs in a bar. If there are more, the last one leads to a list of the others.
    ///
    /// Source: `UITabBarController`, "if you add more than five items, the tab bar controller displays a More item".
    static let maximumTabs = 5

    /// The frame of the bar: up to iOS 18 with the space for the home indicator; on iOS 26 a glass shape above it.
    ///
    /// Evidence: "tab bar 49 (+34 home indicator = 83)"; on iOS 26 glass from 21 to 381 of 402 for four and six tabs. That
    /// fewer tabs are as wide as four are, in a narrower bar, is common knowledge, not measured.
    func frame(tabs count: Int) -> Rect {
        guard isGlass else { return Rect(x: 0, y: top, width: device.size.width, height: device.size.height - top) }
        let glassWidth = 2 * padding + lozengeWidth(count) + Double(max(0, count - 1)) * pitch(count)
        return Rect(x: (device.size.width - glassWidth) / 2, y: top, width: glassWidth, height: Self.glassHeight)
    }

    /// The start of the bar.
    var top: Double {
        if isGlass { return device.size.height - Self.glassHeight - 21 }
        return device.size.height - (isInline ? Self.inlineHeight : 49) - device.bottomInset
    }

    private static let glassHeight = 62.0

    /// The width inside the widest bar.
    private var room: Double {
        let side = min(21, device.size.width / 8)
        return min(device.size.width - 2 * side, 480) - 2 * padding
    }

    /// The width of the selected tab's capsule on iOS 26. Capsules overlap.
    ///
    /// Evidence: 98 of 352 points for four tabs, 74 for six. Between them, and on other devices, in proportion.
    func lozengeWidth(_ count: Int) -> Double {
        26 + (room - 64) / Double(max(Self.fewTabs, count))
    }

    /// The distance between the middles of two tabs on iOS 26.
    ///
    /// Evidence: of four tabs, the first is centered at 74.0, the second at 158.8.
    func pitch(_ count: Int) -> Double {
        (room - lozengeWidth(count)) / Double(max(Self.fewTabs, count) - 1)
    }

    /// The number of tabs up to which tabs have the same width on iOS 26.
    private static let fewTabs = 4

    /// Whether titles are beside the images (`UITabBarAppearance.compactInlineLayoutAppearance`): on phones in
    /// landscape up to iOS 18. Its measures are common knowledge, not measured; on iOS 26 nothing is known of
    /// landscape.
    var isInline: Bool { !isGlass && device.hasCompactHeight }

    static let inlineHeight = 32.0
    static let inlineFont = TextFont(size: 12, weight: .medium)
    static let inlineSymbolSide = 18.0
    static let inlineGap = 6.0

    /// The space around the lozenges in the bar.
    ///
    /// Evidence: the lozenge is 54 high in the bar of 62, and the first one begins 4 points after it.
    var padding: Double { isGlass ? 4 : 0 }

    /// Evidence: "labels 10pt medium, baseline = bar top + 45.3, icons ≈ 24–25 tall from +7".
    static let font = TextFont(size: 10, weight: .medium)
    var baseline: Double { isGlass ? 49 : 45.3 }
    var symbolTop: Double { isGlass ? 10 : 7 }
    static let symbolSide = 25.0

    /// The badge: as high as this and at least as wide, centered on the upper trailing corner of the image.
    ///
    /// Source: common knowledge, not measured.
    static let badgeHeight = 18.0
    static let badgePadding = 5.0
    static let badgeFont = TextFont(size: 13)

    // MARK: Tablets

    /// The frame of an iPad's bar: centered in the row that contains the navigation bar's buttons.
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
