import Testing

@Suite("Images that load later")
struct RemoteImageTests {
    @Test func theAppLoadsThemForOneObjectOfTheScreen() {
        let generated = Generated(
            """
            screen: Test
            types: { Post: { id: Int, photo: "URL?" } }
            state: { posts: [Post], isOn: Bool }
            table:
              prototypes:
                - { id: Post, content: [{ image: { url: $(post.photo), placeholder: { color: systemFill } }, background: systemRed, cornerRadius: 4 }] }
              sections: [{ rows: { forEach: post in posts, prototype: Post } }]
            """
        )
        expect(
            generated,
            has: "func image(for url: URL) async -> UIImage?",
            "private lazy var remoteImages = TableSpec.RemoteImages { [weak self] in await self?.actions?.image(for: $0) }",
            "{ [weak self] views in\nguard let self else { return }",
            "remoteImages.show(\npost.photo,\nin: views.photoImageView,\nplaceholder: .systemFill,\n"
                + "background: .systemRed\n)",
            "let photoImageView = TableSpec.with(TableSpec.imageView(cornerRadius: 4))"
        )
        #expect(generated.supports("final class RemoteImages {"))
    }

    @Test func aRowHasItsOwnQueue() {
        let generated = Generated(
            rows: "{ id: me, text: Me, image: { url: $(photo), placeholder: { symbol: person } } }",
            "{ id: face, content: { image: { url: $(photo), placeholder: { named: Face } } } }",
            keys: "state: { photo: 'URL?' }"
        )
        expect(
            generated,
            has: "RowContent(\"Me\", image: UIImage(systemName: \"person\"), in: \"me\", isSelectable: false)",
            ".remoteImage(state.photo, from: remoteImages)",
            "remoteImages.show(state.photo, in: $0, placeholder: UIImage(named: \"Face\"))",
            "remoteImages.show(state.photo, in: facePhotoImageView, placeholder: UIImage(named: \"Face\"))"
        )
        #expect(generated.supports("func remoteImage(_ url: URL?, from images: RemoteImages) -> Self {"))
    }

    @Test func aMissingColorIsNoPlaceholder() {
        let image = "{ url: $(photo), placeholder: { color: { named: Ink } } }"
        expect(
            Generated(rows: "{ id: face, content: { image: \(image) } }", keys: "state: { photo: 'URL?' }"),
            has: "placeholder: UIColor(named: \"Ink\") ?? .clear"
        )
    }

    @Test func imagesThatAreThereNeedNoLoader() {
        let generated = Generated(rows: "{ text: A, image: { symbol: star } }")
        expect(generated, lacks: "remoteImages", "async")
        #expect(!generated.supports("RemoteImages"))
    }
}
