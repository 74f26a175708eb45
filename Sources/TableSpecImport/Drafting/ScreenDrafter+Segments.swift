internal import TableSpecModel

/// The segments of segmented controls.
extension ScreenDrafter {
    /// The titles of the segments, and the images in place of titles.
    static func segments(of control: Element) -> YAMLValue {
        .list(control.list("segments").enumerated().map { segment($1, at: $0) })
    }

    /// Whether a segment has a title or an image.
    static func showsSomething(_ segment: Element) -> Bool {
        writtenTitle(of: segment) != nil || image(segment, "image") != nil
    }

    /// An image without a title has the name of the image as its title.
    private static func segment(_ segment: Element, at index: Int) -> YAMLValue {
        guard let image = image(segment, "image") else {
            return .content(writtenTitle(of: segment) ?? "Segment \(index + 1)")
        }
        let name = segment["image"] ?? segment.property("image")?["name"] ?? ""
        return .mapping(["image": image, "title": .content(writtenTitle(of: segment) ?? Enumeration.title(of: name))])
    }

    private static func writtenTitle(of segment: Element) -> String? {
        segment.shown("title")
    }
}
