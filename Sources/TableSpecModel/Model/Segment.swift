/// A segment of a segmented control: a title, or an image in its place, which VoiceOver reads by the title.
package struct Segment: Hashable, Sendable {
    package var title: TextTemplate
    /// What is shown in place of the title.
    package var image: ImageReference?

    /// Creates a segment.
    package init(_ title: TextTemplate, image: ImageReference? = nil) {
        self.title = title
        self.image = image
    }

    /// The bindings of what the segment shows and says.
    package var bindings: [Binding] { title.bindings + (image?.bindings ?? []) }
}
