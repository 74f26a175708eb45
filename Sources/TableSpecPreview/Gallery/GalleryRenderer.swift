package import TableSpecModel

/// Makes a page on which all screens can be looked at and tried out: a click follows a segue, switches change the device and
/// its settings.
package enum GalleryRenderer {
    /// The files of a gallery, by path below a folder: one page without anything outside it, which needs no server.
    ///
    /// The page runs only its own script and style (a content security policy names them by hash), and all text of specs
    /// stays text. The same bytes for the same input on every machine. A screen that a segue leads to and that is not
    /// among `screens` gets a placeholder; of two screens with one name the first counts. A stack of screens that begins with
    /// a tab of an app has its tab bar; of two apps with the tab the first counts.
    package static func files(
        _ screens: [GalleryScreen],
        apps: [AppContent] = [],
        stacks: NavigationStacks = NavigationStacks(),
        options: GalleryOptions = GalleryOptions()
    ) -> [(path: String, text: String)] {
        [("index.html", GalleryPage(screens: screens, apps: apps, stacks: stacks, options: options).text)]
    }
}
