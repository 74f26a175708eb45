import Foundation
import TableSpecKit
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecImport
@testable import TableSpecPreview

@Suite("Views are where Interface Builder places them")
struct FrameTests {
    /// A view in the document and in the layout of the imported spec, both from the corner of the row.
    struct Pair {
        var kind: ViewDraft.Role
        var expected: Frame
        var found: Frame
        var alignment: String
        var place: String

        var isBesideTable: Bool { place.hasSuffix(" above") || place.hasSuffix(" below") }

        /// Whether it is where it was, within two points: texts at the side that they keep to, the title of a button in its
        /// middle, other views with their size.
        var agrees: Bool {
            let isNear = { (first: Double, second: Double) in abs(first - second) <= 2 }
            guard isNear(expected.middleY, found.middleY) else { return false }
            switch (kind, alignment) {
            case (.label, "right"), (.field, "right"): return isNear(expected.right, found.right)
            case (.label, "center"), (.control, "center"): return isNear(expected.middleX, found.middleX)
            case (.label, _): return isNear(expected.x, found.x)
            default: return isNear(expected.x, found.x) && isNear(expected.right, found.right)
            }
        }
    }

    /// Whether misplaced views are reported one by one.
    private static let isPrinting = ProcessInfo.processInfo.environment["TABLESPEC_FRAMES"] != nil

    /// The views of all cells of views of the documents.
    static func pairs(of sources: [ImportSource]) -> [Pair] {
        pairs(of: DraftedScreen.all(of: sources))
    }

    private static func pairs(of screens: [DraftedScreen]) -> [Pair] {
        var pairs: [Pair] = []
        for screen in screens {
            let (drafter, content) = (screen.drafter, screen.content)
            let table = drafter.tableFrame.width
            guard table > 0 else { continue }
            // Interface Builder keeps the widths that cells had when they were last edited; cards have side margins.
            pairs += Self.edgePairs(drafter, content, table)
            let margin = content.style == .insetGrouped ? 2 * (table >= 390 ? 20.0 : 16) : 0
            let placements = drafter.placements.filter { !$0.isHidden }
            let room = content.tableMargins.left + content.tableMargins.right
            let widths = placements.map { ($0.width > 0 ? $0.width + margin : table) + room }
            for width in Set(widths) {
                var device = PreviewDevice.iPhoneSE
                device.size.width = width
                let layout = LayoutEngine.layout(content, traits: PreviewTraits(device: device, system: .iOS18))
                let rows = layout.sections.flatMap(\.rows)
                for (row, (placement, own)) in zip(rows, zip(placements, widths)) where own == width {
                    guard let views = placement.views else { continue }
                    pairs += Self.pairs(views, row, "\(drafter.name) \(row.row?.id ?? "")")
                }
            }
        }
        return pairs
    }

    /// The views above and below all rows and the table, in the width for which the document has them.
    private static func edgePairs(_ drafter: ScreenDrafter, _ content: ScreenContent, _ width: Double) -> [Pair] {
        drafter.edgePlacements.flatMap { edge -> [Pair] in
            var device = PreviewDevice.iPhoneSE
            device.size.width = edge.width > 0 ? edge.width : width
            let layout = LayoutEngine.layout(content, traits: PreviewTraits(device: device, system: .iOS18))
            guard let place = layout.views(of: edge.side) else { return [] }
            return pairs(edge.views, place.frames, in: place.whole, "\(drafter.name) \(edge.side.rawValue)")
        }
    }

    private static func pairs(_ views: [ViewDraft], _ row: LayoutNode, _ place: String) -> [Pair] {
        var frames = row.views.map(\.frame)
        if frames.isEmpty { frames = [row.frame(.text), row.control?.frame].compactMap { $0 } }
        return pairs(views, frames, in: row.frame, place)
    }

    private static func pairs(
        _ views: [ViewDraft],
        _ frames: [Rect],
        in whole: Rect,
        _ place: String
    ) -> [Pair] {
        if views.count != frames.count, isPrinting {
            print("\(views.count) views, but \(frames.count) in the layout: \(place)")
        }
        return zip(views, frames).map { view, frame in
            let isTitle = view.keys["button"] != nil && view.keys["background"] == nil
            let stated = view.keys["alignment"] ?? view.keys["textAlignment"] ?? (isTitle ? .text("center") : nil)
            let alignment = if case .text(let word)? = stated { word } else { "natural" }
            let found = Frame(
                x: frame.x - whole.x,
                y: frame.y - whole.y,
                width: frame.width,
                height: frame.height
            )
            let expected = view.documentFrame ?? view.frame
            return Pair(kind: view.role, expected: expected, found: found, alignment: alignment, place: place)
        }
    }

    @Test(.needsStoryboards, .slow)
    func mostViewsOfRealStoryboards() {
        let pairs = Self.pairs(of: DraftedScreen.corpus)
        let agreeing = pairs.count(where: \.agrees)
        if Self.isPrinting {
            for pair in pairs where !pair.agrees { print(pair) }
            print("\(agreeing) of \(pairs.count)")
        }
        let beside = pairs.filter(\.isBesideTable)
        let agreeingBeside = beside.count(where: \.agrees)
        if Self.isPrinting { print("\(agreeingBeside) of \(beside.count) beside the table") }
        #expect(Double(agreeing - agreeingBeside) >= 0.92 * Double(pairs.count - beside.count))
        #expect(Double(agreeingBeside) >= 0.84 * Double(beside.count))
    }
}
