import TableSpecModel

@testable import TableSpecPreview

extension ScreenLayout {
    /// Descriptions of what overlaps something else, sticks out of its container, or is clipped.
    ///
    /// - Parameter content: What was laid out, in its state.
    func faults(of content: ScreenContent, _ traits: PreviewTraits) -> [String] {
        let rows: [[String]] = [rowFaults, partFaults(traits.direction), swipeFaults, clippingFaults(of: content)]
        let supplements: [[String]] = [supplementFaults, headerViewFaults(of: content), indexFaults]
        return (rows + supplements + [barFaults, toolbarFaults(traits), tabBarFaults(traits)]).flatMap {
            $0
        }
    }

    /// Rows follow each other without gaps inside their cards; what has been scrolled away is under the bars.
    var rowFaults: [String] {
        var faults: [String] = []
        var bottom: Double?
        for section in sections {
            if let bottom, section.frame.y < bottom {
                faults.append("\(section.id): begins above the end of another")
            }
            if section.frame.x < 0 || section.frame.maxX > size.width {
                faults.append("\(section.id): too wide")
            }
            if section.frame.maxY > size.height { faults.append("\(section.id): below the page") }
            var y = section.frame.y
            for row in section.rows {
                if abs(row.frame.y - y) >= 0.001 { faults.append("\(row.id): a gap above") }
                if !section.frame.contains(row.frame) { faults.append("\(row.id): outside its card") }
                y = row.frame.maxY
            }
            bottom = section.frame(.footer)?.maxY ?? y
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
            row.all(.swipeButton).flatMap { button in
                row.shownFrames.filter { $0.intersects(button.frame) }.map { "\(row.id): \($0) is under the button" }
            }
        }
    }

    /// Headers and footers are inside the page and apart from rows, unless they float over them; their content is in
    /// them.
    var supplementFaults: [String] {
        sections.enumerated().flatMap { index, section in
            let supplements = (section.all(.header) + section.all(.footer)).flatMap(\.supplementFaults)
            let lines = section.lines(.header) + section.lines(.footer)
            let covering = index == floatingSection ? [] : lines.filter { $0.frame.intersects(section.frame) }
            return (supplements + covering.map { "\($0.text) is over rows" }).map { "\(section.id): \($0)" }
        }
    }

    /// The views above and below all rows hold what they show.
    private func headerViewFaults(of content: ScreenContent) -> [String] {
        let views = [(content.headerView, self[.tableHeader]), (content.footerView, self[.tableFooter])]
        return views.flatMap { content, layout -> [String] in
            guard let content, let layout else { return [] }
            let faults = layout.supplementFaults
            let isCut = content.height == nil && !layout.lines.shows(all: content.text)
            return faults + (isCut ? ["\(content.text ?? "") is cut off"] : [])
        }
    }

    /// The titles of the index are in a strip next to the rows, without overlaps.
    var indexFaults: [String] {
        let rows = sections.flatMap(\.rows).map(\.frame)
        let indexLines = self[.index]?.lines ?? []
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
            let header = content.headerHeight == nil && !section.lines(.header).shows(all: content.header)
            let footer = content.footerHeight == nil && !section.lines(.footer).shows(all: content.footer)
            let supplements = (header ? ["header"] : []) + (footer ? ["footer"] : [])
            return supplements.map { "\(section.id): the \($0) is cut off" }
                + zip(content.rows, section.rows).flatMap { $1.clippingFaults(of: $0, in: table) }
        }
    }
}

extension LayoutNode {
    /// What sticks out of a header or footer, and what overlaps.
    fileprivate var supplementFaults: [String] {
        let parts = lines.map(\.frame) + all(.image).map(\.frame)
        return parts.filter { !frame.contains($0, tolerance: 1) }.map { "\($0) is outside \(frame)" }
            + parts.overlapFaults
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
