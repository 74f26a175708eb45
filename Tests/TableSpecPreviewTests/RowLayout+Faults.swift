import TableSpecModel

@testable import TableSpecPreview

extension RowLayout {
    /// The frames of all that a row shows; what is empty does not count.
    var parts: [Rect] {
        let boxes =
            [imageFrame, control?.frame].compactMap { $0 } + accessories.map(\.frame) + editingControls.map(\.frame)
            + views.filter { !$0.isInFront }.map(\.frame)
        return ((textLines + detailLines).map(\.frame) + boxes).filter { $0.width > 0 && $0.height > 0 }
    }

    /// The row as it was before the swipe, which moved its content out of its frame.
    func unswiped(_ direction: LayoutDirection) -> RowLayout {
        guard let distance = swipe?.distance else { return self }
        var row = self
        row.moveContent(by: direction == .rightToLeft ? -distance : distance)
        return row
    }

    var partFaults: [String] {
        let parts = parts
        var faults = parts.filter { !frame.contains($0) }.map { "\($0) is outside" } + parts.overlapFaults
        let buttons = swipe?.buttons ?? []
        let lines = [separatorFrame, topSeparatorFrame].compactMap { $0 } + buttons.map(\.frame)
        faults += lines.filter { !frame.contains($0) }.map { "the line \($0) is outside" }
        faults += (control?.faults ?? []) + views.flatMap(\.faults)
        for button in buttons {
            guard let line = button.titleLine, !button.frame.contains(line.frame, tolerance: 1) else { continue }
            faults.append("\(line.text) is outside its button")
        }
        return faults.map { "\(id): \($0)" }
    }

    /// What a row does not show though its height follows what it shows.
    func clippingFaults(of content: RowContent, in table: ScreenContent) -> [String] {
        guard content.height == nil, table.rowHeight == nil else { return [] }
        let lines = (textLines + detailLines).filter { $0.frame.height < $0.font.inkHeight }.map {
            "\($0.text) is cut off"
        }
        let missing = zip(content.content?.leaves ?? [], views).filter { $0.showsSomething && $1.isEmpty }
        return (lines + missing.map { "\($0.0.kind) is not shown" }).map { "\(id): \($0)" }
    }
}

extension ViewLayout {
    /// What sticks out of a view of a custom cell.
    fileprivate var faults: [String] {
        lines.filter { !frame.contains($0.frame) }.map { "\($0.text) is outside its label" }
            + lines.map(\.frame).overlapFaults + (control?.faults ?? [])
    }

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
