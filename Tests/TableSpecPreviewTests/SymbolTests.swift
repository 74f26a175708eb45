import Foundation
import TableSpecModel
import Testing

@testable import TableSpecPreview

/// Which names of symbols are drawn, and as what.
@Suite("Symbols")
struct SymbolTests {
    private let frame = Rect(x: 0, y: 0, width: 24, height: 24)

    private func items(_ name: String, isRightToLeft: Bool = false) -> [DisplayItem] {
        SymbolPainter(paint: Paint(0x007AFF), isRightToLeft: isRightToLeft).symbol(name, in: frame)
    }

    private func name(_ name: String) -> SymbolName? { SymbolName(name, isRightToLeft: false) }

    @Test("A name consists of a base symbol and modifiers around, over or next to it")
    func grammar() throws {
        let enclosed = try #require(name("xmark.circle.fill"))
        #expect(enclosed.sign == .drawing("xmark") && enclosed.enclosure == "circle" && enclosed.isFilled)
        let slashed = try #require(name("mic.slash.circle.fill"))
        #expect(slashed.sign == .drawing("mic") && slashed.isSlashed && slashed.enclosure == "circle")
        let whole = try #require(name("person.crop.circle"))
        #expect(whole.sign == .drawing("person.crop.circle") && whole.enclosure == nil)
        let badged = try #require(name("person.fill.badge.plus"))
        #expect(badged.sign == .drawing("person") && badged.badge == .enclosed("plus", in: "circle") && badged.isFilled)
        #expect(try #require(name("bell.badge")).badge == .dot)
        #expect(try #require(name("folder.badge.gearshape")).badge == .sign("gearshape"))
        #expect(try #require(name("folder.badge.person.crop")).badge == .sign("person.crop.circle"))
        #expect(try #require(name("person.badge.shield.checkmark")).badge == .enclosed("checkmark", in: "shield"))
        let warned = try #require(name("square.and.arrow.up.trianglebadge.exclamationmark"))
        #expect(warned.badge == .enclosed("exclamationmark", in: "triangle"))
        #expect(try #require(name("questionmark.square.dashed")).enclosure == "square.dashed")
        let number = try #require(name("12.square"))
        #expect(number.sign == .text("12") && number.enclosure == "square")
    }

    @Test(
        "A name that can't be drawn completely is a dashed square, never a part of it",
        arguments: [
            "person.nonsense", "chevron", "nonsense", "", ".", "circle.nonsense.fill", "plus.fill", "51.circle", "7",
            "bell.badge.nonsense", "ab.circle", "fill", "badge", "slash", "figure.walk.motion", "applelogo",
            "plus.square.dashed.fill", "folder.badge.shield.nonsense", "bell.trianglebadge", "bell.nonsensebadge",
        ]
    )
    func unknownNames(_ unknown: String) {
        #expect(items(unknown) == items("another unknown name"))
        #expect(name(unknown) == nil)
    }

    @Test(
        "Names with a common prefix are different symbols",
        arguments: [
            ("person", "person.2"), ("chevron.right", "chevron.down"), ("chevron.down.circle", "chevron.right.circle"),
            ("heart", "heart.fill"), ("bell", "bell.slash"), ("folder", "folder.badge.plus"), ("doc", "doc.text"),
            ("1.circle", "2.circle"), ("circle", "circle.fill"), ("sun.max", "sun.min"),
        ]
    )
    func differences(first: String, second: String) {
        #expect(name(first) != nil && name(second) != nil)
        #expect(items(first) != items(second))
    }

    @Test("A filled symbol is an area with a mask, in one even color")
    func filledSymbols() throws {
        let items = items("checkmark.circle.fill")
        #expect(items.count == 1)
        guard case .masked(let area, let mask)? = items.first else {
            Issue.record("no mask")
            return
        }
        #expect(area.count == 1)
        #expect(mask.count == 3)
    }

    @Test("Forward is right in left-to-right text and left elsewhere; right is always right")
    func directions() {
        #expect(items("chevron.forward") == items("chevron.right"))
        #expect(items("chevron.forward", isRightToLeft: true) == items("chevron.left"))
        #expect(items("arrow.backward.circle") == items("arrow.left.circle"))
        #expect(items("chevron.right", isRightToLeft: true) == items("chevron.right"))
        #expect(items("forward.fill") != items("right.fill"))
    }

    @Test("A symbol that points the other way is drawn in a mirror, unless its name has two directions")
    func mirrors() throws {
        let (left, right) = (SymbolCatalog.glyph("hand.point.left"), SymbolCatalog.glyph("hand.point.right"))
        let points = try #require(left?.body.first.flatMap(point))
        let mirrored = try #require(right?.body.first.flatMap(point))
        #expect(points.x + mirrored.x == SymbolGlyph.side && points.y == mirrored.y)
        let pair = "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right"
        #expect(SymbolCatalog.contains(pair))
        #expect(items(pair) != items("arrowtriangle.right.and.line.vertical.and.arrowtriangle.left"))
        #expect(items("dot.radiowaves.forward", isRightToLeft: true) == items("dot.radiowaves.left"))
        #expect(!SymbolCatalog.contains("rectangle.right.nonsense"))
    }

    /// A screen with a symbol in rows, controls, cells and tabs, or in place of the rows.
    private static func screen(_ symbol: String, isEmpty: Bool) -> ScreenContent {
        let image = ImageContent.symbol(symbol)
        var button = ButtonContent(title: "Go", image: image)
        button.style = .tinted
        let views: [CellViewContent] = [
            CellViewContent(.image(image, ImageAttributes())), CellViewContent(.control(.configuredButton(button))),
            CellViewContent(.control(.imageButton(image, label: "Go"))),
            CellViewContent(
                .control(.segmentedControl(segments: [SegmentContent("A", image: image), "B"], selected: 0))
            ),
        ]
        var row = RowContent(id: "a", text: "A", image: image)
        row.offers = RowOffers()
        row.offers?.trailingButtons = [SwipeButtonContent("Go", image: image)]
        let cell = RowContent(
            id: "b",
            style: .custom,
            content: CellViewContent(.stack(StackContent(axis: .vertical, views: views)))
        )
        var content = ScreenContent(name: "A", sections: [SectionContent(id: "s", rows: [row, cell])])
        guard isEmpty else { return content }
        content.sections = []
        content.unavailable = .message(image: image, text: "None", secondaryText: nil, buttons: [])
        return content
    }

    @Test(
        "A symbol that follows the direction does so wherever it is on the screen",
        arguments: [LayoutDirection.leftToRight, .rightToLeft],
        [false, true]
    )
    func directionsOnScreen(direction: LayoutDirection, isEmpty: Bool) {
        func items(_ symbol: String) -> [DisplayItem] {
            var traits = PreviewTraits(state: isEmpty ? .normal : .swiped)
            traits.direction = direction
            traits.tabBar = TabBarContext(
                tabs: [
                    TabContent(title: "A", image: .symbol(symbol), screen: "A"), TabContent(title: "B", screen: "B"),
                ],
                selected: "A"
            )
            return ScreenPainter(Self.screen(symbol, isEmpty: isEmpty), fitted: traits).screen
        }
        #expect(items("chevron.forward") == items(direction == .leftToRight ? "chevron.right" : "chevron.left"))
        #expect(items("chevron.right") != items("chevron.left"))
    }

    private func point(_ step: PathStep) -> Point? {
        if case .move(let point) = step { point } else { nil }
    }

    @Test("Older names of a symbol are drawn like the newer ones")
    func olderNames() {
        #expect(items("line.horizontal.3.decrease") == items("line.3.horizontal.decrease"))
        #expect(items("speaker.2.fill") == items("speaker.wave.2.fill"))
        #expect(items("largecircle.fill.circle") == items("circle.inset.filled"))
    }

    @Test("Every drawing stays inside its bounds", arguments: SymbolCatalog.names)
    func boxes(_ name: String) throws {
        let glyph = try #require(SymbolCatalog.glyph(name))
        let steps = glyph.body + glyph.lines + glyph.cuts + glyph.rings + glyph.dots + glyph.holes
        #expect(!steps.isEmpty)
        for step in steps {
            let points: [Point] =
                switch step {
                case .move(let point), .line(let point): [point]
                case .curve(_, _, let end): [end]
                case .close: []
                }
            #expect(points.allSatisfy { (0...24).contains($0.x) && (0...24).contains($0.y) })
        }
    }

    private static let usage = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "shared/reference/sf-symbol-usage.tsv")

    @Test(
        "At least 97% of the symbols that apps use are drawn",
        .enabled(if: FileManager.default.fileExists(atPath: usage.path()), "the count of names is missing")
    )
    func coverage() throws {
        let lines = try String(contentsOf: Self.usage, encoding: .utf8).split(separator: "\n").dropFirst()
        let uses = lines.compactMap { line -> (name: String, count: Int)? in
            let fields = line.split(separator: "\t").map(String.init)
            return fields.count == 2 ? Int(fields[1]).map { (fields[0], $0) } : nil
        }
        let missing = uses.filter { name($0.name) == nil }
        let (all, lost) = (uses.reduce(0) { $0 + $1.count }, missing.reduce(0) { $0 + $1.count })
        #expect(all > 1_500)
        #expect(lost * 100 <= all * 3, "\(lost) of \(all): \(missing.map { "\($0.name) \($0.count)" })")
    }
}
