import TableSpecModel
import Testing

/// Images that the app loads: valid values, pictures, and diagnostics for invalid values.
@Suite("Images that load later")
struct RemoteImageTests {
    private static let state = "state: { name: String, photo: 'URL?', place: 'URL?', isOn: Bool }"

    private func resolved(_ row: String) -> Resolved { Resolved(rows: "        - \(row)", screenKeys: Self.state) }

    @Test func theAddressIsAURL() {
        expect(
            resolved("{ id: a, content: { image: { url: ⟦$(name)⟧ } } }"),
            "expected a URL, but 'name' is 'String'"
        )
        expect(resolved("{ text: A, image: { url: ⟦$(isOn)⟧ } }"), "expected a URL, but 'isOn' is 'Bool'")
        expect(resolved("{ id: a, content: [{ image: { url: $(photo) } }, { image: { url: $(place) } }] }"))
    }

    @Test func anImageHasOneSource() {
        expect(
            resolved("{ text: A, image: { url: $(photo), ⟦named⟧: Photo } }"),
            "an image has one source: 'symbol', 'named' or 'url'"
        )
        expect(
            resolved("{ text: A, image: { symbol: star, ⟦placeholder⟧: { symbol: star } } }"),
            "'placeholder' requires 'url'"
        )
    }

    @Test func aPlaceholderIsOneThing() {
        expect(
            resolved("{ text: A, image: { url: $(photo), placeholder: { symbol: star, ⟦color⟧: systemFill } } }"),
            "a placeholder has only one of 'symbol', 'named' and 'color'"
        )
        expect(
            resolved("{ text: A, image: ⟦{ url: $(photo), placeholder: { color: systemFill } }⟧ }"),
            "a color can't be the placeholder for a row's image, because it has no size"
        )
    }

    @Test(arguments: ["symbol", "named"])
    func aPlaceholderMayBeBound(_ key: String) {
        let image = "image: { url: $(photo), placeholder: { \(key): $(star) } }"
        for row in ["{ text: A, \(image) }", "{ id: a, content: { \(image) } }"] {
            let messages = resolved(row).messages
            #expect(messages.count == 1 && messages[0].hasPrefix("unknown name 'star'"))
        }
        expect(resolved("{ text: A, image: { url: $(photo), placeholder: { \(key): $(name) } } }"))
    }

    @Test func onlyRowsAndImageViewsLoadImages() {
        expect(
            resolved("{ id: a, content: { button: A, image: ⟦{ url: $(photo) }⟧, action: a } }"),
            "only rows and image views can load an image from a URL"
        )
        expect(
            Resolved(
                "screen: Test\n\(Self.state)\nnavigationItem: { right: { image: ⟦{ url: $(photo) }⟧, action: a } }\ntable: { sections: [{ rows: [A] }] }"
            ),
            "only rows and image views can load an image from a URL"
        )
    }

    @Test func contentTellsWhereTheImagesOfSamplesAre() throws {
        let rows = try #require(
            Resolved(
                rows: """
                            - { text: A, image: { url: $(photo), placeholder: { symbol: star } } }
                            - { id: b, content: { image: { url: $(photo) }, contentMode: scaleAspectFill, width: 20, height: 20 } }
                    """,
                screenKeys: Self.state + "\nsamples: { photo: https://example.com/a%20b.jpg }"
            ).content?.sections.first?.rows
        )
        #expect(rows[0].image == .symbol("star") && rows[0].remoteAddress == "https://example.com/a%20b.jpg")
        let attributes = ImageAttributes(remoteAddress: "https://example.com/a%20b.jpg", contentMode: .scaleAspectFill)
        #expect(rows[1].content?.kind == .image(nil, attributes))
    }

    @Test(arguments: [
        ("https://example.com/bridge.jpg", "bridge"), ("https://example.com/x/bridge.jpg?size=2#top", "bridge"),
        ("https://example.com/old%20town.png", "old town"), ("file.heic", "file.heic"),
        ("https://example.com/", nil), ("https://example.com/harbour.jpg", nil), ("", nil),
    ])
    func anImageOfTheCatalogStandsForTheFile(_ address: String, _ name: String?) {
        var assets = PictureAssets()
        for name in ["bridge", "old town", "file.heic", "file"] {
            assets.images[name] = AssetImage(width: 1, height: 1)
        }
        #expect(assets.imageName(at: address) == name)
    }

    @Test func picturesShowThePlaceholder() throws {
        let rows = try #require(
            Resolved(
                rows: """
                            - { text: A, image: { url: $(photo), placeholder: { symbol: star } } }
                            - { id: b, content: { image: { url: $(photo), placeholder: { color: systemFill } }, width: 20, height: 20 } }
                    """,
                screenKeys: Self.state
            ).content?.sections.first?.rows
        )
        #expect(rows[0].image == .symbol("star") && rows[0].hasRemoteImage && rows[0].remoteAddress == nil)
        #expect(
            rows[1].content?.kind == .image(nil, ImageAttributes(placeholderColor: .system(.systemFill)))
        )
    }
}
