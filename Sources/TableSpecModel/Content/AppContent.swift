/// What the tab bar of an app shows at one moment.
public struct AppContent: Hashable, Sendable {
    /// The app's name.
    public var name: String
    /// The tabs from the leading edge; empty for an app without a tab bar.
    public var tabs: [TabContent]

    /// Creates the content of an app.
    public init(name: String, tabs: [TabContent] = []) {
        self.name = name
        self.tabs = tabs
    }
}

/// What one tab shows.
public struct TabContent: Hashable, Sendable {
    public var title: String
    public var image: ImageContent?
    /// The text in the red mark; `nil` for no mark.
    public var badge: String?
    /// The name of the screen that the tab leads to.
    public var screen: String

    /// Creates the content of a tab.
    public init(title: String, image: ImageContent? = nil, badge: String? = nil, screen: String) {
        self.title = title
        self.image = image
        self.badge = badge
        self.screen = screen
    }
}
