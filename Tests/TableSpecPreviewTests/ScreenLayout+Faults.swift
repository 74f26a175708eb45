import TableSpecModel

@testable import TableSpecPreview

extension ScreenLayout {
    /// What lies over something else, sticks out of what should hold it, or is cut off, in words.
    ///
    /// - Parameter content: What was laid out, in its state.
    func faults(of content: ScreenContent, _ traits: PreviewTraits) -> [String] {
        rowFaults + partFaults(traits.direction) + swipeFaults + supplementFaults + barFaults + indexFaults
            + clippingFaults(of: content)
    }

    private var page: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

    /// Rows follow each other without gaps inside their cards; what has been scrolled away lies under the bars.
    var rowFaults: [String] {
        var faults: [String] = []
        var bottom: Double?
        for section in sections {
            if let bottom, section.cardFrame.y < bottom {
                faults.append("\(section.id): begins above the end of another")
            }
            if section.cardFrame.x < 0 || section.cardFrame.maxX > size.width {
                faults.append("\(section.id): too wide")
            }
            if section.cardFrame.maxY > size.height { faults.append("\(section.id): below the page") }
            var y = section.cardFrame.y
            for row in section.rows {
                if abs(row.frame.y - y) >= 0.001 { faults.append("\(row.id): a gap above") }
                if !section.cardFrame.contains(row.frame) { faults.append("\(row.id): outside its card") }
                y = row.frame.maxY
            }
            bottom = section.footerFrame?.maxY ?? y
        }
        return faults
    }

    /// The parts of a row lie inside it and beside each other.
    func partFaults(_ direction: LayoutDirection) -> [String] {
        sections.flatMap(\.rows).flatMap { $0.unswiped(direction).partFaults }
    }

    /// The button of a swiped row lies beside what is left of its content.
    var swipeFaults: [String] {
        sections.flatMap(\.rows).flatMap { row in
            row.swipe.map { swipe in
                row.parts.filter { $0.intersects(swipe.buttonFrame) }.map { "\(row.id): \($0) is under the button" }
            } ?? []
        }
    }

    /// Headers and footers lie inside the page and apart from rows, unless they float over them.
    var supplementFaults: [String] {
        var faults: [String] = []
        for (index, section) in sections.enumerated() {
            let isFloating = index == floatingSection
            for line in section.headerLines + section.footerLines {
                if line.frame.x < -0.01 || line.frame.maxX > size.width + 0.01 || line.frame.maxY > size.height {
                    faults.append("\(section.id): \(line.text) is outside the page")
                }
                if !isFloating, line.frame.intersects(section.cardFrame) {
                    faults.append("\(section.id): \(line.text) is over rows")
                }
            }
        }
        return faults
    }

    /// The parts of the bar lie inside it and beside each other.
    var barFaults: [String] {
        let items = (bars.leftItems + bars.rightItems).map(\.frame)
        let lines = [bars.titleLine, bars.largeTitleLine, bars.promptLine].compactMap { $0?.frame }
        let parts = items + lines + [bars.backButton?.frame].compactMap { $0 }
        return parts.enumerated().flatMap { index, part in
            (bars.frame.contains(part) ? [] : ["\(part) is outside the bar"])
                + parts[(index + 1)...].filter { part.intersects($0) }.map { "\(part) and \($0) overlap in the bar" }
        }
    }

    /// The letters of the index lie in a strip beside the rows, none over another.
    var indexFaults: [String] {
        let rows = sections.flatMap(\.rows).map(\.frame)
        let overlaps = zip(indexLines, indexLines.dropFirst()).filter { $0.frame.intersects($1.frame) }
        let covering = indexLines.filter { line in
            line.frame.y < bars.frame.maxY
                || rows.contains { $0.x < line.frame.maxX - 0.01 && $0.maxX > line.frame.x + 0.01 }
        }
        return overlaps.map { "\($0.text) and \($1.text) overlap" } + covering.map { "\($0.text) is over rows or bars" }
    }

    /// Where a row's height is its content's, no line of text is cut off by its end.
    private func clippingFaults(of content: ScreenContent) -> [String] {
        zip(content.sections, sections).flatMap { content, section in
            zip(content.rows, section.rows).flatMap { content, row in
                guard content.height == nil else { return [String]() }
                return (row.textLines + row.detailLines).filter { $0.frame.height < $0.font.inkHeight }.map {
                    "\(row.id): \($0.text) is cut off"
                }
            }
        }
    }
}

extension RowLayout {
    /// The frames of all that a row shows; what is empty does not count.
    var parts: [Rect] {
        let boxes =
            [imageFrame, control?.frame].compactMap { $0 } + accessories.map(\.frame) + editingControls.map(\.frame)
        return ((textLines + detailLines).map(\.frame) + boxes).filter { $0.width > 0 && $0.height > 0 }
    }

    /// The row as it was before the swipe, which moved its content out of its frame.
    fileprivate func unswiped(_ direction: LayoutDirection) -> RowLayout {
        guard let width = swipe?.buttonFrame.width else { return self }
        var row = self
        row.moveContent(by: direction == .rightToLeft ? -width : width)
        return row
    }

    fileprivate var partFaults: [String] {
        let parts = parts
        var faults = parts.filter { !frame.contains($0) }.map { "\(id): \($0) is outside" }
        for (index, part) in parts.enumerated() {
            faults += parts[(index + 1)...].filter { part.intersects($0) }.map { "\(id): \(part) and \($0) overlap" }
        }
        let lines = [separatorFrame, topSeparatorFrame, swipe?.buttonFrame].compactMap { $0 }
        faults += lines.filter { !frame.contains($0) }.map { "\(id): the line \($0) is outside" }
        if let control {
            let texts = control.lines.filter { !control.frame.contains($0.frame) }
            faults += texts.map { "\(id): \($0.text) is outside its control" }
        }
        if let swipe, let line = swipe.titleLine, !swipe.buttonFrame.contains(line.frame, tolerance: 1) {
            faults.append("\(id): \(line.text) is outside its button")
        }
        return faults
    }
}
