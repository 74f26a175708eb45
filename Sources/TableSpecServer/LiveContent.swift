/// The content of a live page at one moment.
package struct LiveContent: Hashable, Sendable {
    /// The HTML of the gallery; empty if there is none yet.
    package var gallery: String
    /// The data of a server-sent event that describes the current content, on one line.
    package var news: String

    /// Creates content.
    package init(gallery: String, news: String) {
        self.gallery = gallery
        self.news = news
    }
}
