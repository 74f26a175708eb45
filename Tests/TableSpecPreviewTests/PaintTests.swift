import Foundation
import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Row backgrounds, and colors with unknown values")
struct PaintTests {
    private static let clear = ColorReference.system(.clear)

    private func items(_ rows: [RowContent], colors: [String: AssetColor] = [:]) -> [DisplayItem] {
        var content = ScreenContent(
            name: "One",
            style: .insetGrouped,
            sections: [SectionContent(id: "section", rows: rows)]
        )
        content.assets.colors = colors
        let traits = PreviewTraits(device: .iPhoneSE)
        let layout = LayoutEngine.layout(content, traits: traits)
        return ScreenPainter(content: content, layout: layout, traits: traits).tableItems
    }

    /// The frames of what is drawn of a group, outside its rows, as their upper and lower ends.
    private func cards(_ items: [DisplayItem]) -> [ClosedRange<Double>] {
        items.compactMap { item in
            switch item {
            case .rect(let rect, _, .fill): rect.y...rect.maxY
            case .path(let steps, .fill):
                steps.compactMap(\.end?.y).reduce(nil) { range, y in
                    range.map { Swift.min($0.lowerBound, y)...Swift.max($0.upperBound, y) } ?? y...y
                }
            default: nil
            }
        }
    }

    private func rowFrames(_ items: [DisplayItem]) -> [ClosedRange<Double>] {
        items.compactMap { item in
            guard case .group(let group, _) = item, group.role == .row else { return nil }
            return group.frame.y...group.frame.maxY
        }
    }

    @Test("The table's background shows through rows with a custom background only")
    func clearRows() {
        func row(_ id: String, _ color: ColorReference? = nil) -> RowContent {
            RowContent(id: id, text: id, backgroundColor: color)
        }
        let whole = items([row("a"), row("b")])
        #expect(cards(whole) == [rowFrames(whole)[0].lowerBound...rowFrames(whole)[1].upperBound])
        let middle = items([row("a"), row("b", Self.clear), row("c")])
        #expect(cards(middle) == [rowFrames(middle)[0], rowFrames(middle)[2]])
        #expect(cards(items([row("a", Self.clear)])).isEmpty)
        let odd = items([row("a"), RowContent(id: "b", text: "b", oddBackgroundColor: Self.clear)])
        #expect(cards(odd) == [rowFrames(odd)[0]])
    }

    /// The colors are from https://github.com/noahsark769/ColorCompatibility, the sizes from screenshots.
    @Test("Separators and thumbs are as on iOS")
    func measured() {
        #expect(SystemPaint.paint(.opaqueSeparator) == Paint(0xC6C6C8, 0x38383A))
        #expect(ControlMetrics(system: .iOS18).sliderThumb == Size(width: 28, height: 28))
        #expect(ControlMetrics(system: .iOS26).sliderThumb == Size(width: 37, height: 24))
    }

    @Test("Stand-in colors depend on the name, are the same each time, and contrast with black and white")
    func standIns() {
        let names = ["Brand", "Accent", "Ink", "Paper", "Warning", "Success"]
        let paints = names.map(StandInPaint.paint)
        #expect(Set(paints).count > 4)
        #expect(paints == names.map(StandInPaint.paint))
        #expect(StandInPaint.paint(of: "Brand") == Paint(StandInPaint.tints[22]))
        #expect(Set(StandInPaint.tints).count == StandInPaint.tints.count)
        for tint in StandInPaint.tints {
            let luminance = Shade(tint).luminance
            #expect(1.05 / (luminance + 0.05) >= 4.5 && (luminance + 0.05) / 0.05 >= 4.5, "\(tint)")
        }
    }

    @Test("Text in a named color on a named background is readable, and known colors are exact")
    func namedOnNamed() {
        let row = RowContent(
            id: "row",
            text: "Text",
            textColor: .asset("Ink"),
            backgroundColor: .asset("Paper")
        )
        #expect(textPaints(items([row])) == [SystemPaint.paint(.label)])
        let ink = AssetColor(light: ColorComponents(red: 1, green: 2, blue: 3))
        #expect(textPaints(items([row], colors: ["Ink": ink])) == [Paint(0x010203)])
        let alone = RowContent(id: "row", text: "Text", textColor: .asset("Ink"))
        #expect(textPaints(items([alone])) == [StandInPaint.paint(of: "Ink")])
    }

    private func textPaints(_ items: [DisplayItem]) -> [Paint] {
        items.flatMap { item -> [Paint] in
            switch item {
            case .text(_, let paint): [paint]
            case .group(_, let items): textPaints(items)
            default: []
            }
        }
    }

    @Test("A disabled row is dimmed, unless the spec specifies its color")
    func disabledRow() {
        func paints(_ color: ColorReference?) -> [Paint] {
            var row = RowContent(id: "row", text: "Text", textColor: color)
            row.isEnabled = false
            return textPaints(items([row]))
        }
        #expect(paints(nil) == [SystemPaint.paint(.tertiaryLabel)])
        #expect(paints(.system(.systemRed)) == [SystemPaint.paint(.systemRed)])
    }

    @Test("An image without a sample is a dashed frame of its size")
    func missingImage() throws {
        let view = CellViewContent(.image(nil, ImageAttributes()), width: 60, height: 40)
        let paths = items([RowContent(id: "row", style: .custom, content: view)]).flatMap(strokedPaths)
        let points = try #require(paths.first).compactMap(\.end)
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        #expect((xs.max() ?? 0) - (xs.min() ?? 0) == 59)
        #expect((ys.max() ?? 0) - (ys.min() ?? 0) == 39)
        #expect(points.count > 20)
        let without = CellViewContent(.image(nil, ImageAttributes()))
        #expect(items([RowContent(id: "row", style: .custom, content: without)]).flatMap(strokedPaths).isEmpty)
    }

    @Test("The grip of a movable row is three lines, the same distance apart")
    func grip() {
        let palette = Palette(content: ScreenContent(name: "A"), system: .iOS18)
        let frame = Rect(x: 0, y: 10, width: 22, height: 9)
        let grip = AccessoryPainter(palette: palette).items(.grip, in: frame)
        #expect(
            grip.flatMap(strokedPaths).map { $0.compactMap(\.end?.y) } == [[10.5, 10.5], [14.5, 14.5], [18.5, 18.5]]
        )
    }

    private func strokedPaths(_ item: DisplayItem) -> [[PathStep]] {
        switch item {
        case .path(let steps, .stroke): [steps]
        case .group(_, let items): items.flatMap(strokedPaths)
        default: []
        }
    }
}

extension PathStep {
    fileprivate var end: Point? {
        switch self {
        case .move(let point), .line(let point), .curve(_, _, let point): point
        case .close: nil
        }
    }
}

extension Shade {
    /// The relative luminance of WCAG 2.1.
    fileprivate var luminance: Double {
        func linear(_ component: UInt8) -> Double {
            let value = Double(component) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
