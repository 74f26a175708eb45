package import TableSpecModel

/// Creates an interactive page of all screens: a click performs a segue, and settings change the device and its traits.
package enum GalleryRenderer {
    /// The files of a gallery, by path below a folder: one self-contained page that needs no server.
    ///
    /// The page runs only its own script and style (a content security policy specifies them by hash), and all text of
    /// specs stays text. The bytes are the same for the same input on every machine. A destination of a segue that
    /// isn't among `screens` gets a placeholder. If two screens have the same name, the first one counts. A stack of
    /// screens that begins with a tab of an app has its tab bar. If two apps have the tab, the first one counts.
    package static func files(
        _ screens: [GalleryScreen],
        apps: [AppContent] = [],
        stacks: NavigationStacks = NavigationStacks(),
        options: GalleryOptions = GalleryOptions()
    ) -> [(path: String, text: String)] {
        [("index.html", GalleryPage(screens: screens, apps: apps, stacks: stacks, options: options).text)]
    }
}
