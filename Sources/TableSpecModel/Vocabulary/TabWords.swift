/// The tabs that the system names and draws: `UITabBarItem.SystemItem`.
public enum TabBarSystemItem: String, Word {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed

    public static let noun = "tab bar system item"
}
