/// A segment of a segmented control: a title, or an image, for which VoiceOver reads the title.
package struct Segment: Hashable, Sendable {
    package var title: TextTemplate
    /// The image in place of the title.
    package var image: ImageReference?

    /// Creates a segment.
    package init(_ title: TextTemplate, image: ImageReference? = nil) {
        self.title = title
        self.image = image
    }

    /// The bindings in the image and title of the segment.
    package var bindings: [Binding] { title.bindings + (image?.bindings ?? []) }
}
