import TableSpecModel

/// A text literal is a segment with a title.
extension SegmentContent: ExpressibleByStringLiteral {
    package init(stringLiteral title: String) { self.init(title) }
}
