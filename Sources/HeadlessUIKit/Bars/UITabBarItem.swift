public import Foundation

/// A tab of a tab bar.
@MainActor open class UITabBarItem: UIBarItem {
    /// The tabs that the system names and draws.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }

    /// The image of the selected tab.
    open var selectedImage: UIImage?
    /// The text of the badge, or `nil` for no badge.
    open var badgeValue: String?
    /// The color of the badge.
    open var badgeColor: UIColor?
    /// The system item that the tab was created as, if any.
    private(set) var ownItem: SystemItem?

    /// Creates an empty tab.
    public override init() {
        super.init()
    }

    /// Creates an empty tab; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a tab with a title, an image and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Creates a tab with a title, an image and an image for the selected tab.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage ?? image
    }

    /// Creates a system item.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        ownItem = systemItem
        self.tag = tag
    }
}
