/// The keys of a segment that shows an image.
package enum SegmentKey: String, DeclaredKeyTable {
    case image, title

    package static let object = ObjectDescription(
        "segment",
        "A segment with an image in place of its title: `UISegmentedControl.setImage(_:forSegmentAt:)`."
    )

    package var declaration: KeyDeclaration<Segment> {
        switch self {
        case .image: .init(\.image, .image, isRequired: true, "The image.")
        case .title:
            .init(
                at: .required(\.title),
                .textOfItem,
                isRequired: true,
                "The title, which VoiceOver reads for the image."
            )
        }
    }
}
