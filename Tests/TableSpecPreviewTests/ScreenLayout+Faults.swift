import TableSpecModel

@testable import TableSpecPreview

extension ScreenLayout {
    /// Descriptions of what overlaps something else, sticks out of its container, or is clipped.
    ///
    /// - Parameter content: What was laid out, in its state.
    func faults(of content: ScreenContent, _ traits: PreviewTraits) -> [String] {
        let rows: [[String]] = [rowFaults, partFaults(traits.direction), swipeFaults, clippingFaults(of: content)]
        let supplements: [[String]] = [supplementFaults, headerViewFaults(of: content), indexFaults]
        return (rows + supplements + [bars.faults(in: size), toolbarFaults(traits), tabBarFaults(traits)]).flatMap {
            $0
        }
    }

    /// Rows follow each other without gaps inside their cards; what has been scrolled away is under the bars.
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

    /// The parts of a row are inside it and side by side.
    func partFaults(_ direction: LayoutDirection) -> [String] {
        sections.flatMap(\.rows).flatMap { $0.unswiped(direction).partFaults }
    }

    /// The button of a swiped row is next to the rest of its content.
    var swipeFaults: [String] {
        sections.flatMap(\.rows).flatMap { row in
            row.swipe?.buttons.flatMap { button in
                row.parts.filter { $0.intersects(button.frame) }.map { "\(row.id): \($0) is under the button" }
            } ?? []
        }
    }

    /// Headers and footers are inside the page and apart from rows, unless they float over them; their content is in
    /// them.
    var supplementFaults: [String] {
        sections.enumerated().flatMap { index, section in
            let header = supplementFaults(section.headerFrame, section.headerLines, section.headerImageFrame)
            let footer = supplementFaults(section.footerFrame, section.footerLines, section.footerImageFrame)
            let lines = section.headerLines + section.footerLines
            let covering = index == floatingSection ? [] : lines.filter { $0.frame.intersects(section.cardFrame) }
            return (header + footer + covering.map { "\($0.text) is over rows" }).map { "\(section.id): \($0)" }
        }
    }

    private func supplementFaults(_ frame: Rect?, _ lines: [LaidOutLine], _ image: Rect?) -> [String] {
        guard let frame else { return lines.map { "\($0.text) has no header" } }
        let parts = lines.map(\.frame) + (image.map { [$0] } ?? [])
        return parts.filter { !frame.contains($0, tolerance: 1) }.map { "\($0) is outside \(frame)" }
            + parts.overlapFaults
    }

    /// The views above and below all rows hold what they show.
    private func headerViewFaults(of content: ScreenContent) -> [String] {
        let views = [(content.headerView, headerView), (content.footerView, footerView)]
        return views.flatMap { content, layout -> [String] in
            guard let content, let layout else { return [] }
            let faults = supplementFaults(layout.frame, layout.textLines, layout.imageFrame)
            let isCut = content.height == nil && !layout.textLines.shows(all: content.text)
            return faults + (isCut ? ["\(content.text ?? "") is cut off"] : [])
        }
    }

    /// The titles of the index are in a strip next to the rows, without overlaps.
    var indexFaults: [String] {
        let rows = sections.flatMap(\.rows).map(\.frame)
        let overlaps = zip(indexLines, indexLines.dropFirst()).filter { $0.frame.intersects($1.frame) }
        let covering = indexLines.filter { line in
            line.frame.y < bars.frame.maxY
                || rows.contains { $0.x < line.frame.maxX - 0.01 && $0.maxX > line.frame.x + 0.01 }
        }
        return overlaps.map { "\($0.text) and \($1.text) overlap" } + covering.map { "\($0.text) is over rows or bars" }
    }

    /// Where a row's or a header's height is its content's, no line of text is cut off by its end.
    private func clippingFaults(of table: ScreenContent) -> [String] {
        zip(table.sections, sections).flatMap { content, section in
            let header = content.headerHeight == nil && !section.headerLines.shows(all: content.header)
            let footer = content.footerHeight == nil && !section.footerLines.shows(all: content.footer)
            let supplements = (header ? ["header"] : []) + (footer ? ["footer"] : [])
            return supplements.map { "\(section.id): the \($0) is cut off" }
                + zip(content.rows, section.rows).flatMap { $1.clippingFaults(of: $0, in: table) }
        }
    }
}

extension [LaidOutLine] {
    /// Whether the lines contain all characters of a text.
    func shows(all text: String?) -> Bool {
        func letters(_ text: String) -> String { DisplayText.sanitized(text).uppercased().filter { !$0.isWhitespace } }
        return letters(map(\.text).joined()) == letters(text ?? "")
    }
}

extension [Rect] {
    /// The frames that overlap another one.
    var overlapFaults: [String] {
        indices.flatMap { index in
            self[(index + 1)...].filter { self[index].intersects($0) }.map { "\(self[index]) and \($0) overlap" }
        }
    }
}
