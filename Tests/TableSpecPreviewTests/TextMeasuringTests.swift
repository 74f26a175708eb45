import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Text measuring")
struct TextMeasuringTests {
    @Test("Widths agree with those of San Francisco: mean error at most 0.7 %, 95th percentile at most 1.6 %")
    func agreesWithSanFrancisco() {
        let sets: [(font: TextFont, list: String)] = [
            (TextFont(size: 17), MeasuredWidths.regular17), (TextFont(size: 12), MeasuredWidths.regular12),
            (TextFont(size: 16), MeasuredWidths.regular16), (TextFont(size: 13), MeasuredWidths.regular13),
            (TextFont(size: 16, weight: .medium), MeasuredWidths.medium16),
            (TextFont(size: 11), MeasuredWidths.regular11), (TextFont(size: 15), MeasuredWidths.regular15),
        ]
        let errors = sets.flatMap { set in
            MeasuredWidths.labels(set.list).map { label in
                let isHalfPixel = (label.width * 2).rounded() == label.width * 2
                let measured = set.font.width(of: label.text).ceiledToPixel(isHalfPixel ? 2 : 3)
                return abs(measured - label.width) / label.width * 100
            }
        }.sorted()
        let mean = errors.reduce(0, +) / Double(errors.count)
        #expect(errors.count == 310)
        #expect(mean <= 0.7, "mean error \(mean) %")
        #expect(errors[errors.count * 95 / 100] <= 1.6, "95th percentile \(errors[errors.count * 95 / 100]) %")
    }

    @Test("Ideographs and emoji fill a square, whatever their components are")
    func fullWidth() {
        let font = TextFont(size: 12)
        for text in ["漢", "か", "한", "😀", "👩‍👩‍👧‍👦", "🇩🇪", "❤️"] {
            #expect(font.width(of: text) == 12, "\(text)")
        }
    }

    @Test("A line with emoji keeps its measured width with any emoji font; other lines keep their own")
    func emojiLines() {
        let font = TextFont(size: 17)
        for text in ["Party 🎉", "👩‍👩‍👧‍👦 Family", "❤️ 12", "東京 🗼"] { #expect(font.measures(text), "\(text)") }
        for text in ["🎉", "नमस्ते", "مرحبا 🎉", ""] { #expect(!font.measures(text), "\(text)") }
        let row = RowContent(id: "r", text: "Party 🎉")
        let content = ScreenContent(name: "Test", sections: [SectionContent(id: "s", rows: [row])])
        let picture = SVGRenderer.render(content, traits: PreviewTraits())
        let width = DecimalFormatter.string(font.width(of: "Party 🎉"))
        #expect(picture.contains(#"textLength="\#(width)" "#) && picture.contains(">Party 🎉</text>"))
        #expect(picture.contains("sans-serif, 'Apple Color Emoji', 'Noto Color Emoji'"))
    }

    @Test("Combining marks, joiners and direction marks have no width")
    func zeroWidth() {
        let font = TextFont(size: 17)
        #expect(font.width(of: "e\u{301}") == font.width(of: "e"))
        #expect(font.width(of: "a\u{200D}b\u{200F}") == font.width(of: "ab"))
    }

    @Test("Six combining marks per character are kept; emoji and marks that languages use are complete")
    func marks() {
        let heaped = "e" + String(repeating: "\u{301}", count: 2_000) + "x\u{323}\u{302}"
        #expect(DisplayText.sanitized(heaped).unicodeScalars.count == 1 + 6 + 3)
        for text in ["👩‍👩‍👧‍👦❤️🇩🇪", "ỗ", "क्षि", "שָׁלוֹם"] { #expect(DisplayText.sanitized(text) == text) }
    }

    @Test("Heavier characters are wider, and the table covers Latin, Greek and Cyrillic")
    func weights() {
        for text in ["Settings", "Ελλάδα", "Настройки", "Łódź"] {
            let widths = FontWeight.allCases.map { TextFont(size: 17, weight: $0).width(of: text) }
            #expect(widths == widths.sorted())
            #expect(Set(widths).count == widths.count)
        }
        #expect(FontWeight.allCases.allSatisfy { AdvanceTable.advance(of: "≥", weight: $0) != nil })
        #expect(AdvanceTable.advance(of: "क", weight: .regular) == nil)
    }

    @Test(
        "Labels are as high as Interface Builder's",
        arguments: [
            (17, 20.5, 20.333), (16, 19.5, 19.333), (15, 18, 18), (13, 16, 15.667), (12, 14.5, 14.333),
            (11, 13.5, 13.333),
        ]
    )
    func lineHeights(size: Double, twoPixels: Double, threePixels: Double) {
        #expect(abs(TextFont(size: size).lineHeight(scale: 2) - twoPixels) < 0.001)
        #expect(abs(TextFont(size: size).lineHeight(scale: 3) - threePixels) < 0.001)
    }
}
