import TableSpecModel
import Testing

@testable import TableSpecPreview

extension LayoutNode {
    func frame(of part: Part) throws -> Rect { try #require(frame(part)) }

    func line(of part: Part) throws -> LaidOutLine { try #require(line(part)) }

    /// The accessories of a row.
    var accessories: [Accessory] {
        children.compactMap { if case .accessory(let accessory) = $0.content { accessory } else { nil } }
    }

    /// The editing controls of a row.
    var editingControls: [EditingControl] {
        children.compactMap { if case .editingControl(let control) = $0.content { control } else { nil } }
    }

    /// The frames of all that a row shows; what is empty does not count.
    var shownFrames: [Rect] {
        let parts: [Part] = [.image, .control, .accessory, .editingControl]
        let boxes = children.filter { parts.contains($0.part) } + viewsInBack
        return (lines(.text) + lines(.detail)).map(\.frame).filter { $0.height > 0 && $0.width > 0 }
            + boxes.map(\.frame).filter { $0.width > 0 && $0.height > 0 }
    }

    /// The views that don't lie on others.
    var viewsInBack: [LayoutNode] {
        children.flatMap { child -> [LayoutNode] in
            guard let view = child.view else { return [] }
            switch view.kind {
            case .stack: return child.viewsInBack
            case .zstack:
                var back = child
                back.children = Array(child.children.prefix(1))
                return back.viewsInBack
            case .label, .image, .control, .app, .spacer: return [child]
            }
        }
    }

    /// How far a swipe has moved the content of a row to the left.
    func swipeDistance(_ direction: LayoutDirection = .leftToRight) -> Double {
        guard let content = frame(.contentView) else { return 0 }
        return direction == .rightToLeft ? frame.maxX - content.maxX : frame.x - content.x
    }

    /// The row as it was before the swipe, which moved its content out of its frame.
    func unswiped(_ direction: LayoutDirection) -> LayoutNode {
        guard self[.swipeButton] != nil else { return self }
        var row = self
        let distance = swipeDistance(direction)
        let still: [Part] = [.swipeButton, .separator, .topSeparator]
        for index in row.children.indices where !still.contains(row.children[index].part) {
            row.children[index].move(x: distance)
        }
        return row
    }

    var partFaults: [String] {
        let parts = shownFrames
        var faults = parts.filter { !frame.contains($0) }.map { "\($0) is outside" } + parts.overlapFaults
        let buttons = all(.swipeButton)
        let lines = (all(.separator) + all(.topSeparator) + buttons).map(\.frame)
        faults += lines.filter { !frame.contains($0) }.map { "the line \($0) is outside" }
        faults += (control?.faults ?? []) + views.flatMap(\.viewFaults)
        for button in buttons {
            for line in button.lines where !button.frame.contains(line.frame, tolerance: 1) {
                faults.append("\(line.text) is outside its button")
            }
        }
        return faults.map { "\(id): \($0)" }
    }

    /// The id of a row or section.
    var id: String { row?.id ?? section?.id ?? "" }

    /// What a row does not show though its height follows what it shows.
    func clippingFaults(of content: RowContent, in table: ScreenContent) -> [String] {
        guard content.height == nil, table.rowHeight == nil else { return [] }
        let lines = (lines(.text) + lines(.detail)).filter { $0.frame.height < $0.font.inkHeight }.map {
            "\($0.text) is cut off"
        }
        let missing = zip(content.content?.leaves ?? [], views).filter { $0.showsSomething && $1.isEmpty }
        return (lines + missing.map { "\($0.0.kind) is not shown" }).map { "\(id): \($0)" }
    }
}

extension LayoutNode {
    /// What sticks out of a view of a custom cell.
    fileprivate var viewFaults: [String] { faults + (control?.faults ?? []) }

    fileprivate var isEmpty: Bool {
        frame.width < 1 || frame.height < 1 || control == nil && lines.contains { $0.frame.height < $0.font.inkHeight }
    }
}

extension CellViewContent {
    /// Whether a view has something to show.
    fileprivate var showsSomething: Bool {
        switch kind {
        case .label(let label): label.text?.isEmpty == false
        case .image(let image, _): image != nil
        case .control(.textField(let text, let placeholder, _)): !text.isEmpty || placeholder?.isEmpty == false
        case .control, .app: true
        case .stack, .zstack, .spacer: false
        }
    }
}
