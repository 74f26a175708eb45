internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecPreview

/// The positions of the views in a spec's cells, in comparison with the document.
struct ViewPlaces {
    /// The number of views of a cell in their positions in the document, by the identifier of the cell.
    private(set) var scores: [String: Score] = [:]

    struct Score: Hashable, Sendable {
        var agreeing: Int
        var count: Int
        /// The maximum distance of a misplaced view from its position, in points.
        var distance: Double

        /// Whether no view is far away, because other fonts have other line heights.
        var isGood: Bool { agreeing == count || distance <= 4 }

        static func + (left: Score, right: Score) -> Score {
            Score(
                agreeing: left.agreeing + right.agreeing,
                count: left.count + right.count,
                distance: max(left.distance, right.distance)
            )
        }
    }

    /// - Parameters:
    ///   - rows: The rows of the spec in the document, in order.
    ///   - width: The width of the table in the document.
    init(of spec: YAMLMapping, rows: [RowPlacement], edges: [EdgePlacement], width: Double) {
        guard width > 0, let content = Self.content(of: YAMLWriter.line(spec)) else { return }
        let placements = rows.filter { !$0.isHidden }
        let margin = content.style == .insetGrouped ? 2 * RowFit.margin(ofWidth: width) : 0
        let room = content.tableMargins.left + content.tableMargins.right
        let widths = placements.map { ($0.width > 0 ? $0.width + margin : width) + room }
        for width in Set(widths).sorted() {
            let rows = Self.layout(content, width).sections.flatMap(\.rows)
            for (row, (placement, own)) in zip(rows, zip(placements, widths)) where own == width {
                guard let views = placement.views, !placement.cell.isEmpty else { continue }
                scores[placement.cell] = Self.score(views, row.viewFrames, in: row.frame)
            }
        }
        addScores(of: placements, content, inTable: width)
        for edge in edges where !edge.cell.isEmpty {
            let layout = Self.layout(content, edge.width > 0 ? edge.width : width + room)
            guard let place = layout.views(of: edge.side) else { continue }
            scores[edge.cell] = Self.score(edge.views, place.frames, in: place.whole)
        }
    }

    /// Adds the positions of the rows' views in another table, where they follow from the document's constraints.
    private mutating func addScores(of placements: [RowPlacement], _ content: ScreenContent, inTable width: Double) {
        guard placements.contains(where: { !$0.otherFrames.isEmpty && $0.views != nil }) else { return }
        let rows = Self.layout(content, RowPlacement.otherWidth(than: width)).sections.flatMap(\.rows)
        for (row, placement) in zip(rows, placements) {
            guard let score = scores[placement.cell], let views = placement.views else { continue }
            var other: (views: [ViewDraft], frames: [Rect]) = ([], [])
            for (view, frame) in zip(views, row.viewFrames) {
                guard let place = view.keys.object.flatMap({ placement.otherFrames[$0] }) else { continue }
                var view = view
                // Texts can wrap differently there, so only the sides are comparable.
                view.documentFrame = Frame(
                    x: place.x,
                    y: frame.y - row.frame.y,
                    width: place.width,
                    height: frame.height
                )
                other.views.append(view)
                other.frames.append(frame)
            }
            // Whether margins follow those of the device doesn't depend on the arrangement.
            scores[placement.cell] = score + Self.score(other.views, other.frames, in: row.frame, tolerance: 5)
        }
    }

    init(of spec: YAMLMapping, by drafter: ScreenDrafter) {
        let width = drafter.tableFrame.width
        self.init(of: spec, rows: drafter.placements, edges: drafter.edgePlacements, width: width)
    }

    private static func content(of text: String) -> ScreenContent? {
        let model = SpecModel(of: [SourceFile(path: "Trial.yaml", bytes: Array(text.utf8))])
        return model.screens.first.map { model.content(of: $0) }
    }

    private static func layout(_ content: ScreenContent, _ width: Double) -> ScreenLayout {
        var device = PreviewDevice.iPhoneSE
        device.size.width = width
        return LayoutEngine.layout(content, traits: PreviewTraits(device: device, system: .iOS18))
    }

    private static func score(
        _ views: [ViewDraft],
        _ frames: [Rect],
        in whole: Rect,
        tolerance: Double = 2
    ) -> Score {
        let distances = zip(views, frames).map { view, frame in
            let found = Frame(x: frame.x - whole.x, y: frame.y - whole.y, width: frame.width, height: frame.height)
            return view.distance(to: found)
        }
        let misplaced = distances.filter { $0 > tolerance }
        return Score(
            agreeing: distances.count - misplaced.count,
            count: views.count,
            distance: misplaced.max() ?? 0
        )
    }
}

extension LayoutNode {
    /// The frames of a row's views: those of its content, or its text and its control.
    fileprivate var viewFrames: [Rect] {
        views.isEmpty ? [frame(.text), control?.frame].compactMap { $0 } : views.map(\.frame)
    }
}

extension ScreenLayout {
    /// The views on one side of all rows or of the table, and the origin of their positions.
    func views(of side: EdgePlacement.Side) -> (frames: [Rect], whole: Rect)? {
        switch side {
        case .header: self[.tableHeader].map { ($0.views.map(\.frame), $0.frame) }
        case .footer: self[.tableFooter].map { ($0.views.map(\.frame), $0.frame) }
        case .above: views(in: parts.all(.viewAbove))
        case .below: views(in: parts.all(.viewBelow))
        }
    }

    private func views(in column: [LayoutNode]) -> (frames: [Rect], whole: Rect)? {
        guard let first = column.first else { return nil }
        let whole = Rect(x: 0, y: first.frame.y, width: 0, height: 0)
        return (column.flatMap(\.views).map(\.frame), whole)
    }
}

extension ViewDraft {
    /// The visible distance from the position in the document: for a text, at the side to which it's aligned; for other
    /// views, including their size.
    func distance(to found: Frame) -> Double {
        let frame = documentFrame ?? frame
        let across = abs(frame.middleY - found.middleY)
        let isTitle = self.keys["button"] != nil && self.keys["background"] == nil
        let side = self.keys["alignment"] ?? self.keys["textAlignment"] ?? (isTitle ? .text("center") : nil)
        switch (role, side) {
        case (.label, .text("right")), (.field, .text("right")): return max(across, abs(frame.right - found.right))
        case (.label, .text("center")), (.control, .text("center")):
            return max(across, abs(frame.middleX - found.middleX))
        case (.label, _): return max(across, abs(frame.x - found.x))
        default: return max(across, abs(frame.x - found.x), abs(frame.right - found.right))
        }
    }
}
