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
        for traits in Samples.traits + Samples.otherSizes + Samples.stateTraits {
            let isRightToLeft = traits.direction == .rightToLeft
            let rows = LayoutEngine.layout(screen.content, traits: traits).sections.flatMap(\.rows)
            let faults = rows.flatMap { Self.faults(in: Self.unswiped($0, isRightToLeft: isRightToLeft)) }
            #expect(faults.isEmpty, "\(Self.name(traits))")
        }
    }

    /// What lies outside the row or over another part of it.
    private static func faults(in row: RowLayout) -> [String] {
        let parts = parts(of: row)
        var faults = parts.filter { !row.frame.contains($0) }.map { "\(row.id): \($0) is outside" }
        for (index, part) in parts.enumerated() {
            faults += parts[(index + 1)...].filter { part.intersects($0) }.map {
                "\(row.id): \(part) and \($0) overlap"
            }
        }
        let lines = [row.separatorFrame, row.topSeparatorFrame, row.swipe?.buttonFrame].compactMap { $0 }
        faults += lines.filter { !row.frame.contains($0) }.map { "\(row.id): the line \($0) is outside" }
        if let control = row.control {
            let texts = control.lines.filter { !control.frame.contains($0.frame) }
            faults += texts.map { "\(row.id): \($0.text) is outside its control" }
        }
        if let swipe = row.swipe, let line = swipe.titleLine, !swipe.buttonFrame.contains(line.frame, tolerance: 1) {
            faults.append("\(row.id): \(line.text) is outside its button")
        }
        return faults
    }

    /// The row as it was before the swipe, which moved its content out of its frame.
    private static func unswiped(_ row: RowLayout, isRightToLeft: Bool) -> RowLayout {
        guard let width = row.swipe?.buttonFrame.width else { return row }
        var row = row
        row.moveContent(by: isRightToLeft ? -width : width)
        return row
    }

    @Test("The button of a swiped row lies beside what is left of its content", arguments: Samples.screens)
    func swipes(screen: NamedScreen) {
        for traits in Samples.stateTraits where traits.state == .swiped {
            for row in LayoutEngine.layout(screen.content, traits: traits).sections.flatMap(\.rows) {
                guard let swipe = row.swipe else { continue }
                for part in Self.parts(of: row) { #expect(!part.intersects(swipe.buttonFrame), "\(row.id)") }
            }
        }
    }

    private static func name(_ traits: PreviewTraits) -> String {
        "\(traits.device.name) iOS \(traits.look.rawValue) \(traits.textSize.rawValue) \(traits.direction.rawValue) "
            + traits.state.rawValue
    }

    private static func parts(of row: RowLayout) -> [Rect] {
        let lines = row.textLines + row.detailLines
        let boxes =
            [row.imageFrame, row.control?.frame].compactMap { $0 } + row.accessories.map(\.frame)
            + row.editingControls.map(\.frame)
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
