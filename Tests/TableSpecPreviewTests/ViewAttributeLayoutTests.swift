import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Appearance, sizes and places of views in cells")
struct ViewAttributeLayoutTests {
    private let traits = PreviewTraits(device: .iPhoneSE, system: .iOS18)
    /// The width between the margins of a row.
    private let room = 375.0 - 2 * 16

    private func layout(_ content: CellViewContent, _ traits: PreviewTraits? = nil) throws -> LayoutNode {
        let row = RowContent(id: "row", style: .custom, content: content)
        return try #require(Samples.layout(row, traits: traits ?? self.traits))
    }

    private func column(_ views: [CellViewContent], padding: EdgeInsets = EdgeInsets()) -> CellViewContent {
        CellViewContent(.stack(StackContent(axis: .vertical, views: views, padding: padding)))
    }

    private func label(_ text: String) -> CellViewContent { CellViewContent(.label(LabelContent(text))) }

    private func image(width: Double? = nil, height: Double? = nil) -> CellViewContent {
        CellViewContent(.image(.named("Photo"), ImageAttributes()), width: width, height: height)
    }

    private func zstack(_ views: [CellViewContent], backdrops: Set<Int> = []) -> CellViewContent {
        CellViewContent(.zstack(ZStackContent(views: views, backdrops: backdrops)))
    }

    // MARK: Sizes

    @Test("Padding is space between a stack and its views, on the leading side in both directions")
    func padding() throws {
        let content = column([label("A")], padding: EdgeInsets(top: 3, left: 20, bottom: 5, right: 7))
        let row = try layout(content)
        #expect(row.views[0].frame.x == 16 + 20)
        #expect(row.views[0].frame.width == room - 27)
        let plain = try layout(column([label("A")]))
        #expect(row.views[0].frame.height == plain.views[0].frame.height)
        var mirrored = traits
        mirrored.direction = .rightToLeft
        #expect(try layout(content, mirrored).views[0].frame.maxX == 375 - 16 - 20)
    }

    @Test("A view with an aspect ratio has the height that follows from its width, and the row grows with it")
    func aspectRatio() throws {
        var photo = image()
        photo.limits.aspectRatio = 2
        let row = try layout(column([photo, label("A")]))
        #expect(row.views[0].frame.width == room)
        #expect(row.views[0].frame.height == (room / 2 * 2).rounded() / 2)
        #expect(row.frame.height > room / 2)
        photo.height = 30
        #expect(try layout(column([photo])).views[0].frame.width >= 60)
    }

    @Test("A fraction of the width is one of the width between the margins, even in nested stacks")
    func parts() throws {
        var half = label("A")
        half.widthPart = 0.5
        let inner = CellViewContent(
            .stack(StackContent(axis: .horizontal, views: [half, label("B")], stretchedIndices: [1]))
        )
        let row = try layout(column([inner], padding: EdgeInsets(left: 10)))
        #expect(row.views[0].frame.width == room / 2)
    }

    @Test("Limits keep a view from becoming smaller or larger")
    func limits() throws {
        var small = label("A")
        small.limits.minWidth = 90
        small.limits.minHeight = 70
        let stack = StackContent(axis: .horizontal, views: [small, label("B")], stretchedIndices: [1])
        let row = try layout(CellViewContent(.stack(stack)))
        #expect(row.views[0].frame.width == 90)
        #expect(row.views[0].frame.height == 70)
        var long = label("A text that is much too long for a hundred points")
        long.limits.maxWidth = 100
        let width = try layout(long).views[0].frame.width
        #expect(width > 80 && width <= 100)
    }

    // MARK: Places

    @Test("A view is at its anchor, at a distance from the edges", arguments: ViewAnchor.allCases)
    func anchors(_ anchor: ViewAnchor) throws {
        var badge = image(width: 10, height: 10)
        badge.anchor = anchor
        badge.inset = 4
        let row = try layout(zstack([image(width: 100, height: 60), badge]))
        let (base, frame) = (row.views[0].frame, row.views[1].frame)
        #expect(base.width == 100 && base.height == 60)
        switch anchor.horizontalEdge {
        case .leading: #expect(frame.x == base.x + 4)
        case .trailing: #expect(frame.maxX == base.maxX - 4)
        case nil: #expect(frame.midX == base.midX)
        }
        switch anchor.verticalEdge {
        case .top: #expect(frame.y == base.y + 4)
        case .bottom: #expect(frame.maxY == base.maxY - 4)
        case nil: #expect(frame.midY == base.midY)
        }
        #expect(row.views.count == 2 && row.viewsInBack.count == 1)
    }

    @Test("A view at an anchor keeps its own width in a row that fills the screen")
    func anchoredWidth() throws {
        var badge = image()
        badge.limits.aspectRatio = 1
        badge.anchor = .topTrailing
        let row = try layout(zstack([label("A"), badge]))
        #expect(row.views[1].frame.width < room / 2)
        #expect(row.frame.height < room / 2)
    }

    @Test("A view with a negative inset sticks out at its corner")
    func badge() throws {
        var badge = image(width: 10, height: 10)
        badge.anchor = .topTrailing
        badge.inset = -4
        let row = try layout(zstack([image(width: 40, height: 40), badge]))
        #expect(row.views[1].frame.maxX == row.views[0].frame.maxX + 4)
        #expect(row.views[1].frame.y == row.views[0].frame.y - 4)
    }

    @Test("An image behind a text is as large as the text, and one alone keeps its size")
    func backdrop() throws {
        let row = try layout(zstack([image(), label("A")], backdrops: [0]))
        let alone = try layout(label("A"))
        #expect(row.views[0].frame == row.views[1].frame)
        #expect(row.views[1].frame.height == alone.views[0].frame.height)
        #expect(row.frame.height == alone.frame.height)
    }

    @Test("A hidden view of a zstack keeps its space")
    func hidden() throws {
        let hidden = CellViewContent(
            .zstack(ZStackContent(views: [label("A")], hiddenViews: [image(width: 20, height: 90)]))
        )
        #expect(try layout(hidden).frame.height > 90)
        #expect(try layout(hidden).views.count == 1)
    }

    // MARK: Attributes

    private func items(_ content: CellViewContent) throws -> [DisplayItem] {
        let screen = Samples.row(RowContent(id: "row", style: .custom, content: content))
        let layout = try layout(content)
        let palette = Palette(content: screen, system: .iOS18)
        let controls = ControlPainter(palette: palette)
        return CellViewPainter(palette: palette, controls: controls).items(in: layout)
    }

    @Test("A card is drawn behind its views, its border over them, and its corners clip them")
    func card() throws {
        var card = column([image(), label("A")])
        card.attributes.background = .system(.systemRed)
        card.attributes.cornerRadius = 12
        card.attributes.borderColor = .system(.separator)
        card.attributes.borderWidth = 1
        let items = try items(card)
        let red = SystemPaint.paint(.systemRed)
        guard case .rect(let frame, 12, .fill(red))? = items.first else {
            Issue.record("expected the card first, found \(items.first.map { "\($0)" } ?? "nothing")")
            return
        }
        guard case .rect(let line, 11.5, .stroke(_, width: 1))? = items.last else {
            Issue.record("expected the line last, found \(items.last.map { "\($0)" } ?? "nothing")")
            return
        }
        #expect(line == frame.insetBy(0.5))
        let masks = items.compactMap { item -> DisplayItem? in
            guard case .masked(_, let mask) = item else { return nil }
            return mask.first
        }
        // The image touches the corners above, the text those below.
        #expect(masks.count == 2)
        #expect(masks.first == .rect(frame, radius: 12, .fill(Paint(0xFFFFFF))))
    }

    @Test("Views inside the corners are drawn unchanged")
    func unclipped() throws {
        var card = column([label("A")], padding: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        card.attributes.cornerRadius = 12
        #expect(try items(card).allSatisfy { if case .text = $0 { true } else { false } })
    }

    @Test("Opacities of a view and its superviews are multiplied")
    func opacity() throws {
        var inner = label("A")
        inner.attributes.opacity = 0.5
        var outer = column([inner])
        outer.attributes.opacity = 0.5
        guard case .text(_, let paint)? = try items(outer).first else {
            Issue.record("expected a text")
            return
        }
        #expect(paint == SystemPaint.paint(.label).faded(0.25))
        outer.attributes.opacity = 0
        #expect(try items(outer).isEmpty)
    }
}
