package import TableSpecModel

/// The tab bar of the app around a screen.
package struct TabBarContext: Hashable, Sendable {
    /// The tabs from the leading edge, which can be more than fit into a bar.
    package var tabs: [TabContent]
    /// The name of the screen whose tab is selected, or `nil` for none.
    package var selected: String?
    /// The known images and colors of the app's asset catalogs.
    package var assets: PictureAssets

    /// Creates the tab bar of an app around one of its first screens.
    package init(tabs: [TabContent], selected: String? = nil, assets: PictureAssets = PictureAssets()) {
        self.tabs = tabs
        self.selected = selected
        self.assets = assets
    }

    /// The name of the screen that lists the tabs that don't fit into a bar.
    static let moreScreen = "More"

    /// The tabs that fit into the bar of a device.
    func shown(on device: PreviewDevice) -> [TabContent] {
        guard tabs.count > TabBarMetrics.maximumTabs, !device.isTablet else { return tabs }
        let more = TabContent(title: Self.moreScreen, image: .symbol("ellipsis"), screen: Self.moreScreen)
        return tabs.prefix(TabBarMetrics.maximumTabs - 1) + [more]
    }

    /// The tabs that a device lists under More.
    func underMore(on device: PreviewDevice) -> ArraySlice<TabContent> {
        tabs.count > shown(on: device).count ? tabs.dropFirst(TabBarMetrics.maximumTabs - 1) : []
    }

    /// The position of the selected tab in the bar of a device. A tab that doesn't fit is in the last one, More.
    func selectedPlace(on device: PreviewDevice) -> Int? {
        let shown = shown(on: device)
        return shown.firstIndex { $0.screen == selected }
            ?? (underMore(on: device).contains { $0.screen == selected } ? shown.count - 1 : nil)
    }
}
