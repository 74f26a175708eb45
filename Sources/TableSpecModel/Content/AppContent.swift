/// The content of an app's tab bar at one moment.
package struct AppContent: Equatable, Sendable {
    /// The app's name.
    package var name: String
    /// The tabs from the leading edge. Empty for an app without a tab bar.
    package var tabs: [TabContent]
    /// The known images and colors of the app's asset catalogs.
    package var assets = PictureAssets()

    /// Creates the content of an app.
    package init(name: String, tabs: [TabContent] = []) {
        self.name = name
        self.tabs = tabs
    }
}

/// The content of one tab.
package struct TabContent: Hashable, Sendable {
    package var title: String
    package var image: ImageContent?
    /// The text of the badge, or `nil` for no badge.
    package var badge: String?
    /// The name of the screen that the tab leads to.
    package var screen: String

    /// Creates the content of a tab.
    package init(title: String, image: ImageContent? = nil, badge: String? = nil, screen: String) {
        self.title = title
        self.image = image
        self.badge = badge
        self.screen = screen
    }
}
