import Testing

@Suite("Images that load later")
struct LateImageTests {
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
            "private lazy var lateImages = TableSpec.LateImages { [weak self] in await self?.actions?.image(for: $0) }",
            "{ [weak self] views in\nguard let self else { return }",
            "lateImages.show(post.photo, in: views.photoImageView, placeholder: .systemFill, background: .systemRed)",
            "let photoImageView = TableSpec.with(TableSpec.imageView(cornerRadius: 4))"
        )
        #expect(generated.supports("final class LateImages {"))
    }

    @Test func aRowHasAQueueOfItsOwn() {
        let generated = Generated(
            rows: "{ id: me, text: Me, image: { url: $(photo), placeholder: { symbol: person } } }",
            "{ id: face, content: { image: { url: $(photo), placeholder: { named: Face } } } }",
            keys: "state: { photo: 'URL?' }"
        )
        expect(
            generated,
            has: "RowContent(\"Me\", image: UIImage(systemName: \"person\"), in: \"me\", isSelectable: false)",
            ".lateImage(state.photo, from: lateImages)",
            "lateImages.show(state.photo, in: $0, placeholder: UIImage(named: \"Face\"))",
            "lateImages.show(state.photo, in: facePhotoImageView, placeholder: UIImage(named: \"Face\"))"
        )
        #expect(generated.supports("func lateImage(_ url: URL?, from images: LateImages) -> Self {"))
    }

    @Test func imagesThatAreThereNeedNoLoader() {
        let generated = Generated(rows: "{ text: A, image: { symbol: star } }")
        expect(generated, lacks: "lateImages", "async")
        #expect(!generated.supports("LateImages"))
    }
}
