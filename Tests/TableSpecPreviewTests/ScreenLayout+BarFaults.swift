@testable import TableSpecPreview

extension ScreenLayout {
    /// What the bars at the top of the screen don't contain, and what overlaps something else.
    var barFaults: [String] {
        let items = bars.all(.leftItem) + bars.all(.rightItem) + bars.all(.titleView)
        let parts = items + [.title, .largeTitle, .prompt, .backButton].compactMap { bars[$0] }
        let frames = parts.map(\.frame)
        let outside = frames.filter { !bars.frame.contains($0) }.map { "\($0) is outside the bar" }
        return outside + frames.overlapFaults + items.flatMap(\.itemFaults) + columnFaults
    }

    /// The views above and below the table are side by side and on the page.
    private var columnFaults: [String] {
        let views = parts.all(.viewAbove) + parts.all(.viewBelow)
        let page = Rect(x: 0, y: bars.frame.maxY, width: size.width, height: size.height - bars.frame.maxY)
        return views.filter { !page.contains($0.frame) }.map { "\($0.frame) is outside the page" }
            + views.map(\.frame).overlapFaults + views.flatMap(\.itemFaults)
    }
}

extension LayoutNode {
    /// What sticks out of a button or of a view.
    var itemFaults: [String] {
        let parts = lines.map(\.frame) + children.map(\.frame)
        return parts.filter { !frame.contains($0) }.map { "\($0) is outside its button \(frame)" }
            + (control?.faults ?? [])
    }

    /// What sticks out of a control or a label, and texts over each other.
    var faults: [String] {
        let outside = lines.filter { !frame.contains($0.frame) }.map { "\($0.text) is outside its control" }
        return outside + lines.map(\.frame).overlapFaults
            + all(.segment).map(\.frame).filter { !frame.contains($0) }
            .map { "the segment \($0) is outside its control" }
    }
}

extension ScreenLayout {
    /// The toolbar contains its buttons, and no part of an unscrolled table is behind it or the views at the bottom.
    func toolbarFaults(_ traits: PreviewTraits) -> [String] {
        let toolbar = self[.toolbar]
        let items = toolbar?.all(.toolbarItem) ?? []
        let frame = toolbar?.frame ?? Rect(x: 0, y: size.height, width: size.width, height: 0)
        let frames = items.map(\.frame) + [toolbar?.frame(.searchField)].compactMap { $0 }
        let outside = frames.filter { !frame.contains($0) }.map { "\($0) is outside the toolbar" }
        let bottom = min(frame.y, parts.all(.viewBelow).first?.frame.y ?? frame.y)
        let end = self[.tableFooter]?.frame.maxY ?? sections.last.map { $0.frame(.footer)?.maxY ?? $0.frame.maxY } ?? 0
        let isCovered = traits.state != .scrolled && end > bottom
        return outside + frames.overlapFaults + items.flatMap(\.itemFaults)
            + (isCovered ? ["the table ends below \(bottom)"] : [])
    }
}

extension ScreenLayout {
    /// The tab bar contains its tabs and overlaps only the page.
    func tabBarFaults(_ traits: PreviewTraits) -> [String] {
        guard let tabBar = self[.tabBar] else { return [] }
        let items =
            bars.children.filter { ![.searchField, .barSearchField].contains($0.part) }
            + (self[.toolbar]?.all(.toolbarItem) ?? []) + parts.all(.viewAbove) + parts.all(.viewBelow)
        let rows = traits.state == .scrolled ? [] : sections.flatMap(\.rows)
        let lines = self[.index]?.lines ?? []
        let covered = ((items + rows).map(\.frame) + lines.map(\.frame)).filter { $0.intersects(tabBar.frame) }
        return tabBar.tabFaults + covered.map { "\($0) is under the tab bar" }
    }
}

extension LayoutNode {
    /// What sticks out of a tab bar or of its tabs; a badge overlaps its symbol.
    var tabFaults: [String] {
        children.filter { !frame.contains($0.frame) }.map { "the tab \($0.frame) is outside the bar" }
            + children.map(\.frame).overlapFaults
            + children.flatMap { tab in
                let (image, title, badge) = (tab.frame(.image), tab.lines.first?.frame, tab[.badge])
                let isBadgeFull = badge.map { badge in
                    badge.lines.contains { badge.frame.contains($0.frame, tolerance: 0.5) }
                }
                let parts = [image, title, badge?.frame].compactMap { $0 }
                return parts.filter { !tab.frame.contains($0) }.map { "\($0) is outside the tab \(tab.frame)" }
                    + [image, title].compactMap { $0 }.overlapFaults
                    + [badge?.frame, title].compactMap { $0 }.overlapFaults
                    + (isBadgeFull ?? true ? [] : ["a badge does not hold its text"])
            }
    }
}
