import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Images that an app would load")
struct PhotoTests {
    private let frame = Rect(x: 10, y: 20, width: 60, height: 30)

    private func assets(_ width: Double, _ height: Double) -> PictureAssets {
        var assets = PictureAssets()
        let file = AssetImage.File(type: "image/png", base64: "AA==")
        assets.images["bridge"] = AssetImage(width: width, height: height, light: file)
        return assets
    }

    @Test func theImageOfTheCatalogIsShown() {
        var painter = PhotoPainter(assets: assets(30, 30))
        let address = "https://a.b/bridge.jpg"
        guard case .image(let image, let shown, tint: nil)? = painter.items(of: address, in: frame).first else {
            Issue.record("no image")
            return
        }
        #expect(image.width == 30 && shown == frame)
        painter.fills = true
        guard case .masked(let items, mask: let mask)? = painter.items(of: address, in: frame).first,
            case .image(_, let filled, tint: nil)? = items.first, case .rect(let clip, radius: 0, _)? = mask.first
        else {
            Issue.record("no image that fills")
            return
        }
        #expect(filled == Rect(x: 10, y: 5, width: 60, height: 60) && clip == frame)
    }

    @Test func othersAreLandscapesThatDiffer() {
        let painter = PhotoPainter(assets: PictureAssets())
        let items = painter.items(of: "https://a.b/bridge.jpg", in: frame)
        #expect(items.count == 4)
        #expect(painter.items(of: "https://a.b/bridge.jpg", in: frame) == items, "the same in every picture")
        let others = ["harbour", "castle", "lake"].map { painter.items(of: "https://a.b/\($0).jpg", in: frame) }
        #expect(others.contains { $0 != items })
        guard case .masked(_, mask: let mask)? = painter.items(of: "x", in: frame, cornerRadius: 40).first else {
            Issue.record("no round corners")
            return
        }
        #expect(mask == [.rect(frame, radius: 15, .fill(Paint(0xFFFFFF)))])
    }

    @Test func imagesOfTheAppThatAreNotKnownArePhotosWhereTheyAreLarge() {
        var painter = ImagePainter(paint: Paint(0x007AFF), assets: PictureAssets(), isRightToLeft: false)
        painter.ground = Paint(0xEEEEEF)
        let large = Rect(x: 0, y: 0, width: 76, height: 76)
        let (somebody, place) = (
            painter.items(of: .named("portrait"), in: large, cornerRadius: 38),
            painter.items(of: .named("harbour"), in: large)
        )
        #expect(somebody != painter.items(of: .named("harbour"), in: large, cornerRadius: 38))
        #expect(painter.items(of: .named("userAvatar"), in: large, cornerRadius: 38) == somebody)
        #expect(place == PhotoPainter(assets: PictureAssets()).items(of: "harbour", in: large))
        // Small ones may be icons: they keep the initials of their names.
        let small = painter.items(of: .named("portrait"), in: Rect(x: 0, y: 0, width: 28, height: 28))
        #expect(small.contains { if case .text(let line, _) = $0 { line.text == "po" } else { false } })
    }

    @Test func aRowHasRoomForIt() throws {
        var row = RowContent(id: "a", text: "A")
        row.hasRemoteImage = true
        row.remoteAddress = "https://a.b/bridge.jpg"
        let content = ScreenContent(name: "One", sections: [SectionContent(id: "s", rows: [row])])
        let layout = LayoutEngine.layout(content, traits: PreviewTraits())
        let image = try #require(layout.sections.first?.rows.first?.frame(.image))
        #expect(image.width == RowMetrics.remoteImageSide && image.height <= RowMetrics.remoteImageSide)
    }
}
