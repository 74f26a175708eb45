extension SpecModel {
    /// Returns the content of an app's tab bar. A number in a badge without a value is 3, so that the badge is visible.
    package func content(of app: App, assets: PictureAssets = PictureAssets()) -> AppContent {
        let scope = ContentScope(SampleValues(ofBadges: app, types: typesByName))
        var content = AppContent(name: app.name.value, tabs: app.tabs.compactMap { $0.content(in: scope) })
        content.assets = assets
        return content
    }
}

extension Tab {
    fileprivate func content(in scope: ContentScope) -> TabContent? {
        guard let screen = entry?.segue.destination?.value else { return nil }
        let badge = scope.text(badge).flatMap { $0.isEmpty || $0 == "0" ? nil : $0 }
        switch kind {
        case .titled(let title, let image):
            return TabContent(title: scope.text(title) ?? "", image: scope.image(image), badge: badge, screen: screen)
        case .system(let item):
            return TabContent(title: item.title, image: .symbol(item.symbol), badge: badge, screen: screen)
        case .invalid: return nil
        }
    }
}

extension TabBarSystemItem {
    /// The English titles of the system's tabs.
    fileprivate var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    /// A symbol that resembles the system's.
    fileprivate var symbol: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star"
        case .recents, .history, .mostRecent: "clock"
        case .contacts: "person.crop.circle"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .downloads: "arrow.down"
        case .mostViewed: "list.number"
        }
    }
}
