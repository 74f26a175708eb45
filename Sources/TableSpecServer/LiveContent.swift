/// What a live page is served, at one moment.
public struct LiveContent: Hashable, Sendable {
    /// The page of the gallery; empty as long as there is none.
    public var gallery: String
    /// The data of an event that tells pages what there is, on one line.
    public var news: String

    /// Creates content.
    public init(gallery: String, news: String) {
        self.gallery = gallery
        self.news = news
    }
}
