import TableSpecModel
import Testing

@testable import TableSpecPreview

/// The layout of single rows, against measures of real tables.
@Suite("Cell styles")
struct CellStyleLayoutTests {
    private let small18 = PreviewTraits(device: .iPhoneSE, system: .iOS18)
    private let small26 = PreviewTraits(device: .iPhoneSE, system: .iOS26)

    private func near(_ value: Double?, _ expected: Double, _ tolerance: Double = 0.01) -> Bool {
        value.map { abs($0 - expected) <= tolerance } ?? false
    }

    @Test("The content view of a row is 44 high in iOS 18 and 52 in iOS 26, and the separator adds to it")
    func heights() throws {
        let content = RowContent(id: "row", text: "Title")
        let row18 = try #require(Samples.layout(content, traits: small18))
        #expect(row18.frame.height == 44.5)
        #expect(row18.frame(.contentView)?.height == 44)
        #expect(near(row18.frame(.separator)?.height, 0.5))
        let row26 = try #require(Samples.layout(content, traits: small26))
        #expect(row26.frame.height == 53)
        #expect(row26.frame(.contentView)?.height == 52)
        #expect(near(row26.frame(.separator)?.height, 1))
    }

    @Test("value2 has labels and no content configuration: its separator is part of the 44 and 52 points")
    func labelHeights() throws {
        let content = RowContent(id: "row", style: .value2, text: "mobile", detail: "+44 20")
        #expect(Samples.layout(content, traits: small18)?.frame.height == 44)
        #expect(Samples.layout(content, traits: small26)?.frame.height == 52)
    }

    @Test("The baseline of a 44-point row is 28 below its top at 2x and 28.33 at 3x")
    func baselines() throws {
        let content = RowContent(id: "row", style: .value1, text: "Title")
        let row2 = try #require(Samples.layout(content, traits: small18))
        #expect(near((row2.lines(.text).first?.baseline ?? 0) - row2.frame.y, 28))
        let row3 = try #require(Samples.layout(content, traits: PreviewTraits(system: .iOS18)))
        #expect(near((row3.lines(.text).first?.baseline ?? 0) - row3.frame.y, 28.333))
    }

    @Test("value1: labels at 12, the detail ends 8 before the content view's end with a disclosure indicator")
    func value1() throws {
        let content = RowContent(
            id: "row",
            style: .value1,
            text: "Wi-Fi",
            detail: "Home",
            accessory: .type(.disclosureIndicator)
        )
        let row = try #require(Samples.layout(content, traits: small18))
        #expect(near(row.frame(.contentView)?.width, 348.5))
        #expect(near(row.frame(.text)?.x, 16))
        #expect(near((row.frame(.text)?.y ?? 0) - row.frame.y, 12))
        #expect(near(row.frame(.detail)?.maxX, 340.5))
        #expect(row.frame(.detail)?.y == row.frame(.text)?.y)
        let chevron = try #require(row[.accessory])
        #expect(near(chevron.frame.x, 351, 0.5))
        #expect(near(chevron.frame.maxX, 358, 0.5))
    }

    @Test(
        "Only value2 draws no image among the styles with labels",
        arguments: [
            (CellStyle.default, true), (.subtitle, true), (.value1, true), (.value2, false),
        ]
    )
    func images(style: CellStyle, isShown: Bool) throws {
        let content = RowContent(id: "row", style: style, text: "Wi-Fi", detail: "Home", image: .symbol("wifi"))
        let row = try #require(Samples.layout(content, traits: small18))
        #expect((row.frame(.image) != nil) == isShown)
        if let image = row.frame(.image), let text = row.frame(.text) { #expect(text.x > image.maxX) }
    }

    @Test("value1: the title keeps its width, and the detail is truncated")
    func value1Truncation() throws {
        let long = "A value that is far too long to stand beside its title"
        let content = RowContent(id: "row", style: .value1, text: "Background Refresh", detail: long)
        let row = try #require(Samples.layout(content, traits: small18))
        let (title, detail) = (try #require(row.lines(.text).first), try #require(row.lines(.detail).first))
        #expect(title.text == "Background Refresh")
        #expect(detail.isTruncated)
        #expect(detail.frame.x >= title.frame.maxX + 6)
        #expect(near(detail.frame.maxX, 375 - 16))
    }

    @Test("value2: a right-aligned label of 91 points, then the detail 6 points further; never an image")
    func value2() throws {
        let content = RowContent(
            id: "row",
            style: .value2,
            text: "mobile",
            detail: "+44 20",
            image: .symbol("phone")
        )
        let row = try #require(Samples.layout(content, traits: small18))
        #expect(near(row.frame(.text)?.width, 91))
        #expect(near(row.lines(.text).first?.frame.maxX, 16 + 91))
        #expect(near(row.frame(.detail)?.x, 16 + 97))
        #expect(near((row.frame(.text)?.y ?? 0) - row.frame.y, 15))
        #expect(row.frame(.image) == nil)
    }

    @Test("subtitle: 57 high at 3x and 58 at 2x with labels at 9 and 32.33, 32.5")
    func subtitle() throws {
        let content = RowContent(id: "row", style: .subtitle, text: "Title", detail: "Detail")
        let row3 = try #require(Samples.layout(content, traits: PreviewTraits(system: .iOS18)))
        #expect(row3.frame.height == 57)
        #expect(near((row3.frame(.text)?.y ?? 0) - row3.frame.y, 9))
        #expect(near((row3.frame(.detail)?.y ?? 0) - row3.frame.y, 32.333))
        #expect(near((row3.lines(.text).first?.baseline ?? 0) - row3.frame.y, 25.333))
        #expect(near((row3.lines(.detail).first?.baseline ?? 0) - row3.frame.y, 43.667))
        let row2 = try #require(Samples.layout(content, traits: small18))
        #expect(row2.frame.height == 58)
        #expect(near((row2.frame(.detail)?.y ?? 0) - row2.frame.y, 32.5))
    }

    @Test("subtitle: with a stated font size the row is as high as a line of the title requires, and lines touch")
    func subtitleOfStatedFonts() throws {
        let content = RowContent(
            id: "row",
            style: .subtitle,
            text: "Title",
            detail: "One\nTwo\nThree",
            textAttributes: TextAttributesContent(font: .system(size: 16, weight: .regular), numberOfLines: 1),
            detailAttributes: TextAttributesContent(font: .system(size: 12, weight: .regular), numberOfLines: 3),
            height: 90
        )
        let row = try #require(Samples.layout(content, style: .insetGrouped, traits: small18))
        #expect(near((row.frame(.text)?.y ?? 0) - row.frame.y, 11))
        #expect(near((row.frame(.detail)?.y ?? 0) - row.frame.y, 33.5))
        #expect(near(row.frame(.detail)?.height, 43))
        var pair = content
        (pair.detail, pair.height, pair.textAttributes.font) = ("One", nil, .system(size: 17, weight: .regular))
        #expect(Samples.layout(pair, traits: small18)?.frame(.contentView)?.height == 55.5)
    }

    @Test("subtitle: the space between the labels follows the title's size and disappears if the row is too low")
    func subtitleGap() throws {
        func gap(_ textSize: ContentSizeCategory, _ height: Double?) throws -> Double {
            let content = RowContent(id: "row", style: .subtitle, text: "Title", detail: "Detail", height: height)
            let traits = PreviewTraits(device: .iPhoneSE, system: .iOS18, textSize: textSize)
            let row = try #require(Samples.layout(content, traits: traits))
            return try #require(row.frame(.detail)).y - (try #require(row.frame(.text))).maxY
        }
        #expect(try gap(.large, nil) == 3)
        #expect(try gap(.extraSmall, nil) == 2.5)
        #expect(try gap(.large, 50) == 0)
        #expect(try gap(.large, 60) == 3)
    }

    @Test(
        "subtitle: rows are as high as Interface Builder's at the smallest text size",
        arguments: [
            (FontTextStyle.body, FontTextStyle.caption1, 49.5), (.body, .footnote, 50.5), (.subheadline, .body, 47.5),
        ]
    )
    func smallSubtitles(_ title: FontTextStyle, _ detail: FontTextStyle, _ height: Double) throws {
        let content = RowContent(
            id: "row",
            style: .subtitle,
            text: "Title",
            detail: "Detail",
            textAttributes: TextAttributesContent(font: .style(title), numberOfLines: 1),
            detailAttributes: TextAttributesContent(font: .style(detail), numberOfLines: 1)
        )
        let traits = PreviewTraits(device: .iPhoneSE, system: .iOS18, textSize: .extraSmall)
        #expect(try #require(Samples.layout(content, traits: traits)).frame(.contentView)?.height == height)
    }

    @Test("An image of 29 points moves text and separator to 60")
    func image() throws {
        let content = RowContent(id: "row", text: "Title", image: .named("Photo"))
        let row = try #require(Samples.layout(content, traits: small18))
        #expect(near(row.frame(.image)?.x, 16))
        #expect(near(row.frame(.text)?.x, 60))
        #expect(near(row.frame(.separator)?.x, 60))
    }

    @Test("A title of two lines at 17 points makes a row of 65 points with a line pitch of 22")
    func multiline() throws {
        let text = "A title that is too long for a single line of this table"
        let content = RowContent(id: "row", text: text, textAttributes: TextAttributesContent(numberOfLines: 0))
        let row = try #require(Samples.layout(content, traits: PreviewTraits(system: .iOS18)))
        #expect(row.lines(.text).count == 2)
        #expect(row.frame.height == 65)
        #expect(near(row.lines(.text)[1].baseline - row.lines(.text)[0].baseline, 22))
    }

    @Test("Indentation moves the content by 10 points per level")
    func indentation() throws {
        let row = try #require(Samples.layout(RowContent(id: "r", text: "T", indentationLevel: 2), traits: small18))
        #expect(near(row.frame(.text)?.x, 36))
    }

    @Test("Switches are 51 × 31 on iOS 18 and 63 × 28 on iOS 26 and end at the margin")
    func switches() throws {
        let content = RowContent(id: "row", text: "T", accessory: .control(.switch(isOn: true)))
        let old = try #require(Samples.layout(content, traits: small18)?.control?.frame)
        #expect(near(old.width, 51) && near(old.height, 31) && near(old.maxX, 359))
        let new = try #require(Samples.layout(content, traits: small26)?.control?.frame)
        #expect(near(new.width, 63) && near(new.height, 28) && near(new.maxX, 359))
    }

    @Test("At accessibility sizes value1 stacks its labels and lets them wrap")
    func accessibilitySizes() throws {
        let content = RowContent(
            id: "row",
            style: .value1,
            text: "A title that needs more than a line",
            detail: "Detail"
        )
        let traits = PreviewTraits(textSize: .accessibilityExtraLarge)
        let row = try #require(Samples.layout(content, traits: traits))
        #expect(row.lines(.text).count > 1)
        #expect(try #require(row.frame(.detail)).y >= (try #require(row.frame(.text))).maxY)
        #expect(row.frame(.detail)?.x == row.frame(.text)?.x)
    }

    @Test("A stated height is kept; lines that don't fit are omitted, and the remaining one is clipped by the row")
    func statedHeights() throws {
        func row(_ height: Double, _ style: CellStyle) -> LayoutNode? {
            let content = RowContent(id: "row", style: style, text: "Title", detail: "Detail", height: height)
            return Samples.layout(content, traits: small18)
        }
        #expect(row(60, .default)?.frame.height == 60)
        #expect(row(24, .subtitle)?.lines(.detail).isEmpty == true)
        #expect(row(24, .subtitle)?.lines(.text).count == 1)
        #expect(row(24, .subtitle)?.lines(.text)[0].isCut == false)
        let low = try #require(row(8, .default))
        #expect(low.lines(.text).map(\.isCut) == [true])
        #expect(
            low.lines(.text)[0].frame == Rect(x: 16, y: low.frame.y, width: low.lines(.text)[0].frame.width, height: 8)
        )
        #expect(abs(low.lines(.text)[0].baseline - low.frame.y - 9.75) <= 0.5)
        #expect(row(-5, .default)?.frame.height == 44.5)
        #expect(row(.infinity, .default)?.frame.height == 44.5)
    }
}
