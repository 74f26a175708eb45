import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecImport
@testable import TableSpecPreview

/// The views of cells in the width of five devices, where the constraints of the documents place them.
@Suite("Rows have the layouts of their constraints in all widths", .needsStoryboards, .slow)
struct WidthTests {
    /// The shares of views within two points of the position that follows from constraints, by the width of the table.
    private static let shares = [320.0: 0.9, 375: 0.9, 393: 0.86, 430: 0.86, 744: 0.86]

    private struct Cell {
        var layout: ConstraintLayout
        var content: Frame
        var frame: Frame
    }

    @Test func viewsMoveAsTheirConstraintsSay() {
        var counts: [Double: (near: Int, all: Int)] = [:]
        for screen in DraftedScreen.corpus {
            let (drafter, content) = (screen.drafter, screen.content)
            let (cells, placements) = (Self.cells(of: drafter), drafter.placements.filter { !$0.isHidden })
            for width in Self.shares.keys {
                let rows = Self.rows(of: content, inTable: width)
                guard rows.count == placements.count else { continue }
                for (row, placement) in zip(rows, placements) where !placement.otherFrames.isEmpty {
                    guard let cell = cells[placement.cell] else { continue }
                    let margin = RowFit.margin(ofWidth: width) - RowFit.margin(ofWidth: drafter.tableFrame.width)
                    let room = row.frame.width - cell.frame.width + cell.content.width
                    let agreement = Self.agreement(placement, row, cell.layout.frames(width: room, margin: margin))
                    counts[width, default: (0, 0)].near += agreement.count(where: { $0 })
                    counts[width, default: (0, 0)].all += agreement.count
                }
            }
        }
        for (width, share) in Self.shares {
            let count = counts[width, default: (0, 0)]
            #expect(count.all > 400 && Double(count.near) >= share * Double(count.all), "\(width): \(count)")
        }
    }

    /// The frames of a chat are those of a wider canvas than its own, 3% of all.
    @Test func theSolverAgreesWithTheCanvas() {
        var (near, all) = (0, 0)
        for screen in DraftedScreen.corpus {
            for cell in Self.cells(of: screen.drafter).values {
                let frames = cell.layout.frames(width: cell.content.width, margin: 0)
                for (id, saved) in cell.layout.saved {
                    let isNear = frames[id].map { abs($0.x - saved.x) <= 1 && abs($0.right - saved.right) <= 1 }
                    (near, all) = (near + (isNear == true ? 1 : 0), all + 1)
                }
            }
        }
        #expect(all > 1000 && Double(near) >= 0.96 * Double(all), "\(near) of \(all)")
    }

    /// The custom cells of a screen whose views have constraints, by their identifiers.
    private static func cells(of drafter: ScreenDrafter) -> [String: Cell] {
        let isCustom = Set(drafter.placements.filter { $0.views != nil && !$0.isHidden }.map(\.cell))
        var cells: [String: Cell] = [:]
        drafter.scene.controller.walk { cell in
            guard let id = cell["id"], cell.name.hasSuffix("Cell"), isCustom.contains(id),
                let content = cell.property("contentView"), let layout = ConstraintLayout(content)
            else { return }
            cells[id] = Cell(layout: layout, content: content.frame, frame: cell.frame)
        }
        return cells
    }

    private static func rows(of content: ScreenContent, inTable width: Double) -> [LayoutNode] {
        var device = PreviewDevice.iPhoneSE
        device.size.width = width
        let layout = LayoutEngine.layout(content, traits: PreviewTraits(device: device, system: .iOS18))
        return layout.sections.flatMap(\.rows)
    }

    /// Whether each view is where its constraints place it. Texts can wrap differently, so only the sides are compared.
    private static func agreement(
        _ placement: RowPlacement,
        _ row: LayoutNode,
        _ expected: [String: Frame]
    ) -> [Bool] {
        var frames = row.views.map(\.frame)
        if frames.isEmpty { frames = [row.frame(.text), row.control?.frame].compactMap { $0 } }
        return zip(placement.views ?? [], frames).compactMap { view, frame in
            guard let place = view.keys.object.flatMap({ expected[$0] }) else { return nil }
            var view = view
            view.documentFrame = Frame(x: place.x, y: 0, width: place.width, height: frame.height)
            let x = frame.x - row.frame.x
            return view.distance(to: Frame(x: x, y: 0, width: frame.width, height: frame.height)) <= 2
        }
    }
}
