/// The content of a live page at one moment.
package struct LiveContent: Hashable, Sendable {
    /// The page of the gallery; empty as long as there is none.
    package var gallery: String
    /// The data of an event that tells pages what there is, on one line.
    package var news: String

    /// Creates content.
    package init(gallery: String, news: String) {
        self.gallery = gallery
        self.news = news
    }
}
