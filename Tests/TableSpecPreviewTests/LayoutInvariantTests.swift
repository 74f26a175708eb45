import TableSpecModel
import Testing

@testable import TableSpecPreview

/// What holds for every content in all circumstances.
@Suite("Nothing overlaps, nothing sticks out")
struct LayoutInvariantTests {
    @Test("Rows follow each other without gaps inside their cards", arguments: Samples.screens)
    func rows(screen: NamedScreen) {
        for traits in Samples.traits {
            let layout = LayoutEngine.layout(screen.content, traits: traits)
            let page = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
            var bottom = layout.bars.frame.maxY
            for section in layout.sections {
                #expect(section.cardFrame.y >= bottom)
                #expect(page.contains(section.cardFrame))
                bottom = section.cardFrame.y
                for row in section.rows {
                    #expect(abs(row.frame.y - bottom) < 0.001)
                    #expect(section.cardFrame.contains(row.frame))
                    bottom = row.frame.maxY
                }
                bottom = section.footerFrame?.maxY ?? bottom
            }
        }
    }

    @Test("The parts of a row lie inside it and beside each other", arguments: Samples.screens)
    func parts(screen: NamedScreen) {
        for traits in Samples.traits {
            for row in LayoutEngine.layout(screen.content, traits: traits).sections.flatMap(\.rows) {
                let parts = Self.parts(of: row)
                for part in parts { #expect(row.frame.contains(part), "\(row.id) \(Self.name(traits))") }
                for (index, part) in parts.enumerated() {
                    for other in parts[(index + 1)...] {
                        #expect(!part.intersects(other), "\(row.id) \(part) \(other) \(Self.name(traits))")
                    }
                }
                for line in [row.separatorFrame, row.topSeparatorFrame].compactMap({ $0 }) {
                    #expect(row.frame.contains(line))
                }
                for line in row.control?.lines ?? [] {
                    #expect(
                        row.control?.frame.contains(line.frame) == true,
                        "\(row.id) \(line.text) \(Self.name(traits))"
                    )
                }
            }
        }
    }

    private static func name(_ traits: PreviewTraits) -> String {
        "\(traits.device.name) iOS \(traits.look.rawValue) \(traits.textSize.rawValue) \(traits.direction.rawValue)"
    }

    private static func parts(of row: RowLayout) -> [Rect] {
        let lines = row.textLines + row.detailLines
        let boxes = [row.imageFrame, row.control?.frame].compactMap { $0 } + row.accessories.map(\.frame)
        return (lines.map(\.frame) + boxes).filter { $0.width > 0 && $0.height > 0 }
    }

    @Test("Headers and footers lie inside the page and apart from rows", arguments: Samples.screens)
    func supplements(screen: NamedScreen) {
        for traits in Samples.traits {
            let layout = LayoutEngine.layout(screen.content, traits: traits)
            let page = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
            for section in layout.sections {
                for line in section.headerLines + section.footerLines {
                    #expect(page.contains(line.frame))
                    #expect(!line.frame.intersects(section.cardFrame))
                }
                for line in section.headerLines { #expect(line.frame.y >= layout.bars.frame.maxY - 0.01) }
            }
        }
    }

    @Test("The parts of the bar lie inside it and beside each other", arguments: Samples.screens)
    func bars(screen: NamedScreen) {
        for traits in Samples.traits {
            let bars = LayoutEngine.layout(screen.content, traits: traits).bars
            let items = (bars.leftItems + bars.rightItems).map(\.frame)
            let lines = [bars.titleLine, bars.largeTitleLine, bars.promptLine].compactMap { $0?.frame }
            let parts = items + lines + [bars.backButton?.frame].compactMap { $0 }
            for (index, part) in parts.enumerated() {
                #expect(bars.frame.contains(part), "\(Self.name(traits))")
                for other in parts[(index + 1)...] {
                    #expect(!part.intersects(other), "\(part) \(other) \(Self.name(traits))")
                }
            }
        }
    }

    @Test("The letters of the index lie in a strip beside the rows, none over another", arguments: Samples.screens)
    func index(screen: NamedScreen) {
        for traits in Samples.traits {
            let layout = LayoutEngine.layout(screen.content, traits: traits)
            let rows = layout.sections.flatMap(\.rows).map(\.frame)
            for (line, next) in zip(layout.indexLines, layout.indexLines.dropFirst()) {
                #expect(!line.frame.intersects(next.frame))
            }
            for line in layout.indexLines {
                #expect(rows.allSatisfy { $0.maxX <= line.frame.x + 0.01 || $0.x >= line.frame.maxX - 0.01 })
                #expect(line.frame.y >= layout.bars.frame.maxY)
            }
        }
    }

    @Test("Right to left is the mirror image of left to right", arguments: Samples.screens)
    func mirror(screen: NamedScreen) {
        var traits = PreviewTraits(direction: .leftToRight, backButtonTitle: "Back")
        let leftToRight = LayoutEngine.layout(screen.content, traits: traits)
        traits.direction = .rightToLeft
        let rightToLeft = LayoutEngine.layout(screen.content, traits: traits)
        #expect(rightToLeft.mirroredRowFrames == leftToRight.rowFrames)
        #expect(rightToLeft.size == leftToRight.size)
        let edges = rightToLeft.sections.flatMap(\.rows).flatMap(\.textLines).map(\.edge)
        let mirroredEdges = leftToRight.sections.flatMap(\.rows).flatMap(\.textLines).map(\.edge)
        #expect(zip(edges, mirroredEdges).allSatisfy { $0 != $1 })
    }
}

extension ScreenLayout {
    /// The horizontal places of all text in rows, to the hundredth of a point.
    fileprivate var rowFrames: [Int] {
        sections.flatMap(\.rows).flatMap(\.textLines).map { Int(($0.frame.x * 100).rounded()) }
    }

    fileprivate var mirroredRowFrames: [Int] {
        sections.flatMap(\.rows).flatMap(\.textLines).map { Int(((size.width - $0.frame.maxX) * 100).rounded()) }
    }
}
