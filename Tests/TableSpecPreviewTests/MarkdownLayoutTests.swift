import TableSpecMarkdown
import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Texts with Markdown in the picture")
struct MarkdownLayoutTests {
    private let font = TextFont(size: 17)

    private func lines(_ text: String, width: Double, limit: Int = 0) -> [BrokenLine] {
        StyledText(InlineMarkdown(text).runs, font: font).lines(within: width, limit: limit)
    }

    @Test func partsHaveVariantsOfTheFont() throws {
        let pieces = try #require(lines("a **b** *c* `d` ~~e~~ [f](g)", width: 1000).first).pieces
        #expect(pieces.map(\.text) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f"])
        #expect(pieces[1].font.weight == .semibold && pieces[3].font.isItalic && pieces[5].font.isMonospaced)
        #expect(pieces[7].isStruck && pieces[9].isLink)
        #expect(pieces[0].font == font && !pieces[0].isStruck && !pieces[0].isLink)
    }

    @Test func aLineIsAsWideAsItsParts() throws {
        let line = try #require(lines("Ada **Lovelace** wrote", width: 1000).first)
        let bold = TextFont(size: 17, weight: .semibold)
        let width = font.width(of: "Ada ") + bold.width(of: "Lovelace") + font.width(of: " wrote")
        #expect(abs(line.width - width) < 0.001)
        #expect(line.width > font.width(of: "Ada Lovelace wrote"))
    }

    @Test("Lines break where bold text no longer fits, even inside of a part")
    func linesBreakByTheWidthsOfTheirParts() {
        let text = "one **two three** four"
        let widest = font.width(of: "one ") + TextFont(size: 17, weight: .semibold).width(of: "two")
        let broken = lines(text, width: widest + 0.1)
        #expect(broken.map(\.text) == ["one two", "three", "four"])
        #expect(broken.map { $0.pieces.map(\.text) } == [["one ", "two"], ["three"], ["four"]])
        #expect(broken[1].pieces[0].font.weight == .semibold && broken[2].pieces[0].font.weight == .regular)
        #expect(lines(text, width: widest - 0.1)[0].text == "one")
    }

    @Test func anEllipsisHasTheStyleOfWhatItEnds() throws {
        let line = try #require(lines("one **two three four**", width: 80, limit: 1).first)
        #expect(line.isTruncated)
        #expect(line.pieces.map(\.text).joined() == line.text)
        #expect(line.pieces.last?.text.hasSuffix("…") == true && line.pieces.last?.font.weight == .semibold)
    }

    @Test func paragraphsAndRepeatedWordsKeepTheirParts() {
        let broken = lines("a **a**\n\n*a* a", width: 1000)
        #expect(broken.map { $0.pieces.map(\.text) } == [["a ", "a"], [], ["a", " a"]])
        #expect(broken[0].pieces[1].font.weight == .semibold && broken[2].pieces[0].font.isItalic)
    }

    @Test("Parts are side by side, from the right in right-to-left scripts")
    func partsStandSideBySide() {
        func drawn(_ text: String) -> [LaidOutLine] {
            let broken = lines(text, width: 1000)[0]
            let line = LaidOutLine.placed(broken, font: font, x: 10, top: 0, edge: .left, scale: 2)
            return line.items(Paint(0), link: Paint(1)).compactMap { item in
                if case .text(let line, _) = item { return line }
                return nil
            }
        }
        let latin = drawn("a **b** c")
        #expect(latin.map(\.text) == ["a ", "b", " c"])
        #expect(latin[0].frame.x == 10 && latin[1].frame.x == latin[0].frame.maxX)
        #expect(drawn("א **ב** ג").map(\.text) == [" ג", "ב", "א "])
    }

    @Test func linksAndStruckTextHaveLinesInTheirColors() {
        let broken = lines("[a](b) ~~c~~", width: 1000)[0]
        let line = LaidOutLine.placed(broken, font: font, x: 0, top: 0, edge: .left, scale: 2)
        let items = line.items(Paint(0x111111), link: Paint(0x0000FF))
        let rules = items.compactMap { item -> Paint? in
            if case .path(_, .stroke(let paint, _)) = item { return paint }
            return nil
        }
        #expect(rules == [Paint(0x0000FF), Paint(0x111111)])
    }
}
