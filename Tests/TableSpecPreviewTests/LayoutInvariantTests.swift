import TableSpecModel
import Testing

@testable import TableSpecPreview

/// What holds for every content in all circumstances.
@Suite("Nothing overlaps or sticks out")
struct LayoutInvariantTests {
    private static let combinations = TraitCombinations(screens: Samples.screens.count)

    @Test(
        "Samples with all features, too much content and invalid content stay in bounds, below the bars",
        arguments: Samples.screens.indices
    )
    func samples(screen: Int) {
        let content = Samples.screens[screen].content
        for (traits, _) in Self.combinations[screen] {
            let layout = LayoutEngine.layout(content, traits: traits)
            let faults = layout.faults(of: content.shown(in: traits.state), traits)
            #expect(faults.isEmpty, "\(Samples.screens[screen].name) \(traits.name)")
            let lines = layout.sections.flatMap { $0.lines(.header) }
            let isScrolled = traits.state == .scrolled
            let isBelow =
                lines.allSatisfy { $0.frame.y >= layout.bars.frame.maxY - 0.01 }
                && layout.sections.allSatisfy { $0.frame.y >= layout.bars.frame.maxY }
            #expect(isBelow || isScrolled, "\(Samples.screens[screen].name) \(traits.name)")
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
        let edges = rightToLeft.sections.flatMap(\.rows).flatMap { $0.lines(.text) }.map(\.edge)
        let mirroredEdges = leftToRight.sections.flatMap(\.rows).flatMap { $0.lines(.text) }.map(\.edge)
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
        sections.flatMap(\.rows).flatMap { $0.lines(.text) }.map { Int(($0.frame.x * 100).rounded()) }
    }

    fileprivate var mirroredRowFrames: [Int] {
        sections.flatMap(\.rows).flatMap { $0.lines(.text) }.map { Int(((size.width - $0.frame.maxX) * 100).rounded()) }
    }
}
