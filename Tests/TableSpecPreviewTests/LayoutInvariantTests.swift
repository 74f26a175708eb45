import TableSpecModel
import Testing

@testable import TableSpecPreview

/// What holds for every content in all circumstances.
@Suite("Nothing overlaps, nothing sticks out")
struct LayoutInvariantTests {
    @Test("In samples that hold everything, too much, and what should not be there", arguments: Samples.screens)
    func samples(screen: NamedScreen) {
        for traits in Samples.traits + Samples.otherSizes + Samples.stateTraits {
            let content = screen.content.shown(in: traits.state)
            let faults = LayoutEngine.layout(screen.content, traits: traits).faults(of: content, traits)
            #expect(faults.isEmpty, "\(traits.name)")
        }
    }

    @Test("Headers begin below the bars", arguments: Samples.screens)
    func headers(screen: NamedScreen) {
        for traits in Samples.traits {
            let layout = LayoutEngine.layout(screen.content, traits: traits)
            let lines = layout.sections.flatMap(\.headerLines)
            #expect(lines.allSatisfy { $0.frame.y >= layout.bars.frame.maxY - 0.01 }, "\(traits.name)")
            #expect(layout.sections.allSatisfy { $0.cardFrame.y >= layout.bars.frame.maxY }, "\(traits.name)")
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

extension PreviewTraits {
    /// The traits for a message.
    var name: String {
        "\(device.name) iOS \(system.rawValue) \(textSize.rawValue) \(direction.rawValue) \(state.rawValue)"
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
