import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Images at the ends of a slider")
struct SliderImageTests {
    private static let frame = Rect(x: 0, y: 0, width: 200, height: 34)
    private static let both = SliderImages(minimum: .symbol("minus"), maximum: .symbol("plus"))

    private static func layout(_ images: SliderImages) -> LayoutNode {
        let slider = ControlContent.slider(value: 0.5, minimum: 0, maximum: 1, images: images)
        let context = LayoutContext(content: ScreenContent(name: "A"), traits: PreviewTraits())
        return slider.layout(in: frame, context: context)
    }

    /// The centers of the thumb at the smallest and at the largest value.
    private static func ends(
        _ images: SliderImages,
        _ direction: LayoutDirection = .leftToRight
    ) throws -> (start: Double, end: Double) {
        let palette = Palette(content: ScreenContent(name: "A"), system: .iOS18, direction: direction)
        let layout = direction == .rightToLeft ? layout(images).mirrored(in: frame.width) : layout(images)
        let slider = SliderPicture(value: 0.5, minimum: 0, maximum: 1, images: images)
        guard case .slider(_, _, _, let start, let end)? = slider.live(in: layout, by: ControlPainter(palette: palette))
        else {
            Issue.record("no slider")
            return (0, 0)
        }
        return (start, end)
    }

    @Test func theTrackIsBetweenTheImages() throws {
        let images = Self.layout(Self.both).segmentFrames
        #expect(images.count == 2)
        #expect(images[0].x == 0 && images[1].maxX == 200)
        let room = images[0].width + ControlMetrics.sliderImageGap
        let plain = try Self.ends(SliderImages())
        let both = try Self.ends(Self.both)
        #expect(room > ControlMetrics.sliderImageGap)
        #expect((both.start - plain.start - room).magnitude < 0.01)
        #expect((plain.end - both.end - room).magnitude < 0.01)
        let one = try Self.ends(SliderImages(maximum: .symbol("plus")))
        #expect(one.start == plain.start && one.end == both.end)
    }

    @Test func rightToLeftTheSmallestValueIsAtTheRight() throws {
        let one = SliderImages(minimum: .symbol("minus"))
        let plain = try Self.ends(SliderImages(), .rightToLeft)
        let shown = try Self.ends(one, .rightToLeft)
        #expect(plain.start > plain.end)
        #expect(shown.start < plain.start && shown.end == plain.end)
    }

    @Test func aNarrowSliderKeepsATrack() {
        let slider = ControlContent.slider(value: 0.5, minimum: 0, maximum: 1, images: Self.both)
        let context = LayoutContext(content: ScreenContent(name: "A"), traits: PreviewTraits())
        let node = slider.layout(in: Rect(x: 0, y: 0, width: 30, height: 34), context: context)
        #expect(node.segmentFrames.allSatisfy { $0.width <= 10 })
    }
}
