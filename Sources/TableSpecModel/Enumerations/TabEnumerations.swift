/// The tabs that the system names and draws: `UITabBarItem.SystemItem`.
package enum TabBarSystemItem: String, SpecEnumeration {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed

    package static let noun = "tab bar system item"
}
